### Strona Zombicide: pokoje i ulice, czasowniki, pulpit, podglądy, powody umarłych, podpowiedzi.

## Pokoje i ulice

ui-room-flat = Mieszkanie
    .at = w Mieszkaniu
    .to = do Mieszkania
    .from = z Mieszkania
ui-room-kitchen = Kuchnia
    .at = w Kuchni
    .to = do Kuchni
    .from = z Kuchni
ui-room-bedroom = Sypialnia
    .at = w Sypialni
    .to = do Sypialni
    .from = z Sypialni
ui-room-stairwell = Klatka
    .at = na Klatce
    .to = na Klatkę
    .from = z Klatki
ui-room-storeroom = Schowek
    .at = w Schowku
    .to = do Schowka
    .from = ze Schowka
ui-room-salon = Fryzjer
    .at = u Fryzjera
    .to = do Fryzjera
    .from = od Fryzjera
ui-room-cellar = Piwnica
    .at = w Piwnicy
    .to = do Piwnicy
    .from = z Piwnicy
ui-room-backroom = Zaplecze
    .at = na Zapleczu
    .to = na Zaplecze
    .from = z Zaplecza
ui-room-pantry = Spiżarnia
    .at = w Spiżarni
    .to = do Spiżarni
    .from = ze Spiżarni
ui-room-diner = Jadłodajnia
    .at = w Jadłodajni
    .to = do Jadłodajni
    .from = z Jadłodajni
ui-room-coldstore = Chłodnia
    .at = w Chłodni
    .to = do Chłodni
    .from = z Chłodni
ui-room-grocery = Spożywczy
    .at = w Spożywczym
    .to = do Spożywczego
    .from = ze Spożywczego
ui-room-cafe = Kawiarnia
    .at = w Kawiarni
    .to = do Kawiarni
    .from = z Kawiarni
ui-room-workshop = Warsztat
    .at = w Warsztacie
    .to = do Warsztatu
    .from = z Warsztatu
ui-room-archive = Archiwum
    .at = w Archiwum
    .to = do Archiwum
    .from = z Archiwum
ui-room-studio = Pracownia
    .at = w Pracowni
    .to = do Pracowni
    .from = z Pracowni
ui-room-gym = Siłownia
    .at = w Siłowni
    .to = do Siłowni
    .from = z Siłowni
ui-room-boilers = Kotłownia
    .at = w Kotłowni
    .to = do Kotłowni
    .from = z Kotłowni
ui-room-bookshop = Księgarnia
    .at = w Księgarni
    .to = do Księgarni
    .from = z Księgarni
ui-room-warehouse = Magazyn
    .at = w Magazynie
    .to = do Magazynu
    .from = z Magazynu
ui-room-garage = Garaż
    .at = w Garażu
    .to = do Garażu
    .from = z Garażu
ui-room-office = Biuro
    .at = w Biurze
    .to = do Biura
    .from = z Biura
ui-room-lobby = Hol
    .at = w Holu
    .to = do Holu
    .from = z Holu
ui-room-bar = Bar
    .at = w Barze
    .to = do Baru
    .from = z Baru
ui-room-reception = Recepcja
    .at = w Recepcji
    .to = do Recepcji
    .from = z Recepcji
ui-room-stockroom = Skład
    .at = w Składzie
    .to = do Składu
    .from = ze Składu
ui-room-pharmacy = Apteka
    .at = w Aptece
    .to = do Apteki
    .from = z Apteki
ui-room-livingroom = Salon
    .at = w Salonie
    .to = do Salonu
    .from = z Salonu
ui-room-hallway = Korytarz
    .at = na Korytarzu
    .to = na Korytarz
    .from = z Korytarza
ui-room-bathroom = Łazienka
    .at = w Łazience
    .to = do Łazienki
    .from = z Łazienki
ui-room-hardware = Żelazny
    .at = w Żelaznym
    .to = do Żelaznego
    .from = z Żelaznego
ui-room-laundry = Pralnia
    .at = w Pralni
    .to = do Pralni
    .from = z Pralni
ui-room-classroom = Klasa
    .at = w Klasie
    .to = do Klasy
    .from = z Klasy
ui-room-canteen = Stołówka
    .at = w Stołówce
    .to = do Stołówki
    .from = ze Stołówki
