# Zasady prostymi słowami; .ruling mówi, jak gramy tam, gdzie instrukcja milczy.

## SETUP

rule-Z2-SETUP-01 = Plansza składa się z dziewięciu kafelków o dwóch stronach, V i R. Żadna Misja nie używa obu stron tego samego numeru.
rule-Z2-SETUP-02 = W grze jest 12 Ocalałych i 76 Zombie: 40 Szwendaczy, 16 Grubasów, 16 Biegaczy i 4 Abominacje. Gdy figurek danego typu zabraknie, jego Zombie działają dodatkowo.
rule-Z2-SETUP-03 = Gra używa 107 mini kart: 63 kart Ekwipunku, 40 kart Zombie i 4 kart Abominacji.
rule-Z2-SETUP-04 = Karty Ekwipunku to 6 kart Ekwipunku Początkowego, 45 w talii Ekwipunku, 11 w talii Odpicowanej Broni i 1 karta pomocy Samochodu.
rule-Z2-SETUP-05 = Ekwipunek Początkowy to Kij Bejsbolowy, Łom, Topór Strażacki i 3 Pistolety.
rule-Z2-SETUP-06 = Talia Ekwipunku liczy 45 kart: broń, jedzenie, Latarki, amunicja i 4 paskudne niespodzianki o nazwie „Ożeż...!”.
rule-Z2-SETUP-07 = Talia Odpicowanej Broni zawiera 9 wspaniałych broni, każdą w jednej sztuce, oraz 2 karty „Ożeż...!”.
    .ruling = Jak gramy: „Ożeż...!” działa tak samo w obu taliach.
rule-Z2-SETUP-08 = Liczba żetonów jest ograniczona: 3 samochody, 17 Drzwi (jedne Niebieskie, jedne Zielone), 11 Celów (jeden może być Niebieski, jeden Zielony), 12 Skrzyń, 8 żetonów Stref Namnażania i 1 Wyjście.
rule-Z2-SETUP-09 = Standardowa drużyna to 6 z 12 Ocalałych.
    .ruling = Jak gramy: sześć kości w pudełku to nie limit; rzucasz tyloma, ile daje ci atak.
rule-Z2-SETUP-10 = Od 1 do 6 graczy wygrywa lub przegrywa razem. Podzielcie sześcioro Ocalałych, jak chcecie; jedna osoba może prowadzić wszystkich.
rule-Z2-SETUP-11 = Wybierzcie Misję, ułóżcie jej kafelki i rozmieśćcie żetony oraz figurki tak, jak pokazuje mapa. Każdy kafelek ma jedno miejsce na Cel i jedno na Skrzynię.
rule-Z2-SETUP-12 = Wszystkie drzwi na kafelkach są na początku zamknięte, chyba że Misja je otwiera albo nadaje im specjalną rolę.
rule-Z2-SETUP-13 = Wybierzcie Ocalałych; tworzycie jedną drużynę i siadacie w dowolnej kolejności. Każdy Ocalały ma swoją planszę z kartą i kolorem.
rule-Z2-SETUP-14 = Osobno tasujecie pięć talii: Ekwipunek Początkowy, Ekwipunek, Odpicowaną Broń, Zombie i Abominacje.
rule-Z2-SETUP-15 = Wszystkie 6 kart Ekwipunku Początkowego rozdajecie losowo i możliwie po równo. Jeśli nie da się po równo, wybieracie, kto dostanie nadwyżkę.
rule-Z2-SETUP-16 = Ocalali zaczynają w Strefie Startowej (lub Strefach), którą wskazuje Misja.
rule-Z2-SETUP-17 = Zaczynasz z 0 Adrenaliny na Poziomie Niebieskim, z pełnym Zdrowiem i działającą Niebieską Umiejętnością.
rule-Z2-SETUP-18 = Ekwipunek Początkowy wkładasz za darmo do Rąk lub Plecaka, jak wolisz.
rule-Z2-SETUP-19 = Kto dostał Topór Strażacki, jest Pierwszym Graczem w pierwszej rundzie.
rule-Z2-SETUP-20 = Klasyczny Ocalały ma 3 Zdrowia i żadnych specjalnych sztuczek.
rule-Z2-SETUP-21 = Dzieciak ma 2 Zdrowia i raz na turę wykonuje jeden Ruch tak, jakby miał Umiejętność Nieuchwytny.
    .ruling = Jak gramy: Nieuchwytny Ruch Dzieciaka odnawia się w każdej jego własnej turze.

