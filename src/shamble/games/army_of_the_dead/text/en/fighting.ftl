### Fighting, Explosives and the cards that are used up.

## Fighting

verb-concentrate-melee = Concentrated strike
verb-concentrate-ranged = Concentrated shot
verb-clip = Spend an Ammo Clip
verb-throw = Throw
verb-lay = Lay
verb-inject = Use
verb-treat = First aid
option-concentrate-melee = All hits of { $cards } on one target: { $kind } { $zone-at }{ $bound ->
    [1] , who is trapped
   *[other] {""}
}
option-concentrate-ranged = All shots of { $cards } at one target: { $kind } { $zone-at }{ $bound ->
    [1] , who is trapped
   *[other] {""}
}
option-clip = Spend an Ammo Clip for { $cards }
option-throw = Throw { $cards } into { $zone }
option-lay = Lay { $cards } here
option-inject = Use { $cards }
option-treat = Heal { $other } with { $cards }
question-ask-bind = { $survivor }: whom does the bola trap?
question-ask-hunt = { $survivor } hunts: does one more fall?
event-out-of-ammo = { $survivor } is out of ammo: { $card }.
event-clip-spent = { $survivor } spends an Ammo Clip: { $card } fires again.
event-trapped = { $survivor } traps a Zombie { $zone-at }: { $kind }.
event-freed = Trapped Zombies get up again.
event-laid = { $survivor } lays { $card } in { $zone }.
event-explosive-thrown = { $survivor } throws { $card } into { $zone }.
event-explosion = An explosion in { $zone }: Damage { $damage } to everybody.
event-hunted = { $survivor } hunts down one more: { $kind }.
event-card-used = { $survivor } uses { $card }.
event-rescue-comes = { $survivor } comes to the rescue.
ui-free-explosive = Explosives
refused-no-clip = That takes an Ammo Clip in hand.
refused-own-turn = That can be done in one’s own Turn only.
refused-nothing-to-concentrate = No attack can be concentrated with that.
refused-no-such-target = No Zombie of that kind is there.
refused-shielded = Weaker Zombies in the Zone are in the way.
refused-search-corridor = The corridors of the Hotel cannot be searched.
refused-only-laid = That can only be laid.
refused-not-that-card = That card is not for this.
refused-nobody-wounded = That Survivor is not wounded, or not here.
