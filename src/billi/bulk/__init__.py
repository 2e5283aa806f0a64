"""Games by the million: random play-outs and batches, on the processor or on a GPU."""
