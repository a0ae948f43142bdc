### Nazwy kart, Ocalałych i Abominacji oraz misje w kilku naszych słowach.

game-zombicide-2e = Zombicide, 2. edycja
    .tagline = Sześcioro Ocalałych. Jedno miasto. Robi się późno.
    .about = Szukaj, otwieraj drzwi, bądź cicho, wydostań się.

## Abominacje

abomination-hobomination = Abominamenel
abomination-abominacop = Abominaglina
abomination-abominawild = Abominadzicz
abomination-patient-0 = Pacjent 0

## Ocalali

survivor-amy = Amy
survivor-bunny-g = Bunny G
survivor-doug = Doug
survivor-elle = Elle
survivor-josh = Josh
survivor-lili = Lili
survivor-lou = Lou
survivor-ned = Ned
survivor-odin = Odin
survivor-ostara = Ostara
survivor-tiger-sam = Tiger Sam
survivor-wanda = Wanda

## Ekwipunek Początkowy i Ekwipunek

equipment-aaahh = Ożeż...!
equipment-bag-of-rice = Worek Ryżu
equipment-baseball-bat = Kij Bejsbolowy
equipment-canned-food = Konserwa
equipment-chainsaw = Piła Łańcuchowa
equipment-crowbar = Łom
equipment-fire-axe = Topór Strażacki
equipment-flashlight = Latarka
equipment-katana = Katana
equipment-kukri = Kukri
equipment-machete = Maczeta
equipment-molotov = Mołotow
equipment-pistol = Pistolet
equipment-plenty-of-bullets = Mnóstwo Naboi
equipment-plenty-of-shells = Mnóstwo Śrutu
equipment-sawed-off = Obrzyn
equipment-shotgun = Strzelba
equipment-sniper-rifle = Snajperka
equipment-sub-mg = Pistolet Maszynowy
equipment-water = Woda

## Odpicowana Broń

equipment-army-sniper-rifle = Wojskowa Snajperka
equipment-automatic-shotgun = Strzelba Automatyczna
equipment-evil-twins = Złe Bliźniaczki
equipment-golden-ak-47 = Złoty AK-47
equipment-golden-kukri = Złote Kukri
equipment-gunblade = Gunblade
equipment-mas-shotgun = Strzelba Mamuśki
equipment-nailbat = Kij z Gwoździami
equipment-zantetsuken = Zantetsuken

## Powstaje w trakcie misji

equipment-moloturbo = Moloturbo Neda

## Misje

