### Osiem krótkich lekcji: czego każda chce i co pokazała.

lesson-noise = Hałas
    .task = Zombie nikogo nie widzą, więc idą tam, gdzie jest najgłośniej. Doug jest ciężko ranny: odciągnij od niego dwóch Szwendaczy w stronę Amy i zakończ turę.
    .done = Przyszli do najgłośniejszej Strefy, choćby była daleko.
lesson-doors = Drzwi
    .task = Otwórz budynek i wejdź do środka. Drzwi wymagają narzędzia w ręce; po otwarciu budynku budzą się ciemne pomieszczenia.
    .done = Otwarte drzwi zostają otwarte, dla was i dla nich.
lesson-searching = Szukanie
    .task = Znajdź coś. Ulic nie można przeszukiwać, pomieszczenia tak: raz na turę i tylko bez Zombie.
    .done = Jedna karta za jedną Akcję; czasem kartą jest Zombie.
lesson-targets = Cele i obrażenia
    .task = W twojej Strefie stoją dwa Grubasy. Powalają je tylko obrażenia 2: zaatakuj bronią, która tyle zadaje.
    .done = Trafienie o zbyt małych obrażeniach nie robi nic, choćby było ich wiele.
lesson-splitting = Podział
    .task = W dwóch Strefach jest równie głośno, a trzech Szwendaczy nie da się podzielić po równo. Zakończ turę i poślij nieparzystego do Amy.
    .done = Dzielą się według typu; gdy nie wychodzi po równo, wybieracie wy.
lesson-adrenaline = Adrenalina
    .task = Osiągnij Poziom Żółty: zaczyna się od 7 Adrenaliny. Cel daje 5.
    .done = Żółty daje jedną Akcję więcej, ale i zmarli stają się gorsi.
lesson-friends = Swoi na linii
    .task = Obok Douga stoi Szwendacz, a jeszcze jednej Rany Doug nie przeżyje. Zaatakuj tak, żeby żadne pudło nie mogło go trafić.
    .done = Pudła strzałów trafiają swoich. Ostrza ranią tylko tych, w których mierzą.
lesson-molotov = Mołotow
    .task = Obok jest sześciu Zombie. Spal wszystkich i nikogo więcej.
    .done = Ogień zabiera naraz wszystko w swojej Strefie, swoich też.
