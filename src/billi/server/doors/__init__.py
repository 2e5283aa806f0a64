"""The server's doors: one file for each thing people come for."""
