### Zasady, jak czytają je gracze, temat po temacie.

## PARTS

rule-NL-PARTS-01 = Jest 7 kart Ekwipunku Początkowego o szarych rewersach: Młotek Ciesielski, Łom, 3 Nogi od Stołu, Łyżka do Opon i Winchester 94.
rule-NL-PARTS-02 = Talia Ekwipunku Dystansowego, o zielonych rewersach, liczy 11 kart: 4 Obrzyny, po 2 karty Ithaca M37, Smith & Wesson Model 10 i Uzi oraz Winchester 94.
rule-NL-PARTS-03 = Talia Ekwipunku do Walki Wręcz, o czerwonych rewersach, liczy 11 kart: 5 Maczet oraz po 2 Kije Bejsbolowe, Piły Łańcuchowe i Katany.
    .ruling = Jak gramy: lista urywa się przed Maczetami, więc wszystkie brakujące karty uznajemy za nie.
rule-NL-PARTS-04 = Talia Ekwipunku Domowego, o brązowych rewersach, liczy 24 karty: 6 Desek, 4 karty „Karen? Biedactwo!”, po 3 Mnóstwo Naboi i Mnóstwo Śrutu oraz po 2 Łatwopalne Płyny, Latarki, Słoiki i Lunety.
rule-NL-PARTS-05 = Ekwipunek Dodatkowy, o niebieskich rewersach, tworzy pulę: 4 Strzelby Mamuśki, 3 Pochodnie, 2 Mołotowy i 2 Winchestery z Lunetą.
    .ruling = Jak gramy: Pochodni jest tyle, żeby wszystkich kart było 111; po jednej na każdą Nogę od Stołu.
rule-NL-PARTS-06 = Gra ma 111 kart: 65 kart Ekwipunku, wliczając kartę Samochodu, i 46 numerowanych kart Ghuli.
rule-NL-PARTS-07 = W pudełku jest 11 Barykad, 5 Drzwi, Schody, Samochód, żeton Pierwszego Gracza oraz białe, czerwone, fioletowe i żółte żetony Stref Namnażania.
    .ruling = Jak gramy: liczba Barykad, Drzwi i żetonów Stref Namnażania nigdy nie ogranicza naszych Scen.
rule-NL-PARTS-08 = Rzucasz zwykłymi kośćmi sześciościennymi; w pudełku jest ich sześć.
    .ruling = Jak gramy: sześć to nie granica. Rzucasz tyloma kośćmi, ile daje ci atak.
rule-NL-PARTS-09 = Jest 28 Szwendaczy, 12 Łamaczy, 12 Grubasów i 2 Krewnych. Gdy któregoś rodzaju zabraknie, działa on jeszcze raz.
rule-NL-PARTS-10 = Każdy Ocalały ma planszę ze znacznikami i figurki na oba tryby.
    .ruling = Jak gramy: nic się nie kończy tylko dlatego, że zabrakło znaczników albo podstawek.
rule-NL-PARTS-11 = Ocalali to Barbra, Ben, Harry, Helen, Judy i Tom; każde z nich ma kartę o dwóch stronach.

## SETUP

rule-NL-SETUP-01 = Zawsze gracie całą szóstką Ocalałych, podzieloną jak chcecie między 1 do 6 graczy. Jedna osoba może prowadzić wszystkich.
rule-NL-SETUP-02 = Wybierzcie Scenę i ułóżcie jej kafelki.
rule-NL-SETUP-03 = Żetony Stref Namnażania, Drzwi, Barykady i figurki leżą tam, gdzie pokazuje Scena.
rule-NL-SETUP-04 = Każdy Ocalały zaczyna z czarno-białą stroną Romero na wierzchu, chyba że Scena mówi inaczej.
rule-NL-SETUP-05 = Ekwipunek dzieli się według rewersów na pięć stosów: Początkowy, Dystansowy, do Walki Wręcz, Domowy i Dodatkowy.
rule-NL-SETUP-06 = Karta Samochodu leży odkryta; każdy może ją czytać. Nie należy do nikogo.
rule-NL-SETUP-07 = Jedną Nogę od Stołu odkłada się na bok. Pozostałe sześć kart początkowych rozdaje się losowo, po jednej każdemu Ocalałemu.
    .ruling = Jak gramy: na bok idzie dokładnie jedna z trzech Nóg od Stołu, żeby dla sześciorga zostało sześć kart.
rule-NL-SETUP-08 = Kto dostał Winchestera 94, dostaje też odłożoną Nogę od Stołu.
rule-NL-SETUP-09 = Talie Ghuli, Dystansową, do Walki Wręcz i Domową tasuje się osobno. Ekwipunku Dodatkowego nie wtasowuje się do żadnej z nich.
rule-NL-SETUP-10 = Ocalali zaczynają w Strefie Startowej lub Strefach Startowych wskazanych przez Scenę.
rule-NL-SETUP-11 = Zaczynasz bez Doświadczenia, na Poziomie Niebieskim i bez Ran.
rule-NL-SETUP-12 = Twoje Niebieskie miejsce jest zaznaczone od początku.
    .ruling = Jak gramy: po stronie Romero nic ono nie daje; działa, gdy na wierzchu jest strona Zombicide.
rule-NL-SETUP-13 = Ekwipunek Początkowy zaczyna w twojej Ręce.
    .ruling = Jak gramy: z Winchesterem 94 i Nogą od Stołu masz zajęte obie Ręce.
rule-NL-SETUP-14 = Pierwszym Graczem zostaje ten, czyj Ocalały dostał Winchestera 94.
rule-NL-SETUP-15 = Jesteście jedną drużyną. Siądźcie, jak chcecie, i ustalcie, kto kim gra.

## ROUND

