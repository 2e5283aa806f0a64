"""The server's routes: one file for each thing people come for."""
