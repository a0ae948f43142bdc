### The page of this game: rooms of the Strip, its streets, its verbs, and short reasons.

## Rooms and streets

ui-room-counter = Counter
ui-room-pawnshop = Pawn shop
ui-room-chapel = Chapel
ui-room-vestry = Vestry
ui-room-motel = Motel room
ui-room-showroom = Showroom
ui-room-gasstation = Gas station
ui-room-suite = Suite
ui-room-linen = Linen
ui-room-cashcage = Cash cage
ui-room-security = Security
ui-room-bus = School bus
ui-room-roof = Roof
ui-room-helipad = Helipad
ui-room-casino = Casino floor
ui-room-corridor = Corridor
ui-room-elevator = Elevator
ui-room-trap = Trap Zone
ui-room-vault = Vault
ui-room-statue = Statue
ui-avenue-0 = Sunset Row
    .short = Sunset
    .paint = SUNSET ROW
ui-avenue-1 = The Strip
    .short = The Strip
    .paint = THE STRIP
ui-avenue-2 = Silver Road
    .short = Silver
    .paint = SILVER RD
ui-avenue-3 = Mirage Row
    .short = Mirage
    .paint = MIRAGE ROW
ui-avenue-4 = Desert Road
    .short = Desert
    .paint = DESERT RD
ui-street-0 = Ace Street
    .short = Ace
ui-street-1 = Deuce Street
    .short = Deuce
ui-street-2 = Trey Street
    .short = Trey
ui-street-3 = Queen Street
    .short = Queen
ui-street-4 = King Street
    .short = King
ui-kind-lit = room
ui-kind-casino = seen along like a street
ui-kind-corridor = seen along like a street
ui-kind-elevator = elevator
ui-kind-statue = nobody can walk in
ui-kind-trap = traps
ui-kind-vault = vault
ui-sign-zeus = ZEUS

## What can be done

ui-verb-eliminate = Sleepers
ui-verb-explosive = Explosive
ui-verb-concentrate = One target
ui-verb-clip = Ammo Clip
ui-verb-use = Use
ui-verb-challenge = Challenge
ui-verb-open-vault = Vault Door
ui-verb-personal = Own aim
ui-verb-sprint = Sprint
ui-verb-rally = Take along
ui-verb-car = Truck

## Two words for what cannot be done

ui-short-refused-no-sleepers = none here
ui-short-refused-no-melee-weapon = no Melee weapon
ui-short-refused-too-few-actions = too few Actions
ui-short-refused-no-clip = no clip
ui-short-refused-only-laid = only laid
ui-short-refused-not-that-card = no such card
ui-short-refused-nothing-to-concentrate = one target only
ui-short-refused-nobody-wounded = nobody hurt
ui-short-refused-statue = statue
ui-short-refused-not-gunner = not the Gunner

## Attacks and explosives

ui-attack-throw = Explosive
ui-attack-concentrate-melee = Concentrated strike
ui-attack-concentrate-ranged = Concentrated shot

## Floors

floor-up = Upper floor
floor-basement = Basement
floor-roof = Roof

## On the board

token-taco-truck = Taco Truck

## Why the dead went there

ui-why-because-noise-and-survivor = They want who stands where the Noise is: { $zone }.
ui-why-because-most-survivors = Nobody they see stands with the Noise, so they want the most Survivors: { $zone }.
ui-why-because-noise = So they follow the Noise token: { $zone }.
ui-why-runners = Alphas have a second Action and go again once everyone has moved.

ui-log-zombies-decide = { $because ->
    [noise-and-survivor] { $zone }: they see who stands at the Noise in { $goals } and head for { $ways }.
    [most-survivors] { $zone }: they see most Survivors in { $goals } and head for { $ways }.
    [noise] { $zone }: they see nobody and follow the Noise to { $goals } by { $ways }.
    [taunted] { $zone }: they are after { $after } alone and head for { $ways }.
    [stays] { $zone }: they see nobody and stand at the Noise, they stay.
    [stuck] { $zone }: no open way to { $goals }, they stay.
   *[other] { $zone }: they see { $sees } and head for { $ways }.
}

## The Challenge of the Vault

ui-challenge-dice = Dice of the Challenge
ui-challenge-text = Five in a row, from 1 or from 2. Whatever fails, anybody in the Trap Zone may try again.
ui-reserve = Reserve
ui-reserve-stays = stays
ui-kept = kept
ui-roll-n = Roll { $n }
ui-first-roll = Before the roll
ui-tap-to-keep = tap to keep
ui-dice-ready = { $n } dice ready
ui-keep-die = keep
ui-needed = Needed
ui-rolls = Rolls
ui-rolls-of = { $n } of { $of } rolls used
ui-roll-dice = { $n ->
    [0] Roll
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
ui-give-up = Give up
ui-no-bonus = No sixth die
ui-bonuses = Who can help, once each
ui-bonus-a = One die up or down by 1
ui-bonus-b = One die up by 1, another down by 1
ui-bonus-c = One die shows any face
ui-bonus-d = A fourth roll, after the third
ui-bonus-e = A sixth die, before the first roll
ui-take-bonus = Take it
ui-hand-helped = has helped
ui-hand-far = too far away
ui-hand-too-late = before roll 1 only
ui-hand-after-last = after roll 3
ui-hand-after-roll = after a roll
ui-ways-on = Ways on from here
ui-ways-on-text = If everything after it is done well, with all who may still help. Lucky is not counted.
ui-certain = certain

## The orders of Zeus

ui-card-orders = Zeus, order { $card }
ui-order-alpha-zone = Then all Alphas in this Zone act.
ui-order-alpha-board = Then all Alphas on the board act.
ui-order-alpha-noise = Then the Alphas nearest to the Noise act.
ui-order-shambler-zone = Then all Shamblers in this Zone act.
ui-order-shambler-board = Then all Shamblers on the board act.
ui-order-abomination-board = Then all Abominations on the board act.
ui-order-all-sight = Then every Zombie in a Zone that sees a Survivor acts.
ui-order-sleepers-noise = Then the Sleepers nearest to the Noise wake up.
ui-then-the-door = Then a Vault Expert opens the door from the Trap Zone for 1 Action, now or later.

## Hints

ui-lesson-hands = Two cards fit in your hands, the rest waits in the backpack. Only what is in hand can be used.
ui-lesson-pack = Everybody picks one of two starting packs. They come out of the same deck, so a card taken is gone.
ui-lesson-one-noise = There is one Noise token. Every noise moves it, and the old one is forgotten; the dead who see nobody follow it.
ui-lesson-sleepers = Sleepers lie here, face down: up to four Shamblers. A noise here or next door wakes them, and so may walking out.
ui-lesson-eliminate = With a Melee weapon in hand you can remove a Sleeper token for 2 Actions, quietly, and earn its value.
ui-lesson-ammo = Blue dice are Ammo dice. They hit like the others; if one shows the empty magazine, the weapon is empty afterwards.
ui-lesson-empty = The card is turned: this weapon is empty. An Ammo Clip in hand fills it again.
ui-lesson-clip = An Ammo Clip costs no Action: spend it on the card of an empty weapon.
ui-lesson-explosive = Explosives like this one roll no dice: everybody in the Zone is hit, your friends too.
ui-lesson-truck = No Zombie here, so you can get into the Truck. The Driver runs the dead over, the Gunner fires the Machine Gun.
ui-lesson-vault = Here are the traps. Keep dice, roll the others again, let specialists help: five in a row and they are gone.

ui-team-lacks = Specialists that this mission needs: { $who }. Without them it may be out of reach.
ui-take-specialists = Take them along
