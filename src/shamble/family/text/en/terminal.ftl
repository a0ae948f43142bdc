### The map of a family game in the terminal, and what an attack may bring.

## While playing

term-round = Round { $round } · { $mission }
term-escaped = out
term-eliminated = dead
term-empty = empty
term-cost = { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
}
term-friends = (!friends)
term-map-help =
    An action in full: Doug move S4.
    On the map: { mark-walker } Walkers, { mark-fatty } Fatties, { mark-runner } Runners, { mark-abomination } Abomination, { mark-companion } Companion;
    { mark-objective } Objective, { mark-crate } Crate, { mark-spawn } Spawn Zone ({ mark-spawn }* the first), { mark-noise } Noise; ░ dark room, ▓ closed door.

## What an attack may bring

term-odds = { $zone }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $accuracy } or more ({ $percent }% each), Damage { $damage }
term-odds-row = { $percent }%: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}; killed: { $kills }; wounds to friends: { $wounds }
term-odds-none = none
term-odds-friends = Misses hit friends: { $friends }.
term-odds-rerolls = Rolling again is possible: { $rerolls }×.
term-odds-noise = Noise tokens in your Zone afterwards: { $noise }.
term-odds-blast = Everybody in { $zone } dies. Zombies: { $zombies }. Survivors: { $friends }.

## Letters on the map

mark-walker = W
mark-fatty = F
mark-runner = R
mark-abomination = A!
mark-companion = ☺
mark-objective = ◎
mark-crate = ▣
mark-spawn = ☠
mark-exit = EXIT
mark-start = START
mark-pimpmobile = CAR
mark-police = POLICE
mark-noise = ♪