## ROUND

rule-Z2-ROUND-01 = Runda to Faza Graczy, Faza Zombie i Faza Końcowa, i tak w kółko, aż wygracie albo przegracie.
rule-Z2-ROUND-02 = Zaczyna Pierwszy Gracz i aktywuje swoich Ocalałych po kolei, w dowolnym porządku. Skończ jednym, zanim zaczniesz następnym.
rule-Z2-ROUND-03 = Gdy wszyscy twoi Ocalali skończą, gra przechodzi do gracza po lewej. Faza kończy się, gdy zagrają wszyscy.
rule-Z2-ROUND-04 = Na Poziomie Niebieskim masz 3 Akcje na turę; Umiejętności dodają kolejne. Jeśli zasady tego nie ograniczają, tę samą Akcję możesz powtarzać.
rule-Z2-ROUND-05 = „Raz na turę” znaczy raz w turze danego Ocalałego; w następnej znów można.
    .ruling = Jak gramy: dodatkowa tura to nowa tura, więc odnawia te limity.
rule-Z2-ROUND-06 = W Fazie Zombie najpierw aktywują się wszystkie Zombie, a potem w każdej aktywnej Strefie Namnażania pojawiają się nowe.
rule-Z2-ROUND-07 = W Fazie Końcowej znikają wszystkie żetony Hałasu, a Pierwszym Graczem zostaje następny gracz po lewej.
    .ruling = Jak gramy: Hałas, który Misja uznaje za stały, zostaje.
rule-Z2-ROUND-08 = W Fazie Końcowej każda pusta broń ładuje się za darmo, a takie Umiejętności jak Medyk i Regeneracja działają.
    .ruling = Jak gramy: kolejność Medyka i Regeneracji wybieracie sami.
rule-Z2-ROUND-09 = Specjalne zasady Misji są ważniejsze od wszystkich innych, a Umiejętność od zasad ogólnych.
    .ruling = Jak gramy: gdy Misja i Umiejętność są sprzeczne, wygrywa Misja.
rule-Z2-ROUND-10 = Możesz skończyć wcześniej. Niewykorzystane Akcje przepadają, darmowe też.

## WIN

rule-Z2-WIN-01 = Wygrywacie w tej samej chwili, w której spełnicie ostatni cel, nawet w środku fazy.
rule-Z2-WIN-02 = Przegrywacie w tej samej chwili, w której jakikolwiek Ocalały zostanie wyeliminowany.
    .ruling = Jak gramy: jeśli ten sam cios zabija Ocalałego i kończy Misję, przegrywacie.
rule-Z2-WIN-03 = Przegrywacie, gdy Misji nie da się już wygrać.
    .ruling = Jak gramy: gra sama zauważa ślepe zaułki opisane w Misjach; w innych możecie się poddać.
rule-Z2-WIN-04 = Przegrywacie, gdy spełni się warunek porażki z Misji.
rule-Z2-WIN-05 = Wynik jest jeden dla wszystkich graczy.
rule-Z2-WIN-06 = Jeśli na koniec swojej tury stoisz w Strefie Wyjścia i nie ma w niej Zombie, możesz opuścić planszę. Nie kosztuje to Akcji.
    .ruling = Jak gramy: każdy Ocalały decyduje osobno i może zostać, by pomóc.
