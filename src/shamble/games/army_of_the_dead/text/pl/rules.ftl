### Zasady, jak czytają je gracze, temat po temacie.

## PARTS

rule-AD-PARTS-01 = Talia Ekwipunku liczy 55 kart o 28 nazwach. Najwięcej jest Magazynków, bo 8, kart „Ożeż...!” i Karabinów Półautomatycznych po 4, a wiele cacek występuje tylko raz.
rule-AD-PARTS-02 = Oprócz 55 kart Ekwipunku jest 18 kart Zombie, 10 Rozkazów Zeusa, 5 kart Skarbca, 12 Celów Osobistych, 5 kart Abominacji i 1 karta Ciężarówki Taco.
rule-AD-PARTS-03 = Jest jeden żeton Hałasu, jedno Wyjście, 4 żetony Drzwi, 2 Windy, 9 Celów, 6 żetonów Stref Namnażania i 30 żetonów Śpiochów: 7 po jednym Szuraczu, 8 po dwóch, 8 po trzech i 7 po czterech.
rule-AD-PARTS-04 = Rzucasz zwykłymi kośćmi sześciościennymi, a strzelając, także kośćmi Amunicji.
    .ruling = Jak gramy: rzucasz tyloma kośćmi, ile daje ci atak. Kość Amunicji ma wyniki od 2 do 6, a w miejscu jedynki symbol Braku Amunicji.
rule-AD-PARTS-05 = Jest 30 Szuraczy i 16 Alf oraz po jednej figurce Valentine, Królowej, Zeusa pieszo i Zeusa na Koniu. Zabici Szuracze i Alfy od razu wracają do puli.
    .ruling = Jak gramy: figurki leżące na karcie Celu Osobistego nie należą do puli.
rule-AD-PARTS-06 = Plansza składa się z ośmiu kafelków o dwóch stronach, R i V. R4 i R5 to Kasyno, V4 i V5 to Hotel. Żadna Misja nie używa obu stron tego samego numeru.
rule-AD-PARTS-07 = Są plansze, podstawki i znaczniki dla sześciorga Ocalałych, a w Aktach jest dziesięć Misji.

## SETUP

rule-AD-SETUP-01 = Zawsze gracie sześciorgiem Ocalałych, podzielonych jak chcecie między 1 do 6 graczy. Jedna osoba może prowadzić wszystkich.
rule-AD-SETUP-02 = Wybierzcie Misję. Ona mówi, których kafelków potrzebujecie i jak je ułożyć.
rule-AD-SETUP-03 = Strefy Namnażania, żetony i figurki leżą tam, gdzie pokazuje Misja.
rule-AD-SETUP-04 = Wszystkie żetony Śpiochów są tasowane i po jednym trafia zakryty do każdej Strefy wskazanej przez Misję. Nikt nie zna liczby, zanim żeton się odkryje.
    .ruling = Jak gramy: pozostałe żetony zostają poza grą i nikt ich nie ogląda.
rule-AD-SETUP-05 = Najpierw przeczytajcie Misję, potem wybierzcie sześcioro Ocalałych, najlepiej ze Specjalizacjami, których wymaga. Siądźcie, jak chcecie; w tej kolejności gracie.
rule-AD-SETUP-06 = Każdy Ocalały ma swoją planszę z kartą, kolorową podstawkę oraz znaczniki Zdrowia i Umiejętności.
rule-AD-SETUP-07 = Każdy Ocalały bierze jeden z dwóch zestawów ze swojej karty: wszystkie karty zestawu, bez mieszania. Karty te wyjmuje się z talii Ekwipunku, zanim zostanie potasowana.
    .ruling = Jak gramy: jeśli karty z zestawu ktoś już zabrał, weź drugi zestaw.
rule-AD-SETUP-08 = Tasuje się trzy talie: Ekwipunek, Zombie i Rozkazy Zeusa.
rule-AD-SETUP-09 = Karty Zeusa, Królowej, Valentine i Ciężarówki Taco leżą odkryte; każdy może je czytać.
rule-AD-SETUP-10 = Ocalali zaczynają w Strefie Startowej lub Strefach Startowych wskazanych przez Misję.
    .ruling = Jak gramy: jeśli jest ich kilka, wybierasz dla każdego swojego Ocalałego.
rule-AD-SETUP-11 = Żeton Hałasu leży na początku w Strefie Startowej. Jeśli jest ich kilka, wybieracie jedną.
rule-AD-SETUP-12 = Zaczynasz z 0 Adrenaliny na Poziomie Niebieskim, z pełnym Zdrowiem i działającą Niebieską Umiejętnością.
rule-AD-SETUP-13 = Ekwipunek Początkowy wkładasz za darmo do Rąk lub Plecaka, jak wolisz.
rule-AD-SETUP-14 = Potasujcie Cele Osobiste swoich sześciorga Ocalałych i dobierzcie 2 albo tyle, ile każe Misja. Wszyscy je widzą, pozostałe odkładacie.
    .ruling = Jak gramy: Towarzysze nie mają Celów Osobistych.
rule-AD-SETUP-15 = Pierwszy dobrany Cel Osobisty należy do żetonu żółtego, drugi do fioletowego.
rule-AD-SETUP-16 = Żetony waszych Celów Osobistych miesza się z żetonami Misji i rozkłada czerwoną stroną do góry. Nikt nie wie, który gdzie leży.
    .ruling = Jak gramy: domiesza się tylko kolory Celów Osobistych, które są w grze.
rule-AD-SETUP-17 = Sami decydujecie, kto jest Pierwszym Graczem w pierwszej rundzie.

## ROUND

rule-AD-ROUND-01 = Runda to Faza Graczy, Faza Zombie i Faza Końcowa, i tak w kółko, aż wygracie albo przegracie.
rule-AD-ROUND-02 = Zaczyna Pierwszy Gracz, potem gra idzie w lewo. Faza kończy się, gdy zagrają wszyscy.
rule-AD-ROUND-03 = Aktywuj każdego swojego Ocalałego raz, w dowolnej kolejności, jednego po drugim. Od tego odbiegają tylko Urodzony przywódca i Taktyk.
rule-AD-ROUND-04 = Masz 3 Akcje na turę; Umiejętności dodają kolejne.
rule-AD-ROUND-05 = W Fazie Zombie najpierw aktywują się wszystkie Zombie, a potem pojawiają się nowe, także w Strefie Namnażania Zeusa.
rule-AD-ROUND-06 = W Fazie Końcowej żeton Hałasu przenosi się do Strefy, w której jest najwięcej Ocalałych. Potem Pierwszym Graczem zostaje następny gracz po lewej.
rule-AD-ROUND-07 = Jeśli w Fazie Końcowej kilka Stref ma tyle samo Ocalałych, o miejscu żetonu Hałasu decyduje Pierwszy Gracz tej rundy.

## WIN

rule-AD-WIN-01 = Wygrywacie w tej samej chwili, w której wykonane są Misja i wszystkie Cele Osobiste w grze, nawet w środku fazy.
    .ruling = Jak gramy: jeśli ten sam rzut lub wybuch przynosi też porażkę, przegrywacie.
rule-AD-WIN-02 = Przegrywacie od razu, gdy zginie Ocalały, którego Cel Osobisty jest w grze, nawet jeśli Cel jest już wykonany.
    .ruling = Jak gramy: liczy się Ocalały z karty, a nie ten, kto niesie żeton.
rule-AD-WIN-03 = Przegrywacie, gdy Misji nie da się już wygrać, na przykład gdy ginie ostatni potrzebny Specjalista.
    .ruling = Jak gramy: tak samo, gdy nie da się już osiągnąć Celu Osobistego, który jest w grze.
rule-AD-WIN-04 = Przegrywacie, gdy spełni się warunek porażki z Misji, na przykład skończy się czas.
rule-AD-WIN-05 = Śmierć Ocalałego, którego Cel Osobisty nie jest w grze, nie kończy gry. Walczycie dalej, a jego gracz dzieli z wami wynik.
    .ruling = Jak gramy: karty poległego się odrzuca, a niesione żetony Celów zostają w Strefie.
rule-AD-WIN-06 = Wszyscy gracze wygrywają lub przegrywają razem.
rule-AD-WIN-07 = Gdy zginie Towarzysz, przegrywacie, chyba że Misja mówi inaczej.

## DEF

rule-AD-DEF-01 = Postać to każdy Ocalały i każdy Zombie. Co dotyczy Postaci, obowiązuje obie strony.
rule-AD-DEF-02 = Na ulicy Strefa to odcinek między dwoma przejściami dla pieszych albo między przejściem a krawędzią planszy. Może obejmować kilka kafelków.
rule-AD-DEF-03 = Każda Strefa, która nie jest ulicą, leży w budynku. Autobus Szkolny też się liczy.
rule-AD-DEF-04 = W budynku Strefa to pomieszczenie albo jego część oddzielona linią. Jedno pomieszczenie może mieć kilka Stref.
rule-AD-DEF-05 = Fontanna nie jest Strefą: nikt w niej nie staje ani przez nią nie przechodzi.
    .ruling = Jak gramy: ponad nią można patrzeć.
