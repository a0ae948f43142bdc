### Opowieści, cele, zakończenia i akcje Scen. Wszystkie są nasze.

mission-night-nl1-name = Zabić okna deskami
mission-night-nl1-brief = Sześcioro obcych, jeden dom na farmie i coś na skraju pola, co nie chodzi tak jak ludzie. Pięć okien ma okiennice, które wystarczy zamknąć; trzy są puste, a każde wymaga Desek i daje 1 Doświadczenia. Deski leżą tu i tam: każdy Cel kryje Deski. Czerwona Strefa Namnażania budzi się w rundzie 3. Kto odda Winchestera 94 komuś innemu, uczy się ufać i przechodzi w tryb Zombicide. Na piętrze leży gospodyni: dopóki tam jest, wejście do tej sypialni odwraca wszystkich na tryb Romero. Wyniesienie jej zajmuje 2 Akcje.
goal-night-nl1-windows = Zamknijcie lub zabijcie deskami wszystkie osiem okien.
goal-night-nl1-doors = Zamknijcie oboje drzwi wejściowych.
goal-night-nl1-quiet = Potem zakończcie rundę, mając wszystkich w środku i ani jednego Ghula w domu.
action-night-nl1-carry = Wynieś ciało
refused-night-nl1-carry = Ciało leży w sypialni na piętrze; dwie Akcje w niej i go nie ma.

mission-night-nl2-name = Na dole w piwnicy
mission-night-nl2-brief = Harry mówi, że najbezpieczniej jest w piwnicy, a tej nocy nikt nie ma siły się kłócić. Przynieście wodę, koce, lampę i radio: cztery Cele. Potem, od rundy 6, zakończcie dwie rundy, mając wszystkich na dole, zabarykadowane Schody i żadnego Ghula przy sobie. Kto stoi po którejkolwiek stronie Schodów, gdy się je zamyka, ten wybrał swoją stronę i gra dalej w trybie Zombicide. Trzy otwory można zabić, za Deski i po 1 Doświadczenia. Fioletowa Strefa Namnażania budzi się w rundzie 4, a z początkiem szesnastej rundy jest za późno.
goal-night-nl2-supplies = Weźcie cztery Cele.
goal-night-nl2-shut = Potem, od rundy 6, zakończcie dwie rundy, mając wszystkich w piwnicy, zabarykadowane Schody i żadnego Ghula tam.
defeat-night-nl2-late = Zdążcie przed początkiem rundy 16.
ending-night-nl2-late = Zaczyna się szesnasta runda, a na dole wciąż nie jest bezpiecznie: gra przegrana.

mission-night-nl3-name = Klucze i dystrybutor
mission-night-nl3-brief = Pick-up przed domem nie ma paliwa, dystrybutor za podwórzem nie ma przyjaciół, a klucz do obu wisi na jednym z czterech haków. Trzy Cele kryją Łatwopalny Płyn, jeden klucze. Kto weźmie klucze, przechodzi w tryb Zombicide, a od tej chwili także każdy, kto wsiada do Pick-upa lub się w nim przesiada; budzi się jednak żółta Strefa Namnażania przy dystrybutorze. Z kluczami Pick-up jedzie. Podprowadźcie go do dystrybutora, zatankujcie 2 Akcjami, gdy nie ma tam Ghula, i zabierzcie wszystkich. Samochód pomieści tylu, ilu się utrzyma.
goal-night-nl3-keys = Znajdźcie klucze, żółty Cel.
goal-night-nl3-fuel = Potem zatankujcie Pick-upa: 2 Akcje przy dystrybutorze, z Pick-upem i bez Ghuli.
goal-night-nl3-aboard = Potem usiądźcie w Pick-upie przy dystrybutorze, cała szóstka.
action-night-nl3-refuel = Tankuj
refused-night-nl3-refuel = Tankuje się w Strefie dystrybutora, mając klucze i Pick-upa obok, gdy nie ma tam Ghula.

mission-night-nl4-name = Przez kukurydzę
mission-night-nl4-brief = Dom stracony, a za polami świeci coś, co może być miastem. W kukurydzy nikt nie widzi dalej niż na wyciągnięcie ręki, a z lasu to oni widzą was pierwsi. Nie ma tu czego przeszukiwać, ale inni biegli tędy przed wami i zgubili to, co nieśli: Maczetę, Obrzyn, kanister Łatwopalnego Płynu. Trzymajcie się razem: gdy tura kończy się czworgiem lub więcej z was w jednej Strefie, wszyscy w niej przechodzą w tryb Zombicide. Wyjdźcie przez Wyjście, cała szóstka.
goal-night-nl4-escape = Wyjdźcie przez Wyjście, cała szóstka.

mission-night-nl5-name = Byle do świtu
mission-night-nl5-brief = Radio każe zostać w domu, telewizor się zgadza. Utrzymajcie dom przez dziesięć rund. Radio, telewizor i telefon to Cele, a każdy można wziąć tylko wtedy, gdy stoi tam dwoje z was: kto słucha razem, przechodzi w tryb Zombicide. Dwa puste okna można zabić, za Deski i po 2 Doświadczenia. W rundzie 3 od kaplicy nadchodzi czyjaś rodzina, w rundzie 7 znowu; fioletowa Strefa Namnażania budzi się w rundzie 4. Jeśli w każdym z sześciu pokoi naraz stoi Ghul, nie ma już domu, którego można bronić.
goal-night-nl5-dawn = Wytrzymajcie, aż skończy się dziesięć rund.
refused-night-nl5-objective = Żeby go wziąć, musi tam stać dwoje z was.
defeat-night-nl5-overrun = Choć jeden pokój domu musi być wolny od Ghuli.
ending-night-nl5-overrun = Ghule są w każdym pokoju domu: gra przegrana.