rule-NL-ROUND-01 = Runda to Faza Graczy, Faza Ghuli i Faza Końcowa, i tak w kółko, aż gra się skończy.
rule-NL-ROUND-02 = Zaczyna Pierwszy Gracz, potem kolejka idzie w lewo. Gdy każdy miał swoją turę, faza się kończy.
rule-NL-ROUND-03 = W swojej turze aktywujesz swoich Ocalałych jednego po drugim, w dowolnej kolejności.
rule-NL-ROUND-04 = Każdy Ocalały ma 3 Akcje na turę. Umiejętności dodają kolejne, a darmowe Akcje liczą się osobno.
rule-NL-ROUND-05 = W Fazie Ghuli najpierw aktywują się wszystkie Ghule, a potem pojawiają się nowe.
rule-NL-ROUND-06 = W Fazie Końcowej żeton Pierwszego Gracza przechodzi na następnego gracza po lewej.

## WIN

rule-NL-WIN-01 = Wygrywacie w tej samej chwili, w której zrobione jest wszystko, czego chce Scena.
rule-NL-WIN-02 = Przegrywacie w tej samej chwili, w której ginie ktokolwiek z szóstki.
    .ruling = Jak gramy: ludzie, których Scena wprowadza później, się nie liczą, chyba że mówi inaczej. Jeśli jeden cios zabija kogoś i kończy Scenę, przegrywacie.
rule-NL-WIN-03 = Przegrywacie, gdy Sceny nie da się już wygrać.
rule-NL-WIN-04 = Przegrywacie, gdy spełni się warunek porażki ze Sceny.
rule-NL-WIN-05 = Wszyscy gracze wygrywają lub przegrywają razem.

## DEF

rule-NL-DEF-01 = Postać to każdy Ocalały i każdy Ghul. Co dotyczy Postaci, obowiązuje obie strony.
rule-NL-DEF-02 = Otwarte przejście to otwarta Barykada, otwarte Drzwi, otwór bez drzwi albo otwarte okno.
rule-NL-DEF-03 = W budynku Strefa to jedno pomieszczenie.
rule-NL-DEF-04 = Na zewnątrz Strefa to teren między dwiema liniami albo między linią a krawędzią planszy, aż do ścian budynków.
rule-NL-DEF-05 = Drzwi i Barykady to żetony, które Scena kładzie w otworach drzwiowych i oknach. Otwór bez żetonu stoi otworem.
rule-NL-DEF-06 = Gdy zasady zostawiają wybór wszystkim graczom, odpowiada dowolny gracz, a pierwsza odpowiedź obowiązuje. O kartach, celach i Umiejętnościach swoich Ocalałych każdy decyduje sam.

## LOS

rule-NL-LOS-01 = Na zewnątrz widzisz prosto w czterech kierunkach, przez dowolnie wiele Stref, aż do ściany lub krawędzi planszy.
rule-NL-LOS-02 = Nikt nigdy nie widzi na ukos.
rule-NL-LOS-03 = Z pomieszczenia widzisz każdą Strefę, z którą łączy je otwarte przejście, gdziekolwiek stoją ściany.
rule-NL-LOS-04 = Z pomieszczenia do pomieszczenia widzisz na jedną Strefę i nie dalej.
rule-NL-LOS-05 = Z pomieszczenia widzisz przez otwarte przejście i dalej prosto przez dowolnie wiele Stref na zewnątrz.
rule-NL-LOS-06 = Z zewnątrz widzisz pierwsze pomieszczenie za otwartym przejściem i nic głębiej.
rule-NL-LOS-07 = Zamknięta Barykada zasłania widok.
rule-NL-LOS-08 = Zamknięte Drzwi zasłaniają widok.
rule-NL-LOS-09 = Możesz patrzeć z jednego budynku przez otwarty teren do pierwszego pomieszczenia innego, w jednej linii prostej.
rule-NL-LOS-10 = Ocalali i Ghule widzą według tych samych zasad. Każdy widzi swoją Strefę i nikt nikomu nie zasłania.

## MOVE

rule-NL-MOVE-01 = Poruszasz się tylko między Strefami, które mają wspólną krawędź. Rogi się nie liczą.
rule-NL-MOVE-02 = Z jednej Strefy na zewnątrz do następnej idziesz swobodnie.
rule-NL-MOVE-03 = Między wnętrzem a zewnętrzem potrzebujesz otwartych Drzwi albo innego otwartego przejścia.
rule-NL-MOVE-04 = Z pomieszczenia do pomieszczenia potrzebujesz otwartego przejścia. Nieważne, gdzie stoją figurki.
rule-NL-MOVE-05 = Ruch kosztuje 1 Akcję i przenosi cię o jedną Strefę. Zatrzymują cię ściany, zamknięte Drzwi i zamknięte Barykady.
    .ruling = Jak gramy: otwarta Barykada to przejście jak każde inne.
rule-NL-MOVE-06 = Opuszczenie Strefy z Ghulami kosztuje o 1 Akcję więcej za każdego z nich. Jeśli nie możesz zapłacić całości, zostajesz.
rule-NL-MOVE-07 = Wejście między Ghule od razu kończy twój Ruch, z jakiejkolwiek jest Umiejętności. Nawet Nieuchwytny tu nie pomaga.
    .ruling = Jak gramy: Nieuchwytny oszczędza ci tylko dopłaty za odejście.

## EQUIP

rule-NL-EQUIP-01 = Bronią do Walki Wręcz uderzasz we własnej Strefie, Atakiem Wręcz.
rule-NL-EQUIP-02 = Z Broni Dystansowej strzelasz Atakiem Dystansowym, nawet do własnej Strefy.
rule-NL-EQUIP-03 = Amunicja nigdy się nie kończy. Naboje lub Śrut mówią tylko, która karta pomaga tej broni.
rule-NL-EQUIP-04 = Mnóstwo Naboi pozwala przerzucić ataki bronią na Naboje.
    .ruling = Jak gramy: raz na atak możesz rzucić wszystkimi kośćmi ponownie i nowy wynik zostaje. Druga kopia nic nie dodaje; karta działa z Plecaka.