rule-AD-DEF-06 = Zasięg liczy się w Strefach: 0 to twoja, 1 to każda sąsiadująca, dalsze liczysz wzdłuż Pola Widzenia.
    .ruling = Jak gramy: strzały, Materiały Wybuchowe i Zbawca wymagają też widoczności; Wypad!, Krok w bok i pomoc przy Skarbcu nie.
rule-AD-DEF-07 = Gdy zasady zostawiają wybór wszystkim graczom, odpowiada dowolny gracz, a pierwsza odpowiedź obowiązuje.
rule-AD-DEF-08 = Gdy na to samo zdarzenie odpowiada kilka Umiejętności, kolejność wybieracie wy. Każdą kończycie przed następną i z każdej można zrezygnować.
rule-AD-DEF-09 = Niektóre Misje mają kilka pięter. Z jednego na drugie nikt nie widzi ani nie przejdzie, chyba że Strefą Windy.

## LOS

rule-AD-LOS-01 = Na ulicy widzisz prosto w czterech kierunkach, przez dowolnie wiele Stref, aż do ściany lub krawędzi planszy.
rule-AD-LOS-02 = Nikt nigdy nie widzi na ukos.
rule-AD-LOS-03 = W budynku widzisz każdą Strefę połączoną z twoją otwartym przejściem lub linią.
rule-AD-LOS-04 = Jeśli dwie sąsiednie Strefy łączy otwarte przejście, widać z jednej drugą, gdziekolwiek w nich stoisz.
rule-AD-LOS-05 = W budynku widzisz na jedną Strefę, nawet w tym samym pomieszczeniu.
rule-AD-LOS-06 = Z budynku widzisz przez otwarte przejście i dalej prosto wzdłuż ulicy.
rule-AD-LOS-07 = Z ulicy widzisz pierwszą Strefę za drzwiami i nic głębiej.
rule-AD-LOS-08 = Zamknięte drzwi zasłaniają widok.
rule-AD-LOS-09 = W Głównej Sali Kasyna widzisz jak na ulicy: prosto i daleko.
    .ruling = Jak gramy: jej Strefy są ulicą tylko dla widoczności, od środka i z zewnątrz; poza tym to budynek.
rule-AD-LOS-10 = W korytarzu Hotelowym widzisz jak na ulicy: prosto i daleko.
    .ruling = Jak gramy: jego Strefy są ulicą tylko dla widoczności, z obu stron; poza tym to budynek.
rule-AD-LOS-11 = Automaty do Gier zasłaniają widok.
rule-AD-LOS-12 = Swoją Strefę widzisz zawsze, a widoczność działa w obie strony: kogo widzisz, ten widzi ciebie.
    .ruling = Jak gramy: możesz patrzeć z jednego budynku przez ulicę do pierwszej Strefy drugiego, w jednej linii prostej.

## MOVE

rule-AD-MOVE-01 = Poruszasz się między sąsiednimi Strefami tylko tam, gdzie łączą je drzwi lub linia.
rule-AD-MOVE-02 = Rogi się nie liczą, więc nikt nie chodzi na ukos.
rule-AD-MOVE-03 = Po ulicy bez Zombie chodzisz swobodnie.
rule-AD-MOVE-04 = Między ulicą a budynkiem potrzebne są otwarte drzwi.
rule-AD-MOVE-05 = W budynku potrzebne jest otwarte przejście, otwarte drzwi lub linia. Nie ma znaczenia, gdzie w Strefie stoisz.
    .ruling = Jak gramy: przez zamknięte drzwi nikt nie przejdzie ani nie spojrzy, gdziekolwiek są.
rule-AD-MOVE-06 = Dwie Strefy sąsiadują, gdy widać z jednej drugą i dzieli je jedna Strefa drogi. Wyjątkiem są windy.
    .ruling = Jak gramy: dlatego Hałas nie przechodzi przez zamknięte drzwi.
rule-AD-MOVE-07 = Ruch kosztuje 1 Akcję i przenosi cię do sąsiadującej Strefy.
rule-AD-MOVE-08 = Opuszczenie Strefy z Zombie kosztuje 1 dodatkową Akcję za każdego Zombie. Jeśli nie możesz zapłacić całości, zostajesz.
    .ruling = Jak gramy: darmowy Ruch opłaca tylko sam Ruch. Uwięzione Zombie się liczą, Śpiochy nie.
rule-AD-MOVE-09 = Wejście między Zombie natychmiast kończy twój Ruch, chyba że masz Umiejętność Nieuchwytny.
rule-AD-MOVE-10 = Śpiochy to jeszcze nie Zombie: nic za nie nie dopłacasz i cię nie zatrzymują.
rule-AD-MOVE-11 = Drzwi nie otwiera się ręcznie. Zamknięte otwiera tylko Skarbiec albo Misja.
rule-AD-MOVE-12 = Wszystkie drzwi na kafelkach są otwarte, oprócz tych z zamkniętym żetonem Drzwi i Drzwi Skarbca.
rule-AD-MOVE-13 = Gdy pokonujesz kilka Stref naraz, idziesz po jednej, dowolną drogą. Co dzieje się w każdej, dzieje się przed następnym krokiem.
    .ruling = Jak gramy: możesz stanąć wszędzie tam, gdzie pozwala Umiejętność, a dopłata jest ustalona na początku.

## ELEVATOR

rule-AD-ELEVATOR-01 = Strefy Windy na różnych piętrach sąsiadują ze sobą: jeden Ruch wystarczy, by wjechać lub zjechać.
    .ruling = Jak gramy: dlatego Hałas w jednej budzi Śpiochy w drugiej.
rule-AD-ELEVATOR-02 = Z piętra na piętro nikt nie widzi ani nie strzela.
rule-AD-ELEVATOR-03 = Zombie też jeżdżą windą, jeśli tak jest najbliżej.

## STATUE

rule-AD-STATUE-01 = Nikt nie może wejść na Statuę Wolności ani na zaznaczony teren wokół niej.
    .ruling = Jak gramy: Ciężarówka też nie, ani nikt wypchnięty czy przeciągnięty.
rule-AD-STATUE-02 = Zombie, które pojawiają się przy Statui, wychodzą z zaznaczonego terenu i już na niego nie wracają. Nie prowadzi tędy żadna droga.
rule-AD-STATUE-03 = Statua zasłania widok.
    .ruling = Jak gramy: z sąsiedniej Strefy widać tych, którzy stoją przy Statui, ale nikogo za nią.

## VAULT

rule-AD-VAULT-01 = Jeśli Misja używa Skarbca, jedna z 5 kart Skarbca leży zakryta w Strefie Pułapek.
rule-AD-VAULT-02 = Drzwi Skarbca pozostają zamknięte, dopóki ktoś nie usunie pułapek, wygrywając Wyzwanie.
rule-AD-VAULT-03 = Drzwi Skarbca otworzy tylko Kasiarz.
rule-AD-VAULT-04 = Gdy pierwszy Ocalały wchodzi do Strefy Pułapek, karta Skarbca zostaje odkryta, bez kosztu.
rule-AD-VAULT-05 = Wyzwanie kosztuje 2 Akcje jednego Ocalałego w Strefie Pułapek. Próbować może każdy.
    .ruling = Jak gramy: obie Akcje muszą być z tej samej tury, a Zombie w Strefie nie przeszkadzają.
rule-AD-VAULT-06 = Rzuć 5 kośćmi, najwyżej trzy razy. Potrzebujesz strita: od 1 do 5 albo od 2 do 6.
rule-AD-VAULT-07 = Po każdym rzucie odłóż do rezerwy wybrane kości, a pozostałymi rzuć znowu.
    .ruling = Jak gramy: kości w rezerwie zostają tam do końca próby; możesz też nic nie odkładać.
rule-AD-VAULT-08 = Nieudana próba niczym nie grozi. Każdy w tej Strefie może wydać 2 Akcje i spróbować ponownie, wszystkimi kośćmi.
rule-AD-VAULT-09 = Ocalały w Strefie Pułapek lub obok niej może pomóc premią, którą karta Skarbca daje jego Specjalizacji.
    .ruling = Jak gramy: każdy pomaga raz na próbę, jedną premią; możesz pomóc też sobie.