ui-avenue-0 = Północna
    .short = Północna
    .paint = PÓŁNOCNA
    .gen = Północnej
    .at = na Północnej
    .to = na Północną
    .from = z Północnej
ui-avenue-1 = Jesionowa
    .short = Jesionowa
    .paint = JESIONOWA
    .gen = Jesionowej
    .at = na Jesionowej
    .to = na Jesionową
    .from = z Jesionowej
ui-avenue-2 = Dzwonna
    .short = Dzwonna
    .paint = DZWONNA
    .gen = Dzwonnej
    .at = na Dzwonnej
    .to = na Dzwonną
    .from = z Dzwonnej
ui-avenue-3 = Kanałowa
    .short = Kanałowa
    .paint = KANAŁOWA
    .gen = Kanałowej
    .at = na Kanałowej
    .to = na Kanałową
    .from = z Kanałowej
ui-avenue-4 = Portowa
    .short = Portowa
    .paint = PORTOWA
    .gen = Portowej
    .at = na Portowej
    .to = na Portową
    .from = z Portowej
ui-street-0 = Pierwsza
    .short = Pierwsza
    .gen = Pierwszej
    .at = na Pierwszej
    .to = na Pierwszą
    .from = z Pierwszej
ui-street-1 = Druga
    .short = Druga
    .gen = Drugiej
    .at = na Drugiej
    .to = na Drugą
    .from = z Drugiej
ui-street-2 = Trzecia
    .short = Trzecia
    .gen = Trzeciej
    .at = na Trzeciej
    .to = na Trzecią
    .from = z Trzeciej
ui-street-3 = Czwarta
    .short = Czwarta
    .gen = Czwartej
    .at = na Czwartej
    .to = na Czwartą
    .from = z Czwartej
ui-street-4 = Piąta
    .short = Piąta
    .gen = Piątej
    .at = na Piątej
    .to = na Piątą
    .from = z Piątej
ui-street-corner = { $avenue }/{ $street }
    .at = na rogu { $avenue } i { $street }
    .to = na róg { $avenue } i { $street }
    .from = z rogu { $avenue } i { $street }
ui-street-plain = Ulica
    .at = na Ulicy
    .to = na Ulicę
    .from = z Ulicy
ui-between = { $a } i { $b }
ui-kind-street = ulica
ui-kind-lit = jasny pokój
ui-kind-dark = ciemny pokój
ui-zone = { $name }, { $kind }: { $who }; hałas { $noise }
ui-zone-legal = { $cost ->
    [0] { $verb }, za darmo
    [one] { $verb }, { $cost } Akcja
    [few] { $verb }, { $cost } Akcje
   *[many] { $verb }, { $cost } Akcji
}
ui-sign-exit = WYJŚCIE
ui-sign-spawn = NAMNAŻ.

## Stół

ui-round = Runda { $n }
ui-phase-player = Gracze
ui-phase-zombie = Zombie
ui-phase-end = Koniec
ui-party = Ocalali
ui-mission-and-party = Misja i drużyna
ui-goals = Cele
ui-defeats = Co kończy grę porażką
ui-goal = Zrób to, czego chce misja
ui-then = potem:
ui-ap = PA
ui-done = gotowe
ui-escaped = poza miastem
ui-companions = Towarzysze
ui-companion = Towarzysz
ui-companion-name = { $name } (Towarzysz)
ui-led-by = prowadzi: { $name }
ui-not-rallied = czeka na werbunek
ui-off-board = poza planszą
ui-member = { $name }, { $level }, rany: { $wounds } z { $health }, pozostałe Akcje: { $actions }, { $place }
ui-level = Poziom zagrożenia
ui-level-blue = Niebieski
ui-level-yellow = Żółty
ui-level-orange = Pomarańcz.
ui-level-red = Czerwony
ui-actions-left = Pozostałe Akcje: { $n } z { $of }
ui-wounds = Rany: { $n } z { $of }
ui-of = { $n } z { $of }
ui-left = zostało { $n }
ui-board-label = { $mission }, runda { $round }
ui-desk = Panel i dziennik
ui-sheet = Akcje, ekwipunek i dziennik
ui-tab-actions = Akcje
ui-tab-kit = Ekwipunek
ui-tab-log = Dziennik