rule-NL-EQUIP-05 = Mnóstwo Śrutu pozwala przerzucić ataki bronią na Śrut.
    .ruling = Jak gramy: dokładnie tak jak Mnóstwo Naboi.
rule-NL-EQUIP-06 = Barykady otwiera tylko Ekwipunek z symbolem Barykady, na przykład Młotek Ciesielski i Łyżka do Opon.
    .ruling = Jak gramy: otwierają je też Łom i Piła Łańcuchowa.
rule-NL-EQUIP-07 = Mając w obu Rękach tę samą Broń Podwójną, używasz obu za jedną Akcję, przeciw tej samej Strefie; każda rzuca swoimi kośćmi.
rule-NL-EQUIP-08 = Nic tu nie hałasuje. Piła czy strzelba, umarli nie słuchają.
rule-NL-EQUIP-09 = Każda broń ma liczby ze swojej karty: otwórz kartę, a zobaczysz Zasięg, Kości, Precyzję i Obrażenia.
    .ruling = Jak gramy: czego o karcie nie mówi żaden tekst, to wybraliśmy sami i tak to oznaczamy.
rule-NL-EQUIP-10 = Deski, Latarka, „Karen? Biedactwo!” i Pochodnia mówią na karcie, co robią.
    .ruling = Jak gramy: Deski są na Barykady, z Latarką dobierasz 2 karty, a Karen sprowadza do twojej Strefy Krewnego albo Szwendacza, gdy obaj Krewni są już na planszy.
rule-NL-EQUIP-11 = Broń do przeładowania po strzale jest pusta. Przeładuj ją za 1 Akcję, żeby strzelić jeszcze raz w tej samej rundzie.
    .ruling = Jak gramy: przeładowujesz to, co masz w Ręce. Pustą Strzelbą Mamuśki nadal uderzysz wręcz.
rule-NL-EQUIP-12 = Pusta broń pozostaje pusta, gdy ją oddajesz.
rule-NL-EQUIP-13 = Jedno przeładowanie ładuje obie bronie, z których strzelasz razem.
rule-NL-EQUIP-14 = Z dwóch Broni Podwójnych możesz też strzelić po kolei, do różnych Stref.
    .ruling = Jak gramy: kosztuje to po jednej Akcji.
rule-NL-EQUIP-15 = W Fazie Końcowej każda pusta broń ładuje się za darmo.
rule-NL-EQUIP-16 = Z bronią z cechą Snajper dowolnie wybierasz cele.
rule-NL-EQUIP-17 = Strzały z broni z cechą Snajper nigdy nie trafiają swoich.
rule-NL-EQUIP-18 = Noga od Stołu i Kij Bejsbolowy to Broń do Walki Wręcz; Winchester 94 i Obrzyn to Broń Dystansowa.
rule-NL-EQUIP-19 = Karta jest bronią, jeśli podaje Zasięg, Kości, Precyzję i Obrażenia. Niczym innym nie da się atakować.

## MODE

rule-NL-MODE-01 = Twoja karta ma czarno-białą stronę Romero i kolorową stronę Zombicide. Liczy się tylko strona na wierzchu.
rule-NL-MODE-02 = Scena mówi, kiedy odwracasz kartę. Odwracają ją też Krewni.
rule-NL-MODE-03 = W trybie Romero nie masz Niebieskiej Umiejętności.
rule-NL-MODE-04 = W trybie Romero Poziomy Żółty, Pomarańczowy i Czerwony dają po jednej Umiejętności z twojej karty.
rule-NL-MODE-05 = W trybie Zombicide masz Niebieską Umiejętność.
rule-NL-MODE-06 = W trybie Zombicide Poziom Żółty daje jedną Akcję więcej.
rule-NL-MODE-07 = W trybie Zombicide na Poziomie Pomarańczowym wybierasz jedną z dwóch Umiejętności.
rule-NL-MODE-08 = W trybie Zombicide na Poziomie Czerwonym wybierasz jedną z trzech Umiejętności.
rule-NL-MODE-09 = Odwrócenie karty nie rusza znaczników: co wybierzesz na danym poziomie, to zostaje.
    .ruling = Jak gramy: dlatego Umiejętność strony Zombicide wybierasz przy wejściu na Poziom Pomarańczowy lub Czerwony, nawet w trybie Romero.
rule-NL-MODE-10 = Po odwróceniu karty działają tylko Umiejętności strony na wierzchu.
    .ruling = Jak gramy: w środku tury twoje Akcje liczy się od nowa i odejmuje już wydane. Co jest raz na turę, pozostaje zużyte.
rule-NL-MODE-11 = Odwrócenie karty nie zmienia nic innego: zachowujesz Doświadczenie, poziom, Rany, karty i liczbę wydanych Akcji.
rule-NL-MODE-12 = Atak rozgrywa się do końca tak, jak się zaczął, nawet jeśli między dwoma trafieniami ktoś odwraca kartę.

## ADREN

rule-NL-ADREN-01 = Każdy wyeliminowany Ghul od razu daje ci 1 Doświadczenia, niezależnie od rodzaju.
rule-NL-ADREN-02 = Doświadczenie dają też inne rzeczy, na przykład budowanie Barykad.
    .ruling = Jak gramy: ile, to mówi Scena.
rule-NL-ADREN-03 = Na początku masz Poziom Niebieski, od 7 Doświadczenia Żółty, od 19 Pomarańczowy, od 43 Czerwony.
rule-NL-ADREN-04 = Umiejętności niższych poziomów zachowujesz.
rule-NL-ADREN-05 = Karty Ghuli czyta się w wierszu najbardziej doświadczonego Ocalałego.
    .ruling = Jak gramy: spośród tych, którzy są w tej chwili na planszy.
rule-NL-ADREN-06 = Każdy poziom od razu daje swoją Umiejętność, a kilka naraz po kolei. Doświadczenie i poziom nigdy nie spadają.

## INV