rule-AD-VAULT-10 = Jedna z premii zmienia kość o jeden, w górę lub w dół. Z 6 wyżej się nie da, z 1 niżej też nie.
rule-AD-VAULT-11 = Jedna z premii zmienia jedną kość o jeden w górę, a inną o jeden w dół, obie albo żadną.
rule-AD-VAULT-12 = Jedna z premii ustawia kość na dowolnej wartości.
rule-AD-VAULT-13 = Jedna z premii daje czwarty rzut.
    .ruling = Jak gramy: piątego nie ma nigdy, ktokolwiek pomaga.
rule-AD-VAULT-14 = Jedna z premii pozwala rzucać 6 kośćmi zamiast 5; nadal potrzebujesz pięciu po kolei.
    .ruling = Jak gramy: zapowiedz to przed pierwszym rzutem; więcej niż 6 kości nie ma nigdy.
rule-AD-VAULT-15 = Premii, która zmienia kość, można użyć po każdym rzucie, na dowolnej kości, i dokończyć nią strita.
    .ruling = Jak gramy: ostatnia chwila na to jest przed oceną nieudanego ostatniego rzutu.
rule-AD-VAULT-16 = Gdy pułapek już nie ma, Kasiarz otwiera Drzwi Skarbca za 1 Akcję, kiedy chce.
    .ruling = Jak gramy: stojąc w Strefie Pułapek.
rule-AD-VAULT-17 = Wyzwanie to ani Walka, ani Przeszukiwanie, więc takie darmowe Akcje za nie nie płacą.
    .ruling = Jak gramy: Farciarz przerzuca jeden z jego rzutów. Ani Wyzwanie, ani Drzwi Skarbca nie robią Hałasu.

## EQUIP

rule-AD-EQUIP-01 = Broń służy do Walki Wręcz albo jest Dystansowa; pokazuje to karta.
rule-AD-EQUIP-02 = Bronią do Walki Wręcz uderzasz w swojej Strefie.
rule-AD-EQUIP-03 = Broń Dystansowa ma najmniejszy i największy Zasięg. Strzał we własnej Strefie to nadal Atak Dystansowy.
rule-AD-EQUIP-04 = Otwórz kartę, by zobaczyć Zasięg, Kości, kości Amunicji, Precyzję, Obrażenia, czy jest głośna i jaką daje Umiejętność.
rule-AD-EQUIP-05 = Obrażenia liczą się osobno dla każdego trafienia. Trafienia sumują się tylko w Ataku skoncentrowanym.
rule-AD-EQUIP-06 = Gdy użyjesz czegoś głośnego, żeton Hałasu trafia do twojej Strefy. Ciche rzeczy go nie ruszają.
rule-AD-EQUIP-07 = Jedna Akcja to jedna broń. Podwójnej Broni tu nie ma.
rule-AD-EQUIP-08 = Każda broń ma wartości ze swojej karty: Wojskowa Snajperka sięga od 1 do 4 Stref, Ciężki Karabin Maszynowy rzuca 2 kośćmi i 2 kośćmi Amunicji z Obrażeniami 2, Katana pozwala na Szarżę.
rule-AD-EQUIP-09 = Co robią Apteczka, Zastrzyk Adrenaliny, Tłumik i każdy z Materiałów Wybuchowych, mówią ich karty.
    .ruling = Jak gramy: te działania są nasze własne.

## NOISE

rule-AD-NOISE-01 = Żeton Hałasu jest jeden. Kto hałasuje, przenosi go do siebie, a stare miejsce idzie w niepamięć.
rule-AD-NOISE-02 = Gdy atakujesz czymś głośnym, żeton trafia tam, gdzie stoisz, a nie tam, gdzie celujesz.
    .ruling = Jak gramy: raz na Akcję, czy trafiasz, czy chybiasz.
rule-AD-NOISE-03 = Żeton zostaje na miejscu, gdy odejdziesz, aż do następnego Hałasu albo Fazy Końcowej.
rule-AD-NOISE-04 = Hałas od razu budzi wszystkie Śpiochy w swojej Strefie i w każdej sąsiadującej.
    .ruling = Jak gramy: dzieje się to po Akcji, więc obudzeni nie wchodzą w środek ataku. Przeniesienie żetonu w Fazie Końcowej nikogo nie budzi.
rule-AD-NOISE-05 = Za 1 Akcję możesz narobić Hałasu w swojej Strefie. On też budzi Śpiochy.
rule-AD-NOISE-06 = Sama obecność Ocalałych nie jest Hałasem.

## SPEC

rule-AD-SPEC-01 = Każdy Ocalały ma co najmniej jedną Specjalizację: Twardziel, Kasiarz, Cień, Pilot, Mechanik.
rule-AD-SPEC-02 = Twardziel ma 4 Zdrowia zamiast 3.
rule-AD-SPEC-03 = Cień odchodzi od Śpiochów bez rzutu.
    .ruling = Jak gramy: Hałas, Przeszukiwanie i Cele budzą je tak czy inaczej.
rule-AD-SPEC-04 = Piloci, Kasiarze i Mechanicy przydają się przy Skarbcu i tam, gdzie wzywa ich Misja. Misje mogą potrzebować też Twardzieli i Cieni.
rule-AD-SPEC-05 = Misja wymienia potrzebnych Specjalistów. Zacznijcie z co najmniej jednym z każdego rodzaju.
    .ruling = Jak gramy: gra ostrzega, ale nie zabrania.

## ADREN

rule-AD-ADREN-01 = Za zabicie od razu dostajesz Adrenalinę: 1 PA za Szuracza, 2 za Alfę, a za Abominację każdy Ocalały dostaje 5.
rule-AD-ADREN-02 = Adrenalina płynie z ataków, z Ciężarówki, z wyeliminowanych Śpiochów i z Celów, jeśli mówi tak Misja.
rule-AD-ADREN-03 = Twój Poziom Zagrożenia to Niebieski do 6 PA, Żółty od 7, Pomarańczowy od 19 i Czerwony od 43.
rule-AD-ADREN-04 = Niebieski to twoja pierwsza Umiejętność, Żółty daje +1 Akcję, na Pomarańczowym wybierasz jedną z dwóch, na Czerwonym jedną z trzech. Wszystkie zostają.
    .ruling = Jak gramy: nowa Umiejętność działa od razu. Jeśli jedna nagroda przeniesie cię przez kilka poziomów, dostajesz Umiejętność każdego, po kolei.
rule-AD-ADREN-05 = Karty Zombie czyta się w wierszu najwyższego Poziomu Zagrożenia wśród Ocalałych.
    .ruling = Jak gramy: polegli, ci, którzy już odeszli, i Towarzysze się nie liczą.
rule-AD-ADREN-06 = Adrenalina ponad 43 niczego już nie zmienia.
rule-AD-ADREN-07 = Twoja Adrenalina i Poziom Zagrożenia nigdy nie spadają.

## INV

rule-AD-INV-01 = Nosisz pięć kart Ekwipunku: dwie w Rękach, trzy w Plecaku.
rule-AD-INV-02 = Karty możesz odrzucać za darmo w każdej chwili, nawet w cudzej turze.
rule-AD-INV-03 = Używasz tylko tego, co masz w Rękach. Plecak służy do noszenia.
rule-AD-INV-04 = Karta, która tak mówi, działa też z Plecaka: Granat tak, Wojskowy Nóż nie.
rule-AD-INV-05 = Żetony Celów i Towarzysze nie zajmują gniazd.
rule-AD-INV-06 = To, co odrzucasz, trafia na stos odrzuconych kart Ekwipunku i wraca przy następnym tasowaniu.

## ZTYPE

rule-AD-ZTYPE-01 = Są Szuracze, Alfy i Abominacje.
rule-AD-ZTYPE-02 = Szuracz ma 1 Akcję, zadaje 1 Ranę, ginie od Obrażeń 1 i daje 1 PA.
rule-AD-ZTYPE-03 = Alfa ma 2 Akcje, zadaje 1 Ranę na Atak, ginie od Obrażeń 2 i daje 2 PA.
rule-AD-ZTYPE-04 = Zombie ginie od jednego dość mocnego trafienia. Słabsze nie zostawiają śladu.

## ABOM

rule-AD-ABOM-01 = Abominacja ginie tylko od swoich 4, 5 lub 6 Obrażeń zadanych naraz: Atakiem skoncentrowanym, Materiałem Wybuchowym, dzięki Umiejętnościom Obrażeń albo od swojego Łowcy.
rule-AD-ABOM-02 = Zabita Abominacja znika na zawsze, razem z kartą Zombie, która ją przyzywa.
rule-AD-ABOM-03 = Żadna Abominacja nie przychodzi w Misji dwa razy.
    .ruling = Jak gramy: karta, która miałaby ją znów wystawić, nic nie robi, nie daje też dodatkowej Aktywacji.
