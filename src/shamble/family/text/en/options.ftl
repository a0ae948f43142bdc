### What may be chosen before a game of the family.

field-party = Team
    .about = How many Survivors there are in all.
field-survivors = Survivors
    .about = Who is in the team. The rest is chosen at the table.
field-modes = Optional rules
    .about = Ways to play that the mission does not ask for.
field-tiers = Zombie cards
    .about = Which Zombie cards are in the deck.
field-abominations = Abominations
    .about = Which Abominations may come; all if none is named.
field-shares = Shares
    .about = How many Survivors each player has; as evenly as possible if nobody says.
tier-easy = easy
tier-hard = hard
tier-extra = Extra Activations
abominations-none = none at all
