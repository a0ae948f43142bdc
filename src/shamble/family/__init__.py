"""The rules that the Zombicide games share. Each game is a layer over them."""
