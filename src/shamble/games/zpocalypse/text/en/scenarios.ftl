### Scenarios and options.

field-restart = After a wiped squad
    .about = What happens to Firearm and Melee when a squad has to start again.
restart-card = as the scenario says
restart-easy = easy: the numbers stay
restart-hardcore = hardcore: they start from nothing
field-walks = Walks of the dead
    .about = Whether the player with most points is asked where the dead end their walks, when that is open.
walks-themselves = by themselves
walks-asked = asked
field-base = Base set
    .about = Where the game begins: indoors, or in the open, which is harder.
base-card = as the scenario says
base-lobby = Hotel Lobby (for beginners)
base-park = Park (for the experienced)