rule-NL-INV-01 = Niesiesz najwyżej pięć kart: po jednej w każdej Ręce i trzy w Plecaku.
rule-NL-INV-02 = Własne karty możesz wyrzucić w każdej chwili za darmo, także w cudzej turze.
rule-NL-INV-03 = Co trzymasz w Ręce, działa. Co leży w Plecaku, nie robi nic, dopóki nie trafi do Ręki.
rule-NL-INV-04 = Karta, której można użyć z Plecaka, działa wszędzie, gdzie ją niesiesz.

## ZTYPE

rule-NL-ZTYPE-01 = Każdy Ghul ma przy aktywacji 1 Akcję.
rule-NL-ZTYPE-02 = Są cztery rodzaje Ghuli: Szwendacze, Łamacze, Grubasy i Krewni.
    .ruling = Jak gramy: karta, która nazywa jeden rodzaj, mówi tylko o nim.
rule-NL-ZTYPE-03 = Szwendacz: zadaje 1 Ranę, ginie od 1 Obrażenia.
rule-NL-ZTYPE-04 = Grubas: zadaje 2 Rany, ginie od 2 Obrażeń. Jedno Obrażenie nic mu nie robi, choćby trafiać w nieskończoność.
rule-NL-ZTYPE-05 = Ghul ginie od jednego trafienia o wystarczających Obrażeniach. Słabsze nie zostawiają śladu.

## BREAKER

rule-NL-BREAKER-01 = Łamacz: zadaje 1 Ranę, ginie od 1 Obrażenia. Otwiera to, co zamknięte.
rule-NL-BREAKER-02 = Łamacz, który ma w Strefie Ocalałych, atakuje ich i niczego nie wyłamuje.
rule-NL-BREAKER-03 = Łamacz, który nikogo nie zaatakował, wydaje Akcję na zamknięte Barykady i Drzwi swojej Strefy, jeśli jakieś są.
    .ruling = Jak gramy: na wszystko zamknięte dookoła, po drodze czy nie; wyłamuje wtedy, gdy inni atakują.
rule-NL-BREAKER-04 = Jeden Łamacz jedną Akcją otwiera wszystkie zamknięte Barykady i wszystkie zamknięte Drzwi swojej Strefy.
rule-NL-BREAKER-05 = Ghule, które nie atakowały, mogą przejść nowym otworem w tej samej aktywacji.
rule-NL-BREAKER-06 = Łamacz, który coś wyłamał, tym razem się nie rusza. Gdy nie ma wokół nic zamkniętego, idzie jak inni.
rule-NL-BREAKER-07 = Barykada lub Drzwi między dwiema Strefami należą do obu.
rule-NL-BREAKER-08 = Wszyscy Łamacze wyłamują w tej samej chwili. Każdy, który miał w Strefie coś zamkniętego, zużył Akcję, nawet jeśli inny by wystarczył.

## RELATIVE

rule-NL-RELATIVE-01 = Krewny: zadaje 1 Ranę, ginie od 1 Obrażenia. Nikt nie może na niego patrzeć.
rule-NL-RELATIVE-02 = Dopóki na planszy jest Krewny, każdy w trybie Zombicide gra stroną Romero.
    .ruling = Jak gramy: od razu, skądkolwiek się wziął, zanim odpowie na to jakaś Umiejętność i przed następną kartą.
rule-NL-RELATIVE-03 = Gdy nie ma już żadnego Krewnego, ci, których odwrócił, wracają do trybu Zombicide. Kto i tak był w trybie Romero, w nim pozostaje.
    .ruling = Jak gramy: jeśli Scena w tym czasie odwraca cię na Zombicide, to czeka; jeśli na Romero, już nie wracasz.

## SEARCH

rule-NL-SEARCH-01 = Przeszukujesz tylko w budynkach.
rule-NL-SEARCH-02 = Przeszukujesz tylko wtedy, gdy w twojej Strefie nie ma Ghuli.
rule-NL-SEARCH-03 = Przeszukujesz raz na turę, wliczając darmowe Przeszukiwania.
rule-NL-SEARCH-04 = W trybie Romero dobierasz z talii Domowej i z żadnej innej.
rule-NL-SEARCH-05 = W trybie Zombicide wybierasz: Dystansowa, do Walki Wręcz albo Domowa.
rule-NL-SEARCH-06 = Zatrzymaj kartę i za darmo przełóż swoje karty albo ją odrzuć.
rule-NL-SEARCH-07 = Gdy talia się kończy, nową tworzą jej własne odrzucone karty.
    .ruling = Jak gramy: odrzucony Ekwipunek Początkowy wypada z gry, odrzucony Dodatkowy wraca do swojej puli.
rule-NL-SEARCH-08 = Scena może zmienić, gdzie i czego szukacie.
rule-NL-SEARCH-09 = Jeśli dobierasz kilka kart, wszystkie są z wybranej talii. Talia bez kart i bez odrzuconych nic nie daje.

## DOOR

rule-NL-DOOR-01 = Otwórz zamknięte Drzwi swojej Strefy za 1 Akcję. Nie potrzebujesz narzędzia.
rule-NL-DOOR-02 = Zamknij otwarte Drzwi swojej Strefy za 1 Akcję.
rule-NL-DOOR-03 = Nie ruszysz Drzwi, gdy w twojej Strefie jest Ghul.
    .ruling = Jak gramy: Ghule po drugiej stronie nie przeszkadzają.
rule-NL-DOOR-04 = Otwarte lub zamknięte Drzwi zmieniają drogę Ghuli, gdy te następnym razem jej szukają.
rule-NL-DOOR-05 = Otwarcie Drzwi nikogo nie sprowadza. Żadne pomieszczenie nie kryje tu Ghuli, które wychodzą z ciemności.

## BARRICADE

rule-NL-BARRICADE-01 = Praca przy Barykadzie swojej Strefy kosztuje 1 Akcję, a w twojej Strefie nie może być Ghula.
    .ruling = Jak gramy: Ghule po drugiej stronie nie przeszkadzają.
