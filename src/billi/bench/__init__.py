"""How fast it is, measured on the machine at hand."""