rule-Z2-WIN-07 = Gdy cele mają kolejność, późniejsze liczą się dopiero po spełnieniu wcześniejszych i nikt nie może wcześniej uciec.
rule-Z2-WIN-08 = Ocalały, który uciekł, znika: nie ma tur, nie hałasuje, nie można go zobaczyć ani zaatakować. Liczy się jako ten, któremu się udało.
    .ruling = Jak gramy: jego najwyższy Poziom Zagrożenia nadal liczy się przy Namnażaniu.

## LOS

rule-Z2-LOS-01 = Ocalali i Zombie widzą według tych samych zasad.
rule-Z2-LOS-02 = Na ulicy widzisz prosto w czterech kierunkach, nigdy na ukos, aż do ściany lub krawędzi planszy.
rule-Z2-LOS-03 = W budynku widzisz swoje pomieszczenie i każde połączone z nim otwartym przejściem, ale nic dalej.
    .ruling = Jak gramy: kształt pomieszczeń nie ma znaczenia, liczy się tylko wspólne otwarte przejście.
rule-Z2-LOS-04 = Z pomieszczenia widzisz przez otwarte przejście na zewnątrz i dalej wzdłuż ulicy w tym kierunku, jak daleko biegnie.
    .ruling = Jak gramy: prosto przez przejście, nie na boki wzdłuż ulicy.
rule-Z2-LOS-05 = Z ulicy widzisz przez otwarte przejście pierwsze pomieszczenie za nim i nic głębiej.
    .ruling = Jak gramy: nie ma znaczenia, jak daleko na ulicy stoisz.
rule-Z2-LOS-06 = Zamknięte drzwi zasłaniają widok. Otwarte nie.
rule-Z2-LOS-07 = Możesz patrzeć z jednego budynku przez ulicę do drugiego, jeśli to jedna linia prosta; po drugiej stronie widzisz jedno pomieszczenie w głąb.
    .ruling = Jak gramy: wolno, dzięki czemu widoczność zawsze działa w obie strony.
rule-Z2-LOS-08 = Nikt ci nie zasłania widoku, ani Ocalali, ani Zombie.
rule-Z2-LOS-09 = Swoją Strefę widzisz zawsze.

## MOVE

rule-Z2-MOVE-01 = W budynku Strefa to jedno pomieszczenie. Na ulicy to odcinek między dwoma przejściami dla pieszych albo między przejściem a krawędzią planszy.
rule-Z2-MOVE-02 = Poruszasz się tylko między Strefami o wspólnej krawędzi. Rogi się nie liczą, więc nikt nie chodzi na ukos.
rule-Z2-MOVE-03 = Po ulicy chodzisz swobodnie. Między ulicą a budynkiem potrzebne są otwarte drzwi lub inne otwarte przejście.
rule-Z2-MOVE-04 = Między pomieszczeniami potrzebne jest otwarte przejście. Nie ma znaczenia, gdzie w pomieszczeniu stoją figurki.
rule-Z2-MOVE-05 = Ruch kosztuje 1 Akcję i przenosi cię o jedną Strefę. Ściany i zamknięte drzwi cię zatrzymują.
rule-Z2-MOVE-06 = Opuszczenie Strefy z Zombie kosztuje 1 dodatkową Akcję za każdego Zombie. Jeśli nie możesz zapłacić całości, zostajesz.
    .ruling = Jak gramy: darmowy Ruch opłaca tylko sam Ruch; dopłatę wnosisz zwykłymi Akcjami.
rule-Z2-MOVE-07 = Wejście między Zombie natychmiast kończy twój Ruch, nawet jeśli możesz iść dalej, chyba że masz Umiejętność Nieuchwytny.
rule-Z2-MOVE-08 = Dopłacasz tylko za Zombie w Strefie, z której ruszasz.
rule-Z2-MOVE-09 = Nieuchwytny Ruch Dzieciaka obejmuje cały Ruch: bez dopłaty za wyjście i bez zatrzymania po drodze.

