"""How the games are written down: cards, actions, events and positions, between the rules' integers and text."""