mission-m0-name = Życie w czasach zombicydu
mission-m0-brief = Pierwszy dzień reszty świata. Zgarnijcie wszystko, co nie jest przybite gwoździami, i wyjdźcie wszyscy przez Strefę Wyjścia; kto zostanie, zasili krajobraz.
mission-m1-name = Blokowisko
mission-m1-brief = Spiżarnia świeci pustkami, a sąsiedzi też są głodni, tylko inaczej. Po jednym Celu na głowę, trzy porcje jedzenia dla drużyny i razem do wyjścia.
mission-m2-name = Strefa Y
mission-m2-brief = Ktoś ukrył marzenie kolekcjonera w najgorszej dzielnicy. Wyjdźcie z Odpicowaną Bronią dla każdego albo z kolekcją śladów po zębach.
mission-m3-name = 24-godzinny wyścig Zombicity
mission-m3-brief = Bez mety, bez regulaminu, za to z publicznością na torze. Wystarczy, że jedno z was dojdzie do Poziomu Czerwonego, i wygrywa cała drużyna.
mission-m4-name = Strzelanina z jadącego auta
mission-m4-brief = Samochód to bomba, do której nikt jeszcze nie strzelił. Zaparkujcie po jednym w każdej Czerwonej Strefie Namnażania, wysadźcie je, a potem dokończcie robotę Mołotowem w Startowej Strefie Namnażania.
mission-m5-name = Wielkie W
mission-m5-brief = W jak włamanie do wszystkiego. Otwórzcie każdy budynek, wynieście pięć Celów, w tym choć jeden kolorowy, i zniknijcie, zanim właściciele wstaną.
mission-m6-name = Ucieczka
mission-m6-brief = Na wycieczkę trzeba prowiantu. Zbierzcie wszystkie sześć porcji jedzenia, znajdźcie każdemu miejsce w aucie i odjedźcie przez Strefę Wyjścia, nie patrząc w lusterko.
mission-m7-name = Grindhouse
mission-m7-brief = Dwoje drzwi, jedna horda i bardzo głośna muzyka. Zepchnijcie wszystkie żetony Namnażania do Startowej Strefy Namnażania, podpalcie ją i nie dajcie żadnemu Zombie zadomowić się w oznaczonych Strefach.
mission-m8-name = Policja Zombie
mission-m8-brief = Służyć i pożerać. Komisariat jest zamknięty, dopóki nie zdobędziecie Niebieskiego i Zielonego Celu; za nim jest wyjście.
mission-m9-name = Prawo silniejszego
mission-m9-brief = Gdzieś tu chowa się troje przyjaciół i robi to kiepsko. Znajdźcie całą trójkę, zanim zrobi to ktoś gorzej wychowany.
mission-m10-name = Małe miasteczko
mission-m10-brief = Ciche uliczki, przyjazne twarze, niektóre nawet na swoim miejscu. Zabierzcie wszystkie Cele i Skrzynie, a na pamiątkę jednego Mołotowa.
mission-m11-name = Rów
mission-m11-brief = Siedzi tam coś wielkiego i słyszy, jak oddychacie. Doprowadźcie siebie i dwoje przyjaciół do wyjścia, gdy nie będzie już Abominacji, która mogłaby wam pomachać.
mission-m12-name = Kraksa
mission-m12-brief = Sześć osób, jeden wrak, a pogotowie nie jeździ od zeszłego wtorku. Dostarczcie każdej apteczkę, zanim zjawią się niewłaściwi sanitariusze.
mission-m13-name = Płonące ulice
mission-m13-brief = Skoro ulica jest pełna Zombie, trzeba mieć mniej ulicy. Wypalcie Mołotowami każdą Czerwoną Strefę Namnażania, a potem zaparkujcie oba auta we wskazanym miejscu i podziwiajcie widok.
mission-m14-name = Śniadanie u Jessego
mission-m14-brief = Sześcioro gości czeka za zamkniętymi drzwiami, a śniadanie przechadza się na zewnątrz. Zdobądźcie Zielony Cel, otwórzcie, zbierzcie wszystkich i utrzymajcie czystą Strefę Wyjścia.
mission-m15-name = W jedności siła
mission-m15-brief = Sześć par rozproszyło się po okolicy, trzy z nich to wy. Zbierzcie pozostałe i opróżnijcie duży budynek; nie zostawiajcie nikogo, bo i tak by wrócił.
mission-m16-name = Blady schron
mission-m16-brief = Ładne lokum, czworo wyłamanych drzwi, paru niechcianych lokatorów. Zabarykadujcie drzwi i eksmitujcie wszystko, co się jeszcze w środku rusza.
mission-m17-name = Zaraza
mission-m17-brief = Jest taki dom, który wszyscy omijają drugą stroną ulicy. Rozzłośćcie się na tyle, by go otworzyć, co najmniej do Poziomu Pomarańczowego, i nie zostawcie w nim ani jednego Zombie.
mission-m18-name = Koniec drogi
mission-m18-brief = Mapa się tu kończy, podobnie jak większość tych, którzy ją czytali. Zdobądźcie wszystkie sześć Celów: za jednymi kryje się przyjaciel, inne budzą całą okolicę.
mission-m19-name = Przyjaciele na zawsze
mission-m19-brief = Dzielicie się wszystkim: jedzeniem, bliznami, jedną porządną bronią. Każdy duet musi raz zamienić się rolami, a każda para rąk ma skończyć z Odpicowaną Bronią.
mission-m20-name = Zombiefest
mission-m20-brief = Przyszli wszyscy i nikt nie wychodzi. Zdobądźcie wszystkie Cele i zabijajcie, aż w puli nie zostanie ani jeden Zombie na posyłki.
mission-m21-name = Ciężka robota
mission-m21-brief = Łup jest wspaniały, wasze kręgosłupy mniej. Przytaszczcie wszystkie Cele do Odpicowanej Fury, powolutku, i wydostańcie się wszyscy przez Strefę Wyjścia.
mission-m22-name = Podkręć na jedenastkę
mission-m22-brief = Jeden z tych Celów jest podpięty do wszystkich drzwi w okolicy. Zdobądźcie mimo to wszystkie i wyjdźcie przed bisem.
mission-m23-name = Ulica Miłosierdzia
mission-m23-brief = Czworo ludzi woła o pomoc, a dwa inne głosy kłamią. Znajdźcie czworo Towarzyszy; resztę przeproście ze strzelby.
mission-m24-name = Kurs na taran
mission-m24-brief = Uzbrójcie się po zęby, podpalcie oba wyjazdy i w tej samej rundzie przejedźcie przez płomienie. Zapnijcie pasy.
mission-m25-name = Moloturbo Neda
mission-m25-brief = Niektóre rzeczy umierają tylko na chemię. Przynieście Nedowi Mołotowa i dwa kolorowe składniki, pilnujcie, żeby żaden Zombie nie wszedł do jego pracowni, i poczęstujcie efektem Supabominację.
