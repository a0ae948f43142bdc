### Fighting, Explosives and the cards that are used up.

## Fighting

verb-concentrate-melee = Concentrated strike
verb-concentrate-ranged = Concentrated shot
verb-clip = Spend an Ammo Clip
verb-throw = Throw
verb-lay = Lay
verb-inject = Use
verb-treat = First aid
option-concentrate-melee = All hits of { $cards } at the { $kind } in { $zone }{ $bound ->
    [1] , who lies bound
   *[other] {""}
}
option-concentrate-ranged = All shots of { $cards } at the { $kind } in { $zone }{ $bound ->
    [1] , who lies bound
   *[other] {""}
}
option-clip = Spend an Ammo Clip for { $cards }
option-throw = Throw { $cards } into { $zone }
option-lay = Lay { $cards } here
option-inject = Use { $cards }
option-treat = Heal { $other } with { $cards }
question-ask-bind = { $survivor }: whom does the bola bind?
question-ask-hunt = { $survivor } hunts: does one more fall?
event-out-of-ammo = { $card } of { $survivor } is empty.
event-clip-spent = { $survivor } puts a new clip into { $card }.
event-trapped = { $survivor } binds a { $kind } in { $zone }.
event-freed = Those who lay bound get up again.
event-laid = { $survivor } lays { $card } in { $zone }.
event-explosive-thrown = { $survivor } throws { $card } into { $zone }.
event-explosion = An explosion in { $zone }: Damage { $damage } to everybody.
event-hunted = { $survivor } hunts down one more: { $kind }.
event-card-used = { $survivor } uses { $card }.
event-rescue-comes = { $survivor } comes to the rescue.
ui-free-explosive = Explosives
refused-no-clip = There is no Ammo Clip in hand.
refused-own-turn = That can be done in the own turn only.
refused-nothing-to-concentrate = There is nothing to concentrate with that.
refused-no-such-target = Nobody of the kind is there.
refused-shielded = Weaker Zombies in the Zone are in the way.
refused-search-corridor = The corridors of the Hotel cannot be searched.
refused-only-laid = That can only be laid.
refused-not-that-card = That card is not for this.
refused-nobody-wounded = Nobody of that name is wounded here.