rule-NL-BARRICADE-02 = Barykady budujecie tylko tam, gdzie pozwala Scena, i tak, jak mówi.
    .ruling = Jak gramy: nowa Barykada jest zamknięta i nie ma tam jeszcze innej. Ich liczba nie jest ograniczona.
rule-NL-BARRICADE-03 = Do otwarcia zamkniętej Barykady potrzebujesz w Ręce broni z symbolem Barykady.
rule-NL-BARRICADE-04 = Zamknięcie otwartej Barykady nie wymaga narzędzia.
rule-NL-BARRICADE-05 = Zamknięta Barykada zatrzymuje Ruch i widok. Otwarta jest przejściem.
rule-NL-BARRICADE-06 = Schody są otwarte albo zabarykadowane.
    .ruling = Jak gramy: działają jak Barykada między dwoma pomieszczeniami, które łączą.
rule-NL-BARRICADE-07 = Zbudowana, otwarta lub zamknięta Barykada zmienia drogę Ghuli, gdy te następnym razem jej szukają.

## TRADE

rule-NL-TRADE-01 = Za 1 Akcję dowolnie przekładasz wszystkie swoje karty.
rule-NL-TRADE-02 = W tej samej Akcji możesz wymienić dowolną liczbę kart z jednym innym Ocalałym w swojej Strefie.
    .ruling = Jak gramy: Ghule w Strefie w tym nie przeszkadzają.
rule-NL-TRADE-03 = Twój partner może za darmo przełożyć swoje karty.
rule-NL-TRADE-04 = Wymiana nie musi być równa: można oddać coś za nic, jeśli obie strony się zgadzają.

## ACT

rule-NL-ACT-01 = Za 1 Akcję możesz: poruszyć się, przeszukać, ruszyć Drzwi lub Barykadę, przełożyć lub wymienić karty, zaatakować, przeładować, wziąć Cel, użyć Samochodu albo nic nie robić.
    .ruling = Jak gramy: to samo możesz robić kilka razy, poza Przeszukiwaniem.
rule-NL-ACT-02 = Atak Wręcz to użycie Broni do Walki Wręcz z Ręki przeciw Ghulom we własnej Strefie.
rule-NL-ACT-03 = Atak Dystansowy to użycie Broni Dystansowej z Ręki przeciw jednej Strefie, którą widzisz i która jest w Zasięgu. Celujesz w Strefę, nie w figurkę.
rule-NL-ACT-04 = Brak Działania kończy twoją turę; pozostałe Akcje przepadają.
rule-NL-ACT-05 = Ataki Wręcz i Dystansowe to Akcje Walki.
    .ruling = Jak gramy: rozjeżdżanie Ghuli Samochodem nią nie jest.

## OBJ

rule-NL-OBJ-01 = Weź lub aktywuj Cel w swojej Strefie za 1 Akcję. Co to daje, mówi Scena.
rule-NL-OBJ-02 = Czym jest Cel i gdzie leży, zależy od Sceny. Ghule w Strefie nie przeszkadzają go wziąć.

## CAR

rule-NL-CAR-01 = Samochód Johnny'ego i Pick-up Bena działają tak samo.
    .ruling = Jak gramy: to dwie strony jednego żetonu, więc Samochód jest najwyżej jeden.
rule-NL-CAR-02 = Wsiadanie, wysiadanie, przesiadanie się i jazda kosztują po 1 Akcji.
rule-NL-CAR-03 = Wsiadasz tylko wtedy, gdy w Strefie nie ma Ghula: jako Kierowca, jeśli to miejsce jest wolne, albo jako Pasażer.
rule-NL-CAR-04 = Samochód mieści jednego Kierowcę i dowolnie wielu Pasażerów.
rule-NL-CAR-05 = Wysiąść możesz zawsze, z Ghulami czy bez.
rule-NL-CAR-06 = Przesiadając się, zostajesz Kierowcą lub Pasażerem; jeśli ktoś tam siedzi, zamieniacie się. To nie jest Ruch.
rule-NL-CAR-07 = Prowadzi tylko Kierowca i tylko wtedy, gdy Scena pozwala jechać.
rule-NL-CAR-08 = Jedną Akcją Samochód przejeżdża 1 lub 2 Strefy na zewnątrz.
    .ruling = Jak gramy: drugą Strefą nigdy nie jest ta, z której ruszył.
rule-NL-CAR-09 = Samochód nie wjeżdża do pomieszczeń, na Pola Kukurydzy ani do Lasu.
rule-NL-CAR-10 = Jazda nie jest Ruchem: Ghule nic nie kosztują ani nie zatrzymują Samochodu, a Umiejętności Ruchu nie pomagają.
rule-NL-CAR-11 = Samochód atakuje w każdej Strefie z Ghulami, do której wjeżdża, ale nie tam, skąd rusza.
rule-NL-CAR-12 = Przejedź przez Strefę jeszcze raz inną Akcją, a Samochód zaatakuje tam ponownie.
rule-NL-CAR-13 = Atak Samochodem to 3 kości, trafienia od 4 wzwyż i Obrażenia 2.
rule-NL-CAR-14 = Jego trafienia idą według Kolejności Wybierania Celów, jak strzały.
rule-NL-CAR-15 = Jego chybienia trafiają Ocalałych w tej Strefie.
    .ruling = Jak gramy: tylko pieszych, nigdy siedzących w Samochodzie. Bez Ghuli nie ma Ataku Samochodem.
