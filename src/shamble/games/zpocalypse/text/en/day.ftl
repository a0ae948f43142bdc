### The day: scavenging, feeding, building, what happens at sunset.

question-ask-base = { $squad }: which base set is laid out?
question-ask-keep = { $squad }: which weapon do you keep?
question-ask-give-up = { $squad }: which card do you give up?
question-ask-feed = { $squad }: who eats what?
question-ask-hungry = { $squad }: there is no food. Who is kept?
question-ask-recruit = { $squad }: do you pay 2 Food for a recruit?
question-ask-recruited = { $squad }: who joins you?
question-ask-squad = { $squad }: who leaves for the bunker?
question-ask-build = { $squad }: what do you build?
question-ask-site = { $squad }: where does it stand?

verb-base = Base set
verb-keep = Keep
verb-give-up = Give up
verb-eat = Eat
verb-keep-only = Keep only
verb-pay = Pay
verb-recruit = Recruit
verb-send = Send away
verb-build = Build
verb-at = Edge
verb-on = Square

option-base = { $glow }
option-keep = Keep { $card }
option-give-up = Give up { $card }
option-eat = { $person } eats { $weapon }
option-keep-only = Keep only { $person }
option-pay = Pay { $card }
option-recruit = { $person }
option-send = { $person } to the bunker
option-build = { $structure }
option-at = At { $edge }
option-on = On { $square }

event-goal-drawn = You draw a Daily Goal: { $goal }.
event-scavenged = { $squad } go scavenging: { $scavenge }.
event-checked = { $squad }, { $what }: { $number ->
    [one] one success
   *[other] { $number } successes
}.
event-survivor-found = { $squad } find { $person }.
event-kept = { $squad } keep { $card }.
event-given-up = { $squad } give up { $card }.
event-night-owl = { $squad } stay out tonight.
event-fed = { $person } has eaten{ $hot ->
    [true] , and it was radioactive
   *[false] {""}
}.
event-radiated = { $person } gets a Radiation token.
event-starving = { $squad } have no food; only { $person } stays.
event-to-pool = { $person } goes to the pool in the bunker.
event-paid = { $squad } pay { $card }.
event-recruited = { $person } joins { $squad }.
event-tallied = { $squad } today: { $people }, { $left } HP.
event-something-happened = Something's happened: { $something }. The dead walk { $speed } squares.
event-item-on-pile = { $card } lies beside the bunker.
event-tiles-turned = All tiles are turned over.

refused-food-is-there = There is food: somebody has to eat first.
refused-five = A squad has four survivors at most.
refused-last-one = The last one cannot be sent away.
refused-cannot-afford = That takes { $workers ->
    [one] one survivor
   *[other] { $workers } survivors
} without a task and { $scrap } Scrap.
refused-no-place = There is no place for it.
