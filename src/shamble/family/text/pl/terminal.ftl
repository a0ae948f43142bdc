### Mapa gry z tej rodziny w terminalu i to, co może przynieść atak.

## W czasie gry

term-round = Runda { $round } · { $mission }
term-escaped = poza
term-eliminated = nie żyje
term-empty = pusta
term-cost = { $actions ->
    [one] { $actions } Akcja
    [few] { $actions } Akcje
   *[many] { $actions } Akcji
}
term-friends = (!swoi)
term-map-help =
    Akcja w całości: Doug move S4.
    Na mapie: { mark-walker } Szwendacze, { mark-fatty } Grubasy, { mark-runner } Biegacze, { mark-abomination } Abominacja, { mark-companion } Towarzysz;
    { mark-objective } Cel, { mark-crate } Skrzynia, { mark-spawn } Strefa Namnażania ({ mark-spawn }* pierwsza), { mark-noise } Hałas; ░ ciemny pokój, ▓ zamknięte drzwi.

## Co może przynieść atak

term-odds = { $zone }: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, { $accuracy } lub więcej (po { $percent }%), Obrażenia { $damage }
term-odds-row = { $percent }%: { $hits ->
    [0] pudło
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}; zabite: { $kills }; Rany swoich: { $wounds }
term-odds-none = nikt
term-odds-friends = Pudła trafiają swoich: { $friends }.
term-odds-rerolls = Można rzucić jeszcze raz: { $rerolls }×.
term-odds-noise = Znaczniki Hałasu w twojej Strefie po ataku: { $noise }.
term-odds-blast = Ginie każdy w { $zone }. Zombie: { $zombies }. Ocalali: { $friends }.

## Litery na mapie

mark-walker = S
mark-fatty = G
mark-runner = B
mark-abomination = A!
mark-companion = ☺
mark-objective = ◎
mark-crate = ▣
mark-spawn = ☠
mark-exit = WYJŚCIE
mark-start = START
mark-pimpmobile = AUTO
mark-police = POLICJA
mark-noise = ♪