## EQUIP

rule-Z2-EQUIP-01 = Broń służy do Walki Wręcz albo jest Dystansowa. Bronią do Walki Wręcz uderzasz w swojej Strefie.
rule-Z2-EQUIP-02 = Strzał we własnej Strefie to nadal Atak Dystansowy: obowiązuje Kolejność Wybierania Celów, chybienia trafiają swoich, działają Umiejętności dystansowe.
rule-Z2-EQUIP-03 = Kije, łomy, topory i ostrza to Broń do Walki Wręcz; broń palna jest Dystansowa. Niektóre cacka są jednym i drugim.
rule-Z2-EQUIP-04 = Amunicja nigdy ci się nie kończy. Naboje lub Śrut na broni mówią tylko, która karta amunicji jej pomaga.
rule-Z2-EQUIP-05 = Z Mnóstwem Naboi lub Mnóstwem Śrutu, nawet w Plecaku, możesz przerzucić wszystkie kości ataku odpowiednią bronią.
    .ruling = Jak gramy: raz na atak, nowy wynik obowiązuje, a druga taka karta nic nie dodaje.
rule-Z2-EQUIP-06 = Drzwi otwiera tylko Ekwipunek z symbolem drzwi, a zabija tylko broń. Każde użycie ma własne oznaczenie: głośne albo ciche.
rule-Z2-EQUIP-07 = Topór Strażacki jest głośny na drzwiach i cichy na głowach.
rule-Z2-EQUIP-08 = Piła Łańcuchowa jest głośna, cokolwiek nią robisz.
rule-Z2-EQUIP-09 = Łom, Topór Strażacki i Piła Łańcuchowa otwierają drzwi i zabijają. Po cichu otwiera je tylko Łom.
rule-Z2-EQUIP-10 = Na broni widać Zasięg w Strefach, liczbę kości, wynik potrzebny do trafienia i Obrażenia każdego trafienia.
rule-Z2-EQUIP-11 = Obrażenia liczą się osobno dla każdego trafienia. Kilka słabych trafień nigdy się nie sumuje na jednym celu.
rule-Z2-EQUIP-12 = Każda broń ma wartości ze swojej karty: otwórz kartę, by zobaczyć Zasięg, Kości, Precyzję, Obrażenia i to, co jeszcze potrafi.
rule-Z2-EQUIP-13 = Żadna broń nie ma sama z siebie Obrażeń 3. Osiągniesz je dzięki Umiejętnościom albo zasadom Misji.
rule-Z2-EQUIP-14 = Worek Ryżu, Konserwa i Woda to jedzenie: odrzuć kartę, aby zyskać 3 PA.
    .ruling = Jak gramy: jeść można z Ręki i z Plecaka, bez wydawania Akcji.
rule-Z2-EQUIP-15 = Gdy dobierzesz „Ożeż...!”, w twojej Strefie pojawia się Szwendacz. Kartę odrzucasz, nigdy jej nie zatrzymujesz.
    .ruling = Jak gramy: dzieje się tak i przy Przeszukiwaniu, i przy Skrzyniach.

## NOISE

rule-Z2-NOISE-01 = Gdy atakujesz albo otwierasz drzwi czymś głośnym, żeton Hałasu trafia tam, gdzie stoisz, a nie tam, gdzie celujesz.
rule-Z2-NOISE-02 = Jedna Akcja tworzy najwyżej jeden żeton Hałasu, bez względu na liczbę kości, trafień i broni.
rule-Z2-NOISE-03 = Hałas zostaje tam, gdzie powstał, nawet gdy odejdziesz.
rule-Z2-NOISE-04 = Każdy Ocalały na planszy liczy się przez cały czas jako jeden Hałas.
rule-Z2-NOISE-05 = W Fazie Końcowej usuwa się wszystkie żetony Hałasu.
rule-Z2-NOISE-06 = Strefa jest tak głośna, ile ma razem żetonów Hałasu i Ocalałych, wliczając Towarzyszy. Zombie nie hałasują.
rule-Z2-NOISE-07 = Nie ma limitu Hałasu, jaki możecie zrobić.
    .ruling = Jak gramy: żetonów Hałasu nigdy nie brakuje.

