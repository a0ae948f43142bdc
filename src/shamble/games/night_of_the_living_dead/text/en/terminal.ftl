### The terminal of this game.

term-side-0 = Romero
term-side-1 = Zombicide
term-map-help =
    An action in full: Ben move O4.
    On the map: { mark-walker } Walkers, { mark-breaker } Breakers, { mark-fatty } Fatties, { mark-relative } Relatives;
    { mark-objective } Objective, { mark-spawn } Spawn Zone ({ mark-spawn }* the first); ▓ closed door, ╳ open one, █ closed barricade, ╎ open one, ⇅ stairs.
