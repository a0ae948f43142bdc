### Umiejętności: jak się nazywają i co robią, naszymi słowami.

skill-kid-name = Dzieciak
skill-kid-text = Masz 2 punkty Zdrowia, a raz na Turę jedna z twoich Akcji Ruchu jest Nieuchwytna.
skill-flashlight-name = Latarka
skill-flashlight-text = Twoje strzały w Ciemne Strefy trafiają jak zwykle.
skill-starts-with-4-health-name = Początkowe Zdrowie: 4
skill-starts-with-4-health-text = Zaczynasz ze Zdrowiem równym 4 i to jest twoje maksimum. Nie możesz być Towarzyszem.
skill-starts-with-a-crowbar-name = Zaczyna z Ekwipunkiem: Łom
skill-starts-with-a-crowbar-text = Na początku gry dostajesz kartę: Łom. Nie możesz być Towarzyszem.
equipment-improvised-melee-weapon = Improwizowana broń do Walki Wręcz
equipment-improvised-ranged-weapon = Improwizowana broń Dystansowa
equipment-car = Samochód

## Dodatkowe Akcje

skill-plus-1-action-name = +1 Akcja
skill-plus-1-action-text = Masz w każdej turze o jedną Akcję więcej; wydajesz ją na co chcesz.
skill-plus-1-free-combat-action-name = +1 darmowa Akcja: Walka
skill-plus-1-free-combat-action-text = Raz na turę dostajesz jedną darmową Akcję Walki: Atak Wręcz albo Atak Dystansowy.
skill-plus-1-free-melee-action-name = +1 darmowa Akcja: Atak Wręcz
skill-plus-1-free-melee-action-text = Raz na turę dostajesz jeden darmowy Atak Wręcz.
skill-plus-1-free-move-action-name = +1 darmowa Akcja: Ruch
skill-plus-1-free-move-action-text = Raz na turę dostajesz jeden darmowy Ruch. Za opuszczenie Strefy z Zombie nadal dopłacasz Akcjami.
skill-plus-1-free-ranged-action-name = +1 darmowa Akcja: Atak Dystansowy
skill-plus-1-free-ranged-action-text = Raz na turę dostajesz jeden darmowy Atak Dystansowy.
skill-plus-1-free-search-action-name = +1 darmowa Akcja: Przeszukiwanie
skill-plus-1-free-search-action-text = Raz na turę możesz wykonać darmowe Przeszukiwanie. To wciąż twoje jedyne Przeszukiwanie w turze, chyba że inna Umiejętność pozwala na więcej.

## Lepsze ataki