## ADREN

rule-Z2-ADREN-01 = Za każdego wyeliminowanego Zombie od razu dostajesz Adrenalinę: 1 PA, a za Abominację 5.
rule-Z2-ADREN-02 = Adrenalina płynie też z innych źródeł: zwykle 5 PA za zdobycie Celu i trochę za jedzenie.
rule-Z2-ADREN-03 = Twój Poziom Zagrożenia to Niebieski do 6 PA, Żółty od 7, Pomarańczowy od 19 i Czerwony od 43.
rule-Z2-ADREN-04 = Na Poziomie Niebieskim masz swoją Niebieską Umiejętność.
    .ruling = Jak gramy: jeśli twoja karta ma kilka Niebieskich Umiejętności, masz wszystkie.
rule-Z2-ADREN-05 = Na Poziomie Żółtym, przy 7 PA, zyskujesz czwartą Akcję.
rule-Z2-ADREN-06 = Na Poziomie Pomarańczowym, przy 19 PA, wybierz jedną z dwóch swoich Pomarańczowych Umiejętności.
rule-Z2-ADREN-07 = Na Poziomie Czerwonym, przy 43 PA, wybierz jedną z trzech swoich Czerwonych Umiejętności.
rule-Z2-ADREN-08 = Zdobyte Umiejętności zostają z tobą na zawsze.
rule-Z2-ADREN-09 = Karty Zombie czyta się w wierszu najwyższego Poziomu Zagrożenia osiągniętego przez któregokolwiek Ocalałego, niezależnie od tego, czyja to tura.
rule-Z2-ADREN-10 = Jeśli jedna nagroda przeniesie cię przez kilka poziomów, dostajesz Umiejętność każdego z nich, po kolei.
rule-Z2-ADREN-11 = W zwykłej grze Adrenalina ponad 43 niczego już nie zmienia.
    .ruling = Jak gramy: liczymy dalej, dla statystyki.
rule-Z2-ADREN-12 = Twoja Adrenalina i Poziom Zagrożenia nigdy nie spadają.

## INV

rule-Z2-INV-01 = Nosisz najwyżej pięć kart: po jednej w każdej Ręce i trzy w Plecaku.
rule-Z2-INV-02 = Własne karty możesz odrzucać w każdej chwili i za darmo, nawet w cudzej turze.
    .ruling = Jak gramy: w każdej chwili, byle nie w trakcie rzutu.
rule-Z2-INV-03 = To, co trzymasz w Ręce, działa. To, co leży w Plecaku, nie działa, dopóki nie weźmiesz tego do Ręki.
rule-Z2-INV-04 = Karta, której można użyć z Plecaka, działa z każdego gniazda.
rule-Z2-INV-05 = Obie Ręce są gotowe: przy każdym ataku wybierasz, której broni używasz.
rule-Z2-INV-06 = Przekładanie kart jest darmowe tylko wtedy, gdy mówi tak zasada, na przykład po Przeszukiwaniu. W innych sytuacjach kosztuje Akcję.
rule-Z2-INV-07 = Nigdy nie możesz nieść więcej, niż się mieści. Nowa karta bez miejsca musi zastąpić inną albo zostać odrzucona.
rule-Z2-INV-08 = Odrzucony Ekwipunek trafia na stos kart odrzuconych i może wrócić. Ekwipunek Początkowy i Odpicowana Broń przepadają na dobre.
    .ruling = Jak gramy: odrzucona Odpicowana Broń nigdy nie trafia do talii Ekwipunku.