rule-AD-ABOM-04 = Valentine ma 3 Akcje, zadaje 1 Ranę na Atak, ginie od Obrażeń 4 i daje każdemu Ocalałemu 5 PA.
rule-AD-ABOM-05 = Królowa ma 1 Akcję, zadaje 2 Rany, ginie od Obrażeń 5 i daje każdemu Ocalałemu 5 PA.
rule-AD-ABOM-06 = Jeśli Królowa zginie przed nadejściem Zeusa, pojawia się on na swoim żetonie Namnażania.
    .ruling = Jak gramy: jeśli zginie w Fazie Graczy, Zeus działa w najbliższej Fazie Zombie.
rule-AD-ABOM-07 = Adrenalinę za Abominację dostają wszyscy, ktokolwiek zadał cios.
    .ruling = Jak gramy: Towarzysze jej nie dostają.
rule-AD-ABOM-08 = Abominacja może mieć na karcie własne zasady.

## ZEUS

rule-AD-ZEUS-01 = Zeus ma trzy postacie: Zwykłą, w Masce i na Koniu. Misja mówi, który tu rządzi.
rule-AD-ZEUS-02 = Gdy mowa o Zeusie, chodzi o tego, który jest w grze.
rule-AD-ZEUS-03 = Zwykły Zeus ma 1 Akcję, zadaje 2 Rany, ginie od Obrażeń 6 i daje każdemu Ocalałemu 5 PA.
rule-AD-ZEUS-04 = Zeus w Masce ma 1 Akcję, zadaje 2 Rany i nie da się go zranić. Każdy Materiał Wybuchowy, który go trafi, rozbija maskę: odtąd to Zwykły Zeus.
    .ruling = Jak gramy: wybuch, który rozbija maskę, nie zadaje mu Obrażeń.
rule-AD-ZEUS-05 = Zeus na Koniu ma 2 Akcje, zadaje 2 Rany na Atak, ginie od Obrażeń 6 i daje każdemu Ocalałemu 5 PA.
rule-AD-ZEUS-06 = Jeśli Zeus zmienia postać, płaci każda pokonana: 5 PA za maskę i drugie 5 za króla.

## SLEEPER

rule-AD-SLEEPER-01 = Żeton Śpiochów kryje od jednego do czterech Szuraczy. Dopóki jest zakryty, nikt nie wie ilu.
rule-AD-SLEEPER-02 = Gdy Śpiochy się budzą, żeton się odkrywa i usuwa, a w Strefie staje tylu Szuraczy.
    .ruling = Jak gramy: zużyty żeton nie wraca.
rule-AD-SLEEPER-03 = Obudzeni nic nie robią do końca fazy.
    .ruling = Jak gramy: gdy w Strefie padają Szuracze, najpierw padają ci, którzy mogą jeszcze działać.
rule-AD-SLEEPER-04 = Wszystkie Śpiochy w Strefie budzą się razem.
    .ruling = Jak gramy: jeśli Szuraczy jest za mało, wybieracie, który żeton jest następny.
rule-AD-SLEEPER-05 = Jeśli Szuraczy nie starcza, wystaw tylu, ilu jest. Żeton znika, a wszyscy Szuracze na planszy od razu mają dodatkową Aktywację.
    .ruling = Jak gramy: po jednej za każdy żeton, na który nie starczyło, a świeżo obudzeni się nie ruszają.
rule-AD-SLEEPER-06 = Hałas budzi Śpiochy w swojej Strefie i we wszystkich sąsiadujących.
rule-AD-SLEEPER-07 = Przeszukiwanie budzi Śpiochy w tej Strefie.
    .ruling = Jak gramy: najpierw się budzą, a ty i tak dobierasz kartę.
rule-AD-SLEEPER-08 = Zdobycie lub aktywacja Celu budzi Śpiochy w tej Strefie.
    .ruling = Jak gramy: Cel i tak jest twój.
rule-AD-SLEEPER-09 = Zombie, które wchodzą do Strefy ze Śpiochami, budzą je.
    .ruling = Jak gramy: gdy wszystkie Zombie zrobią ten krok, a przed następnym.
rule-AD-SLEEPER-10 = Zombie, które pojawiają się w Strefie ze Śpiochami, budzą je.
    .ruling = Jak gramy: najpierw stają nowe Zombie. Zombie wypchnięte tam Umiejętnością Wypad! nikogo nie budzą.
rule-AD-SLEEPER-11 = Gdy wychodzisz ze Strefy ze Śpiochami, rzucasz kością. Przy 1 wszystkie budzą się za tobą.
    .ruling = Jak gramy: jedna kość za wyjście, także darmowym Ruchem; idziesz dalej. Dowódca rzuca za całą grupę. Jazda i przeciąganie nie wymagają rzutu.
rule-AD-SLEEPER-12 = Cień nie musi rzucać.
rule-AD-SLEEPER-13 = Śpiochów nie da się zaatakować. Albo się budzą, albo je eliminujesz.
    .ruling = Jak gramy: wolno strzelać do ich Strefy; strzały je omijają.
rule-AD-SLEEPER-14 = Z Bronią do Walki Wręcz w Ręce wydaj 2 Akcje, aby wyeliminować jeden żeton Śpiochów w swojej Strefie: bez kości i bez Szuraczy.
rule-AD-SLEEPER-15 = Dostajesz tyle PA, ile wynosi liczba na żetonie.
rule-AD-SLEEPER-16 = Eliminacja Śpiochów to nie atak: darmowe Akcje Walki jej nie opłacą, a Umiejętności Walki Wręcz nie pomagają.
rule-AD-SLEEPER-17 = Głośną bronią robisz przy tym Hałas i budzisz pozostałe Śpiochy tutaj i obok.
    .ruling = Jak gramy: najpierw znika twój żeton, potem jest Hałas.
rule-AD-SLEEPER-18 = Nada się każda Broń do Walki Wręcz, głośna czy cicha.
    .ruling = Jak gramy: tylko cicha nie budzi innych.

## SEARCH

rule-AD-SEARCH-01 = Przeszukujesz tylko w budynku, w Strefie bez Zombie.
rule-AD-SEARCH-02 = W korytarzu Hotelowym nie da się niczego Przeszukać.
rule-AD-SEARCH-03 = Dobierz wierzchnią kartę Ekwipunku. Zatrzymaj ją i za darmo ułóż swoje karty albo ją odrzuć.
    .ruling = Jak gramy: karty od Misji lub z Celów też układasz za darmo.
rule-AD-SEARCH-04 = Jedno Przeszukiwanie na turę, razem z darmowymi.
rule-AD-SEARCH-05 = Gdy talia Ekwipunku się skończy, odrzucone karty tasuje się w nową.
    .ruling = Jak gramy: Ekwipunek Początkowy też. Jeśli nie ma żadnej karty, nic nie znajdujesz.
rule-AD-SEARCH-06 = Gdy dobierzesz „Ożeż...!”, w twojej Strefie pojawia się Szuracz.
    .ruling = Jak gramy: kartę się odrzuca. Jeśli zabrakło Szuraczy, pozostali działają dodatkowo.
rule-AD-SEARCH-07 = Wszystkie inne Strefy budynków można Przeszukiwać, także Główną Salę Kasyna i Autobus Szkolny.

## TRADE

rule-AD-TRADE-01 = Za 1 Akcję możesz ułożyć własne karty.
rule-AD-TRADE-02 = W tej samej Akcji możesz wymieniać się z jednym innym Ocalałym w swojej Strefie, który układa karty za darmo.
    .ruling = Jak gramy: nawet wśród Zombie. Czego ktoś nie udźwignie, to odrzuca.
rule-AD-TRADE-03 = Wymiana nie musi być równa; wszystko za nic też wolno, jeśli obie strony się zgadzają.
    .ruling = Jak gramy: gracz drugiego Ocalałego musi się zgodzić.
rule-AD-TRADE-04 = Żetony Celów Osobistych też można wymieniać.
    .ruling = Jak gramy: inne żetony Celów tylko wtedy, gdy mówi tak Misja.

## OBJ

rule-AD-OBJ-01 = Zdobądź lub aktywuj Cel w swojej Strefie za 1 Akcję. Co daje, mówi Misja albo Cel Osobisty.
rule-AD-OBJ-02 = Wszystkie Cele wyglądają na czerwone, dopóki ich nie zdobędziesz.
rule-AD-OBJ-03 = Zombie nie przeszkadzają w zdobyciu Celu.

## ACT

