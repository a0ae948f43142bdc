### Nazwy kart, Ocalałych, Ghuli, talii, samochodów i kolorów.

game-night-of-the-living-dead = Night of the Living Dead
    .tagline = Jeden dom, osiem okien i nikt nikomu nie ufa. Na razie.
    .about = Sześcioro obcych w domu na farmie, deski i gwoździe, a na zewnątrz umarli, którzy nie przestają przychodzić. Osobno jesteście przerażeni; razem jesteście kimś innym.

## Ghule

zombie-walker = Szwendacz
zombie-breaker = Łamacz
zombie-fatty = Grubas
zombie-relative = Krewny
zombie-walker-count = { $n ->
    [one] { $n } Szwendacz
    [few] { $n } Szwendacze
   *[many] { $n } Szwendaczy
}
zombie-breaker-count = { $n ->
    [one] { $n } Łamacz
    [few] { $n } Łamacze
   *[many] { $n } Łamaczy
}
zombie-fatty-count = { $n ->
    [one] { $n } Grubas
    [few] { $n } Grubasy
   *[many] { $n } Grubasów
}
zombie-relative-count = { $n ->
    [one] { $n } Krewny
    [few] { $n } Krewni
   *[many] { $n } Krewnych
}

## Ocalali

survivor-barbra = Barbra
survivor-ben = Ben
survivor-harry = Harry
survivor-helen = Helen
survivor-judy = Judy
survivor-tom = Tom

## Ekwipunek Początkowy

equipment-claw-hammer = Młotek Ciesielski
equipment-crowbar = Łom
equipment-table-leg = Noga od Stołu
equipment-tire-iron = Łyżka do Opon
equipment-winchester-94 = Winchester 94

## Ekwipunek Dystansowy, do Walki Wręcz i Domowy

equipment-ithaca-m37 = Ithaca M37
equipment-sawed-off = Obrzyn
equipment-smith-and-wesson-model-10 = Smith & Wesson Model 10
equipment-uzi = Uzi
equipment-baseball-bat = Kij Bejsbolowy
equipment-chainsaw = Piła Łańcuchowa
equipment-katana = Katana
equipment-machete = Maczeta
equipment-boards = Deski
equipment-flammable-fluid = Łatwopalny Płyn
equipment-flashlight = Latarka
equipment-karen-poor-baby = Karen? Biedactwo!
equipment-mason-jar = Słoik
equipment-plenty-of-bullets = Mnóstwo Naboi
equipment-plenty-of-shells = Mnóstwo Śrutu
equipment-scope = Luneta

## Ekwipunek Dodatkowy

equipment-mas-shotgun = Strzelba Mamuśki
equipment-molotov = Mołotow
equipment-scoped-winchester = Winchester z Lunetą
equipment-torch = Pochodnia

## Talie i części talii Ghuli

deck-starting = Ekwipunek Początkowy
deck-ranged = Ekwipunek Dystansowy
deck-melee = Ekwipunek do Walki Wręcz
deck-house = Ekwipunek Domowy
deck-extra = Ekwipunek Dodatkowy
deck-zombies = karty Ghuli
tier-openings = otwarcia Barykad i Drzwi

## Samochody

equipment-car = Samochód
token-johnny = Samochód Johnny'ego
token-pick-up = Pick-up Bena

## Teren i żetony

zone-open = Strefa na zewnątrz
zone-corn = Pole Kukurydzy
zone-woods = Las
token-barricade = Barykada
token-barricade-open = otwarta Barykada
token-barricade-closed = zamknięta Barykada
token-stairs = Schody
token-stairs-open = otwarte Schody
token-stairs-closed = zabarykadowane Schody
token-spawn-start = Biała Strefa Namnażania
zone-spawn-start = Biała Strefa Namnażania
zone-spawn-violet = Fioletowa Strefa Namnażania
zone-spawn-yellow = Żółta Strefa Namnażania
colour-white = biały
colour-violet = fioletowy

## Na rysowanych mapach

mark-johnny = AUTO
mark-pick-up = PICK-UP
mark-breaker = Ł
mark-relative = ♥
floor-inside = Piętro i piwnica
