### Strona tej gry: pokoje i podwórza, co można zrobić, tryby i strony kart, co zmienia barykada.

## Pokoje i teren

ui-room-farmkitchen = Kuchnia
    .gen = Kuchni
    .at = w Kuchni
    .to = do Kuchni
    .from = z Kuchni
ui-room-dining = Jadalnia
    .gen = Jadalni
    .at = w Jadalni
    .to = do Jadalni
    .from = z Jadalni
ui-room-parlour = Salonik
    .gen = Saloniku
    .at = w Saloniku
    .to = do Saloniku
    .from = z Saloniku
ui-room-hall = Sień
    .gen = Sieni
    .at = w Sieni
    .to = do Sieni
    .from = z Sieni
ui-room-den = Gabinet
    .gen = Gabinetu
    .at = w Gabinecie
    .to = do Gabinetu
    .from = z Gabinetu
ui-room-landing = Podest
    .gen = Podestu
    .at = na Podeście
    .to = na Podest
    .from = z Podestu
ui-room-boxroom = Rupieciarnia
    .gen = Rupieciarni
    .at = w Rupieciarni
    .to = do Rupieciarni
    .from = z Rupieciarni
ui-room-cellarstairs = Schody do piwnicy
    .gen = Schodów do piwnicy
    .at = na Schodach do piwnicy
    .to = na Schody do piwnicy
    .from = ze Schodów do piwnicy
ui-room-farmcellar = Piwnica
    .gen = Piwnicy
    .at = w Piwnicy
    .to = do Piwnicy
    .from = z Piwnicy
ui-room-chapelofrest = Kaplica
    .gen = Kaplicy
    .at = w Kaplicy
    .to = do Kaplicy
    .from = z Kaplicy
ui-room-barn = Stodoła
    .gen = Stodoły
    .at = w Stodole
    .to = do Stodoły
    .from = ze Stodoły
ui-room-stable = Stajnia
    .gen = Stajni
    .at = w Stajni
    .to = do Stajni
    .from = ze Stajni
ui-room-shed = Szopa przy pompie
    .gen = Szopy przy pompie
    .at = w Szopie przy pompie
    .to = do Szopy przy pompie
    .from = z Szopy przy pompie
ui-room-cottage = Chata
    .gen = Chaty
    .at = w Chacie
    .to = do Chaty
    .from = z Chaty
ui-room-yard = Podwórze
    .gen = Podwórza
    .at = na Podwórzu
    .to = na Podwórze
    .from = z Podwórza
ui-room-northyard = Podwórze północne
    .gen = Podwórza północnego
    .at = na Podwórzu północnym
    .to = na Podwórze północne
    .from = z Podwórza północnego
ui-room-southyard = Podwórze południowe
    .gen = Podwórza południowego
    .at = na Podwórzu południowym
    .to = na Podwórze południowe
    .from = z Podwórza południowego
ui-room-westyard = Podwórze zachodnie
    .gen = Podwórza zachodniego
    .at = na Podwórzu zachodnim
    .to = na Podwórze zachodnie
    .from = z Podwórza zachodniego
ui-room-eastyard = Podwórze wschodnie
    .gen = Podwórza wschodniego
    .at = na Podwórzu wschodnim
    .to = na Podwórze wschodnie
    .from = z Podwórza wschodniego
ui-room-lane = Miedza
    .gen = Miedzy
    .at = na Miedzy
    .to = na Miedzę
    .from = z Miedzy
ui-room-meadow = Łąka
    .gen = Łąki
    .at = na Łące
    .to = na Łąkę
    .from = z Łąki
ui-room-graves = Groby
    .gen = Grobów
    .at = między Grobami
    .to = między Groby
    .from = spomiędzy Grobów
ui-room-gate = Brama cmentarza
    .gen = Bramy cmentarza
    .at = w Bramie cmentarza
    .to = do Bramy cmentarza
    .from = z Bramy cmentarza
ui-room-barnyard = Gumno
    .gen = Gumna
    .at = na Gumnie
    .to = na Gumno
    .from = z Gumna
ui-room-track = Leśna droga
    .gen = Leśnej drogi
    .at = na Leśnej drodze
    .to = na Leśną drogę
    .from = z Leśnej drogi
ui-room-forecourt = Plac przy pompie
    .gen = Placu przy pompie
    .at = na Placu przy pompie
    .to = na Plac przy pompie
    .from = z Placu przy pompie
ui-room-pump = Pompa paliwa
    .gen = Pompy paliwa
    .at = przy Pompie paliwa
    .to = do Pompy paliwa
    .from = od Pompy paliwa
ui-room-countyroad = Szosa
    .gen = Szosy
    .at = na Szosie
    .to = na Szosę
    .from = z Szosy
