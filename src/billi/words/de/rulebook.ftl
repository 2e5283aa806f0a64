### rulebook
