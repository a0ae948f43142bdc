### The columns of lists of what a game of the family has.

## Commands: what they say

cli-list-survivor = Survivor
cli-list-traits = Trait
cli-list-blue = Blue
cli-list-yellow = Yellow
cli-list-orange = Orange
cli-list-red = Red
cli-list-skill = Skill
cli-list-text = What it does
cli-list-rules = Rules
cli-list-card = Card
cli-list-melee = Melee
cli-list-ranged = Ranged
cli-list-dual = Dual
cli-list-skills = Skills
cli-list-decks = Decks
cli-list-ours = Ours
cli-list-zombie = Zombie
cli-list-type = Type
cli-list-figures = Figures
cli-list-actions = Actions
cli-list-toughness = Damage to kill
cli-list-adrenaline = Adrenaline
cli-list-priority = Priority
cli-list-word = Word
cli-list-sort = Sort
cli-list-needs = Needs
cli-list-facts = Facts
cli-list-meaning = What it means
cli-list-sort-number = number
cli-list-sort-condition = condition
cli-list-sort-effect = effect
cli-list-sort-moment = moment