## Czyja decyzja

ui-your-turn = twoja tura
ui-nth-of = { $name }, { $n } z { $of }
ui-felled = Powaleni
ui-fate = Na koniec
ui-fate-escaped = ucieczka
ui-fate-eliminated = śmierć
ui-luck = { $hits } z { $dice } kości trafiło

## Akcje

ui-verb-move = Ruch
ui-verb-search = Szukaj
ui-verb-open = Drzwi
ui-verb-melee = Wręcz
ui-verb-ranged = Strzał
ui-verb-order = Karty, wymiana
ui-verb-take = Weź
ui-verb-noise = Hałas
ui-verb-slip = Prześlizg
ui-verb-charge = Szarża
ui-verb-jump = Skok
ui-verb-reload = Przeładuj
ui-verb-eat = Zjedz
ui-verb-mission = Misja
ui-verb-lead = Dowodzenie
ui-verb-rescue = Ratunek
ui-verb-shove = Odepchnij
ui-verb-car = Samochód
ui-verb-heal = Pomoc
ui-verb-blitz = Bieg i walka
ui-verb-improvised = Improwizacja
ui-verb-taunt = Prowokuj
ui-end-turn = Koniec tury
ui-unspent = { $n ->
    [0] wszystko zużyte
   *[other] zostało { $n }
}
ui-free = za darmo
ui-free-move = Ruch
ui-free-search = Szukanie
ui-free-door = Drzwi
ui-free-melee = Wręcz
ui-free-ranged = Strzał
ui-free-combat = Walka
ui-free-pair = Para
ui-cost = { $n ->
    [0] za darmo
    [one] { $n } Akcja
    [few] { $n } Akcje
   *[many] { $n } Akcji
}
ui-with-cost = { $cost ->
    [0] { $text }, za darmo
    [one] { $text }, { $cost } Akcja
    [few] { $text }, { $cost } Akcje
   *[many] { $text }, { $cost } Akcji
}
ui-which = Które?
ui-move-hint = { $cost ->
    [0] do zaznaczonej Strefy. Ten jest za darmo.
    [one] do zaznaczonej Strefy: 1 Akcja.
    [few] do zaznaczonej Strefy: { $cost } Akcje, przez towarzystwo.
   *[many] do zaznaczonej Strefy: { $cost } Akcji, przez towarzystwo.
}
ui-choose-hint = wybierz sposób, tutaj albo na planszy.
ui-turn-hint = wybierz akcję albo zakończ turę.
ui-walk = { $cost ->
    [0] idź: { $zone }, za darmo
    [one] idź: { $zone }, { $cost } Akcja
    [few] idź: { $zone }, { $cost } Akcje
   *[other] idź: { $zone }, { $cost } Akcji
}
ui-again = Jeszcze raz
ui-card-stat = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}, { $hit }+, obrażenia { $damage }, zasięg { $range }
ui-short-refused = nie teraz
ui-short-refused-no-action = brak Akcji
ui-short-refused-surcharge = za mało Akcji
ui-short-refused-no-skill = bez Umiejętności
ui-short-refused-once-per-turn = już użyte
ui-short-refused-no-need = bez różnicy
ui-short-refused-same-zone = już tu jesteś
ui-short-refused-no-way = brak drogi
ui-short-refused-door-closed = drzwi zamknięte
ui-short-refused-zombies-stop = Zombie stoją
ui-short-refused-search-street = nie na ulicy
ui-short-refused-search-zombies = tu są Zombie
ui-short-refused-searched = raz na turę
ui-short-refused-no-door = brak drzwi
ui-short-refused-door-open = już otwarte
ui-short-refused-no-opener = brak narzędzia
ui-short-refused-no-objective = tu nic nie ma
ui-short-refused-no-crate = tu nic nie ma
ui-short-refused-no-cards = brak kart
ui-short-refused-trade-zone = nikogo tu nie ma
ui-short-refused-not-held = nie masz tego
ui-short-refused-not-food = to nie jedzenie
ui-short-refused-not-in-hand = nie w ręce
ui-short-refused-not-that-weapon = brak broni
ui-short-refused-combat-forbidden = tu nie wolno
ui-short-refused-empty = pusta broń
ui-short-refused-loaded = naładowana
ui-short-refused-no-sight = nic nie widać
ui-short-refused-range = poza zasięgiem
ui-short-refused-melee-zone = nikogo tu
ui-short-refused-no-zombies = brak celu
ui-short-refused-no-pair = brak pary
ui-sees = widzi { $n }
ui-steps-away = { $n ->
    [one] { $n } krok stąd
    [few] { $n } kroki stąd
   *[many] { $n } kroków stąd
}

