### Questions and answers of this game.

question-ask-pack = Which starting pack does { $survivor } take?
question-ask-noise = Where does the Noise token lie in the beginning?
question-ask-first = Who gets the First Player token?
verb-pack = Starting pack
verb-noise-at = Noise token
verb-first-player = First player
option-pack = Take pack { $pack }
option-noise-at = Into { $zone }
option-first-player = Player { $player }
