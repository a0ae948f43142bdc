### Names of cards, Survivors and Abominations, and the missions in a few words of our own.

game-zombicide-2e = Zombicide, 2nd edition
    .tagline = Six Survivors. One city. It is getting late.
    .about = Search, open doors, keep quiet, get out.

## Abominations

abomination-hobomination = Hobomination
abomination-abominacop = Abominacop
abomination-abominawild = Abominawild
abomination-patient-0 = Patient 0

## Survivors

survivor-amy = Amy
survivor-bunny-g = Bunny G
survivor-doug = Doug
survivor-elle = Elle
survivor-josh = Josh
survivor-lili = Lili
survivor-lou = Lou
survivor-ned = Ned
survivor-odin = Odin
survivor-ostara = Ostara
survivor-tiger-sam = Tiger Sam
survivor-wanda = Wanda

## Starting Equipment and Equipment

equipment-aaahh = Aaahh!!
equipment-bag-of-rice = Bag of Rice
equipment-baseball-bat = Baseball Bat
equipment-canned-food = Canned Food
equipment-chainsaw = Chainsaw
equipment-crowbar = Crowbar
equipment-fire-axe = Fire Axe
equipment-flashlight = Flashlight
equipment-katana = Katana
equipment-kukri = Kukri
equipment-machete = Machete
equipment-molotov = Molotov
equipment-pistol = Pistol
equipment-plenty-of-bullets = Plenty of Bullets
equipment-plenty-of-shells = Plenty of Shells
equipment-sawed-off = Sawed-Off
equipment-shotgun = Shotgun
equipment-sniper-rifle = Sniper Rifle
equipment-sub-mg = Sub-MG
equipment-water = Water

## Pimpweapons

equipment-army-sniper-rifle = Army Sniper Rifle
equipment-automatic-shotgun = Automatic Shotgun
equipment-evil-twins = Evil Twins
equipment-golden-ak-47 = Golden AK-47
equipment-golden-kukri = Golden Kukri
equipment-gunblade = Gunblade
equipment-mas-shotgun = Ma's Shotgun
equipment-nailbat = Nailbat
equipment-zantetsuken = Zantetsuken

## Made during a mission

equipment-moloturbo = Ned's Moloturbo

## Missions

mission-m0-name = Zombicide Life
mission-m0-brief = First day of the rest of the world. Grab everything that is not nailed down, then get all of you out through the Exit; whoever stays becomes part of the scenery.
mission-m1-name = City Blocks
mission-m1-brief = The pantry is empty and the neighbours are hungry too, in their own way. One Objective each, three portions of food for the team, then out of the door together.
mission-m2-name = Y-Zone
mission-m2-brief = Somebody hid a collector's dream in the worst part of town. Leave with a Pimpweapon for every one of you, or leave with the collection of bite marks.
mission-m3-name = The 24hrs Race of Zombicity
mission-m3-brief = No finish line, no rules, plenty of spectators on the track. First one of you to reach the Red Level wins the race for all.
mission-m4-name = Drive-by Shooting
mission-m4-brief = Cars are bombs that nobody has pulled the trigger on yet. Park one on every Red Spawn Zone, blow them all up, then finish the job with a Molotov on the Starting Spawn Zone.
mission-m5-name = Big W
mission-m5-brief = W as in whole block, wide open. Break into every building, carry off five Objectives with at least one coloured among them, and be gone before the owners get up.
mission-m6-name = The Escape
mission-m6-brief = A road trip needs snacks. Round up all six portions of food, find a seat for everybody, and drive off through the Exit without looking in the mirror.
mission-m7-name = Grindhouse
mission-m7-brief = Two doors, one horde, very loud music. Shove every Spawn token onto the Starting Spawn Zone, light it up, and let no Zombie get comfortable in the marked Zones.
mission-m8-name = Zombie Police
mission-m8-brief = To serve and to devour. The precinct is locked until you hold both the Blue and the Green Objective; behind it lies the way out.
mission-m9-name = Might Makes Right
mission-m9-brief = Three friends are hiding somewhere around here, and hiding badly. Find all three before somebody with fewer manners does.
mission-m10-name = Small Town
mission-m10-brief = Quiet streets, friendly faces, some of them still attached. Clear out all Objectives and Crates and pick up a Molotov as a souvenir.
mission-m11-name = The Ditch
mission-m11-brief = Something big is stuck in there and it can hear you breathe. Bring two friends and all of yourselves to the Exit, once no Abomination is left to wave goodbye.
mission-m12-name = Car Crash
mission-m12-brief = Six people, one wreck, no ambulance service since last Tuesday. Bring a first aid kit to each of them before the wrong kind of paramedic arrives.
mission-m13-name = Burning Streets
mission-m13-brief = If the street is full of Zombies, have less street. Burn out every Red Spawn Zone with Molotovs, then park both cars where the map says and enjoy the view.
mission-m14-name = Breakfast at Jesse's
mission-m14-brief = Six guests are waiting behind a locked door, and breakfast is walking around outside. Fetch the Green Objective, open up, rally everyone and hold the Exit Zone clean.
mission-m15-name = United We Stand
mission-m15-brief = Six pairs got scattered, three of them are you. Gather the other three and empty the big building; leave nobody behind, they would only come back.
mission-m16-name = Pale Shelter
mission-m16-brief = Nice place, four broken doors, some unwanted tenants. Barricade the doors, then evict everything that still moves inside.
mission-m17-name = The Blight
mission-m17-brief = There is one house everybody crosses the street to avoid. Get angry enough to open it, at the Orange Level or above, and leave not a single Zombie standing in it.
mission-m18-name = The End of the Road
mission-m18-brief = The map ends here and so did most of the people who read it. Take all six Objectives: some hide a friend, some wake up the neighbourhood.
mission-m19-name = Best Friends Forever
mission-m19-brief = You share everything: food, scars, one good weapon. Every duo has to swap roles once and every pair of hands must end up with a Pimpweapon.
mission-m20-name = The Zombiefest
mission-m20-brief = Everybody came, nobody leaves. Take all Objectives and kill until there is no Zombie left in the reserve to send in.
mission-m21-name = Heavy-duty
mission-m21-brief = The loot is great, your backs are not. Haul every Objective into the Pimpmobile, slowly, and get all of you through the Exit.
mission-m22-name = Crank It Up to 11
mission-m22-brief = One of these Objectives is wired to every door in the neighbourhood. Take them all anyway, then leave before the encore.
mission-m23-name = Mercy Street
mission-m23-brief = Four people are calling for help, and two more voices are lying. Find the four Companions; apologise to the others with a shotgun.
mission-m24-name = Ram Speed
mission-m24-brief = Arm yourselves to the teeth, light up both ways out, and drive through the flames in the same Round. Fasten your seat belts.
mission-m25-name = Ned's Moloturbo
mission-m25-brief = Some things die only of chemistry. Bring Ned a Molotov and two coloured ingredients, keep his lab free of Zombies, and serve the result to the Supabomination.
