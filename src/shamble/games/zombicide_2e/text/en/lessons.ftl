### Eight short lessons: what each asks for, and what it has shown.

lesson-noise = Noise
    .task = The dead see nobody, so they go where it is loudest. Doug is badly hurt: draw the two Walkers away from him, towards Amy, and end the turn.
    .done = They came for the loudest Zone, however far it was.
lesson-doors = Doors
    .task = Open the building and step inside. A door needs a tool in hand; dark rooms wake when a building is opened.
    .done = An open door stays open, for you and for them.
lesson-searching = Searching
    .task = Find something. Streets cannot be searched, rooms can: once a turn, and only without Zombies there.
    .done = One card for one Action; sometimes the card is a Zombie.
lesson-targets = Targets and damage
    .task = Two Fatties share your Zone. Only damage 2 fells them: attack with the weapon that can.
    .done = A hit with too little damage does nothing at all, however many there are.
lesson-splitting = Splitting
    .task = Two Zones are equally loud, and three Walkers cannot split evenly. End the turn and send the odd one to Amy.
    .done = They split type by type; where it does not come out even, you choose.
lesson-adrenaline = Adrenaline
    .task = Reach the Yellow Level: it begins at 7 Adrenaline. An Objective brings 5.
    .done = Yellow gives one Action more, and the dead that come get worse.
lesson-friends = Friends in the way
    .task = A Walker stands beside Doug, and one more wound is too many for him. Attack it without a miss that could hit him.
    .done = Misses of a shot hit friends. Blades hurt only those they are meant for.
lesson-molotov = Molotov
    .task = Six Zombies next door. Burn all of them, and nobody else.
    .done = Fire takes everything in its Zone at once, friends too.