skill-plus-1-damage-combat-name = +1 Obrażenie: Walka
skill-plus-1-damage-combat-text = Wszystkie twoje ataki, wręcz i dystansowe, zadają o 1 Obrażenie więcej. Zabłąkane kule też.
skill-plus-1-damage-melee-name = +1 Obrażenie: Atak Wręcz
skill-plus-1-damage-melee-text = Twoje Ataki Wręcz zadają o 1 Obrażenie więcej.
skill-plus-1-damage-ranged-name = +1 Obrażenie: Atak Dystansowy
skill-plus-1-damage-ranged-text = Twoje Ataki Dystansowe zadają o 1 Obrażenie więcej. Zabłąkane kule też.
skill-plus-1-die-combat-name = +1 kość: Walka
skill-plus-1-die-combat-text = Każda broń, którą atakujesz, rzuca o 1 kość więcej, więc atak Podwójną Bronią daje 2 kości więcej.
skill-plus-1-die-melee-name = +1 kość: Atak Wręcz
skill-plus-1-die-melee-text = Każda broń w twoim Ataku Wręcz rzuca o 1 kość więcej, więc atak Podwójną Bronią daje 2 kości więcej.
skill-plus-1-die-ranged-name = +1 kość: Atak Dystansowy
skill-plus-1-die-ranged-text = Każda broń w twoim Ataku Dystansowym rzuca o 1 kość więcej, więc atak Podwójną Bronią daje 2 kości więcej.
skill-plus-1-max-range-name = +1 do maks. Zasięgu
skill-plus-1-max-range-text = Twoja Broń Dystansowa sięga o 1 Strefę dalej. Cel nadal musi być w twoim Polu Widzenia.
skill-plus-1-to-dice-roll-combat-name = +1 do wyniku rzutu: Walka
skill-plus-1-to-dice-roll-combat-text = Każda kość w twoich atakach liczy się o 1 wyżej, maksymalnie 6. Wyrzucona jedynka to nadal chybienie.
skill-plus-1-to-dice-roll-melee-name = +1 do wyniku rzutu: Atak Wręcz
skill-plus-1-to-dice-roll-melee-text = Każda kość w twoich Atakach Wręcz liczy się o 1 wyżej, maksymalnie 6. Wyrzucona jedynka to nadal chybienie.
skill-plus-1-to-dice-roll-ranged-name = +1 do wyniku rzutu: Atak Dystansowy
skill-plus-1-to-dice-roll-ranged-text = Każda kość w twoich Atakach Dystansowych liczy się o 1 wyżej, maksymalnie 6. Wyrzucona jedynka to nadal chybienie.
skill-combat-damage-2-name = Walka: Obrażenia 2
skill-combat-damage-2-text = Broń o Obrażeniach 1 ma w twoich rękach Obrażenia 2.
skill-melee-damage-2-name = Atak Wręcz: Obrażenia 2
skill-melee-damage-2-text = Broń do Walki Wręcz o Obrażeniach 1 ma w twoich rękach Obrażenia 2.
skill-ranged-damage-2-name = Atak Dystansowy: Obrażenia 2
skill-ranged-damage-2-text = Broń Dystansowa o Obrażeniach 1 ma w twoich rękach Obrażenia 2.
skill-2-cocktails-are-better-than-1-name = Dwa koktajle są lepsze niż jeden
skill-2-cocktails-are-better-than-1-text = Po każdym rzuconym Mołotowie rzuć kością: przy wyniku 4 lub więcej możesz odłożyć kartę do swojego Plecaka. Tej kości nic nie zmienia ani nie przerzuca.
skill-ambidextrous-name = Oburęczny
skill-ambidextrous-text = Każda broń liczy się dla ciebie jako Podwójna Broń. Nadal potrzebujesz dwóch o tej samej nazwie.
skill-barbarian-name = Barbarzyńca
skill-barbarian-text = W Ataku Wręcz każda broń może rzucić tyloma kośćmi, ile Zombie jest w twojej Strefie, zamiast swojej zwykłej liczby. Dodatkowe kości dolicz potem.
skill-full-auto-name = Ogień ciągły
skill-full-auto-text = W Ataku Dystansowym każda broń może rzucić tyloma kośćmi, ile Zombie jest w docelowej Strefie, zamiast swojej zwykłej liczby. Dodatkowe kości dolicz potem.
skill-dual-expert-name = Ekspert Podwójnej Broni
skill-dual-expert-text = Gdy trzymasz Podwójną Broń w obu Rękach, masz raz na turę jedną darmową Akcję Walki, wykonywaną tą bronią.
skill-escalation-combat-name = Eskalacja: Walka
skill-escalation-combat-text = Każdy atak wykonany w twojej turze bezpośrednio po poprzednim rzuca o 1 kość więcej niż poprzedni. Akcja innego rodzaju zeruje premię.
skill-escalation-melee-name = Eskalacja: Atak Wręcz
skill-escalation-melee-text = Każdy Atak Wręcz wykonany w twojej turze bezpośrednio po poprzednim rzuca o 1 kość więcej niż poprzedni. Akcja innego rodzaju zeruje premię.
skill-escalation-ranged-name = Eskalacja: Atak Dystansowy
skill-escalation-ranged-text = Każdy Atak Dystansowy wykonany w twojej turze bezpośrednio po poprzednim rzuca o 1 kość więcej niż poprzedni. Akcja innego rodzaju zeruje premię.
skill-free-reload-name = Darmowe przeładowanie
skill-free-reload-text = W swojej turze przeładowujesz broń za darmo.
skill-gunslinger-name = Rewolwerowiec
skill-gunslinger-text = Każda Broń Dystansowa liczy się dla ciebie jako Podwójna Broń. Nadal potrzebujesz dwóch o tej samej nazwie.
skill-swordmaster-name = Mistrz miecza
skill-swordmaster-text = Każda Broń do Walki Wręcz liczy się dla ciebie jako Podwójna Broń. Nadal potrzebujesz dwóch o tej samej nazwie.
skill-home-defender-name = Obrońca domu
skill-home-defender-text = W budynkach widzisz przez kolejne otwarte przejścia w linii prostej, a nie tylko do sąsiedniego pomieszczenia.
skill-improvised-weapon-melee-name = Improwizowana broń: Atak Wręcz
skill-improvised-weapon-melee-text = Raz na turę wykonaj darmowy Atak Wręcz tym, co masz pod ręką. Nie potrzebujesz karty, a twoje premie do Ataku Wręcz działają.
skill-improvised-weapon-ranged-name = Improwizowana broń: Atak Dystansowy
skill-improvised-weapon-ranged-text = Raz na turę wykonaj darmowy Atak Dystansowy czymkolwiek, co da się rzucić. Nie potrzebujesz karty, a twoje premie do Ataku Dystansowego działają.
skill-lucky-name = Farciarz
skill-lucky-text = Raz na Akcję możesz przerzucić wszystkie jej kości i przyjąć nowy wynik, niezależnie od przerzutów z Ekwipunku.
skill-point-blank-name = Z przyłożenia
skill-point-blank-text = Możesz strzelać z każdej Broni Dystansowej do własnej Strefy. Dowolnie wybierasz tam cele, ignorujesz ich specjalne zdolności i nie trafiasz swoich; Obrażenia nadal muszą wystarczyć.
skill-reaper-combat-name = Rozpruwacz: Walka
skill-reaper-combat-text = Raz na atak trafienie, które zabija Zombie, zabiera ze sobą drugiego Zombie tego samego typu w tej Strefie. Dostajesz PA za oba.
skill-reaper-melee-name = Rozpruwacz: Atak Wręcz
skill-reaper-melee-text = Raz na Atak Wręcz trafienie, które zabija Zombie, zabiera ze sobą drugiego Zombie tego samego typu w twojej Strefie. Dostajesz PA za oba.
skill-reaper-ranged-name = Rozpruwacz: Atak Dystansowy
skill-reaper-ranged-text = Raz na Atak Dystansowy trafienie, które zabija Zombie, zabiera ze sobą drugiego Zombie tego samego typu w tej Strefie. Dostajesz PA za oba.
skill-roll-6-plus-1-damage-combat-name = Wynik 6: +1 Obrażenie (Walka)
skill-roll-6-plus-1-damage-combat-text = Każda szóstka wyrzucona w ataku dodaje 1 Obrażenie całemu atakowi. Najpierw przerzuty, potem liczenie szóstek.
skill-roll-6-plus-1-damage-melee-name = Wynik 6: +1 Obrażenie (Atak Wręcz)
skill-roll-6-plus-1-damage-melee-text = Każda szóstka wyrzucona w Ataku Wręcz dodaje 1 Obrażenie całemu atakowi. Najpierw przerzuty, potem liczenie szóstek.
skill-roll-6-plus-1-damage-ranged-name = Wynik 6: +1 Obrażenie (Atak Dystansowy)
skill-roll-6-plus-1-damage-ranged-text = Każda szóstka wyrzucona w Ataku Dystansowym dodaje 1 Obrażenie całemu atakowi. Najpierw przerzuty, potem liczenie szóstek.
skill-roll-6-plus-1-die-combat-name = Wynik 6: +1 kość (Walka)
skill-roll-6-plus-1-die-combat-text = Każda szóstka wyrzucona w ataku pozwala ci dorzucić jedną kość, i tak dalej, dopóki wypadają szóstki. Najpierw przerzuty.
skill-roll-6-plus-1-die-melee-name = Wynik 6: +1 kość (Atak Wręcz)
skill-roll-6-plus-1-die-melee-text = Każda szóstka wyrzucona w Ataku Wręcz pozwala ci dorzucić jedną kość, i tak dalej, dopóki wypadają szóstki. Najpierw przerzuty.
skill-roll-6-plus-1-die-ranged-name = Wynik 6: +1 kość (Atak Dystansowy)
skill-roll-6-plus-1-die-ranged-text = Każda szóstka wyrzucona w Ataku Dystansowym pozwala ci dorzucić jedną kość, i tak dalej, dopóki wypadają szóstki. Najpierw przerzuty.
skill-sniper-name = Snajper
skill-sniper-text = Dowolnie wybierasz cele swoich Ataków Dystansowych, a twoje chybienia nigdy nie trafiają swoich.
skill-steady-hand-name = Pewna ręka
skill-steady-hand-text = Gdy twoje strzały chybiają, ty wybierasz, których Ocalałych omijają. Mołotow nie omija nikogo.
skill-super-strength-name = Nadludzka siła
skill-super-strength-text = Broń do Walki Wręcz ma w twoich rękach Obrażenia 3.