rule-AD-ACT-01 = Możesz wykonać Ruch, Przeszukiwanie, Reorganizację i Wymianę, Atak Wręcz lub Dystansowy, Eliminację Śpiochów, zdobyć Cel, hałasować albo nic nie robić; a gdzie są, skorzystać ze Skarbca i Ciężarówki.
rule-AD-ACT-02 = Jeśli zasady tego nie ograniczają, tę samą Akcję możesz powtarzać.
rule-AD-ACT-03 = Atakiem Wręcz uderzasz Zombie w swojej Strefie Bronią do Walki Wręcz trzymaną w Ręce.
    .ruling = Jak gramy: musi tam być co najmniej jeden Zombie; Śpiochy się nie liczą.
rule-AD-ACT-04 = Atakiem Dystansowym strzelasz z Broni Dystansowej trzymanej w Ręce do jednej Strefy w Zasięgu, którą widzisz.
    .ruling = Jak gramy: w Strefie nie musi być Zombie; Ocaleni w niej i tak są w niebezpieczeństwie.
rule-AD-ACT-05 = Brak Działania kończy twoją turę; niewykorzystane Akcje przepadają.
rule-AD-ACT-06 = Darmowe Akcje z Umiejętności dodają się do zwykłych.
rule-AD-ACT-07 = To, co kosztuje kilka Akcji, opłaca jeden Ocalały w jednej turze.
    .ruling = Jak gramy: pojedyncza Akcja otrzymana poza własną turą nigdy nie opłaci czegoś za 2.
rule-AD-ACT-08 = Jeśli znasz 2. edycję: tu nie ma otwierania drzwi, Przeładowania, skrzyń, jedzenia, Latarek, Podwójnej Broni, Zrywu, Namnażania w budynkach, Dzieciaków ani trybu Ultraczerwonego.

## ZATK

rule-AD-ZATK-01 = Za każdym razem najpierw są wszystkie Ataki, potem wszystkie Ruchy. Jedną Akcją Zombie robi albo jedno, albo drugie.
rule-AD-ZATK-02 = Każdy Zombie w Strefie z Ocalałymi atakuje.
rule-AD-ZATK-03 = Zombie nigdy nie chybiają.
rule-AD-ZATK-04 = Ataki dzielicie dowolnie między Ocalałych w Strefie.
    .ruling = Jak gramy: całe Ataki; ten za 2 Rany trafia jednego Ocalałego.
rule-AD-ZATK-05 = Każda Rana odbiera 1 Zdrowie. Przy 0 giniesz: po 3 Ranach, a Twardziel po 4.
rule-AD-ZATK-06 = Atakują wszystkie Zombie w Strefie, nawet jeśli wystarczyłoby mniej. Nadwyżka przepada.
rule-AD-ZATK-07 = W Strefie Ciężarówki siedzący obrywają tak samo jak stojący.
rule-AD-ZATK-08 = Szuracze, Alfy i Valentine zadają 1 Ranę na Atak, Królowa i Zeus 2.
rule-AD-ZATK-09 = Ataki rozdziela się po jednym. Kto zginął, więcej nie przyjmie; resztę przyjmują inni w Strefie.

## ZMOVE

rule-AD-ZMOVE-01 = Zombie, które nie atakowały, idą o jedną Strefę: wybierają cel i robią krok.
rule-AD-ZMOVE-02 = Najpierw ciągnie je do widocznej Strefy, w której jest i Ocalały, i żeton Hałasu.
rule-AD-ZMOVE-03 = Jeśli takiej nie ma, idą do widocznej Strefy z największą liczbą Ocalałych, bliskiej czy dalekiej.
rule-AD-ZMOVE-04 = Gdy kilka widocznych Stref ma tyle samo Ocalałych, jedną wybiera Pierwszy Gracz. Zombie się między nie nie dzielą.
    .ruling = Jak gramy: jeden wybór dla wszystkich Zombie, które wychodzą z tej samej Strefy w tym samym czasie.
rule-AD-ZMOVE-05 = Jeśli nikogo nie widzą, idą do żetonu Hałasu.
    .ruling = Jak gramy: te, które już tam są, zostają.
rule-AD-ZMOVE-06 = Idą najkrótszą otwartą drogą. Jeśli żadnej nie ma, zostają.
rule-AD-ZMOVE-07 = Gdy kilka dróg jest równie krótkich, Zombie każdego typu dzielą się między nie możliwie po równo.
    .ruling = Jak gramy: liczy się następna Strefa. Abominacje to jeden typ; uwięzione Zombie się nie liczą.
rule-AD-ZMOVE-08 = Jeśli nie da się po równo, o drodze nadliczbowego Zombie decyduje Pierwszy Gracz.
rule-AD-ZMOVE-09 = Samotny Zombie, który ma kilka dróg, idzie tam, gdzie każe Pierwszy Gracz.

## ALPHA

rule-AD-ALPHA-01 = Gdy wszystkie Zombie zużyją pierwszą Akcję, Alfy atakują lub idą po raz drugi.
rule-AD-ALPHA-02 = Drugą Akcję wybierają od nowa: atakują, jeśli teraz ktoś tam jest, a jeśli nie, idą.
rule-AD-ALPHA-03 = Zeus na Koniu działa za drugim razem z Alfami, a Valentine potem jeszcze raz.

## SPAWN

rule-AD-SPAWN-01 = Nowe Zombie pojawiają się najpierw w Startowej Strefie Namnażania, potem w każdej innej aktywnej.
    .ruling = Jak gramy: za każdy z kilku żetonów w jednej Strefie dobiera się osobną kartę.
rule-AD-SPAWN-02 = Dla każdej dobierz kartę Zombie i odczytaj wiersz najwyższego Poziomu Zagrożenia.
rule-AD-SPAWN-03 = Gdy talia Zombie się skończy, odrzucone karty tasuje się w nową.
    .ruling = Jak gramy: karty zabitych Abominacji nie wracają.
rule-AD-SPAWN-04 = Karta Zombie wystawia Szuraczy, Alfy lub Abominację, tym więcej, im wyższy Poziom Zagrożenia.
rule-AD-SPAWN-05 = Niebieskie i Zielone Strefy Namnażania śpią do swojego wydarzenia, na przykład zdobycia Celu tego koloru.
rule-AD-SPAWN-06 = Świeżo aktywowana Strefa Namnażania pierwszy raz działa w najbliższej Fazie Zombie, która się zacznie.
rule-AD-SPAWN-07 = Nie ma kart Zrywu, kart dodatkowej Aktywacji ani Namnażania przy wejściu do budynku.
rule-AD-SPAWN-08 = Strefy Namnażania działają po kolei zgodnie z ruchem wskazówek zegara od Startowej, co rundę tak samo.
    .ruling = Jak gramy: kolejność ustala Misja.
rule-AD-SPAWN-09 = Namnażania idą po kolei: nowe Zombie, potem budzą się tam Śpiochy, potem Krok w bok i Odruchy bojowe, potem dodatkowe Aktywacje, a na końcu reszta poleceń karty.
    .ruling = Jak gramy: budzenie Śpiochów, „Ożeż...!” i Zeus przychodzący po Królowej to nie Namnażanie.

## ZSPAWN

rule-AD-ZSPAWN-01 = Dopóki Zeusa nie ma, jego Strefa Namnażania dobiera Rozkaz Zeusa zamiast karty Zombie.
rule-AD-ZSPAWN-02 = Rozkazy Zeusa wystawiają Zombie i każą im od razu działać.
    .ruling = Jak gramy: Alfy na rozkaz wykonują obie swoje Akcje.
rule-AD-ZSPAWN-03 = Gdy Zeus jest na planszy, jego żeton Namnażania znika, a z nim Rozkazy Zeusa.
rule-AD-ZSPAWN-04 = Gdy Rozkazy Zeusa się skończą, odrzucone tasuje się w nową talię.

## POOL

rule-AD-POOL-01 = Jeśli figurek nie starcza, wystaw te, które są. Potem wszystkie Zombie tego typu od razu mają dodatkową Aktywację.
    .ruling = Jak gramy: nowe biorą w niej udział, świeżo obudzone nie.
rule-AD-POOL-02 = Każde Namnażanie, na które nie starczyło figurek, daje osobną dodatkową Aktywację.
rule-AD-POOL-03 = W dodatkowej Aktywacji wykonują wszystkie swoje Akcje, Ataki przed Ruchami.

## DICE

rule-AD-DICE-01 = Rzuć kośćmi broni, jej kośćmi Amunicji, gdy strzelasz, i kośćmi ze swoich Umiejętności.
rule-AD-DICE-02 = Kość, która osiąga Precyzję broni, to trafienie. Wszystko poniżej to chybienie.
rule-AD-DICE-03 = Precyzja nigdy nie jest lepsza niż 2, a jedynka zawsze chybia.
    .ruling = Jak gramy: cokolwiek się do niej doda.