## ZTYPE

rule-Z2-ZTYPE-01 = Są Szwendacze, Grubasy, Biegacze i Abominacje. Każdy ma 1 Akcję na Aktywację; Biegacze mają 2.
rule-Z2-ZTYPE-02 = Zombie pada od jednego trafienia o wystarczających Obrażeniach, a ty od razu dostajesz Adrenalinę. Słabsze trafienia nie zostawiają śladu.
rule-Z2-ZTYPE-03 = Szwendacz: zadaje 1 Ranę, pada od Obrażeń 1, daje 1 PA.
rule-Z2-ZTYPE-04 = Grubas: zadaje 1 Ranę, pada od Obrażeń 2, daje 1 PA. Obrażenia 1 nigdy mu nie szkodzą, ile by ich nie było.
rule-Z2-ZTYPE-05 = Biegacz: każdym atakiem zadaje 1 Ranę, pada od Obrażeń 1, daje 1 PA i działa dwa razy.
rule-Z2-ZTYPE-06 = Abominacja: zadaje 1 Ranę, pada od Obrażeń 3 lub Mołotowa, daje 5 PA.
rule-Z2-ZTYPE-07 = Wyeliminowane Zombie wracają do puli i jeszcze się zobaczycie.

## ABOM

rule-Z2-ABOM-01 = Gdy karta wzywa Abominację, a żadnej nie ma na planszy, dobierz kartę Abominacji: pojawia się w Strefie, w której trwa Namnażanie.
rule-Z2-ABOM-02 = Jeśli jakaś już jest na planszy, druga nie przychodzi. Zamiast tego obecna aktywuje się jeszcze raz.
rule-Z2-ABOM-03 = To, która Abominacja przyjdzie, jest losowe: Abominamenel, Abominaglina, Abominadzicz albo Pacjent 0.
    .ruling = Jak gramy: karty zabitych Abominacji wtasowuje się z powrotem, gdy talia się skończy.
rule-Z2-ABOM-04 = Jeśli Umiejętności lub Misja podniosą Obrażenia trafienia do 3, zabija ono Abominację jak każde inne Zombie.
rule-Z2-ABOM-05 = Abominamenel: nikt w jego Strefie nie może wykonać żadnej Akcji Walki.
    .ruling = Jak gramy: możesz do niego strzelać z innej Strefy i przejechać go samochodem, ale z jego Strefy nie rzucisz Mołotowa.
rule-Z2-ABOM-06 = Opuszczenie Strefy Abominamenela kosztuje zwykłą dodatkową Akcję za niego i za każdego innego Zombie.
rule-Z2-ABOM-07 = Abominaglina: zbiera trafienia z Ataków Dystansowych przed wszystkimi innymi, nawet przed Grubasami.
rule-Z2-ABOM-08 = Abominadzicz: Mołotow w jej Strefie zabija tylko ją. Wszyscy pozostali przeżywają i nic innego nie płonie.
    .ruling = Jak gramy: Mołotow jest zużyty, a taki rzut nie zalicza kroku Misji, który wymaga Mołotowa.
rule-Z2-ABOM-09 = Pacjent 0 nie ma specjalnej zasady. Nie potrzebuje jej.
rule-Z2-ABOM-10 = Przed grą możecie usunąć Abominacje z talii lub dodać inne. Pojawić się mogą tylko te z talii.
    .ruling = Jak gramy: przy pustej talii karta wzywająca Abominację nic nie przynosi.

## SEARCH

