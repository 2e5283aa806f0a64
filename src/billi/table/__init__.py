"""A game being played by people: seats, clocks, chat, absence. No web framework, no database.

A table is the fold of its log. People ask for something (:mod:`billi.table.wishes`), :mod:`billi.table.deciding`
turns that into log entries or says why not, and :class:`billi.table.table.Table` is what the entries so far add up
to. What anyone may see of it is :mod:`billi.table.showing`.
"""
