### Snatch, the tests' card game

game-snatch = Snatch
mission-table-name = One table
mission-table-brief = Three tricks, each worth what the table makes of it. Most points win.

place-trick = Trick { $trick }
place-snatch-turn = Player { $seat }

panel-table = Table
panel-hand = Player { $seat }
table-left = { $left ->
    [one] { $left } card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
table-worth = The trick is worth { $worth }.
hand-card = Card { $value }
hand-hidden = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
hand-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

verb-snatch-play = Play
verb-high = High
verb-low = Low
verb-double = Double
verb-let-go = Let go
verb-forfeit = Give up
option-snatch-play = Play { $value }
option-high = The highest card takes it
option-low = The lowest card takes it
option-double = Player { $actor } doubles
option-let-go = Player { $actor } lets it go
option-forfeit = Player { $actor } gives up

question-ask-snatch-play = Play a card, face down.
question-ask-way = High or low?
question-ask-double = Double the trick?

event-played = Card { $card } was played.
event-trick = Trick { $trick }
event-snatch-turn = Player { $seat } is next.

ending-played = All tricks are played.
ending-forfeit = Somebody gave up.
score-tricks = Tricks

refused-snatch-turn = It is another player's turn.
refused-snatch-not-yours = Card { $value } is not in your hand.

rule-SN-PLAY-01 = Everybody in turn plays a card, face down.
rule-SN-PLAY-02 = Only a card from your own hand can be played.
rule-SN-WAY-01 = The table says whether the highest or the lowest card takes the trick.
rule-SN-DOUBLE-01 = Anybody may double the trick, once; it is scored then, or when all have let it go.