rule-Z2-SEARCH-01 = Przeszukiwanie kosztuje 1 Akcję i jest możliwe w budynku, gdy w twojej Strefie nie ma Zombie.
rule-Z2-SEARCH-02 = Dobierz wierzchnią kartę Ekwipunku. Zatrzymaj ją i za darmo poukładaj swoje Wyposażenie albo ją odrzuć.
rule-Z2-SEARCH-03 = Przeszukujesz tylko raz na turę, wliczając darmowe Przeszukiwanie, chyba że Umiejętność mówi inaczej.
rule-Z2-SEARCH-04 = Gdy talia Ekwipunku się skończy, odrzucone karty Ekwipunku tworzą nową, bez Ekwipunku Początkowego.
    .ruling = Jak gramy: tasujemy, gdy potrzebna jest następna karta; jeśli nic nie zostało, niczego nie znajdujesz.
rule-Z2-SEARCH-05 = Gdy trafisz na „Ożeż...!”, dołącza do ciebie Szwendacz.
    .ruling = Jak gramy: jeśli dobierasz dwie karty, drugą nadal zatrzymujesz lub odrzucasz.
rule-Z2-SEARCH-06 = Szwendacz z karty „Ożeż...!” nie działa od razu, ale dopóki tam stoi, nie Przeszukasz tej Strefy.
    .ruling = Jak gramy: to nie karta Zombie, więc nie ma Zrywu i nie uruchamia Umiejętności reagujących na karty.
rule-Z2-SEARCH-07 = Zabranie Skrzyni z Odpicowaną Bronią to nie Przeszukiwanie.
    .ruling = Jak gramy: Zombie w tym nie przeszkadzają, nie ma limitu raz na turę, a Latarka nie pomaga.

## DOOR

rule-Z2-DOOR-01 = Otwórz drzwi swojej Strefy za 1 Akcję, mając w Ręce coś, co otwiera drzwi. Zawsze się udaje.
rule-Z2-DOOR-02 = Otwarte drzwi są odtąd otwartym przejściem dla wszystkich.
rule-Z2-DOOR-03 = Jeśli twoje narzędzie jest głośne przy drzwiach, w twojej Strefie pojawia się żeton Hałasu.
rule-Z2-DOOR-04 = Otwartych drzwi nie da się już zamknąć.
rule-Z2-DOOR-05 = Kolorowe drzwi otworzysz dopiero po spełnieniu ich warunku, zwykle po zdobyciu Celu tego koloru. Mówi o tym Misja.
rule-Z2-DOOR-06 = Zombie obok ciebie nie przeszkadzają w otwieraniu drzwi, a same drzwi nie otwierają.

## BSPAWN

rule-Z2-BSPAWN-01 = Gdy budynek zostaje otwarty po raz pierwszy, od razu pojawiają się w nim Zombie. Kolejne drzwi tego samego budynku już ich nie dają.
rule-Z2-BSPAWN-02 = Budynek to wszystkie pomieszczenia połączone otwartymi przejściami, także przez granice kafelków. Zombie pojawiają się tylko w jego ciemnych pomieszczeniach.
    .ruling = Jak gramy: pomieszczenia za zamkniętymi drzwiami wewnętrznymi należą do innego budynku.
rule-Z2-BSPAWN-03 = Dobierz po jednej karcie Zombie na każde ciemne pomieszczenie, w wybranej przez was kolejności, i wystaw Zombie, zanim dobierzesz następną.
rule-Z2-BSPAWN-04 = Każde ciemne pomieszczenie dostaje dokładnie jedną kartę. Wskażcie następne, zanim ją zobaczycie.
    .ruling = Jak gramy: wybieracie pomieszczenie po pomieszczeniu, a nie całą kolejność z góry.
