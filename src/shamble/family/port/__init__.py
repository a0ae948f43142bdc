"""What the product asks of the Zombicide games: options, content files, messages for the page, words."""