rule-AD-DICE-04 = Każde trafienie rani jeden cel. Nadwyżka trafień przepada.
rule-AD-DICE-05 = Szuracz ginie od Obrażeń 1, Alfa od 2, Abominacja od swoich 4, 5 lub 6. Słabsze trafienia nic nie robią, ile by ich było.
rule-AD-DICE-06 = W Ataku Wręcz sam wybierasz, które Zombie dostają trafienia.
rule-AD-DICE-07 = Chybienia w Ataku Wręcz nikogo nie ranią.
rule-AD-DICE-08 = Strzelasz do jednej Strefy, którą widzisz, nie bliżej i nie dalej, niż pozwala Zasięg broni.
rule-AD-DICE-09 = Kto stoi między tobą a celem, ten ani nie zasłania strzału, ani nie obrywa.
rule-AD-DICE-10 = Możesz strzelać gdzie indziej, nawet gdy obok ciebie stoją Zombie.
rule-AD-DICE-11 = Atak idzie tak: wybór broni i celu, rzut, przerzuty, kości za szóstki, trafienia, Bratobójczy Ogień, Brak Amunicji, Hałas, a potem reakcje.
    .ruling = Jak gramy: Umiejętność zdobyta zabiciem nie zmienia tego ataku. Koniec gry ocenia się po Bratobójczym Ogniu.

## AMMO

rule-AD-AMMO-01 = Gdy strzelasz, kośćmi Amunicji broni rzucasz razem z pozostałymi.
rule-AD-AMMO-02 = Kości Amunicji trafiają i chybiają jak wszystkie inne.
    .ruling = Jak gramy: Brak Amunicji to chybienie. Szóstka na kości Amunicji liczy się dla Umiejętności Wynik 6; dodana przez nią kość jest zwykła.
rule-AD-AMMO-03 = Jeśli na którejkolwiek kości Amunicji wypadnie Brak Amunicji, broń jest po tym ataku pusta. Sam atak się liczy.
rule-AD-AMMO-04 = Pusta broń potrzebuje Magazynka.
    .ruling = Jak gramy: w swojej turze odrzuć Magazynek z Ręki, a jedna twoja pusta broń znów jest gotowa. Nie kosztuje to Akcji.
rule-AD-AMMO-05 = Pusta broń pozostaje pusta: w Plecaku, po wymianie i w następnych rundach.
rule-AD-AMMO-06 = Broń bez kości Amunicji nigdy się nie opróżnia.

## CONC

rule-AD-CONC-01 = Zanim rzucisz, możesz ogłosić Atak skoncentrowany i wskazać jednego Zombie, którego mógłby trafić.
rule-AD-CONC-02 = Wszystkie trafienia idą w tego Zombie, a ich Obrażenia się sumują. Jeśli wystarczy, Zombie ginie.
rule-AD-CONC-03 = Nikt inny nie oberwie. Nadwyżka Obrażeń przepada, a za mało nie zostawia śladu.
    .ruling = Jak gramy: Łowca i Rozpruwacz działają, gdy cel zginie.
rule-AD-CONC-04 = Dystansowy Atak skoncentrowany musi wskazać jednego z Zombie, które są pierwsze w Kolejności Wybierania Celów.
rule-AD-CONC-05 = W Ataku Wręcz może wskazać dowolnego Zombie w Strefie.
rule-AD-CONC-06 = Chybienia z dystansu powodują Bratobójczy Ogień jak zwykle.
    .ruling = Jak gramy: każde zadaje zwykłe Obrażenia, nie sumę.
rule-AD-CONC-07 = Atak skoncentrowany nie kosztuje więcej niż zwykły.
    .ruling = Jak gramy: Umiejętności podnoszą Obrażenia każdego trafienia, zanim je zsumujesz.

## TARGET

rule-AD-TARGET-01 = Strzały trafiają najpierw Szuraczy, potem Alfy, potem Abominacje, także w twojej Strefie.
rule-AD-TARGET-02 = Zanim trafisz następny rodzaj, poprzedni musi zniknąć cały.
rule-AD-TARGET-03 = Spośród Zombie tego samego rzędu wybieracie sami.
rule-AD-TARGET-04 = W Ataku Wręcz tej kolejności nie ma.
rule-AD-TARGET-05 = Trafienia za słabe na kolejny rodzaj przepadają.
rule-AD-TARGET-06 = W skrócie: Szuracz to 1 Akcja, Obrażenia 1, 1 PA. Alfa to 2 Akcje, Obrażenia 2, 2 PA. Abominacja to od 1 do 3 Akcji, Obrażenia od 4 do 6, 5 PA dla każdego.

## FF

rule-AD-FF-01 = Gdy strzelasz, chybienia trafiają innych Ocalałych w tej Strefie. Trafienia nigdy.
rule-AD-FF-02 = W siebie nie trafisz nigdy.
rule-AD-FF-03 = Chybienia dzielicie między Ocalałych w Strefie, po jednym. Każde zadaje tyle Ran, ile Obrażeń ma broń.
    .ruling = Jak gramy: decydują wszyscy gracze, a chybienie, które ma kogo trafić, trafia. +1 Obrażenie się liczy, Wynik 6 nie.
rule-AD-FF-04 = W Ataku Wręcz nie ma Bratobójczego Ognia.
rule-AD-FF-05 = Zawsze wolno strzelać tam, gdzie stoją Ocaleni, na własne ryzyko.
    .ruling = Jak gramy: siedzącym w Ciężarówce grozi to samo co pieszym; oszczędza ich tylko jej własny atak.

## EXPLO

rule-AD-EXPLO-01 = Materiały Wybuchowe to Granat, TNT, Kanister, Bombowa Pułapka, Granatnik i Wyrzutnia Rakiet.
rule-AD-EXPLO-02 = Granat, TNT, Kanister i Bombowa Pułapka kosztują jedną Akcję Walki i nie wymagają rzutu.
    .ruling = Jak gramy: to ani Atak Wręcz, ani Dystansowy. Wskaż jedną widoczną Strefę w Zasięgu, z Zombie lub bez; kartę odrzucasz, chyba że mówi inaczej.
rule-AD-EXPLO-03 = Granatnik i Wyrzutnia Rakiet rzucają kośćmi jak inna broń palna.
    .ruling = Jak gramy: na jeden wybuch wystarczy jedno trafienie, kolejne nic nie dodają. Chybienia to jak zwykle Bratobójczy Ogień.
rule-AD-EXPLO-04 = Wybuch trafia wszystkich w swojej Strefie, Ocalałych też, a i ciebie, jeśli tam stoisz.
    .ruling = Jak gramy: Ocaleni dostają jego Obrażenia jako Rany, także w Ciężarówce.
rule-AD-EXPLO-05 = Jeśli wybuch sięgnie innego Materiału Wybuchowego, który tam leży, wybuchają oba: ich Obrażenia sumują się dla wszystkich w Strefie.
    .ruling = Jak gramy: chodzi o to, co leży na planszy, a nie o to, co ktoś niesie. Zabici liczą się temu, kto wywołał wybuch.
rule-AD-EXPLO-06 = Dość silny wybuch zabija każdego Zombie, Abominacje też. Zeus w Masce traci tylko maskę.
rule-AD-EXPLO-07 = Wybuchu nie dotyczy Kolejność Wybierania Celów i nie da się go skoncentrować; Rozpruwacz i Łowca nie pomagają.
    .ruling = Jak gramy: dostajesz Adrenalinę za każdego zabitego nim Zombie.

## BOLA

rule-AD-BOLA-01 = Wyrzutnia Bolasów nie zadaje Obrażeń. Trafiony Zombie jest uwięziony.
rule-AD-BOLA-02 = Uwięziony Zombie traci Akcje w najbliższej Fazie Zombie, a potem wstaje.
    .ruling = Jak gramy: dopóki leży, nie robi zupełnie nic, ktokolwiek by mu kazał, ale nadal zawadza.
rule-AD-BOLA-03 = Po trafieniu Wyrzutnię Bolasów odrzucasz. Po chybieniu zostaje z tobą.
rule-AD-BOLA-04 = W Ataku skoncentrowanym na uwięzionego Zombie każda kość liczy się o 2 wyżej.
    .ruling = Jak gramy: wyrzucona jedynka i Brak Amunicji nadal chybiają, a Wynik 6 patrzy na samą kość.
rule-AD-BOLA-05 = Wyrzutnia Bolasów to Broń Dystansowa i obowiązuje ją Kolejność Wybierania Celów.
    .ruling = Jak gramy: nie da się nią skoncentrować ataku, każde trafienie więzi jednego Zombie, a chybienia nikogo nie ranią.

## EQSKILL

rule-AD-EQSKILL-01 = Umiejętność broni masz, gdy ją trzymasz i nią działasz.
    .ruling = Jak gramy: Umiejętność, która cię przenosi, jak Szarża na Katanie, działa, dopóki trzymasz broń.

