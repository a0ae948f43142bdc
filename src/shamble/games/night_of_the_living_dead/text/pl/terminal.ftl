### Terminal tej gry.

term-side-0 = Romero
term-side-1 = Zombicide
term-map-help =
    Cała akcja: Ben move O4.
    Na mapie: { mark-walker } Szwendacze, { mark-breaker } Łamacze, { mark-fatty } Grubasy, { mark-relative } Krewni;
    { mark-objective } Cel, { mark-spawn } Strefa Namnażania ({ mark-spawn }* pierwsza); ▓ zamknięte Drzwi, ╳ otwarte, █ zamknięta Barykada, ╎ otwarta, ⇅ Schody.