rule-NL-CAR-16 = Doświadczenie za wszystkich rozjechanych dostaje Kierowca.
rule-NL-CAR-17 = Twoje Umiejętności nie pomagają Samochodowi ani jego atakom, chyba że mówią o samochodach.
rule-NL-CAR-18 = Samochodu nie można atakować ani zniszczyć, chyba że coś na to pozwala.
rule-NL-CAR-19 = Samochód przed niczym nie chroni: siedząc w nim, jesteś atakowany, jakbyś stał w Strefie.
rule-NL-CAR-20 = Kto siedzi w Samochodzie, jedzie z nim i pod każdym względem jest w jego Strefie: widziany, ścigany, atakowany, ostrzelany, spalony.
rule-NL-CAR-21 = Z siedzenia możesz robić wszystko oprócz chodzenia. Żeby iść, najpierw wysiądź.

## ZATK

rule-NL-ZATK-01 = Ghule najpierw wybierają, dokąd chcą dotrzeć. Potem są wszystkie ataki, a na końcu wszystkie ruchy.
    .ruling = Jak gramy: cel ustala się przed atakami, więc wyłamana teraz Barykada go nie zmienia. Drogi szuka się dopiero przy ruchu.
rule-NL-ZATK-02 = Swoją Akcją Ghul atakuje albo się rusza, nigdy jedno i drugie.
rule-NL-ZATK-03 = Każdy Ghul w Strefie z Ocalałymi atakuje i nigdy nie chybia.
rule-NL-ZATK-04 = Grubas zadaje 2 Rany; Szwendacz, Łamacz i Krewny po 1.
rule-NL-ZATK-05 = Ataki w Strefie rozdzielacie między stojących tam Ocalałych, jak chcecie.
    .ruling = Jak gramy: jednego ataku się nie dzieli. Obie Rany od Grubasa dostaje ta sama osoba.
rule-NL-ZATK-06 = W ataku biorą udział wszystkie Ghule ze Strefy, nawet jeśli wystarczyłoby mniej.
rule-NL-ZATK-07 = Trzecia Rana cię eliminuje i w tej chwili gra jest przegrana.

## ZMOVE

rule-NL-ZMOVE-01 = Ghul, który nie zaatakował, rusza się o 1 Strefę.
rule-NL-ZMOVE-02 = Chce dotrzeć do tej ze Stref w swoim Polu Widzenia, w której jest najwięcej Ocalałych.
rule-NL-ZMOVE-03 = Ghul, który nikogo nie widzi, chce dotrzeć tam, gdzie na całej planszy jest najwięcej Ocalałych.
rule-NL-ZMOVE-04 = Nieważne, jak daleko jest ta Strefa.
rule-NL-ZMOVE-05 = Ghule idą najkrótszą otwartą drogą.
rule-NL-ZMOVE-06 = Gdy żadna droga nie jest otwarta, idą tak, jakby wszystkie Drzwi i Barykady stały otworem. Zatrzymują je pierwsze zamknięte.
rule-NL-ZMOVE-07 = Jeśli kilka dróg jest równie krótkich, Ghule ze Strefy dzielą się, każdy rodzaj możliwie równo.
rule-NL-ZMOVE-08 = Tak samo dzielą się, gdy w kilku Strefach jest tyle samo Ocalałych.
rule-NL-ZMOVE-09 = Gdy nie dzielą się równo, wy decydujecie, dokąd idą nadliczbowe. Samotny Ghul idzie drogą, którą wybierzecie.
rule-NL-ZMOVE-10 = Z kilku równie dobrych Stref docelowych do każdej szukają drogi osobno, nawet do takiej, do której nic nie jest otwarte.
rule-NL-ZMOVE-11 = Dzielą się na Strefy, do których wchodzą najpierw, a nie na całe drogi. Jeśli krok prowadzi w coś zamkniętego, ta część zostaje na miejscu.

## SPAWN

rule-NL-SPAWN-01 = Biała Strefa Namnażania zawsze jest pierwsza.
rule-NL-SPAWN-02 = Pozostałe idą zgodnie z ruchem wskazówek zegara, po jednej karcie Ghuli.
    .ruling = Jak gramy: licząc od miejsca, gdzie biały żeton leży teraz; dwa żetony w jednej Strefie dobierają dwie karty; każdą kartę kończy się przed następną.
rule-NL-SPAWN-03 = Wystawcie w Strefie Namnażania tyle Ghuli, ile karta podaje dla najwyższego Poziomu Zagrożenia wśród was.
rule-NL-SPAWN-04 = Gdy talia Ghuli się kończy, nową tworzą odrzucone karty Ghuli.
rule-NL-SPAWN-05 = Nie ma tu kart Zrywu, kart dodatkowej Aktywacji ani namnażania w budynkach. Kolory żetonów Stref Namnażania mają znaczenie tylko dla Sceny.
rule-NL-SPAWN-06 = Namnażają tylko aktywne Strefy Namnażania.
    .ruling = Jak gramy: aktywne są wszystkie, chyba że któraś w Scenie śpi. Obudzona namnaża od następnej Fazy Ghuli.

## BOCARD

rule-NL-BOCARD-01 = Karta otwarcia Barykad i Drzwi nie sprowadza żadnego Ghula.
rule-NL-BOCARD-02 = Zamiast tego otwierają się wszystkie Barykady i Drzwi w każdej Strefie, w której jest Ghul podanego rodzaju.
rule-NL-BOCARD-03 = Nic nie robi, dopóki wszyscy macie Poziom Niebieski.

## POOL

rule-NL-POOL-01 = Jeśli zabraknie figurek jakiegoś rodzaju, wystawcie, co zostało; potem wszystkie Ghule tego rodzaju od razu działają jeszcze raz.
    .ruling = Jak gramy: także wtedy, gdy sprowadza je inna karta albo Scena.
rule-NL-POOL-02 = Takich dodatkowych Aktywacji może być kilka z rzędu.
    .ruling = Jak gramy: jeden niedobór daje jedną, ilu figurek by nie brakowało.
rule-NL-POOL-03 = Dodatkowa Aktywacja jest pełna: najpierw ataki, potem ruchy, a Łamacze wyłamują.
rule-NL-POOL-04 = Wyeliminowane Ghule wracają do puli i jeszcze się zobaczycie.

## DICE

