### Goals, endings and actions of the missions.

goal-army-am1-tokens = Take both red Objectives.
goal-army-am1-escape = Then leave through the Exit with every Survivor who is left.
ending-army-am1-few = Fewer than three of you are left: the game is lost.
defeat-army-am1-few = At least three Survivors have to stay alive.