## Panel i karty

ui-dashboard = Panel: { $name }
ui-in = Miejsce: { $zone }
ui-in-with = Miejsce: { $zone }, a z nim { $who }
ui-more-to = jeszcze { $n }: { $level }
ui-adrenaline = Adrenalina
ui-skills = Umiejętności
ui-choose-of = wybierz 1 z { $n }
ui-hands = Ręce
ui-backpack = Plecak
ui-pack-short = Plecak
ui-empty-hand = pusta ręka
ui-empty-pack = pusto
ui-card-nothing = Teraz nic z tym nie zrobisz.
ui-dice = Kości
ui-to-hit = Traf.
ui-damage = Obr.
ui-range = Zasięg
ui-loud = głośno
ui-loud-then = głośno, hałas { $n }
ui-quiet = cicho
ui-dual = Dwóch takich można użyć naraz.
ui-card-ours = Nasze: wartości z druku nie są znane.
ui-person-ours = Nasze: Umiejętności z druku nie są znane.
ui-must-reload = pusta
ui-hands-help = Dotykaj albo przeciągaj karty między rękami a plecakiem.
ui-hands-swap = Teraz dotknij miejsca, do którego ma trafić.
ui-hands-keep = Niech tak zostanie
ui-hands-done = Gotowe
ui-trade-title = Wymiana: dotknij tego, co zmienia właściciela
ui-trade-help = Nic się nie ruszy, póki nie potwierdzisz.
ui-trade-full = Ktoś z was tyle nie uniesie.
ui-trade-done = Wymień
ui-back-to = Wróć: { $name }
ui-found = Znalezione
ui-found-full = Ręce i plecak są pełne: aby to zatrzymać, coś innego musi odejść.
ui-to = dla: { $name }
ui-no-cards = brak kart

## Podgląd ataku i kości

