### Words for Scenes and Ghoul cards.

word-switch-actor = the acting Survivor’s card is turned
word-switch-all = everybody’s card is turned
word-switch-in = the cards of everybody in these Zones are turned
word-wake-spawn = the sleeping Spawn tokens of a colour wake up
word-open-where = everything closed opens in Zones with Ghouls of a type, but not at Blue
word-actor-in-mode = the acting Survivor is in this mode
word-survivors-in-mode = Survivors in a mode
word-barricades-closed = closed barricades, stairs among them
word-passages-closed = how many of these ways are closed
word-switch-here = the cards of everybody in the acting Survivor’s Zone are turned
word-survivors-here = Survivors in the Zone of the one who acts
