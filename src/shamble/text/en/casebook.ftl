### The casebook: what is wrong with a case, and under .mend how to write it.

## Reports

casebook-failed = FAILED  { $place }  { $case }
casebook-step = Step { $number } ({ $what }), line { $line }:
casebook-stage-position = In the position that the case describes:
casebook-stage-end = At the end of the case:
casebook-fault = The engine broke: { $said }. This is a fault of the program, not of the case.
casebook-last-events = The last events:
casebook-asked = Still to be answered in a “do”: { $asked }
casebook-forced = Taken by themselves, because nothing else was possible: { $answers }
casebook-summary = { $passed } passed, { $failed } failed
casebook-did-you-mean = Did you mean “{ $word }”?
casebook-none = There are no cases in { $paths }.
casebook-no-file = There is no file or folder { $path }.
casebook-rule = { $rule }: { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
}, { $touched } touched it
casebook-rule-case = touched    { $place }  { $case }
casebook-rule-case-untouched = UNTOUCHED  { $place }  { $case }
casebook-untouched = Cited but not touched by their case ({ $count }):
casebook-unknown-rules = Cited but in no list of rules: { $rules }
casebook-cited = { $cited } of { $total } rules are cited.

## What differed

casebook-differs = { $what }: expected { $expected }, found { $found }.
casebook-should-be-offered = “{ $text }” should be offered and is not.
    .mend = Asked now: { $asked }. Offered: { $options }
casebook-should-not-be-offered = “{ $text }” should not be offered, but “{ $option }” is.
casebook-should-be-refused = “{ $text }” should be refused by { $rule }, but it is possible.
casebook-other-reason = “{ $text }” should be refused by { $rule }; the reasons are: { $found }.
casebook-other-options = The question { $asked } has other options: missing { $missing }, not expected { $extra }.
casebook-no-event = There was no event “{ $event }” at this place.
    .mend = Heard since the last “do”: { $heard }
casebook-unwanted-event = This event should not have happened: { $event }
casebook-dice-left = Dice that nobody rolled are left: { $dice }.
    .mend = Take them out of “dice”, or write “stop: true” if the case ends early on purpose.
casebook-script-left = Nobody rolled or drew what is left under “{ $label }”: { $left }.
    .mend = Take it out of “rolls” or “draws”, or write “stop: true” if the case ends early on purpose.
casebook-cards-left = Cards that nobody drew are left on the deck { $deck }: { $cards }.
    .mend = Take them out of “decks”, or write “stop: true” if the case ends early on purpose.
casebook-still-open = A question is open here: { $asked }. Possible: { $options }
casebook-unanswered = A question is left unanswered: { $asked }. Possible: { $options }.
    .mend = Answer it in a “do”, or write “stop: true” if the case ends early on purpose.

## How a case is written

casebook-unreadable = The file cannot be read: { $said }
casebook-no-list = The file should be a list of cases, each beginning with “- case: …”.
casebook-no-case = A case is a list of fields, beginning with “- case: its name”; this is: { $found }
casebook-name-twice = Two cases of this file have the name “{ $name }”.
    .mend = Give each case a name of its own.
casebook-missing-field = The field “{ $field }” is missing.
    .mend = Write for example: { $example }
casebook-wrong-step = Step { $number } should be “do” or “expect”, one for each dash; this is: { $found }
    .mend = Write for example: steps: [{ $example }].
casebook-wrong-form = { $field } cannot be written as { $found }.
    .mend = Write for example: { $wanted }
casebook-unknown-name = There is no { $kind } “{ $word }” here.
    .mend = There are: { $known }.
casebook-defs = What the case defines cannot be used, at { $where } (line { $line }): { $said }
casebook-seats = Seats are a number from 1 to { $most }, or players by name; this is: { $found }
    .mend = Write for example: seats: { $example }.
casebook-no-scores = This game has no scores.
casebook-seat-form = After “seat” come a seat and a colon; this is: “{ $text }”.
    .mend = Write for example: seat 2: Amy end.
casebook-no-copy = No copy of { $card } is left for this case in: { $decks }. The box holds { $copies }.
casebook-expect-form = “expect” is a list of claims; this is: { $found }
    .mend = Write for example: expect: { $example }.
casebook-no-claim = “{ $word }” is neither a claim nor a name in this case.
    .mend = Claims: { $claims }. Names: { $known }.

## What a case does

casebook-no-verb = “{ $text }” is no action: “{ $word }” is not a verb.
    .mend = An action names who acts ({ $people }), a verb and what it needs, such as “{ $example }”. Possible now: { $options }.
casebook-missing-word = “{ $text }” is not complete: “{ $verb }” also needs a { $kind }.
casebook-too-many-words = “{ $text }” says too much: “{ $word }” means nothing there.
casebook-which-one = “{ $text }” could mean several things.
    .mend = Name one of: { $options }
casebook-not-offered = “{ $text }” is not possible now.{ $why ->
    [none] {""}
   *[other] {" "}Reasons: { $why }.
}
    .mend = Asked now: { $asked }. Possible: { $options }
casebook-wrong-seat = “{ $text }” is not for this seat; it is for: { $seats }.
casebook-game-over = The game is over ({ $result }); nothing can be done any more.
casebook-answer-first = A question must be answered first: { $asked }. Possible: { $options }.
casebook-no-dice = More dice were rolled than the { $used } under “dice”.
    .mend = Add the dice in the order in which they are rolled, or write “random: true”.
casebook-wrong-die = Dice show { $faces }, not { $face }.
casebook-wrong-draw = “{ $word }” cannot come now for “{ $label }”.
casebook-label-twice = “{ $label }” is both under “rolls” and under “draws”.
casebook-no-more = For “{ $label }” more was rolled or drawn than the { $used } that the case names.
    .mend = Add what else comes under “rolls” or “draws”, or write “random: true”.
casebook-no-cards = A card was drawn that the case does not name: { $deck }.
    .mend = Name the cards from the top under “decks”, or write “random: true”.

## Kinds of names

casebook-kind-actor = figure
casebook-kind-card = card
casebook-kind-deck = deck
casebook-kind-player = seat
casebook-kind-field = field
casebook-kind-question = question
casebook-kind-game = game
casebook-kind-result = result
casebook-kind-part-of-the-view = part of the view
casebook-kind-part-of-the-score = part of the score

## shamble check

cli-check-paths = Case files and folders; without any, all of cases/.
cli-check-json = Print one JSON object instead of sentences.
cli-check-rules = Also list each rule with the cases that cite it, and whether their run touched it.