mission-night-nl6-name = Dobrzy sąsiedzi
mission-night-nl6-brief = A gdyby nie czekali? Wiedzą już, że ogień straszy umarłych i że umarli przychodzą z trzech stron. Zaczynacie w trybie Zombicide. Rzucajcie Mołotowami w Strefy Namnażania i zapędźcie ich żetony, biały też, do jednej Strefy; potem oczyśćcie ją z Ghuli. Każdy żółty Cel kryje Mołotowa, fioletowy Łatwopalny Płyn; więcej jest w domach, a co spłonęło, może się znaleźć znowu.
goal-night-nl6-gathered = Zapędźcie wszystkie trzy żetony Stref Namnażania do jednej Strefy.
goal-night-nl6-burnt = Potem nie zostawcie w tej Strefie ani jednego Ghula.

mission-night-nl7-name = Z powrotem na cmentarz
mission-night-nl7-brief = A gdyby po niego wróciła? Jej brat jest w kaplicy za zamkniętymi drzwiami i dopóki chodzi, nikt nie umie myśleć o niczym innym: jesteście w trybie Zombicide, ale on trzyma was wszystkich w trybie Romero. Dajcie mu spocząć: gdy Krewny pada i nie ma na planszy innego, był ostatni. Dopiero wtedy ktoś ma serce odpalić jego samochód i wszyscy odjeżdżacie nim przez Wyjście. Gdy on pada, budzi się żółta Strefa Namnażania na drodze. Luneta, Ithaca M37 i Maczeta leżą tam, gdzie ktoś uciekał; w kaplicy można przeszukać tylko talię Domową.
goal-night-nl7-johnny = Wyeliminujcie Krewnego w kaplicy i każdego innego, aż nie zostanie żaden.
goal-night-nl7-drive = Potem odjedźcie Samochodem Johnny'ego przez Wyjście, cała szóstka.

mission-night-nl8-name = Zbrojownia
mission-night-nl8-brief = A gdyby znaleźli każdą strzelbę w hrabstwie? Stodoła jest pełna broni palnej: tylko tam można przeszukać talię Dystansową. Chata sąsiada jest pełna ostrzy: tylko tam talię do Walki Wręcz. Butelki i szmaty są w każdym domu. Zaczynacie w trybie Zombicide. Zróbcie po jednej sztuce: Strzelbę Mamuśki, Winchestera z Lunetą, Mołotowa i Pochodnię, i miejcie je przy sobie wszystkie naraz.
goal-night-nl8-shotgun = Miejcie Strzelbę Mamuśki.
goal-night-nl8-scoped = Miejcie Winchestera z Lunetą.
goal-night-nl8-molotov = Miejcie Mołotowa.
goal-night-nl8-torch = Miejcie Pochodnię.

mission-night-nl9-name = Dwa kursy do szosy
mission-night-nl9-brief = A gdyby ktoś wrócił po resztę? Jeden sąsiad kryje się w stodole, drugi pod dachem: to dwa żółte Cele, a kto bierze Cel, prowadzi za rękę przerażonego człowieka. Dowieźcie ich Pick-upem do Wyjścia, tam po 1 Akcji za każdego: na szosie zabiera ich ciężarówka Gwardii. Gdy oboje są bezpieczni, cała szóstka odjeżdża przez Wyjście; jest ono tylko dla Pick-upa i tylko na jeden kurs. Zaczynacie w trybie Zombicide: za kierownicą każdy jest bohaterem. Kto wysiada, przechodzi w tryb Romero, kto wsiada lub się przesiada, w tryb Zombicide. Pierwszy znaleziony sąsiad budzi fioletową Strefę Namnażania.
goal-night-nl9-neighbours = Dowieźcie oboje sąsiadów, żółte Cele, Pick-upem do Wyjścia: tam po 1 Akcji za każdego.
goal-night-nl9-away = Potem odjedźcie Pick-upem przez Wyjście, cała szóstka.
action-night-nl9-deliver = Przekaż sąsiada
refused-night-nl9-deliver = Sąsiada przekazuje się w Wyjściu, z Pick-upa, a robi to ten, kto go prowadzi.

mission-night-nl10-name = Jedna długa noc
mission-night-nl10-brief = A gdyby nikt nie chciał, żeby się skończyła? Ani samochodu, ani miasta, ani poranka: są cztery drogi do stodoły i sześcioro ludzi, którzy przestali się bać. Zaczynacie w trybie Zombicide i gracie z trybem Ultraczerwonym. Gdy dwoje z was osiągnie Poziom Czerwony, umarli nauczą się trzymać z daleka. Trzy Cele dają po 5 Doświadczenia oraz Ithacę M37, Uzi i Piłę Łańcuchową. Dwie Strefy Namnażania śpią: fioletowa budzi się, gdy pierwsza osoba z was osiąga Poziom Pomarańczowy, żółta, gdy Czerwony. Jeśli noc ma być niezapomniana, weźcie tylko trudniejsze karty Ghuli.
goal-night-nl10-red = Dwoje z was osiąga Poziom Czerwony.

## What is not the printed game's

game-ours = Żaden tekst drukowanej gry nie podaje Scen, kafelków, liczb na kartach Ghuli ani większości wartości Ekwipunku i Umiejętności Ocalałych: te są nasze, a gdzie pokazana jest karta, jest to zaznaczone.