ui-preview = Podgląd ataku
ui-close-preview = Zamknij podgląd
ui-melee-attack = Atak wręcz
ui-ranged-attack = Atak dystansowy
ui-at = cel: { $zone }
ui-attack-line = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
} · trafia { $hit }+ · obrażenia { $damage }
ui-blast-line = Płonie wszystko w Strefie. Zombie: { $n }.
ui-who-gets-hit = Kto oberwie
ui-target-order = Cele po kolei
ui-dies = pada pierwszy
ui-too-tough = Za twardy
ui-hits-lost = dalsze trafienia przepadają
ui-takes-misses = dostaje każde pudło
ui-may-take-misses = może dostać pudło
ui-no-target = Nikogo tam nie ma.
ui-nobody-in-range = W zasięgu nie ma kogo trafić. Naciśnij jeszcze raz, aby mimo to zaatakować pustą Strefę.
ui-what-can-happen = Co może się stać
ui-hits = Trafienia
ui-chance = Szansa
ui-the-dead = Umarli
ui-friends = Swoi
ui-odds-nothing = nic
ui-safe = cało
ui-n-wounds = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}
ui-reroll-help = Jeśli kości ci się nie spodobają, możesz raz rzucić wszystkimi od nowa.
ui-in-the-way = { $n ->
    [one] { $name } stoi na linii.
   *[other] Na linii stoją: { $name }.
}
ui-in-the-way-text = Każde pudło trafia kogoś z was za { $damage }. Wnoszą o zaprotokołowanie, że stoją dokładnie tam.
ui-blast-way = Ogień nikogo nie pyta, kim jest.
ui-fire = Strzelaj
ui-strike = Uderz
ui-fire-anyway = Atakuj mimo to
ui-or-instead = Albo zamiast tego
ui-friends-in-way = swoi na linii
ui-nobody-in-way = nikogo na linii
ui-rolled = { $name } rzuca { $dice }: { $hits ->
    [0] żadnego trafienia
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
ui-hit = trafienie
ui-miss = pudło
ui-n-hits = { $n ->
    [0] żadnego trafienia
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}

## Faza Zombie i dlaczego

ui-skip = Pomiń
ui-steps = Kroki
ui-speed = Tempo
ui-stage-attacks = Ataki
ui-stage-moves = Ruchy
ui-stage-again = Druga akcja
ui-stage-spawn = Namnażanie
ui-zombie-card = Karta Zombie { $card }
ui-card = karta
ui-card-nobody = nikt
ui-card-rush = Kogo przynosi, ten działa od razu.
ui-legend = Legenda
ui-legend-noise = Hałas w Strefie
ui-legend-sight = Widzi Ocalałego
ui-legend-now = Idzie teraz
ui-legend-ahead = Dalsza droga
ui-legend-split = Podział
ui-why = dlaczego
ui-why-title = Dlaczego tam poszli?
ui-why-crowd = { $zone }, Zombie: { $n }
ui-why-sees = Widzą kogoś.
ui-why-sees-text = { $names } jak na dłoni: { $zones }.
ui-somebody = Ktoś z ocalałych
ui-why-after = Gonią tylko jedną postać: { $name }.
ui-why-after-text = Nie liczy się, co jeszcze widzą lub słyszą.
ui-why-blind = Nie widzą nikogo.
ui-why-blind-text = W zasięgu wzroku nie ma żadnego Ocalałego (stąd: { $zone }).
ui-why-silent = I nic nie słyszą.
ui-why-loudest-seen = Chcą więc tam: { $zone }.
ui-why-loudest-seen-text = Ze wszystkiego, co widzą, tam jest najgłośniej.
ui-why-only-seen = Nikogo więcej nie widać, a hałas gdzie indziej się nie liczy.
ui-why-loudest = Idą więc do najgłośniejszej Strefy.
ui-why-loudest-text = { $zone }, hałas { $noise }. Odległość nie ma znaczenia.
ui-why-there = Już tam są, więc zostają.
ui-why-stuck = Nie ma otwartej drogi, więc zostają.
ui-why-one-way = Jedna droga jest najkrótsza: { $zone }.
ui-why-distance = { $n ->
    [one] Do celu { $n } Strefa.
    [few] Do celu { $n } Strefy.
   *[many] Do celu { $n } Stref.
}
ui-why-ways = Równie dobre drogi: { $n }.
ui-why-ways-text = Następny krok: { $zones }.
ui-why-split = Dzielą się, rodzaj po rodzaju.
ui-why-together = Nikt się nie odłącza.
ui-why-runners = Kto ma drugą akcję, rusza znowu, gdy wszyscy już się przesuną.
ui-move-part = { $zombies }: { $from } → { $to }

## Dziennik

ui-log-dice = Kości
ui-log-zombies-decide = { $because ->
    [taunted] { $zone }: gonią tylko postać: { $after }; idą przez: { $ways }.
    [sees] { $zone }: widzą, co jest tu: { $sees }; idą przez: { $ways }.
    [hears] { $zone }: słyszą, co jest tu: { $goals }; idą przez: { $ways }.
    [stays] { $zone }: tu jest najgłośniej, zostają.
    [stuck] { $zone }: nie ma otwartej drogi do celu ({ $goals }), zostają.
   *[other] { $zone }: ciągnie ich { $goals-to }; idą przez: { $ways }.
}
ui-log-zombies-attack = { $zone }: gryzą, { $wounds ->
    [one] { $wounds } rana.
    [few] { $wounds } rany.
   *[many] { $wounds } ran.
}
ui-log-moved = { $from } → { $to }{ $cost ->
    [one] {""}
    [few] {" "}({ $cost } Akcje)
   *[many] {" "}({ $cost } Akcji)
}
ui-log-noise = Hałas: { $zone }.
ui-log-adrenaline = +{ $points } PA, razem { $total }.
ui-log-killed = Pada: { $zombies }.

## Menu i ustawienia

ui-show-phase = Pokazuj Fazę Zombie krok po kroku
ui-key-end = koniec tury
ui-key-again = ten sam atak jeszcze raz
ui-key-board = od Strefy do Strefy na planszy
ui-key-point = wskaż Strefę wszystkim graczom
ui-key-point-how = prawy przycisk, Shift Enter
ui-key-phase = Faza Zombie: graj, krok, pomiń

## Strona startowa

ui-team = Drużyna
ui-roster = Wszyscy Ocalali
ui-about = O postaci: { $name }
ui-seats-too-many = Więcej miejsc niż Ocalałych: weź ich więcej albo ujmij miejsc.
ui-tiers = Karty Zombie w talii
ui-tier-easy = łatwe
ui-tier-hard = trudne
ui-tier-extra = Dodatkowe Aktywacje
ui-abominations = Abominacje, które mogą przyjść
ui-team-help = Dotknij twarzy, by zobaczyć, czego się nauczy.
ui-roster-help = Wybrano { $n } z 6. Dotknij, by dodać lub usunąć; każdy pokaże, czego się nauczy.
ui-map = Mapa
ui-change-team = Zmień drużynę

## Pierwszy wieczór

ui-lesson-hands = W rękach mieszczą się dwie karty, reszta czeka w plecaku. Używasz tylko tego, co w rękach: trzymaj tam broń i coś do drzwi.
ui-lesson-who = Każdy twój Ocalały ma jedną turę w rundzie, w dowolnej kolejności. Wybierz, kto teraz.
ui-lesson-move = Strefy w nawiasach ze światła są w zasięgu: kliknij jedną, żeby tam pójść. Liczba obok to koszt.
ui-lesson-search = Jesteś w pokoju bez Zombie: Szukaj daje kartę. Raz na turę.
ui-lesson-door = Ktoś ma w ręce coś do drzwi. Otwarcie budynku budzi to, co w środku, więc lepiej być gotowym.
ui-lesson-melee = Zombie jest w twojej Strefie. Uderz wręcz, zanim ugryzie; podgląd pokaże szanse.
ui-lesson-ranged = Widzisz Zombie. Strzały trafiają je w stałej kolejności, a pudła trafiają swoich, którzy stoją obok.
ui-lesson-surcharge = Zombie cię trzymają: wyjście kosztuje o jedną Akcję więcej za każdego z nich.
ui-lesson-objective = Stoisz na Celu misji. Weź go: czekają cele i Adrenalina.
ui-lesson-keep = Zatrzymaj to, co znalazłeś, albo odrzuć. Zaraz potem możesz poukładać karty.
ui-lesson-wound = Umarli ugryźli. Razem decydujecie, kto w Strefie bierze każdą ranę; trzy to za dużo.
ui-lesson-route = Nie dzielą się po równo, więc ty wybierasz, dokąd idzie ten ostatni.
ui-lesson-escape = Jesteś przy Wyjściu i robota skończona. Wyjdź albo zostań i pomóż innym.
ui-lesson-phase = Teraz działają umarli. Oglądaj, idź krok po kroku albo pomiń; każdy ruch powie, dlaczego.
ui-lesson-undo = Rozmyśliłeś się? Cofnij bierze z powrotem każdy krok, ile razy chcesz.

## Koniec

zombicide-result-won = Udało się
zombicide-result-lost = Miasto wygrało
zombicide-result-decided = Rozstrzygnięte
zombicide-epilogue-won = Nikt nie został z tyłu. Nikt wam też w to nie uwierzy.
zombicide-epilogue-lost = Umarli świetnie słuchają. Następnym razem szeptem.
zombicide-epilogue-decided = Ktoś musiał wygrać. Dobrze, że nie umarli.
zombicide-chapter = Runda

## Statystyki

tally-rounds = Rundy
tally-felled = Powaleni zmarli
tally-wounds = Rany
tally-eliminated = Straceni Ocalali
## Co mają tylko niektóre gry tej rodziny

ui-ammo-dice = { $n ->
    [one] { $n } kość Amunicji
    [few] { $n } kości Amunicji
   *[many] { $n } kości Amunicji
}
ui-strikes-all = trafia wszystkich w strefie
ui-time-track = Minęły rundy: { $n } z { $of }
ui-packs = Zestawy startowe
ui-throw = Rzuć
ui-explosion-line = Obrażenia { $damage } dla wszystkich w strefie; padnie { $n } z { $of }
ui-floors = Piętra
ui-floors-all = Wszystkie piętra
ui-floor-here = tu jest ten, kto działa
floor-ground = Parter
