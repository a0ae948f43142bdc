### Names of cards, Survivors and the dead, and the missions in a few words.

game-army-of-the-dead = Army of the Dead
    .tagline = Las Vegas is closed. You have a key.
    .about = Six specialists, a walled city, money in the cellar and a king who does not like guests.

## Zombies

zombie-shambler = Shambler
zombie-alpha = Alpha
zombie-shambler-count = { $n ->
    [one] { $n } Shambler
   *[other] { $n } Shamblers
}
zombie-alpha-count = { $n ->
    [one] { $n } Alpha
   *[other] { $n } Alphas
}
abomination-valentine = Valentine
abomination-queen = Queen
abomination-zeus = Zeus
abomination-helmeted-zeus = Helmeted Zeus
abomination-mounted-zeus = Mounted Zeus

## Survivors

survivor-scott = Scott
survivor-kate = Kate
survivor-dieter = Dieter
survivor-cruz = Cruz
survivor-guzman = Guzman
survivor-chambers = Chambers
survivor-peters = Peters
survivor-martin = Martin
survivor-tanaka = Tanaka
survivor-vanderohe = Vanderohe
survivor-lilly = Lilly
survivor-burt-cummings = Burt Cummings

## Equipment

equipment-aaahh = Aaahh!!
equipment-adrenaline-shot = Adrenaline Shot
equipment-ammo-clip = Ammo Clip
equipment-army-knife = Army Knife
equipment-army-sniper-rifle = Army Sniper Rifle
equipment-bola-gun = Bola Gun
equipment-booby-trap = Booby Trap
equipment-combat-shotgun = Combat Shotgun
equipment-crowbar = Crowbar
equipment-desert-eagle = Desert Eagle
equipment-first-aid-kit = First Aid Kit
equipment-golden-ak-47 = Golden AK-47
equipment-grenade = Grenade
equipment-grenade-launcher = Grenade Launcher
equipment-heavy-machine-gun = Heavy Machine Gun
equipment-jerry-can = Jerry Can
equipment-katana = Katana
equipment-machete = Machete
equipment-revolver = Revolver
equipment-ring-saw = Ring Saw
equipment-rocket-launcher = Rocket Launcher
equipment-scotts-military-rifle = Scott's Military Rifle
equipment-semi-automatic-pistol = Semi-Automatic Pistol
equipment-semi-automatic-rifle = Semi-Automatic Rifle
equipment-silencer = Silencer
equipment-spiked-baseball-bat = Spiked Baseball Bat
equipment-submachine-gun = Submachine Gun
equipment-tnt = TNT

## Decks and colours

deck-sleeper = Sleeper tokens
deck-orders = Zeus Orders
colour-zeus = of Zeus

## Missions

mission-army-am1-name = Two Streets from the Wall
mission-army-am1-brief = The wall is in sight, two streets away, and nobody leaves with empty hands. Find the two red Objectives, then take everybody who can still walk out through the Exit.

## Missions

map-ours = Our own mission
    .hint = Its story, its map and its sheet are ours: we do not know the printed ones.
