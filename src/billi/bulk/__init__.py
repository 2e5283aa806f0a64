"""Games by the million: random play-outs and batches, on the processor or on a GPU."""

from typing import Final

ILLEGAL: Final = -1
"""What a step gives in place of a stream when the action it was given is not legal."""
