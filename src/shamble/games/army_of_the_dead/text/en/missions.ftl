### Goals, endings and actions of the missions.

goal-army-am1-tokens = Take both red Objectives.
goal-army-am1-escape = Then leave through the Exit with every Survivor who is left.
ending-army-am1-few = Fewer than three of you are left: the game is lost.
defeat-army-am1-few = At least three Survivors have to stay alive.

## What missions count

word-survivors-with = Survivors of the team on the board with a Specialty
word-survivors-left = Survivors of the team who have not fallen, escaped ones included
word-companions-away = Companions who have left the board
word-actor-is = whether the acting Survivor has a Specialty
word-vault-solved = whether the traps of the Vault are gone
word-vault-open = whether the Vault stands open
word-loads-in = loads that lie in some Zones
word-loads-here = loads that lie where the acting Survivor stands
word-loads-away = loads that have left the board with whoever carries them
word-loads-left = all loads that lie somewhere or are carried
word-actor-loads = loads that the acting Survivor carries
word-lay-load = lays a load into a Zone
word-take-load = the acting Survivor takes a load from its Zone
word-stow-load = the acting Survivor puts a load where the mission wants it
word-sleepers-eliminated = when a Survivor has removed a Sleeper token

token-loads = Load
token-load = Load carried
event-load-laid = Something worth taking lies in { $zone }.
event-load-taken = { $survivor } takes it along.
event-load-stowed = { $survivor } has put it where it belongs.