## COMP

rule-AD-COMP-01 = Niektóre Misje wystawiają Towarzyszy. Wy wybieracie, który Ocalały stoi w którym miejscu.
rule-AD-COMP-02 = To, co o Towarzyszach mówi Misja, jest najważniejsze.
rule-AD-COMP-03 = Towarzysz, którego prowadzisz, idzie z tobą i użycza ci swojej Niebieskiej Umiejętności.
rule-AD-COMP-04 = Towarzysza można przekazać w Wymianie, z figurką i Umiejętnością.
rule-AD-COMP-05 = Możesz prowadzić kilku Towarzyszy, chyba że Misja zabrania.
rule-AD-COMP-06 = Towarzysz jest Ocalałym: można go zaatakować, przyciąga Zombie i liczy się przy żetonie Hałasu.
rule-AD-COMP-07 = Każda Rana zabija Towarzysza i gra jest wtedy przegrana, chyba że Misja mówi inaczej.
rule-AD-COMP-08 = Towarzysz trzyma się Dowódcy: pieszo, z jego Umiejętnościami i w Ciężarówce.
rule-AD-COMP-09 = W Ciężarówce Towarzysz zawsze zajmuje miejsce Pasażera.
    .ruling = Jak gramy: jeśli nie starczy miejsc dla wszystkich, Dowódca też nie wsiądzie.
rule-AD-COMP-10 = Towarzysz niczego nie nosi i nie ma Akcji.
rule-AD-COMP-11 = Kiedy Towarzysz się przyłącza, mówi Misja.
    .ruling = Jak gramy: tylko wtedy; ogólnej Akcji do tego nie ma.
rule-AD-COMP-12 = Bratobójczy Ogień może trafić Towarzysza i wtedy on ginie.
rule-AD-COMP-13 = Gdy Dowódca ginie, Towarzysz zostaje w Strefie, pieszo. Ocalały stojący obok przejmuje go za 1 Akcję.

## TRUCK

rule-AD-TRUCK-01 = W Strefie Ciężarówki Taco za 1 Akcję możesz wsiąść, wysiąść, zmienić miejsce albo prowadzić.
rule-AD-TRUCK-02 = Wsiądziesz tylko wtedy, gdy w Strefie nie ma Zombie, na dowolne wolne miejsce.
rule-AD-TRUCK-03 = Mieści Kierowcę, Strzelca i dwóch Pasażerów.
rule-AD-TRUCK-04 = Zmiana miejsca kosztuje 1 Akcję i nie jest Ruchem, więc Zombie nie przeszkadzają.
    .ruling = Jak gramy: tylko na wolne miejsce.
rule-AD-TRUCK-05 = Twoje Umiejętności nie pomagają ani Ciężarówce, ani jej atakom.
    .ruling = Jak gramy: darmowym Atakiem Dystansowym lub darmową Akcją Walki możesz z niej strzelać; darmowym Ruchem nie pojedziesz.
rule-AD-TRUCK-06 = Ciężarówki nie da się zaatakować ani zniszczyć.
rule-AD-TRUCK-07 = Prowadzi tylko Kierowca: 1 Akcja, jedna Strefa, ze wszystkimi na pokładzie, nigdy do budynku.
rule-AD-TRUCK-08 = Prowadzenie to nie Ruch: Zombie nic nie kosztują i nie zatrzymują.
    .ruling = Jak gramy: gdy odjeżdżasz, Śpiochy śpią dalej.
rule-AD-TRUCK-09 = Gdy wjeżdżasz w Zombie, Ciężarówka je atakuje, w Kolejności Wybierania Celów.
    .ruling = Jak gramy: to ani Atak Wręcz, ani Dystansowy, nie da się go skoncentrować i nie robi Hałasu.
rule-AD-TRUCK-10 = Adrenalinę za rozjechanych dostaje Kierowca.
rule-AD-TRUCK-11 = Chybienia Ciężarówki trafiają pieszych Ocalałych w tej Strefie, nigdy siedzących w środku.
rule-AD-TRUCK-12 = Gdzie nie ma Zombie, Ciężarówka nikogo nie atakuje.
rule-AD-TRUCK-13 = Z zamontowanego Karabinu Maszynowego strzela tylko Strzelec, Atakiem Dystansowym.
    .ruling = Jak gramy: nigdy do własnej Strefy; ogień można skoncentrować.
rule-AD-TRUCK-14 = Jazda nie powoduje Hałasu.
rule-AD-TRUCK-15 = Siedząc, nie wykonasz Ruchu, Sprintu ani Szarży. Najpierw wysiądź.
rule-AD-TRUCK-16 = Adrenalinę za zabitych z Karabinu Maszynowego dostaje Strzelec.
rule-AD-TRUCK-17 = Wysiąść możesz zawsze, z Zombie czy bez, za 1 Akcję.
rule-AD-TRUCK-18 = Siedzenie w Ciężarówce przed niczym nie chroni.
rule-AD-TRUCK-19 = Z siedzenia możesz robić wszystko oprócz chodzenia: walczyć, wymieniać się, zdobywać Cele, hałasować.

## PERSOBJ

rule-AD-PERSOBJ-01 = Cel Osobisty wyznacza zadanie, dla swojego Ocalałego albo dla drużyny, i mówi, co daje jego żeton.
rule-AD-PERSOBJ-02 = Nie wygracie, dopóki nie wykonacie wszystkich Celów Osobistych w grze.
rule-AD-PERSOBJ-03 = Misja ma miejsce na dwa lub więcej, każdy z własnym kolorem żetonu.
rule-AD-PERSOBJ-04 = Zdobyty żeton Celu Osobistego zostaje u ciebie i możesz go przekazać w Wymianie.
    .ruling = Jak gramy: może go wziąć każdy w tej Strefie, chyba że karta mówi inaczej.

## KILLCOUNT

rule-AD-KILLCOUNT-01 = Przy Liczniku Zabójstw każdy Zombie podanego rodzaju zabity przez tego Ocalałego trafia na kartę.
    .ruling = Jak gramy: zabójstwo liczy się temu, kto dostaje za nie Adrenalinę. Wyeliminowane Śpiochy i rozbita maska się nie liczą.
rule-AD-KILLCOUNT-02 = Figurek leżących na karcie nie ma w puli, więc może ich zabraknąć.
rule-AD-KILLCOUNT-03 = Gdy zadanie jest wykonane, wszystkie wracają do puli.

## MISSION

rule-AD-MISSION-01 = Jest dziesięć Misji; grajcie je w dowolnej kolejności.
    .ruling = Jak gramy: wszystkie dziesięć jest naszych.
rule-AD-MISSION-02 = Specjalne zasady Misji są ważniejsze od wszystkich innych, także od kart.
rule-AD-MISSION-03 = Misja mówi, ile trwa: poniżej godziny, około 90 minut albo 2 godziny i dłużej, oraz jak jest trudna.
rule-AD-MISSION-04 = Misja mówi, jakich Specjalizacji wymaga.
rule-AD-MISSION-05 = Misja mówi, którego Zeusa spotkacie.
rule-AD-MISSION-06 = Misja może mieć Tor Czasu, który liczy rundy.
    .ruling = Jak gramy: znacznik przesuwa się o jedno pole w każdej Fazie Końcowej; co dzieje się na końcu, mówi Misja.
rule-AD-MISSION-07 = Wszystko inne też jest w Misji: plansza, Strefy Namnażania, Śpiochy, Cele, Strefy Startowe, drzwi, Wyjście, Ciężarówka, Towarzysze i to, jak się przegrywa.
rule-AD-MISSION-08 = Gdzie Misja ma Wyjście, można opuścić planszę. Kto odszedł, jest bezpieczny i nie bierze już udziału w grze.
    .ruling = Jak gramy: na koniec swojej tury, w Strefie Wyjścia bez Zombie, za darmo. Kierowca zabiera Ciężarówkę i wszystkich, którzy w niej siedzą.

## SKILL

rule-AD-SKILL-PLUS1ACTION-01 = +1 Akcja: w każdej turze jedna Akcja więcej, na cokolwiek.
rule-AD-SKILL-PLUS1DAMAGE-01 = +1 Obrażenie: twoje ataki podanego rodzaju zadają o 1 Obrażenie więcej.
rule-AD-SKILL-PLUS1FREE-01 = +1 darmowa Akcja: raz na turę jedna Akcja podanego rodzaju jest darmowa.
    .ruling = Jak gramy: darmowe Przeszukiwanie to nadal jedyne w turze.
rule-AD-SKILL-PLUS1ZONE-01 = +1 Strefa na Ruch: każdym Ruchem przechodzisz 1 lub 2 Strefy. Zombie nadal cię zatrzymują.
    .ruling = Jak gramy: sumuje się ze Sprintem, ale nie z Szarżą, Żądzą krwi ani jazdą.
