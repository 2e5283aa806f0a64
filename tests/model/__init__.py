"""A second, plain telling of both games, sharing nothing with the engine it is compared with."""