## W ruchu

skill-plus-1-zone-per-move-name = +1 Strefa na Ruch
skill-plus-1-zone-per-move-text = Każdym Ruchem możesz przejść 1 lub 2 Strefy. Wejście do Strefy z Zombie nadal cię zatrzymuje.
skill-blitz-name = Blitz
skill-blitz-text = Raz na turę, za 1 Akcję, przejdź do 2 Stref tam, gdzie Zombie są w Zasięgu trzymanej przez ciebie Broni Dystansowej, i wykonaj darmowy Atak Dystansowy. Obowiązują zwykłe zasady Poruszania się.
skill-bloodlust-combat-name = Żądza krwi: Walka
skill-bloodlust-combat-text = Raz na turę, za 1 Akcję, przejdź do 2 Stref, kończąc w Strefie z Zombie, i wykonaj darmową Akcję Walki. Obowiązują zwykłe zasady Poruszania się.
skill-bloodlust-melee-name = Żądza krwi: Atak Wręcz
skill-bloodlust-melee-text = Raz na turę, za 1 Akcję, przejdź do 2 Stref, kończąc w Strefie z Zombie, i wykonaj darmowy Atak Wręcz. Obowiązują zwykłe zasady Poruszania się.
skill-bloodlust-ranged-name = Żądza krwi: Atak Dystansowy
skill-bloodlust-ranged-text = Raz na turę, za 1 Akcję, przejdź do 2 Stref, kończąc w Strefie z Zombie, i wykonaj darmowy Atak Dystansowy. Obowiązują zwykłe zasady Poruszania się.
skill-charge-name = Szarża
skill-charge-text = Raz na turę, za darmo, przejdź do 2 Stref, kończąc w Strefie z Zombie. Zatrzymują cię pierwsze napotkane Zombie, a za opuszczenie Strefy z Zombie nadal dopłacasz Akcjami.
skill-field-medic-name = Medyk polowy
skill-field-medic-text = Raz na turę, za 1 Akcję, przejdź do 2 Stref do innego Ocalałego, po czym wylecz 1 Ranę komukolwiek w tej Strefie, także sobie. Obowiązują zwykłe zasady Poruszania się.
skill-hit-and-run-name = Uderz i uciekaj
skill-hit-and-run-text = Po ataku, który zabił co najmniej jednego Zombie, możesz wykonać darmowy Ruch, bez dopłaty za Zombie w twojej Strefie.
skill-jump-name = Skok
skill-jump-text = Raz na turę, za 1 Akcję, przejdź od razu 2 Strefy, ignorując wszystko w Strefie pośrodku oprócz ścian i zamkniętych drzwi. Za Zombie na starcie nadal dopłacasz, a inne Umiejętności Ruchu nie działają.
skill-lifesaver-name = Zbawca
skill-lifesaver-text = Raz na turę, za darmo, przeciągnij wybranych Ocalałych z sąsiedniej Strefy z Zombie do swojej. Musisz widzieć tę Strefę, a droga musi być bez przeszkód; każdy z nich może odmówić.
skill-shove-name = Wypad!
skill-shove-text = Raz na turę, za darmo, wypchnij wszystkie Zombie ze swojej Strefy do sąsiedniej Strefy, do której prowadzi droga bez przeszkód.
skill-sidestep-name = Krok w bok
skill-sidestep-text = Gdy karta Zombie wystawi Zombie w twojej Strefie lub tuż obok, możesz od razu wykonać darmowy Ruch, przed Zrywem i bez dopłaty za Zombie. Raz na kartę.
skill-slippery-name = Nieuchwytny
skill-slippery-text = Zombie nie podnoszą kosztu twoich Ruchów ani ich nie przerywają.
skill-sprint-name = Sprint
skill-sprint-text = Raz na turę jednym Ruchem możesz przejść 2 lub 3 Strefy. Wejście do Strefy z Zombie nadal cię zatrzymuje.