ui-room-garden = Ogród
    .gen = Ogrodu
    .at = w Ogrodzie
    .to = do Ogrodu
    .from = z Ogrodu
ui-room-clearing = Polana
    .gen = Polany
    .at = na Polanie
    .to = na Polanę
    .from = z Polany
ui-room-corn = Kukurydza
    .gen = Kukurydzy
    .at = w Kukurydzy
    .to = w Kukurydzę
    .from = z Kukurydzy
ui-room-woods = Las
    .gen = Lasu
    .at = w Lesie
    .to = do Lasu
    .from = z Lasu
ui-room-open = Otwarty teren
    .gen = Otwartego terenu
    .at = na Otwartym terenie
    .to = na Otwarty teren
    .from = z Otwartego terenu
ui-kind-lit = pomieszczenie
ui-kind-room = pomieszczenie
ui-kind-street = otwarty teren
ui-kind-open = otwarty teren
ui-kind-corn = pole kukurydzy: nikt nie zajrzy ani nie wyjrzy
ui-kind-woods = las: nikt do niego nie zajrzy

## Co można zrobić

ui-verb-door = Drzwi
ui-verb-car = Samochód
ui-do-open = Otwórz
ui-do-close = Zamknij
ui-do-build = Zabij deskami

## Tryby i strony kart

ui-modes = w trybie Romero: { $romero }, w trybie Zombicide: { $zombicide }
ui-mode-romero = Romero
ui-mode-zombicide = Zombicide
ui-haunted = Krewny trzyma wszystkich w trybie Romero.
ui-not-haunted = Na planszy nie ma Krewnego
ui-in-force = obowiązuje
ui-held-back = wstrzymana
ui-other-side = druga strona
ui-no-skill = bez Umiejętności
ui-flip-haunted = Krewny: wszyscy do Romero
ui-flip-both = Karty się odwracają
ui-flip-romero = Z powrotem: Romero
ui-flip-zombicide = Zaufanie: tryb Zombicide
ui-flip-all-romero = Wszyscy: tryb Romero
ui-flip-all-zombicide = Wszyscy: tryb Zombicide
ui-cards-turned = { $n ->
    [one] { $n } karta odwrócona
    [few] { $n } karty odwrócone
   *[many] { $n } kart odwróconych
}
ui-on-both = { $skill }, po obu stronach
ui-skill-now = teraz: { $skill }
ui-flip-search = W trybie Romero inne talie są zamknięte; co wymaga zaufania, to się nosi, ale nie używa.
ui-flip-back = Znów w kolorze, gdy tylko nie będzie Krewnego: { $names }.
ui-go-on = Dalej

## Przeszukiwanie i łączenie

ui-decks = Przeszukiwanie
ui-deck-house = Dom
ui-deck-ranged = Dystans
ui-deck-melee = Wręcz
ui-deck-left = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ui-deck-mode = tryb Romero
ui-deck-elsewhere = nie tutaj
ui-makes = Powstanie: { $card }
ui-made-of = z kart: { $cards }.

## Co zmieniają drzwi albo barykada

ui-what-changes = Co to zmieni
ui-forecast-now = Teraz
ui-after = Potem
ui-sight-from = Widok z: { $zone }
ui-nothing-seen = nic
ui-way-to = { $n ->
    [0] są już u celu: { $zone }
    [one] { $n } krok, cel: { $zone }
    [few] { $n } kroki, cel: { $zone }
   *[many] { $n } kroków, cel: { $zone }
}
ui-no-way-open = nie ma otwartej drogi: napierają na to, co zamknięte
ui-no-crowd-changes = Żaden Ghul nie poszedłby inaczej.
ui-forecast-text = Gdyby działały od razu. Łamacz otwiera w swojej Strefie wszystko, co zamknięte.
ui-build-spends = Z Ręki odchodzi: { $card }.
ui-build-left = Ile można jeszcze zbudować: { $n }.

## Dlaczego Ghule tam poszły

ui-why-because-sees = Z tych, których widzą, chcą najliczniejszej grupy: { $zone }.
ui-why-because-knows = Nikogo nie widzą, więc idą do najliczniejszej grupy na planszy: { $zone }.
ui-log-zombies-decide = { $because ->
    [sees] { $zone }: widzą kogoś i chcą dotrzeć { $goals-to }; następny krok: { $ways }.
    [knows] { $zone }: nikogo nie widzą, idą { $goals-to }, gdzie jest najwięcej Ocalałych; następny krok: { $ways }.
    [taunted] { $zone }: gonią tylko postać: { $after }; następny krok: { $ways }.
   *[other] { $zone }: idą { $goals-to }; następny krok: { $ways }.
}
