"""What tests share: servers, browsers, databases, people, games and ways to look at them."""
