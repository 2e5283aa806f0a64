"""Where players are made, measured and compared: training, environments, the ladder.

What needs a library of an extra imports it when it is used: importing this imports none of them.
"""