rule-NL-DICE-01 = Rzuć tyloma kośćmi, ile podaje broń lub Samochód, plus premie.
rule-NL-DICE-02 = Każda kość, która osiąga Precyzję, to trafienie.
rule-NL-DICE-03 = Każde trafienie uderza jeden cel z pełnymi Obrażeniami. Trafienia bez celu przepadają.
rule-NL-DICE-04 = Żadna premia nie da trafienia poniżej 2: wyrzucona jedynka to zawsze chybienie.
rule-NL-DICE-05 = W Ataku Wręcz każde trafienie dajesz dowolnemu Ghulowi w swojej Strefie.
rule-NL-DICE-06 = Chybienie w Ataku Wręcz nikomu nie szkodzi.
rule-NL-DICE-07 = Broń Dystansowa sięga Stref, które widzisz, nie bliższych niż najkrótszy i nie dalszych niż najdłuższy Zasięg.
    .ruling = Jak gramy: Strefy liczy się wzdłuż Pola Widzenia.
rule-NL-DICE-08 = Strzelasz obok wszystkich po drodze, nie robiąc im krzywdy.
rule-NL-DICE-09 = Ghule wokół ciebie nie przeszkadzają strzelać do innej Strefy.
rule-NL-DICE-10 = Możesz strzelać do Strefy bez Ghuli. Chybienia i tak trafiają stojących tam Ocalałych.

## TARGET

rule-NL-TARGET-01 = Trafienia z Ataku Dystansowego idą najpierw w Grubasy, potem w Szwendacze, Łamacze i Krewnych. Najpierw muszą zniknąć wszystkie z pierwszej grupy.
rule-NL-TARGET-02 = Wśród Szwendaczy, Łamaczy i Krewnych wybierasz ty.
    .ruling = Jak gramy: decyduje gracz tego, kto strzela.
rule-NL-TARGET-03 = Dopóki stoi Grubas, wszystkie strzały o Obrażeniach 1 idą w niego i nic nie robią.
rule-NL-TARGET-04 = W Ataku Wręcz wybierasz cele dowolnie.

## FF

rule-NL-FF-01 = Gdy strzelasz do Strefy z innymi Ocalałymi, każde chybienie trafia któregoś z nich.
rule-NL-FF-02 = Te trafienia rozdzielają gracze. Każde zadaje tyle Ran, ile Obrażeń ma broń.
rule-NL-FF-03 = Siebie nie trafiasz nigdy.
rule-NL-FF-04 = Atak Wręcz nigdy nie trafia swoich.

## COMBINE

rule-NL-COMBINE-01 = Ekwipunku Dodatkowego nie znajdziesz, przeszukując. Robisz go.
rule-NL-COMBINE-02 = Łączenie nie kosztuje Akcji: odrzuć części, które niesiesz, i weź kartę Ekwipunku Dodatkowego.
    .ruling = Jak gramy: z Ręki lub Plecaka, w obu trybach, między dowolnymi dwiema Akcjami własnej tury, dopóki w puli jest taka karta. Nowa karta jest naładowana.
rule-NL-COMBINE-03 = Po połączeniu możesz za darmo przełożyć swoje karty.
rule-NL-COMBINE-04 = Co połączone, to połączone.
rule-NL-COMBINE-05 = Maczeta i Obrzyn dają Strzelbę Mamuśki, która bije i strzela.
rule-NL-COMBINE-06 = Strzelba Mamuśki to Broń Podwójna.
rule-NL-COMBINE-07 = Strzelby Mamuśki możesz używać tylko w trybie Zombicide.
    .ruling = Jak gramy: w trybie Romero możesz ją zrobić i nosić, ale nie strzelać, nie uderzać i nie przeładowywać.
rule-NL-COMBINE-08 = Winchester 94 i Luneta dają Winchestera z Lunetą, broń z cechą Snajper.

## TORCH

rule-NL-TORCH-01 = Noga od Stołu i Łatwopalny Płyn dają Pochodnię. Noga od Stołu przepada, Łatwopalny Płyn zostaje u ciebie.
rule-NL-TORCH-02 = Pochodnia ma liczby ze swojej karty.

## MOLOTOV

rule-NL-MOLOTOV-01 = Łatwopalny Płyn i Słoik dają Mołotowa. Obie karty przepadają.
rule-NL-MOLOTOV-02 = Rzuć Mołotowem z Ręki Atakiem Dystansowym: odrzuć kartę i nie rzucaj kośćmi.
rule-NL-MOLOTOV-03 = Celem mogą być tylko Strefy na zewnątrz. Nikt nie pali schronienia.
    .ruling = Jak gramy: musisz widzieć Strefę w Zasięgu, więc Pól Kukurydzy i Lasu nie trafisz z zewnątrz.
rule-NL-MOLOTOV-04 = Ginie każdy w tej Strefie, Ghule i Ocalali.
    .ruling = Jak gramy: ty też, jeśli coś pozwoli ci rzucić do własnej Strefy.
rule-NL-MOLOTOV-05 = Dostajesz Doświadczenie za każdego zabitego tak Ghula.
rule-NL-MOLOTOV-06 = Żeton Strefy Namnażania, który leżał w ogniu, można przesunąć do innej Strefy Namnażania.
    .ruling = Jak gramy: o każdym żetonie decydujecie osobno. Opuszczona Strefa przestaje namnażać, a druga namnaża o raz więcej; biały żeton nadal jest pierwszy.
rule-NL-MOLOTOV-07 = Żeton zostaje, jeśli to już jedyna Strefa Namnażania.

## CORN

rule-NL-CORN-01 = Nikt z innej Strefy nie widzi, co jest na Polu Kukurydzy.
    .ruling = Jak gramy: z pomieszczenia tuż obok też nie.
rule-NL-CORN-02 = Nikt nie widzi przez Pole Kukurydzy.
rule-NL-CORN-03 = Na Polu Kukurydzy widzisz tylko własną Strefę.
    .ruling = Jak gramy: nawet nie pomieszczenie tuż obok.