rule-Z2-BSPAWN-05 = Zombie z karty ze Zrywem działają od razu, a potem Namnażanie w budynku trwa dalej.
rule-Z2-BSPAWN-06 = Karta dodatkowej Aktywacji nic nie wystawia w pomieszczeniu. Wszystkie Zombie tego typu na planszy działają od razu, z wyjątkiem Poziomu Niebieskiego, na którym nic się nie dzieje.
rule-Z2-BSPAWN-07 = Jeśli talia Zombie się skończy, potasujcie odrzucone karty w nową, nawet w środku budynku.
rule-Z2-BSPAWN-08 = W budynku otwartym od początku gry nic się nie pojawia, chyba że Misja mówi inaczej.
rule-Z2-BSPAWN-09 = W budynku, w którym na początku jest Ocalały, też nic się nie pojawia. Towarzysze się tu nie liczą.
rule-Z2-BSPAWN-10 = Wszystko to dzieje się w ramach twojej Akcji. Potem grasz dalej swoją turę.
rule-Z2-BSPAWN-11 = Poziom Zagrożenia sprawdza się przy każdej karcie od nowa, bo ktoś mógł w międzyczasie awansować.

## TRADE

rule-Z2-TRADE-01 = Za 1 Akcję dowolnie poukładaj swoje karty i wymień się dowolną ich liczbą z jednym innym Ocalałym w swojej Strefie.
rule-Z2-TRADE-02 = Druga strona też może za darmo poukładać swoje karty.
rule-Z2-TRADE-03 = Wymiana nie musi być równa: możesz dać coś za nic. Na koniec wszystko musi się zmieścić.
rule-Z2-TRADE-04 = Zombie nie przeszkadzają w wymianie, ale musicie być w jednej Strefie.
rule-Z2-TRADE-05 = Przekazana broń pozostaje załadowana lub pusta, taka jak była.

## OBJ

rule-Z2-OBJ-01 = Zdobądź lub aktywuj Cel w swojej Strefie za 1 Akcję. Misja mówi, co to daje.
rule-Z2-OBJ-02 = Zdobycie Celu daje ci 5 PA, chyba że Misja mówi inaczej, a żeton znika z planszy.
rule-Z2-OBJ-03 = Cele i Skrzynie stoją na miejscach nadrukowanych na kafelkach.
rule-Z2-OBJ-04 = Zabierz Skrzynię z Odpicowaną Bronią ze swojej Strefy za 1 Akcję: dostajesz losową Odpicowaną Broń i za darmo układasz karty. Adrenaliny za to nie ma.
    .ruling = Jak gramy: jeśli to „Ożeż...!”, pojawia się Szwendacz, broni nie dostajesz, a Skrzynia przepada.
rule-Z2-OBJ-05 = Gdy Odpicowana Broń się skończy, Skrzynie są puste.
rule-Z2-OBJ-06 = Zombie w Strefie nie przeszkadzają w zdobyciu Celu ani Skrzyni.
rule-Z2-OBJ-07 = Zdobyty Cel po prostu znika. Jeśli w danej Misji go niesiesz, nie zajmuje miejsca wśród kart.
rule-Z2-OBJ-08 = Zakryte Cele wyglądają jak Czerwone. Kolor i jego działanie poznajesz dopiero przy zdobyciu.

## ACT

rule-Z2-ACT-01 = Hałasowanie kosztuje 1 Akcję: kładziesz żeton Hałasu w swojej Strefie. Możesz to powtarzać do woli.
rule-Z2-ACT-02 = Brak Działania kończy twoją turę; pozostałe Akcje przepadają.
rule-Z2-ACT-03 = Możesz wykonać Ruch, Przeszukać, otworzyć drzwi, poukładać karty lub się wymienić, zaatakować, zdobyć Cel, hałasować albo nic nie robić; czasem też przeładować, użyć samochodu, zebrać Towarzysza lub zrobić to, co oferuje Misja. Każda rzecz kosztuje 1 Akcję, jeśli nie napisano inaczej.
rule-Z2-ACT-04 = Darmową Akcję możesz wydać tylko na jej rodzaj; nie zużywa ona zwykłych Akcji.
rule-Z2-ACT-05 = Bez odpowiedniej Akcji nie możesz działać. Tura kończy się, gdy nic ci nie zostało albo gdy tak zdecydujesz.