rule-AD-SKILL-PLUS1DIE-01 = +1 kość: twoja broń rzuca o 1 kość więcej w atakach podanego rodzaju.
    .ruling = Jak gramy: zwykłą, nigdy kością Amunicji.
rule-AD-SKILL-BLOODLUST-01 = Żądza krwi: raz na turę, za 1 Akcję, przejdź do 2 Stref między Zombie i wykonaj darmowy atak podanego rodzaju.
    .ruling = Jak gramy: musisz przejść co najmniej 1 Strefę i skończyć wśród Zombie.
rule-AD-SKILL-BORNLEADER-01 = Urodzony przywódca: w swojej turze daj innemu Ocalałemu darmową Akcję do natychmiastowego użycia. Potem grasz dalej.
    .ruling = Jak gramy: raz na turę, komukolwiek na planszy poza Towarzyszem. Ta Akcja jest osobną turą, więc Przeszukiwanie i Umiejętności raz na turę są do niej gotowe. Nie można dzięki niej poprowadzić kogoś następnego.
rule-AD-SKILL-SEARCHMORE-01 = Wielokrotne Przeszukanie: Przeszukuj tyle razy w turze, na ile cię stać.
rule-AD-SKILL-CHARGE-01 = Szarża: raz na turę, za darmo, przejdź do 2 Stref między Zombie. Pierwsze napotkane cię zatrzymują.
    .ruling = Jak gramy: za Zombie na starcie nadal dopłacasz Akcjami.
rule-AD-SKILL-COMBATREFLEXES-01 = Odruchy bojowe: każda karta, która wystawia Zombie w twojej Strefie lub tuż obok, daje ci darmowy atak na nie. Inne też mogą przy tym zginąć.
    .ruling = Jak gramy: Rozkazy Zeusa i Misje liczą się jak karty, budzenie Śpiochów i „Ożeż...!” nie. Strzał musi celować w ich Strefę, Atak Wręcz tylko we własną.
rule-AD-SKILL-ESCALATION-01 = Eskalacja: każdy kolejny atak podanego rodzaju pod rząd rzuca o 1 kość więcej niż poprzedni. Cokolwiek innego zaczyna od nowa.
    .ruling = Jak gramy: szereg przerywa każdy Ruch, a to, co nie jest Akcją, nie. Materiały Wybuchowe bez rzutu liczą się tylko do Walki.
rule-AD-SKILL-EXPLOSIVEMASTER-01 = Spec od Materiałów Wybuchowych: raz na turę jedna darmowa Akcja na użycie Materiałów Wybuchowych i o 1 kość więcej, gdy się nimi rzuca.
    .ruling = Jak gramy: darmowa Akcja służy tylko do Materiałów Wybuchowych.
rule-AD-SKILL-HITANDRUN-01 = Uderz i uciekaj: po Ataku Wręcz lub Dystansowym, który zabił Zombie, wykonaj darmowy Ruch bez dopłaty za Zombie obok.
    .ruling = Jak gramy: za każdym razem, ale nie z siedzenia i nie po Materiale Wybuchowym bez rzutu. Śpiochy nadal mogą się obudzić.
rule-AD-SKILL-HUNTER-01 = Łowca: gdy twój atak zabije Zombie, możesz zabić jeszcze jednego podanego rodzaju w tej Strefie i dostać jego Adrenalinę.
    .ruling = Jak gramy: raz na Akcję i nigdy Zeusa w Masce.
rule-AD-SKILL-LIFESAVER-01 = Zbawca: raz na turę, za darmo, przeciągnij wybranych Ocalałych z sąsiadującej Strefy z Zombie do swojej. Potrzebujesz Pola Widzenia i drogi bez przeszkód.
    .ruling = Jak gramy: każdy gracz może odmówić i nie jest to Ruch. Przez windę to nie działa nigdy.
rule-AD-SKILL-LUCKY-01 = Farciarz: w każdej Akcji możesz raz przerzucić wszystkie kości; nowy wynik obowiązuje.
    .ruling = Jak gramy: wszystkie kości albo żadna, także kości Amunicji, raz na każde źródło Farciarza. Rzut przy Śpiochach też się liczy.
rule-AD-SKILL-REAPER-01 = Rozpruwacz: raz na atak podanego rodzaju zabójcze trafienie zabiera jeszcze jednego takiego samego Zombie. Za niego też dostajesz Adrenalinę.
    .ruling = Jak gramy: o tej samej nazwie, więc nigdy drugiej Abominacji.
rule-AD-SKILL-REGENERATION-01 = Regeneracja: w każdej Fazie Końcowej wracasz do pełnego Zdrowia.
    .ruling = Jak gramy: na samym końcu fazy.
rule-AD-SKILL-ROLL6DAMAGE-01 = Wynik 6, +1 Obrażenie: każda szóstka w ataku podanego rodzaju dodaje 1 do Obrażeń broni. Najpierw przerzuty.
rule-AD-SKILL-ROLL6DIE-01 = Wynik 6, +1 kość: każda szóstka w ataku podanego rodzaju daje kolejną kość, i tak dalej. Najpierw przerzuty.
rule-AD-SKILL-SEARCH2-01 = Przeszukiwanie: 2 karty: gdy Przeszukujesz, dobierasz 2 karty.
    .ruling = Jak gramy: każdą zatrzymujesz lub odrzucasz osobno. „Ożeż...!” wśród nich działa.
rule-AD-SKILL-SILENTKILLER-01 = Cichy Zabójca: Eliminacja Śpiochów kosztuje cię 1 Akcję zamiast 2.
rule-AD-SKILL-SHOVE-01 = Wypad!: raz na turę, za darmo, wypchnij wszystkie Zombie ze swojej Strefy do jednej sąsiadującej, do której prowadzi droga bez przeszkód.
    .ruling = Jak gramy: wszystkie, także Abominacje i uwięzione; także przez windę, nigdy pod Statuę ani przez zamknięte drzwi.
rule-AD-SKILL-SLIPPERY-01 = Nieuchwytny: Zombie nic cię nie kosztują i nie zatrzymują twoich Ruchów.
    .ruling = Jak gramy: także w Szarży i Żądzy krwi. Śpiochy nadal mogą się obudzić.
rule-AD-SKILL-SPRINT-01 = Sprint: raz na turę jednym Ruchem przechodzisz 2 lub 3 Strefy. Zombie cię zatrzymują.
    .ruling = Jak gramy: może to być każdy Ruch, także darmowy. Z Umiejętnością +1 Strefa na Ruch to nawet 4 Strefy.
rule-AD-SKILL-STEADYHAND-01 = Pewna ręka: twoje chybienia omijają wybranych Ocalałych. Wybuchy nie omijają nikogo.
rule-AD-SKILL-SIDESTEP-01 = Krok w bok: każda karta, która wystawia Zombie w twojej Strefie lub tuż obok, daje ci darmowy Ruch bez dopłaty za Zombie.
    .ruling = Jak gramy: przed dodatkową Aktywacją. Rozkazy Zeusa i Misje się liczą, budzenie Śpiochów i „Ożeż...!” nie.
rule-AD-SKILL-TACTICIAN-01 = Taktyk: w Fazie Graczy rozegraj swoją turę przed turą dowolnego innego Ocalałego lub po niej, czyjakolwiek by była.
    .ruling = Jak gramy: między dwiema turami, nigdy w środku, i raz na rundę.
rule-AD-SKILL-TOTHERESCUE-01 = Na ratunek: jeśli w tej rundzie ktokolwiek odniósł Ranę, na koniec Fazy Zombie dostajesz 1 darmową Akcję.
    .ruling = Jak gramy: własne Rany i Bratobójczy Ogień też się liczą. Użyj jej od razu, bo przepadnie.
rule-AD-SKILL-GENERAL-01 = Ta sama Umiejętność z dwóch źródeł sumuje się na tyle, na ile pozwala jej treść: premie +1 się dodają, każdy Farciarz to osobny przerzut. Co działa raz na turę, działa raz.
    .ruling = Jak gramy: dotyczy to też broni i Towarzyszy.
rule-AD-SKILL-GENERAL-02 = Umiejętność z dopiskiem Walka dotyczy Ataków Wręcz, Dystansowych i Materiałów Wybuchowych. Z dopiskiem Atak Wręcz lub Atak Dystansowy dotyczy tylko jego.
    .ruling = Jak gramy: gdy Umiejętność i zasady ogólne są sprzeczne, rację ma Umiejętność.
rule-AD-SKILL-GENERAL-03 = Umiejętność używana raz na turę wraca w następnej twojej turze oraz na Akcję od Urodzonego przywódcy. Poza turą nie działa.