## Szukanie i noszenie

skill-break-in-name = Włamanie
skill-break-in-text = Otwierasz drzwi gołymi rękami i bez Hałasu, a raz na turę masz darmową Akcję tylko na otwieranie drzwi. Drzwi z dodatkowym warunkiem nadal go wymagają.
skill-can-search-more-than-once-name = Wielokrotne Przeszukanie
skill-can-search-more-than-once-text = Możesz Przeszukiwać tyle razy w turze, na ile wystarczy ci Akcji.
skill-destiny-name = Przeznaczenie
skill-destiny-text = Raz na turę możesz odrzucić bez efektu kartę Ekwipunku, którą właśnie dobierasz, i dobrać inną z tej samej talii.
skill-hoard-name = Chomik
skill-hoard-text = Nosisz 2 karty więcej. Liczą się jako karty w Plecaku.
skill-hold-your-nose-name = Zatkaj nos
skill-hold-your-nose-text = Gdy ktokolwiek zabije ostatniego Zombie w twojej Strefie, dobierz kartę Ekwipunku. To nie jest Przeszukiwanie.
skill-matching-set-name = Do kompletu
skill-matching-set-text = Gdy twoje Przeszukiwanie odkryje kartę z symbolem Podwójnej Broni, możesz wziąć drugą taką samą z talii Ekwipunku. Potem potasuj talię.
skill-scavenger-name = Szabrownik
skill-scavenger-text = Możesz Przeszukiwać wszędzie, w budynkach i na ulicy. Zombie w Strefie nadal to uniemożliwiają.
skill-search-2-cards-name = Przeszukiwanie: 2 karty
skill-search-2-cards-text = Gdy Przeszukujesz, dobierasz 2 karty. Latarka już nic do tego nie dodaje.
skill-webbing-name = Oporządzenie
skill-webbing-text = Wszystko, co nosisz, liczy się jako trzymane w Rękach.

