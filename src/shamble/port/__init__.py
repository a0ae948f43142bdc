"""What every game gives the rest of the product: one object, behind which its own modules stay.

Server, terminal, casebook, laboratory and bots reach a game through its `Port` alone (see `port.port`);
`shelf` finds the ports of all games.
"""