rule-NL-CORN-04 = Przez Pola Kukurydzy wszyscy chodzą jak zwykle.
rule-NL-CORN-05 = Samochód nie wjedzie na Pole Kukurydzy.

## WOODS

rule-NL-WOODS-01 = Nikt z zewnątrz nie widzi, co jest w Lesie.
    .ruling = Jak gramy: z pomieszczenia tuż obok też nie.
rule-NL-WOODS-02 = Nikt nie widzi przez Las.
rule-NL-WOODS-03 = Z Lasu widzisz na zewnątrz jak z otwartego terenu.
    .ruling = Jak gramy: inny Las i Pola Kukurydzy nadal zasłaniają. Ktoś może więc widzieć ciebie, a ty jego nie.
rule-NL-WOODS-04 = Przez Las wszyscy chodzą jak zwykle.
rule-NL-WOODS-05 = Samochód nie wjedzie do Lasu.
rule-NL-WOODS-06 = Las leży na zewnątrz, jak Pola Kukurydzy.

## ULTRA

rule-NL-ULTRA-01 = Tryb Ultraczerwony: gdy osiągasz Poziom Czerwony, Doświadczenie zaczyna się znów od 0 i dodaje się to, co zostało.
rule-NL-ULTRA-02 = Pozostajesz na Poziomie Czerwonym i zachowujesz wszystkie Umiejętności.
rule-NL-ULTRA-03 = W nowym okrążeniu każdy osiągnięty znów poziom daje jeszcze nie wybraną Umiejętność tego poziomu, jeśli taka jest.
    .ruling = Jak gramy: Umiejętność, którą karta ma na dwóch poziomach, można wziąć dwa razy i liczy się dwa razy.
rule-NL-ULTRA-04 = Gdy masz już wszystkie, każde okrążenie daje dowolną Umiejętność na Poziomie Pomarańczowym i drugą na Czerwonym.
    .ruling = Jak gramy: z listy, bez tych, które nic tu nie znaczą, i bez tych, które już masz. Wszystko to dotyczy strony Zombicide.

## TUNE

rule-NL-TUNE-01 = Karty Ghuli od 1 do 21 to łagodniejsza część, z niewieloma Łamaczami i Krewnymi.
rule-NL-TUNE-02 = Karty Ghuli od 22 do 42 to trudniejsza część: więcej Ghuli, zwłaszcza na niskich poziomach.
rule-NL-TUNE-03 = Karty Ghuli od 43 do 46 otwierają Barykady i Drzwi.
rule-NL-TUNE-04 = Przed grą złóżcie talię Ghuli z dowolnych z tych części.
    .ruling = Jak gramy: jeśli nic nie wybierzecie, są w niej wszystkie 46 kart.
rule-NL-TUNE-05 = Przed grą ustawia się tylko tryb Ultraczerwony i karty Ghuli. Samochód i tak należy do gry.

## MISSION

rule-NL-MISSION-01 = Scena mówi, które kafelki gdzie leżą i gdzie zaczynają Strefy Namnażania, żetony, figurki i Ocalali.
rule-NL-MISSION-02 = Scena mówi, w którym trybie zaczynacie, jeśli nie w Romero, i kiedy odwraca się karty.
rule-NL-MISSION-03 = Scena mówi, co macie zrobić, co dają Cele i co przynosi porażkę.
rule-NL-MISSION-04 = Scena mówi, gdzie Przeszukiwanie wygląda inaczej.
rule-NL-MISSION-05 = Scena mówi, czy i jak można budować Barykady.
rule-NL-MISSION-06 = Scena mówi, czy można jeździć Samochodem.
rule-NL-MISSION-07 = Zasady specjalne Sceny są ważniejsze od zasad ogólnych i kart, a Umiejętność od zasad ogólnych.
    .ruling = Jak gramy: ale żadna Umiejętność nie niesie cię dalej, gdy wchodzisz między Ghule.

## SKILL

rule-NL-SKILL-SLIPPERY-01 = Nieuchwytny: opuszczenie Strefy z Ghulami nie kosztuje cię nic więcej.
    .ruling = Jak gramy: tak jak w Second Edition, ale Ghule, między które wchodzisz, i tak cię zatrzymują.
rule-NL-SKILL-BARBARIAN-01 = Barbarzyńca: w Ataku Wręcz każda broń może rzucić tyloma kośćmi, ile Ghuli jest w twojej Strefie. Dodatkowe kości dolicz potem.
rule-NL-SKILL-PLUS1ACTION-01 = +1 Akcja: w każdej turze jedna Akcja więcej, na cokolwiek.
rule-NL-SKILL-PLUS1FREE-01 = +1 darmowa Akcja: raz na turę jedna Akcja podanego rodzaju jest darmowa.
rule-NL-SKILL-PLUS1DIE-01 = +1 kość: każda broń, której używasz w atakach podanego rodzaju, rzuca o 1 kość więcej.
rule-NL-SKILL-SNIPER-01 = Snajper: dowolnie wybierasz cele swoich Ataków Dystansowych, a twoje chybienia nie trafiają swoich.
rule-NL-SKILL-OTHERS-01 = Wszystkie inne Umiejętności znaczą to, co w Second Edition, tylko zamiast Zombie są Ghule.
    .ruling = Jak gramy: zamknięte Barykady liczą się jak zamknięte Drzwi, Ghule zatrzymują każdy Ruch, a karty bierze się z talii, na którą pozwala tryb. Umiejętności, które nie mają na co działać, pomijamy.
rule-NL-SKILL-GENERAL-01 = Nowa Umiejętność działa od razu, w tej samej turze. Ta sama z dwóch źródeł sumuje się na tyle, na ile pozwalają jej słowa.
    .ruling = Jak gramy: „raz na turę” znaczy raz w każdej twojej turze i raz w każdej Akcji, którą daje Urodzony przywódca.
