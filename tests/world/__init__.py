"""A world in which servers, people, network, disk and time do what a seed says, all in one process."""