## Przetrwanie

skill-dreadnought-walker-name = Drednot: Szwendacz
skill-dreadnought-walker-text = Rany od Szwendaczy nic ci nie robią.
skill-dreadnought-fatty-name = Drednot: Grubas
skill-dreadnought-fatty-text = Rany od Grubasów nic ci nie robią.
skill-dreadnought-runner-name = Drednot: Biegacz
skill-dreadnought-runner-text = Rany od Biegaczy nic ci nie robią.
skill-dreadnought-abomination-name = Drednot: Abominacja
skill-dreadnought-abomination-text = Rany od Abominacji nic ci nie robią.
skill-is-that-all-youve-got-name = Tylko na tyle cię stać?
skill-is-that-all-youve-got-text = Gdy masz otrzymać Rany, możesz odrzucić Ekwipunek: każda karta anuluje 1 Ranę.
skill-low-profile-name = Niski profil
skill-low-profile-text = Chybienia innych Ocalałych nigdy cię nie trafiają. Mołotow nadal tak.
skill-medic-name = Medyk
skill-medic-text = W każdej Fazie Końcowej ty i wszyscy w twojej Strefie możecie wyleczyć po 1 Ranie. Dostajesz 1 PA za każdą wyleczoną Ranę.
skill-regeneration-name = Regeneracja
skill-regeneration-text = W każdej Fazie Końcowej wracasz do pełnego Zdrowia.
skill-tough-name = Wytrzymały
skill-tough-text = Ignorujesz pierwszą Ranę w każdym kroku Ataku w Fazie Zombie i pierwszą Ranę z każdego Bratobójczego Ognia.

## Przejęcie inicjatywy

skill-born-leader-name = Urodzony przywódca
skill-born-leader-text = Raz w swojej turze podaruj innemu Ocalałemu jedną dowolną darmową Akcję do natychmiastowego użycia. Potem wracasz do swojej tury.
skill-brother-in-arms-name = Braterstwo broni: { $effect }
skill-brother-in-arms-text = Dopóki dzielisz Strefę z innym Ocalałym, wszyscy w niej mają: { $effect }. Towarzysze z tego nie korzystają.
skill-combat-reflexes-name = Odruchy bojowe
skill-combat-reflexes-text = Gdy karta Zombie wystawi Zombie w twojej Strefie lub tuż obok, możesz od razu za darmo zaatakować ich Strefę, przed Zrywem. Raz na kartę.
skill-distributor-name = Rozdający
skill-distributor-text = W Etapie Namnażania dobierz po jednej karcie Zombie na każdą aktywną Strefę Namnażania, obejrzyj je i zdecyduj, która trafi do której Strefy.
skill-tactician-name = Taktyk
skill-tactician-text = Decydujesz, kiedy w Fazie Graczy wypada twoja tura: pierwsza, ostatnia albo między dwiema innymi.
skill-taunt-name = Prowokacja
skill-taunt-text = Raz na turę, za darmo, zwyzywaj Zombie ze Strefy odległej najwyżej o 2, do której prowadzi droga bez przeszkód: natychmiast się Aktywują, idą po ciebie i ignorują wszystkich innych.
skill-zombie-link-name = Więź z zombie
skill-zombie-link-text = Gdy zostaje dobrana karta dodatkowej Aktywacji, rozgrywasz dodatkową turę, zanim ruszą się Zombie.

## Od pierwszej minuty

skill-starts-with-x-health-name = Początkowe Zdrowie: { $x }
skill-starts-with-x-health-text = Zaczynasz ze Zdrowiem równym { $x } i to jest twoje maksimum. Nie możesz być Towarzyszem.
skill-starts-with-2-ap-name = Zaczyna z 2 PA
skill-starts-with-2-ap-text = Zaczynasz z 2 Punktami Adrenaliny. Nie możesz być Towarzyszem.
skill-starts-with-a-equipment-name = Zaczyna z Ekwipunkiem: { $equipment }
skill-starts-with-a-equipment-text = Na początku gry dostajesz kartę: { $equipment }. Nie możesz być Towarzyszem.
