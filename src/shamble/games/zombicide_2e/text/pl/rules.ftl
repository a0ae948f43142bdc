

## SETUP

rule-Z2-SETUP-01 = Plansza składa się z dziewięciu kafelków o dwóch stronach, V i R. Żadna Misja nie używa obu stron tego samego numeru.
rule-Z2-SETUP-02 = W grze jest 12 Ocalałych i 76 Zombie: 40 Szwendaczy, 16 Grubasów, 16 Biegaczy i 4 Abominacje. Gdy figurek danego typu zabraknie, jego Zombie działają dodatkowo.
rule-Z2-SETUP-03 = Gra używa 107 mini kart: 63 kart Ekwipunku, 40 kart Zombie i 4 kart Abominacji.
rule-Z2-SETUP-04 = Karty Ekwipunku to 6 kart Ekwipunku Początkowego, 45 w talii Ekwipunku, 11 w talii Odpicowanej Broni i 1 karta pomocy Samochodu.
rule-Z2-SETUP-05 = Ekwipunek Początkowy to Kij Bejsbolowy, Łom, Topór Strażacki i 3 Pistolety.
rule-Z2-SETUP-06 = Talia Ekwipunku liczy 45 kart: broń, jedzenie, Latarki, amunicja i 4 paskudne niespodzianki o nazwie „Ożeż...!”.
rule-Z2-SETUP-07 = Talia Odpicowanej Broni zawiera 9 wspaniałych sztuk broni, każdą inną, oraz 2 karty „Ożeż...!”.
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
rule-Z2-SETUP-16 = Ocalali zaczynają w Strefie Startowej lub Strefach Startowych wskazanych przez Misję.
rule-Z2-SETUP-17 = Zaczynasz z 0 Adrenaliny na Poziomie Niebieskim, z pełnym Zdrowiem i działającą Niebieską Umiejętnością.
rule-Z2-SETUP-18 = Ekwipunek Początkowy wkładasz za darmo do Rąk lub Plecaka, jak wolisz.
rule-Z2-SETUP-19 = Kto dostał Topór Strażacki, jest Pierwszym Graczem w pierwszej rundzie.
rule-Z2-SETUP-20 = Klasyczny Ocalały ma 3 Zdrowia i żadnych specjalnych sztuczek.
rule-Z2-SETUP-21 = Dzieciak ma 2 Zdrowia i raz na turę wykonuje jeden Ruch tak, jakby miał Umiejętność Nieuchwytny.
    .ruling = Jak gramy: Nieuchwytny Ruch Dzieciaka odnawia się w każdej jego własnej turze.

## ROUND

rule-Z2-ROUND-01 = Runda to Faza Graczy, Faza Zombie i Faza Końcowa, i tak w kółko, aż wygracie albo przegracie.
rule-Z2-ROUND-02 = Zaczyna Pierwszy Gracz i aktywuje swoich Ocalałych po kolei, w dowolnym porządku. Zakończ turę jednego, zanim zaczniesz turę następnego.
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
rule-Z2-MOVE-09 = Nieuchwytny Ruch Dzieciaka obejmuje cały Ruch, także ten, który daje Umiejętność: bez dopłaty za wyjście i bez zatrzymania po drodze.

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
rule-Z2-NOISE-06 = Głośność Strefy to suma jej żetonów Hałasu i Ocalałych, wliczając Towarzyszy. Zombie nie hałasują.
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
rule-Z2-ZTYPE-04 = Grubas: zadaje 1 Ranę, pada od Obrażeń 2, daje 1 PA. Obrażenia 1 nigdy mu nie szkodzą, choćby trafień było wiele.
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
rule-Z2-TRADE-03 = Wymiana nie musi być równa: możesz dać coś za nic, jeśli obie strony się zgadzają. Na koniec wszystko musi się zmieścić.
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
rule-Z2-ACT-03 = Możesz wykonać Ruch, Przeszukać, otworzyć drzwi, poukładać karty lub się wymienić, zaatakować, zdobyć Cel, hałasować albo nic nie robić; czasem też przeładować, użyć samochodu, przyłączyć Towarzysza lub zrobić to, co oferuje Misja. Każda rzecz kosztuje 1 Akcję, jeśli nie napisano inaczej.
rule-Z2-ACT-04 = Darmową Akcję możesz wydać tylko na jej rodzaj; nie zużywa ona zwykłych Akcji.
rule-Z2-ACT-05 = Bez odpowiedniej Akcji nie możesz działać. Tura kończy się, gdy nic ci nie zostało albo gdy tak zdecydujesz.

## ZATK

rule-Z2-ZATK-01 = Gdy Zombie się aktywują, najpierw rozgrywa się wszystkie ataki na planszy, potem wszystkie ruchy. Jedną Akcją Zombie atakuje albo się porusza, nigdy jedno i drugie.
rule-Z2-ZATK-02 = Każdy Zombie w Strefie z Ocalałymi atakuje. Nigdy nie chybia i zadaje 1 Ranę.
rule-Z2-ZATK-03 = Rany zadane w Strefie dzielicie między obecnych tam Ocalałych dowolnie, jedna po drugiej.
rule-Z2-ZATK-04 = Każda Rana odbiera 1 Zdrowia. Przy 0 Ocalały zostaje wyeliminowany i gra jest przegrana.
rule-Z2-ZATK-05 = W ataku biorą udział wszystkie Zombie w Strefie, nawet jeśli wystarczyłoby mniej. Żaden nie idzie zamiast tego dalej.
rule-Z2-ZATK-06 = Każdą Ranę musi otrzymać ktoś w tej Strefie. Jeśli jest ich więcej, niż zniesiecie, ktoś ginie.
    .ruling = Jak gramy: gdy śmierć Towarzysza nie kończy gry, rozdzielacie Rany do końca.
rule-Z2-ZATK-07 = Rany w Strefie rozdziela się razem, a nie Zombie po Zombie. Każda pamięta, kto ją zadał, na potrzeby Umiejętności.

## ZMOVE

rule-Z2-ZMOVE-01 = Zombie, który nie atakował, przesuwa się o 1 Strefę. Najpierw wybiera, dokąd zmierza, potem rusza najkrótszą otwartą drogą.
rule-Z2-ZMOVE-02 = Zombie, które widzą Ocalałych, idą do najgłośniejszej widocznej Strefy z Ocalałymi.
rule-Z2-ZMOVE-03 = Zombie, które nikogo nie widzą, idą do najgłośniejszej Strefy na całej planszy, czy są w niej Ocalali, czy nie.
    .ruling = Jak gramy: Strefa z samymi żetonami Hałasu wabi tylko te Zombie, które nie widzą żadnego Ocalałego.
rule-Z2-ZMOVE-04 = Liczy się hałas, nie odległość: nieważne, jak daleko jest ta Strefa.
rule-Z2-ZMOVE-05 = Zombie idą najkrótszą drogą przez otwarte Strefy. Inne Zombie nigdy im nie przeszkadzają.
rule-Z2-ZMOVE-06 = Jeśli do wybranej Strefy nie ma otwartej drogi, stoją w miejscu.
    .ruling = Jak gramy: nie zadowalają się cichszą Strefą, do której mogłyby dojść.
rule-Z2-ZMOVE-07 = Jeśli kilka dróg jest równie krótkich, Zombie ze Strefy dzielą się, każdy typ możliwie po równo.
rule-Z2-ZMOVE-08 = Jeśli kilka Stref jest równie głośnych, dzielą się tak samo.
    .ruling = Jak gramy: takie Strefy mogą być w różnych odległościach.
rule-Z2-ZMOVE-09 = Jeśli nie da się po równo, grupy różnią się najwyżej o jednego, a wy decydujecie, dokąd pójdą nadliczbowe.
rule-Z2-ZMOVE-10 = Pojedynczy Zombie danego typu idzie drogą, którą wybierzecie.
rule-Z2-ZMOVE-11 = Dzielą się między Strefy, do których mogą teraz wejść.
    .ruling = Jak gramy: dwie drogi zaczynające się tym samym krokiem liczą się jako jedna.
rule-Z2-ZMOVE-12 = Jeśli do części równie głośnych Stref nie da się dojść, idą tylko do pozostałych.
    .ruling = Jak gramy: stoją w miejscu dopiero wtedy, gdy do żadnej nie ma drogi.
rule-Z2-ZMOVE-13 = Zombie, który nikogo nie widzi i już stoi w najgłośniejszej Strefie, zostaje na miejscu.
    .ruling = Jak gramy: jeśli jego Strefa jest równie głośna jak inne, pozostanie w niej jest jedną z dróg podziału.
rule-Z2-ZMOVE-14 = Wszystkie Zombie w jednej Aktywacji patrzą na tę samą planszę. Idąc, nie hałasują i nikogo nie blokują, więc kolejność nie ma znaczenia.
rule-Z2-ZMOVE-15 = W Strefie mieści się dowolnie wiele Zombie i Ocalałych.
rule-Z2-ZMOVE-16 = Podział dotyczy tylko obecnych Zombie. Nigdy nie dodaje nowych.

## RUNNER

rule-Z2-RUNNER-01 = Biegacze mają 2 Akcje. Gdy wszystkie Zombie wykonają pierwszą, Biegacze działają jeszcze raz: ataki, potem ruchy.
rule-Z2-RUNNER-02 = Przed drugą Akcją Biegacz rozgląda się od nowa: jeśli w jego Strefie jest Ocalały, atakuje, a jeśli nie, biegnie.
rule-Z2-RUNNER-03 = Biegacze mają 2 Akcje w każdej Aktywacji, także dodatkowej.
rule-Z2-RUNNER-04 = Rany z pierwszej i drugiej Akcji Biegaczy rozdziela się osobno.
    .ruling = Jak gramy: to dwa kroki ataku, co ma znaczenie dla Umiejętności Wytrzymały.

## SPAWN

rule-Z2-SPAWN-01 = Po Aktywacji każda aktywna Strefa Namnażania dobiera jedną kartę Zombie: najpierw Startowa, potem pozostałe zgodnie z ruchem wskazówek zegara.
rule-Z2-SPAWN-02 = Kolejność Stref Namnażania jest w każdej Misji stała; na planszy są ponumerowane.
rule-Z2-SPAWN-03 = Wystawcie Zombie z wiersza karty odpowiadającego najwyższemu Poziomowi Zagrożenia w drużynie.
rule-Z2-SPAWN-04 = Każdą kartę rozgrywa się do końca, ze wszystkim, co wywołuje, zanim dobierzecie następną.
rule-Z2-SPAWN-05 = Gdy talia Zombie się skończy, odrzucone karty Zombie tworzą nową.
rule-Z2-SPAWN-06 = Niebieskie i Zielone Strefy Namnażania śpią, dopóki coś ich nie obudzi, zwykle zdobycie Celu tego samego koloru.
rule-Z2-SPAWN-07 = Obudzona Strefa Namnażania działa od następnej Fazy Zombie.
    .ruling = Jak gramy: obudzona w Fazie Graczy działa jeszcze w tej samej rundzie; obudzona w Fazie Zombie dopiero w następnej.
rule-Z2-SPAWN-08 = Strefa z kilkoma żetonami Namnażania dobiera po jednej karcie na każdy żeton.
    .ruling = Jak gramy: zgromadzenie żetonów w jednym miejscu nie zmniejsza hordy.
rule-Z2-SPAWN-09 = Świeżo wystawione Zombie nie działają w tej fazie, chyba że przez Zryw lub dodatkową Aktywację.
rule-Z2-SPAWN-10 = Karta dodatkowej Aktywacji jest kartą tej Strefy na tę rundę. Nie dobiera się za nią innej.
rule-Z2-SPAWN-11 = Talia Zombie liczy 40 kart o numerach od 1 do 40. Każda mówi, co przychodzi na którym Poziomie Zagrożenia.

## RUSH

rule-Z2-RUSH-01 = Zombie z karty ze Zrywem działają zaraz po wystawieniu: atakują albo się poruszają.
rule-Z2-RUSH-02 = Zryw mają tylko Zombie z tej karty, a nie wszystkie tego typu.
rule-Z2-RUSH-03 = Biegacze nigdy nie mają Zrywu. Szybkości i tak im nie brakuje.
rule-Z2-RUSH-04 = Umiejętności reagujące na Namnażanie działają po wystawieniu Zombie, a przed ich Zrywem.
rule-Z2-RUSH-05 = Zombie zabite przed Zrywem nic nie robią. Reszta i tak rusza.
rule-Z2-RUSH-06 = Zombie po Zrywie mogą zostać znów aktywowane przez późniejszą kartę.

## EXTRA

rule-Z2-EXTRA-01 = Karta dodatkowej Aktywacji niczego nie wystawia. Wszystkie Zombie wskazanego typu na planszy od razu działają.
rule-Z2-EXTRA-02 = Na Poziomie Niebieskim karta dodatkowej Aktywacji nic nie robi.
rule-Z2-EXTRA-03 = Dodatkowa Aktywacja jest dla tego typu pełna: ataki, potem ruchy, u Biegaczy dwa razy.
rule-Z2-EXTRA-04 = Cztery karty Zombie to dodatkowe Aktywacje: dwie dla Szwendaczy, jedna dla Grubasów i jedna dla Biegaczy.

## POOL

rule-Z2-POOL-01 = Jeśli brakuje Zombie danego typu, wystawcie, ile zostało; potem wszystkie Zombie tego typu na planszy działają jeszcze raz.
rule-Z2-POOL-02 = Jeden niedobór daje jedną dodatkową Aktywację, niezależnie od tego, ilu Zombie zabrakło. Kilka niedoborów daje kilka.
rule-Z2-POOL-03 = Przy niedoborze Zombie działają na każdym Poziomie Zagrożenia, nawet na Niebieskim.
rule-Z2-POOL-04 = Przy niedoborze na karcie ze Zrywem najpierw ruszają nowe Zombie, a potem działają wszystkie tego typu.
    .ruling = Jak gramy: te ze Zrywem działają więc dwa razy.
rule-Z2-POOL-05 = Niedobór liczy się wszędzie, gdzie pojawiają się Zombie: w budynkach, z zasad Misji i z karty „Ożeż...!”.
rule-Z2-POOL-06 = Abominacji ten niedobór nie dotyczy; mają własną zasadę.

## DICE

rule-Z2-DICE-01 = Rzucasz tyloma kośćmi, ile pokazuje broń, plus premie.
rule-Z2-DICE-02 = Każda kość o wyniku co najmniej równym Precyzji broni to trafienie. Mniej to chybienie.
rule-Z2-DICE-03 = Żadna premia nie pozwala trafiać poniżej 2: wyrzucona jedynka zawsze chybia.
    .ruling = Jak gramy: dotyczy to także premii +1 do wyniku rzutu.
rule-Z2-DICE-04 = Trafienie zadaje jednemu celowi pełne Obrażenia broni. Albo to wystarczy, by zabić, albo nic się nie dzieje.
rule-Z2-DICE-05 = Szwendacze i Biegacze padają od Obrażeń 1, Grubasy od 2, Abominacje od 3. Więcej też działa.
rule-Z2-DICE-06 = Trafienia bez celu przepadają. Nigdy nie trafiają swoich.
rule-Z2-DICE-07 = Przerzut obejmuje wszystkie kości, a nowy wynik obowiązuje. Następuje przed wszystkim, co zależy od ostatecznego wyniku.

## DUAL

rule-Z2-DUAL-01 = Mając w obu Rękach taką samą Podwójną Broń, używasz obu sztuk w jednej Akcji.
rule-Z2-DUAL-02 = Obie sztuki muszą celować w tę samą Strefę.
rule-Z2-DUAL-03 = Jeśli wolisz, możesz użyć tylko jednej.
rule-Z2-DUAL-04 = Umiejętność, która czyni broń Podwójną, tego nie zmienia: nadal potrzebujesz dwóch o tej samej nazwie.
rule-Z2-DUAL-05 = Atak dwiema sztukami broni to jedna Akcja: najwyżej jeden Hałas i liczy się raz.
rule-Z2-DUAL-06 = Złe Bliźniaczki to jedna karta w jednej Ręce, z własnymi wartościami. Nie są Podwójną Bronią.

## MELEE

rule-Z2-MELEE-01 = Atak Wręcz wymaga Broni do Walki Wręcz w Ręce i trafia w twojej Strefie. Każde trafienie przydzielasz dowolnemu Zombie.
rule-Z2-MELEE-02 = Chybienie w Ataku Wręcz nikomu nie szkodzi.

## RANGED

rule-Z2-RANGED-01 = Atak Dystansowy wymaga Broni Dystansowej w Ręce i Strefy w Zasięgu, którą widzisz. Celujesz w Strefę, nie w kogoś w niej.
rule-Z2-RANGED-02 = Docelowa Strefa nie może być bliżej niż minimalny ani dalej niż maksymalny Zasięg broni.
rule-Z2-RANGED-03 = Strzelasz ponad wszystkimi po drodze, nie robiąc im krzywdy, a Zombie wokół ciebie nie przeszkadzają ci strzelać gdzie indziej.
rule-Z2-RANGED-04 = Strzał we własnej Strefie jest pod każdym względem Atakiem Dystansowym.
rule-Z2-RANGED-05 = Możesz strzelać do Strefy bez Zombie.
    .ruling = Jak gramy: twoje chybienia nadal trafiają obecnych tam Ocalałych.
rule-Z2-RANGED-06 = Zasięg liczy się wzdłuż Pola Widzenia.

## TARGET

rule-Z2-TARGET-01 = Trafienia z Ataku Dystansowego idą najpierw w Grubasy i Abominacje, potem w Szwendacze, na końcu w Biegacze. Jeden rodzaj musi zniknąć, zanim trafisz następny.
rule-Z2-TARGET-02 = Między celami tej samej rangi wybierasz ty.
    .ruling = Jak gramy: decyduje strzelający.
rule-Z2-TARGET-03 = Trafienie za słabe na swój cel przepada, a cel dalej osłania resztę: dopóki stoi Grubas, strzały o Obrażeniach 1 nikomu tam nie szkodzą.
rule-Z2-TARGET-04 = Abominacja tak samo osłania pozostałych przed wszystkim poniżej Obrażeń 3.
rule-Z2-TARGET-05 = W Ataku Wręcz cele wybierasz dowolnie.
rule-Z2-TARGET-06 = Jedno trafienie usuwa jednego Zombie, chyba że pomoże Rozpruwacz.

## FF

rule-Z2-FF-01 = Własnym atakiem nie możesz trafić siebie.
    .ruling = Jak gramy: Mołotow to inna sprawa.
rule-Z2-FF-02 = Gdy strzelasz do Strefy z innymi Ocalałymi, każde chybienie trafia któregoś z nich. Ty wybierasz którego.
rule-Z2-FF-03 = Każdy zabłąkany strzał zadaje tyle Ran, ile wynoszą Obrażenia broni.
    .ruling = Jak gramy: stałe premie do Obrażeń się liczą, premie za wyrzucone szóstki nie.
rule-Z2-FF-04 = Swoich trafiają tylko chybienia. Zbędne trafienia po prostu przepadają.
rule-Z2-FF-05 = Swoi obrywają nawet wtedy, gdy w Strefie nie ma Zombie.
rule-Z2-FF-06 = Gdy strzelasz we własnej Strefie, chybienia trafiają pozostałych, nigdy ciebie.
rule-Z2-FF-07 = Zabłąkane strzały mogą trafić także Towarzyszy.

## MOLOTOV

rule-Z2-MOLOTOV-01 = Rzuć Mołotowa z Ręki Atakiem Dystansowym: odrzuć kartę, nie rzucaj kośćmi, a docelowa Strefa staje w ogniu.
rule-Z2-MOLOTOV-02 = Wszyscy w tej Strefie giną: Zombie, Abominacje i Ocalali tak samo.
rule-Z2-MOLOTOV-03 = Dostajesz Adrenalinę za każdego zabitego w ten sposób Zombie.
rule-Z2-MOLOTOV-04 = Rzucony Mołotow trafia na stos odrzuconego Ekwipunku i może wrócić.
rule-Z2-MOLOTOV-05 = Jeśli coś pozwoli ci rzucić Mołotowa we własną Strefę, płoniesz razem z nią.
    .ruling = Jak gramy: ogień nie musi trafić, więc nikogo nie oszczędza.
rule-Z2-MOLOTOV-06 = Rzut wymaga Zasięgu i Pola Widzenia jak każdy Atak Dystansowy. Nie ma znaczenia, kto stoi z przodu.

## RELOAD

rule-Z2-RELOAD-01 = Broń z Przeładowaniem jest po każdym strzale pusta i trzeba ją przeładować, zanim znów wystrzeli.
rule-Z2-RELOAD-02 = Przeładowanie kosztuje 1 Akcję. W Fazie Końcowej cała broń ładuje się za darmo, gdziekolwiek jest.
rule-Z2-RELOAD-03 = Pusta broń pozostaje pusta, gdy ją komuś przekażesz.
rule-Z2-RELOAD-04 = Jedno przeładowanie ładuje obie sztuki, z których strzelasz razem.
    .ruling = Jak gramy: dwie sztuki opróżnione osobnymi Akcjami wymagają osobnych przeładowań.
rule-Z2-RELOAD-05 = Z dwóch sztuk Podwójnej Broni możesz też strzelać po kolei do różnych Stref, po 1 Akcji za każdą.
rule-Z2-RELOAD-06 = Aby przeładować broń Akcją, musisz trzymać ją w Ręce.

## FLASH

rule-Z2-FLASH-01 = Z Latarką dobierasz 2 karty, gdy Przeszukujesz.
rule-Z2-FLASH-02 = Druga Latarka albo Umiejętność o tym samym działaniu nic nie dodaje.
rule-Z2-FLASH-03 = Latarka działa z każdego gniazda.
rule-Z2-FLASH-04 = Każdą z dwóch kart zatrzymujesz lub odrzucasz osobno, a potem za darmo układasz wszystko.

## EQSKILL

rule-Z2-EQSKILL-01 = Umiejętność na broni działa tylko wtedy, gdy nią atakujesz.
rule-Z2-EQSKILL-02 = Umiejętność na innej karcie działa, dopóki ją niesiesz.

## FEST

rule-Z2-FEST-01 = Festiwal Abominacji, jeśli go wybierzecie: na planszy może być naraz kilka Abominacji.
rule-Z2-FEST-02 = Na Festiwalu pierwsza Abominacja przychodzi zwyczajnie.
rule-Z2-FEST-03 = Na Festiwalu, gdy karta wzywa następną, najpierw działają wszystkie obecne, a potem pojawia się nowa i czeka.
rule-Z2-FEST-04 = Możecie ustalić maksimum. Gdy je osiągniecie, karta tylko aktywuje obecne Abominacje.
rule-Z2-FEST-05 = Sami wybieracie, które Abominacje są w talii na Festiwal.
    .ruling = Jak gramy: gdy talia się skończy, uznajemy maksimum za osiągnięte.

## CAR

rule-Z2-CAR-01 = Aby zrobić coś z samochodem, musisz być w jego Strefie i wydać 1 Akcję. Są Odpicowane Fury i Radiowozy.
rule-Z2-CAR-02 = Twoje Umiejętności nie pomagają samochodowi ani jego atakom, chyba że dotyczą samochodów.
rule-Z2-CAR-03 = Samochodów nie da się zaatakować ani zniszczyć, chyba że Misja mówi inaczej.
rule-Z2-CAR-04 = Siedzenie w samochodzie przed niczym nie chroni: obrywasz tak samo jak ci, którzy stoją w Strefie.
    .ruling = Jak gramy: zabłąkane strzały i Mołotowy też cię trafiają; tylko Atak Samochodem omija siedzących.
rule-Z2-CAR-05 = Wsiądziesz tylko wtedy, gdy w Strefie nie ma Zombie i jest wolne miejsce. Jeden Kierowca i najwyżej trzech Pasażerów.
rule-Z2-CAR-06 = Wysiąść możesz zawsze, z Zombie czy bez, za 1 Akcję.
rule-Z2-CAR-07 = Zamiana miejsc kosztuje 1 Akcję i nie jest Ruchem, więc Zombie nie przeszkadzają.
    .ruling = Jak gramy: możesz zamienić się z kimś, kto tam siedzi.
rule-Z2-CAR-08 = Prowadzi tylko Kierowca i tylko wtedy, gdy Misja pozwala jeździć tym samochodem.
rule-Z2-CAR-09 = Prowadzenie to nie Ruch: Umiejętności Ruchu nie pomagają, a Zombie nic nie kosztują i nie zatrzymują samochodu.
rule-Z2-CAR-10 = Samochód nigdy nie wjeżdża do budynku.
rule-Z2-CAR-11 = Za każdym razem wybierasz jazdę wolną albo szybką. Wolna to 1 Strefa i nikomu nie szkodzi.
rule-Z2-CAR-12 = Szybka to dokładnie 2 Strefy bez zawracania. W każdej z nich, jeśli w chwili wjazdu są tam Zombie, samochód atakuje.
    .ruling = Jak gramy: jeśli nie ma drugiej Strefy ulicy przed tobą, nie możesz jechać szybko.
rule-Z2-CAR-13 = Atak Samochodem to 3 kości, trafienie od 4 i Obrażenia 2.
rule-Z2-CAR-14 = Atak Samochodem trafia Zombie w tej samej kolejności co strzały. Adrenalinę dostaje Kierowca.
rule-Z2-CAR-15 = Chybienia Ataku Samochodem trafiają pieszych Ocalałych w tej Strefie, nigdy siedzących w samochodzie. Bez Zombie nie ma żadnego Ataku Samochodem.
rule-Z2-CAR-16 = Jazda nie powoduje Hałasu.
rule-Z2-CAR-17 = Samochód zabiera ze sobą wszystkich i wszystko, co w nim jest.
rule-Z2-CAR-18 = W niektórych Misjach na Odpicowanej Furze leży Skrzynia: zabierasz ją za 1 Akcję z tej samej Strefy. Nie zajmuje miejsca i jedzie z samochodem.
rule-Z2-CAR-19 = Odpicowana Fura kryje jedną sztukę Odpicowanej Broni. Radiowóz można Przeszukiwać bez końca.
rule-Z2-CAR-20 = Przeszukaj Radiowóz w swojej Strefie za 1 Akcję: dobieraj Ekwipunek, aż trafisz na broń, zatrzymaj ją i odrzuć resztę.
    .ruling = Jak gramy: Mołotow liczy się jako broń.
rule-Z2-CAR-21 = Wszystko, co ulepsza twoje Przeszukiwanie, działa też przy Radiowozie.
    .ruling = Jak gramy: przy 2 kartach na Przeszukiwanie dobierasz, aż znajdziesz dwie sztuki broni.
rule-Z2-CAR-22 = „Ożeż...!” w Radiowozie wystawia Szwendacza i kończy Przeszukiwanie, z Latarką czy bez.
    .ruling = Jak gramy: broń znaleziona wcześniej jest twoja.
rule-Z2-CAR-23 = Radiowóz można Przeszukać na ulicy, ale nadal tylko bez Zombie w pobliżu i raz na turę.
rule-Z2-CAR-24 = Z siedzenia możesz strzelać, wymieniać się i zbierać rzeczy, ale nie chodzić: najpierw wysiądź.
    .ruling = Jak gramy: siedzenie przeszkadza tylko w chodzeniu.
rule-Z2-CAR-25 = Samochody zaczynają tam, gdzie pokazuje Misja, jako Odpicowana Fura albo Radiowóz.

## DARK

rule-Z2-DARK-01 = Tryb Ciemnych Stref, jeśli go wybierzecie: nikt nie widzi ciemnego pomieszczenia z odległości większej niż 1 Strefa.
rule-Z2-DARK-02 = W tym trybie strzały do ciemnego pomieszczenia trafiają tylko przy 6. Z Latarką strzelasz normalnie.
    .ruling = Jak gramy: Latarka nie pozwala widzieć w ciemności dalej.
rule-Z2-DARK-03 = Premie do rzutu pomagają także w ciemności, a to, co nie wymaga rzutu, na przykład Mołotow, nadal działa.
rule-Z2-DARK-04 = Ataki Wręcz są w ciemności tak samo dobre jak wszędzie.
rule-Z2-DARK-05 = Pomieszczenia, w których po otwarciu budynku pojawiają się Zombie, i ciemne pomieszczenia tego trybu to te same miejsca.

## COMP

rule-Z2-COMP-01 = Towarzysze to Ocalali, którymi nikt nie gra: trzeba ich znaleźć, uratować lub poprowadzić. Jak, mówi Misja, i jej zasady są najważniejsze.
rule-Z2-COMP-02 = Wy wybieracie, który Towarzysz gdzie trafi, chyba że Misja losuje.
rule-Z2-COMP-03 = Ocalali z Umiejętnością początkową („zaczyna z...”) nie mogą być Towarzyszami. Dobierzcie zamiast nich kogoś innego.
rule-Z2-COMP-04 = Towarzysz, którego prowadzisz, użycza ci swojej Niebieskiej Umiejętności, pierwszej, jeśli ma ich kilka. Nie zajmuje miejsca wśród kart.
rule-Z2-COMP-05 = Towarzysza możesz przekazać jak kartę. Kto go dostaje, zostaje jego Dowódcą i ma jego Umiejętność.
rule-Z2-COMP-06 = Możesz prowadzić kilku Towarzyszy.
rule-Z2-COMP-07 = Przyłącz Towarzysza bez Dowódcy w swojej Strefie za 1 Akcję, a ruszy za tobą.
rule-Z2-COMP-08 = Towarzysz jest Ocalałym: liczy się jako 1 Hałas i mogą go trafić zabłąkane strzały.
rule-Z2-COMP-09 = Każda Rana eliminuje Towarzysza i gra jest wtedy przegrana, chyba że Misja mówi inaczej.
rule-Z2-COMP-10 = Towarzysz idzie wszędzie za Dowódcą, z jego Umiejętnościami, pieszo lub samochodem.
rule-Z2-COMP-11 = W samochodzie Towarzysz potrzebuje miejsca Pasażera. Jeśli nie starczy miejsc dla wszystkich, Dowódca nie wsiądzie.
rule-Z2-COMP-12 = Towarzysz niczego nie nosi i nie ma Akcji.
rule-Z2-COMP-13 = W budynku, w którym na początku są tylko Towarzysze, po otwarciu i tak pojawiają się Zombie.
rule-Z2-COMP-14 = Zombie polują na Towarzysza jak na każdego Ocalałego, z Dowódcą czy bez.

## ULTRA

rule-Z2-ULTRA-01 = Tryb Ultraczerwony: gdy osiągniesz Poziom Czerwony, twoja Adrenalina zaczyna się znów od 0 plus nadwyżka. Pozostajesz na Czerwonym i zachowujesz wszystkie Umiejętności.
rule-Z2-ULTRA-02 = Na nowym okrążeniu każdy ponownie osiągnięty poziom daje ci niewybraną dotąd Umiejętność tego poziomu.
rule-Z2-ULTRA-03 = Poziom bez wolnych Umiejętności nic nie daje, dopóki na innych jakieś zostały.
rule-Z2-ULTRA-04 = Gdy masz już wszystkie, każde okrążenie daje ci dowolną wybraną Umiejętność na Pomarańczowym i drugą na Czerwonym.
    .ruling = Jak gramy: nie taką, którą już masz, i żadnej z Umiejętności początkowych.
rule-Z2-ULTRA-05 = Na kolejnych okrążeniach nadal liczysz się jako Czerwony, przy Namnażaniu i we wszystkim innym.

## TUNE

rule-Z2-TUNE-01 = Karty Zombie od 1 do 18 to łagodniejsza połowa: mniej Zombie i żadnej Abominacji na Poziomie Niebieskim.
rule-Z2-TUNE-02 = Karty Zombie od 19 do 36 to trudniejsza połowa: więcej Zombie od początku i Abominacje już na Poziomie Niebieskim.
rule-Z2-TUNE-03 = Karty Zombie od 37 do 40 to dodatkowe Aktywacje.
rule-Z2-TUNE-04 = Przed grą złóżcie talię Zombie z dowolnych części tego zestawu.

## SKILL

rule-Z2-SKILL-GENERAL-01 = Gdy Umiejętność i zasady ogólne są sprzeczne, rację ma Umiejętność.
rule-Z2-SKILL-GENERAL-02 = Nowa Umiejętność działa od razu, jeszcze w tej samej turze. Jeśli daje Akcję, możesz jej od razu użyć.
rule-Z2-SKILL-GENERAL-03 = Umiejętność z dopiskiem Walka dotyczy Ataków Wręcz i Dystansowych. Z dopiskiem Atak Wręcz lub Atak Dystansowy dotyczy tylko jego.
rule-Z2-SKILL-GENERAL-04 = Umiejętność używana raz na turę wraca w następnej twojej turze, także dodatkowej. Niewykorzystana przepada.
rule-Z2-SKILL-GENERAL-05 = Ta sama Umiejętność z dwóch źródeł sumuje się na tyle, na ile pozwala jej treść: premie +1 się dodają, każdy Farciarz to osobny przerzut, każda Eskalacja ma własne kości. Co działa raz na turę, działa raz; co tylko coś włącza, za drugim razem nic nie zmienia.
    .ruling = Jak gramy: tak odpowiedział wydawca; dotyczy to też Umiejętności od Towarzyszy, z Braterstwa broni i z Ekwipunku.
rule-Z2-SKILL-PLUS1ACTION-01 = +1 Akcja: w każdej turze jedna Akcja więcej, na cokolwiek.
rule-Z2-SKILL-PLUS1DAMAGE-01 = +1 Obrażenie: twoje ataki podanego rodzaju zadają o 1 Obrażenie więcej.
    .ruling = Jak gramy: zabłąkane strzały też je zadają.
rule-Z2-SKILL-PLUS1DIE-01 = +1 kość: każda broń użyta w atakach podanego rodzaju rzuca o 1 kość więcej, więc dwie sztuki broni o 2.
rule-Z2-SKILL-PLUS1FREEACTION-01 = +1 darmowa Akcja: raz na turę jedna Akcja podanego rodzaju jest darmowa.
    .ruling = Jak gramy: darmowe Przeszukiwanie to nadal jedyne w turze, a przy darmowym Ruchu nadal dopłacasz za Zombie.
rule-Z2-SKILL-PLUS1MAXRANGE-01 = +1 do maks. Zasięgu: twoja Broń Dystansowa sięga o 1 Strefę dalej. Minimalny Zasięg się nie zmienia.
    .ruling = Jak gramy: cel nadal musi być widoczny; Mołotowy też lecą dalej.
rule-Z2-SKILL-PLUS1ZONE-01 = +1 Strefa na Ruch: każdym Ruchem przechodzisz 1 lub 2 Strefy. Zombie nadal cię zatrzymują.
    .ruling = Jak gramy: nie sumuje się ze Sprintem; używasz lepszego z nich.
rule-Z2-SKILL-PLUS1ROLL-01 = +1 do wyniku rzutu: każda kość w atakach podanego rodzaju liczy się o 1 wyżej, maksymalnie 6.
    .ruling = Jak gramy: piątka liczy się pod każdym względem jako szóstka; wyrzucona jedynka nadal chybia.
rule-Z2-SKILL-DAMAGE2-01 = Obrażenia 2: twoja broń podanego rodzaju o Obrażeniach 1 liczy się jako broń o Obrażeniach 2.
    .ruling = Jak gramy: +1 Obrażenie dodaje się potem.
rule-Z2-SKILL-TWOCOCKTAILS-01 = Dwa koktajle są lepsze niż jeden: za każdego rzuconego Mołotowa rzuć kością; przy 4 lub więcej karta może wrócić do Plecaka.
    .ruling = Jak gramy: jeśli Plecak jest pełny, odrzuć inną kartę albo strać Mołotowa.
rule-Z2-SKILL-AMBIDEXTROUS-01 = Oburęczny: każda broń jest dla ciebie Podwójną Bronią.
    .ruling = Jak gramy: nadal potrzebujesz dwóch o tej samej nazwie.
rule-Z2-SKILL-BARBARIAN-01 = Barbarzyńca: w Ataku Wręcz każda broń może rzucić tyloma kośćmi, ile Zombie jest w twojej Strefie. Dodatkowe kości dolicza się potem.
    .ruling = Jak gramy: za każdym razem decydujesz ty.
rule-Z2-SKILL-BLITZ-01 = Blitz: raz na turę, za 1 Akcję, przejdź do 2 Stref tam, gdzie masz Zombie w Zasięgu, i wykonaj darmowy Atak Dystansowy.
rule-Z2-SKILL-BLITZ-02 = Blitz podlega zwykłym zasadom Poruszania się: za Zombie na starcie dopłacasz, a Zombie po drodze cię zatrzymują.
    .ruling = Jak gramy: musisz przejść co najmniej 1 Strefę, a darmowy atak następuje od razu, w dowolny cel.
rule-Z2-SKILL-BLITZ-03 = Tam, gdzie kończysz Blitz, Zombie muszą być w Zasięgu trzymanej przez ciebie Broni Dystansowej.
    .ruling = Jak gramy: musisz je też widzieć.
rule-Z2-SKILL-BLOODLUST-01 = Żądza krwi: raz na turę, za 1 Akcję, przejdź do 2 Stref między Zombie i wykonaj darmowy atak podanego rodzaju.
    .ruling = Jak gramy: musisz przejść co najmniej 1 Strefę.
rule-Z2-SKILL-BORNLEADER-01 = Urodzony przywódca: w swojej turze daj innemu Ocalałemu darmową Akcję do natychmiastowego użycia. Potem grasz dalej.
    .ruling = Jak gramy: raz na turę, bez kosztu, komukolwiek na planszy. Ta Akcja jest osobną turą, jak odpowiedział wydawca: Przeszukiwanie, wyślizgnięcie się Dzieciaka i Umiejętności raz na turę są do niej gotowe i nie ubywa ich z własnej tury, a kto stoi potem na Wyjściu, może odejść. Nie można dzięki niej poprowadzić kogoś następnego.
rule-Z2-SKILL-BREAKIN-01 = Włamanie: otwierasz drzwi bez narzędzi i bez Hałasu.
rule-Z2-SKILL-BREAKIN-02 = Włamanie daje ci też raz na turę jedną darmową Akcję, tylko na otwieranie drzwi.
rule-Z2-SKILL-BREAKIN-03 = Włamanie nie otwiera drzwi, które najpierw wymagają Celu lub innego warunku.
rule-Z2-SKILL-BIA-01 = Braterstwo broni: dopóki dzielisz Strefę z innym Ocalałym, wszyscy w niej mają podaną Umiejętność lub efekt.
rule-Z2-SKILL-BIA-02 = Towarzysze nie korzystają z Braterstwa broni.
    .ruling = Jak gramy: ale obecność Towarzysza wystarczy, by je włączyć.
rule-Z2-SKILL-CANSEARCHMORE-01 = Wielokrotne Przeszukanie: Przeszukuj tyle razy w turze, na ile cię stać.
rule-Z2-SKILL-CHARGE-01 = Szarża: raz na turę, za darmo, przejdź do 2 Stref między Zombie. Pierwsze napotkane cię zatrzymują.
    .ruling = Jak gramy: za opuszczenie Strefy z Zombie nadal dopłacasz Akcjami.
rule-Z2-SKILL-COMBATREFLEXES-01 = Odruchy bojowe: każda karta Zombie, która wystawia Zombie w twojej Strefie lub tuż obok, daje ci darmowy atak na nie, przed ich Zrywem.
rule-Z2-SKILL-COMBATREFLEXES-02 = Ten atak może zabić więcej niż tylko nowo przybyłych. Strzał musi celować w Strefę, w której się pojawili.
    .ruling = Jak gramy: Atak Wręcz tylko wtedy, gdy pojawili się w twojej Strefie; Hałas, widoczność i zabłąkane strzały jak zwykle, a Abominamenel w twojej Strefie tego zabrania.
rule-Z2-SKILL-DESTINY-01 = Przeznaczenie: raz na turę zignoruj i odrzuć dobraną kartę Ekwipunku i dobierz inną z tej samej talii.
    .ruling = Jak gramy: działa to też na „Ożeż...!” i na Odpicowaną Broń.
rule-Z2-SKILL-DISTRIBUTOR-01 = Rozdający: w Etapie Namnażania oglądasz po jednej karcie Zombie na aktywną Strefę Namnażania i decydujesz, która gdzie trafi.
    .ruling = Jak gramy: działa zawsze w Etapie Namnażania, nigdy w budynkach; Strefy zachowują zwykłą kolejność.
rule-Z2-SKILL-DREADNOUGHT-01 = Drednot: Rany od podanego typu Zombie nic ci nie robią.
    .ruling = Jak gramy: można ci je przydzielić celowo i przepadają.
rule-Z2-SKILL-DUALEXPERT-01 = Ekspert Podwójnej Broni: z Podwójną Bronią w obu Rękach masz darmowy atak tą bronią.
    .ruling = Jak gramy: raz na turę.
rule-Z2-SKILL-ESCALATION-01 = Eskalacja: każdy kolejny atak podanego rodzaju pod rząd rzuca o 1 kość więcej niż poprzedni. Cokolwiek innego zaczyna od nowa.
    .ruling = Jak gramy: jedna kość na atak, a nie na broń; dwa źródła się sumują: 2 kości, potem 4.
rule-Z2-SKILL-FIELDMEDIC-01 = Medyk polowy: raz na turę, za 1 Akcję, przejdź do 2 Stref do Ocalałego, po czym możesz wyleczyć 1 Ranę komukolwiek w tej Strefie, także sobie.
rule-Z2-SKILL-FIELDMEDIC-02 = Medyka polowego możesz użyć, nawet gdy nikt tam nie jest ranny. Nie daje to Adrenaliny.
    .ruling = Jak gramy: musisz dotrzeć do innego Ocalałego.
rule-Z2-SKILL-FREERELOAD-01 = Darmowe przeładowanie: w swojej turze przeładowujesz za darmo, kiedy chcesz.
rule-Z2-SKILL-FULLAUTO-01 = Ogień ciągły: w Ataku Dystansowym każda broń może rzucić tyloma kośćmi, ile Zombie jest w docelowej Strefie. Dodatkowe kości dolicza się potem.
rule-Z2-SKILL-GUNSLINGER-01 = Rewolwerowiec: każda Broń Dystansowa jest dla ciebie Podwójną Bronią.
rule-Z2-SKILL-HITANDRUN-01 = Uderz i uciekaj: po ataku, który zabił co najmniej jednego Zombie, wykonaj darmowy Ruch bez dopłaty za Zombie obok.
    .ruling = Jak gramy: za każdym razem, także po Mołotowie; wejście między Zombie nadal cię zatrzymuje.
rule-Z2-SKILL-HOARD-01 = Chomik: nosisz 2 karty więcej, jakby w Plecaku, razem 7.
rule-Z2-SKILL-HOLDYOURNOSE-01 = Zatkaj nos: gdy ktokolwiek zabije ostatniego Zombie w twojej Strefie, dobierz kartę Ekwipunku. Działa wszędzie i wielokrotnie.
rule-Z2-SKILL-HOLDYOURNOSE-02 = Ta karta to nie Przeszukiwanie: nie zużywa twojego i nic, co je wspomaga, tu nie działa.
    .ruling = Jak gramy: Zombie, które tylko odejdą, się nie liczą, a „Ożeż...!” wystawia swojego Szwendacza.
rule-Z2-SKILL-HOMEDEFENDER-01 = Obrońca domu: w budynkach widzisz dalej niż do sąsiedniego pomieszczenia.
    .ruling = Jak gramy: patrzysz w linii prostej przez kolejne otwarte przejścia, także w ciemności.
rule-Z2-SKILL-IMPROVISEDMELEE-01 = Improwizowana broń, Atak Wręcz: raz na turę darmowy Atak Wręcz bez żadnej karty. Twoje premie do Ataku Wręcz działają.
rule-Z2-SKILL-IMPROVISEDRANGED-01 = Improwizowana broń, Atak Dystansowy: raz na turę darmowy Atak Dystansowy bez żadnej karty. Twoje premie do Ataku Dystansowego działają.
rule-Z2-SKILL-ISTHATALL-01 = Tylko na tyle cię stać?: gdy masz otrzymać Rany, każda odrzucona karta Ekwipunku anuluje 1 Ranę.
    .ruling = Jak gramy: dowolna karta, dowolna Rana; przed Mołotowem nie chroni.
rule-Z2-SKILL-JUMP-01 = Skok: raz na turę, za 1 Akcję, przejdź 2 Strefy, ignorując wszystko pomiędzy oprócz ścian i zamkniętych drzwi.
rule-Z2-SKILL-JUMP-02 = Inne Umiejętności Ruchu nie pomagają w Skoku, ale za Zombie na starcie nadal dopłacasz.
rule-Z2-SKILL-LIFESAVER-01 = Zbawca: raz na turę, za darmo, przeciągnij wybranych Ocalałych z sąsiedniej Strefy z Zombie do swojej. Potrzebujesz Pola Widzenia i drogi bez przeszkód.
rule-Z2-SKILL-LIFESAVER-02 = Przeciągnięcie nie jest Ruchem, a gracz każdego Ocalałego może odmówić.
rule-Z2-SKILL-LOWPROFILE-01 = Niski profil: zabłąkane strzały nigdy cię nie trafiają. Mołotowy nadal tak.
rule-Z2-SKILL-LUCKY-01 = Farciarz: w każdej Akcji możesz raz przerzucić wszystkie jej kości i przyjąć nowy wynik, niezależnie od przerzutów z Ekwipunku.
    .ruling = Jak gramy: wszystkie kości albo żadna; raz na Akcję z każdego źródła Farciarza i raz za amunicję.
rule-Z2-SKILL-MATCHINGSET-01 = Do kompletu: gdy Przeszukiwanie da ci kartę z symbolem Podwójnej Broni, weź drugą z talii Ekwipunku i potasuj ją.
    .ruling = Jak gramy: o tej samej nazwie i tylko, jeśli jest jeszcze w talii. Najpierw dobierz wszystkie karty, potem wyjmij pary i raz potasuj. Liczą się też symbole od Umiejętności.
rule-Z2-SKILL-MEDIC-01 = Medyk: w każdej Fazie Końcowej ty i wszyscy w twojej Strefie możecie wyleczyć po 1 Ranie. Dostajesz 1 PA za każdą naprawdę wyleczoną Ranę.
rule-Z2-SKILL-POINTBLANK-01 = Z przyłożenia: możesz strzelać we własnej Strefie z każdej Broni Dystansowej.
rule-Z2-SKILL-POINTBLANK-02 = We własnej Strefie dowolnie wybierasz wtedy cele, ignorujesz specjalne zdolności i nigdy nie trafiasz swoich. Obrażenia nadal muszą wystarczyć.
rule-Z2-SKILL-REAPER-01 = Rozpruwacz: raz na atak podanego rodzaju zabójcze trafienie zabiera jeszcze jednego Zombie tego samego typu. Za niego też dostajesz Adrenalinę.
    .ruling = Jak gramy: w przypadku Abominacji ten sam typ to ta sama nazwa.
rule-Z2-SKILL-REGENERATION-01 = Regeneracja: w każdej Fazie Końcowej wracasz do pełnego Zdrowia.
rule-Z2-SKILL-ROLL6DAMAGE-01 = Wynik 6, +1 Obrażenie: każda szóstka w ataku podanego rodzaju dodaje 1 do Obrażeń broni. Najpierw przerzuty.
    .ruling = Jak gramy: premia dotyczy wszystkich trafień tego ataku.
rule-Z2-SKILL-ROLL6DIE-01 = Wynik 6, +1 kość: każda szóstka w ataku podanego rodzaju pozwala dorzucić kość, i tak dalej. Najpierw przerzuty.
    .ruling = Jak gramy: możesz przestać, kiedy chcesz; chybienie dorzuconą kością też może trafić swojego.
rule-Z2-SKILL-SCAVENGER-01 = Szabrownik: możesz Przeszukiwać wszędzie, w budynku i na ulicy. Pozostałe zasady Przeszukiwania się nie zmieniają.
rule-Z2-SKILL-SEARCH2-01 = Przeszukiwanie, 2 karty: dobierasz 2 karty na Przeszukiwanie. Latarka nic nie dodaje.
rule-Z2-SKILL-SHOVE-01 = Wypad!: raz na turę, za darmo, wypchnij wszystkie Zombie ze swojej Strefy do sąsiedniej, do której prowadzi droga bez przeszkód.
    .ruling = Jak gramy: wszystkie, bez wybierania, i nie musisz tej Strefy widzieć.
rule-Z2-SKILL-SIDESTEP-01 = Krok w bok: każda karta Zombie, która wystawia Zombie w twojej Strefie lub tuż obok, pozwala ci od razu na darmowy Ruch, przed Zrywem i bez dopłaty za Zombie.
rule-Z2-SKILL-SLIPPERY-01 = Nieuchwytny: za opuszczenie Strefy z Zombie nic nie dopłacasz.
rule-Z2-SKILL-SLIPPERY-02 = Nieuchwytny: Zombie po drodze nie zatrzymują twojego Ruchu.
rule-Z2-SKILL-SNIPER-01 = Snajper: dowolnie wybierasz cele Ataków Dystansowych i nigdy nie trafiasz swoich.
rule-Z2-SKILL-SPRINT-01 = Sprint: raz na turę jeden Ruch przenosi cię o 2 lub 3 Strefy. Zombie nadal cię zatrzymują.
rule-Z2-SKILL-STARTHEALTH-01 = Początkowe Zdrowie: podana liczba to twoje Zdrowie na początku i jego maksimum. Nie możesz być Towarzyszem.
rule-Z2-SKILL-START2AP-01 = Zaczyna z 2 PA: zaczynasz z 2 Punktami Adrenaliny. Nie możesz być Towarzyszem.
rule-Z2-SKILL-STARTEQUIP-01 = Zaczyna z Ekwipunkiem: podaną kartę dostajesz podczas przygotowania do gry. Nie możesz być Towarzyszem.
    .ruling = Jak gramy: to dodatek do kart z rozdania.
rule-Z2-SKILL-STEADYHAND-01 = Pewna ręka: gdy strzał chybia, wybierasz, kogo z Ocalałych omija. Mołotow nie omija nikogo.
rule-Z2-SKILL-SUPERSTRENGTH-01 = Nadludzka siła: twoja Broń do Walki Wręcz ma Obrażenia 3.
    .ruling = Jak gramy: +1 Obrażenie dodaje się do tego.
rule-Z2-SKILL-SWORDMASTER-01 = Mistrz miecza: każda Broń do Walki Wręcz jest dla ciebie Podwójną Bronią.
rule-Z2-SKILL-TACTICIAN-01 = Taktyk: rozegraj swoją turę w dowolnym momencie Fazy Graczy, między turami innych Ocalałych.
    .ruling = Jak gramy: nigdy w środku cudzej tury.
rule-Z2-SKILL-TAUNT-01 = Prowokacja: raz na turę, za darmo, wybierz Strefę odległą najwyżej o 2, do której prowadzi droga bez przeszkód. Wszystkie jej Zombie od razu działają; nie musisz ich widzieć.
rule-Z2-SKILL-TAUNT-02 = Sprowokowane Zombie chcą tylko ciebie: ignorują wszystkich innych i odchodzą od nich, by cię dopaść.
    .ruling = Jak gramy: możesz sprowokować własną Strefę, wtedy atakują ciebie; Biegacze działają dwa razy.
rule-Z2-SKILL-TOUGH-01 = Wytrzymały: ignorujesz pierwszą Ranę w każdym kroku ataku Fazy Zombie i pierwszą z każdego Ataku Dystansowego, który trafi cię przez pomyłkę.
    .ruling = Jak gramy: drugi atak Biegaczy to osobny krok; ataki poza Fazą Zombie nie są objęte.
rule-Z2-SKILL-WEBBING-01 = Oporządzenie: wszystko, co nosisz, liczy się jako trzymane w Ręce.
    .ruling = Jak gramy: nadal najwyżej dwie sztuki broni na atak i tylko o tej samej nazwie.
rule-Z2-SKILL-ZOMBIELINK-01 = Więź z zombie: każda karta dodatkowej Aktywacji daje ci dodatkową turę, zanim te Zombie zaczną działać.
    .ruling = Jak gramy: także na Poziomie Niebieskim; brak figurek jej nie daje.

## M00

rule-Z2-M00-01 = Życie w czasach zombicydu to samouczek: łatwy, około 30 minut, dwa kafelki, 1V i 3V.
rule-Z2-M00-02 = Najpierw zdobądźcie wszystkie Cele i wszystkie Skrzynie. Potem ucieknijcie wszyscy przez Strefę Wyjścia.
rule-Z2-M00-03 = Są 2 Cele, 2 Skrzynie, Strefa Wyjścia i Strefy Namnażania.
rule-Z2-M00-04 = Na planszy już czekają Grubas, Biegacz i dwa Szwendacze.
rule-Z2-M00-05 = Każdy Cel jest wart 5 PA. Każda Skrzynia daje losową Odpicowaną Broń i darmowe ułożenie kart.
rule-Z2-M00-06 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją i pojawiają się Zombie i gdzie jest wyjście.

## M01

rule-Z2-M01-01 = Blokowisko: średnia, około 45 minut, na 3 na 3 kafelkach.
rule-Z2-M01-02 = Każdy Ocalały musi zdobyć Cel, a drużyna mieć 3 dowolne karty jedzenia; kolejność jest dowolna. Potem ucieknijcie wszyscy.
    .ruling = Jak gramy: przy wyjściu nadal musicie mieć to jedzenie.
rule-Z2-M01-03 = Przegrywacie, gdy nie starczy już Celów dla każdego, więc nie bądźcie zachłanni.
rule-Z2-M01-04 = Cel daje 5 PA i zostaje u zdobywcy. Nie zajmuje miejsca wśród kart i nie można go przekazać.
rule-Z2-M01-05 = Jest 9 Celów i 9 Skrzyń. Każda Skrzynia daje losową Odpicowaną Broń i darmowe ułożenie kart.
rule-Z2-M01-06 = Mapa pokazuje Strefę Startową, Strefę Wyjścia i Strefy Namnażania.

## M02

rule-Z2-M02-01 = Strefa Y: trudna, około 60 minut, na 3 na 3 kafelkach.
rule-Z2-M02-02 = Najpierw drużyna musi mieć po jednej sztuce Odpicowanej Broni na Ocalałego. Potem ucieknijcie wszyscy przez Strefę Wyjścia.
    .ruling = Jak gramy: nieważne, kto ją nosi; „Ożeż...!” to nie broń, a wszystkich sztuk jest dziewięć.
rule-Z2-M02-03 = Jest 9 Celów po 5 PA i 9 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M02-04 = Mapa pokazuje Strefę Startową, Strefę Wyjścia i Strefy Namnażania.

## M03

rule-Z2-M03-01 = 24-godzinny wyścig Zombicity: średnia, około 90 minut, na 3 na 3 kafelkach.
rule-Z2-M03-02 = Wygrywacie, gdy tylko jakikolwiek Ocalały osiągnie Poziom Czerwony.
rule-Z2-M03-03 = Oboma samochodami można jeździć. Odpicowana Fura wiezie Skrzynię, a w Radiowozie można szukać broni.
rule-Z2-M03-04 = Jest 9 Celów po 5 PA i 10 Skrzyń, z czego jedna na Odpicowanej Furze.
rule-Z2-M03-05 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją samochody i gdzie pojawiają się Zombie.

## M04

rule-Z2-M04-01 = Strzelanina z jadącego auta: średnia, około 90 minut, 2 kafelki na 3.
rule-Z2-M04-02 = Najpierw wysadźcie samochód w każdej Czerwonej Strefie Namnażania, co przenosi jej żeton do Startowej. Potem trafcie ją Mołotowem.
rule-Z2-M04-03 = Przegrywacie, gdy pierwszej części nie da się już wykonać, na przykład gdy zostało mniej samochodów niż Czerwonych Stref Namnażania.
rule-Z2-M04-04 = Atak Dystansowy możesz wycelować w samochód. Jedno trafienie wysadza go jak Mołotow, razem ze Skrzynią, jeśli ją wiezie.
    .ruling = Jak gramy: Adrenalinę dostaje strzelający; Ocalali w tej Strefie giną, w samochodzie czy nie, a chybienia jak zwykle trafiają swoich.
rule-Z2-M04-05 = Samochód wysadzony w Czerwonej Strefie Namnażania przenosi jej żeton do Startowej Strefy Namnażania.
    .ruling = Jak gramy: gdy jest tam Abominadzicz, żeton zostaje, a samochód przepada; przeniesiony żeton nadal dobiera kartę.
rule-Z2-M04-06 = Samochodami można jeździć. Odpicowana Fura wiezie Skrzynię, a w Radiowozie można szukać broni.
rule-Z2-M04-07 = Jest 6 Celów po 5 PA, 8 Skrzyń i samochody.
    .ruling = Jak gramy: dwie Odpicowane Fury, każda ze Skrzynią, i jeden Radiowóz.
rule-Z2-M04-08 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją samochody i gdzie pojawiają się Zombie.

## M05

rule-Z2-M05-01 = Wielkie W: trudna, około 90 minut, na 3 na 3 kafelkach.
rule-Z2-M05-02 = Otwórzcie wszystkie budynki i zdobądźcie co najmniej 5 Celów, w tym co najmniej jeden kolorowy; kolejność jest dowolna. Potem ucieknijcie wszyscy.
rule-Z2-M05-03 = Niebieski i Zielony Cel są ukryte wśród Czerwonych.
rule-Z2-M05-04 = Drzwi na kafelku 9R są otwarte i nie ma na nim ani Celu, ani Skrzyni.
rule-Z2-M05-05 = Jest 8 Celów po 5 PA i 8 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M05-06 = Budynek liczy się jako otwarty, gdy otwarte są choć jedne jego drzwi.
    .ruling = Jak gramy: budynek na 9R jest otwarty od początku, liczy się i nic się w nim nie pojawia.
rule-Z2-M05-07 = Mapa pokazuje Strefę Startową, Strefę Wyjścia i Strefy Namnażania.

## M06

rule-Z2-M06-01 = Ucieczka: trudna, około 90 minut, 2 kafelki na 3.
rule-Z2-M06-02 = Najpierw zbierzcie 6 kart jedzenia, przy sobie lub w samochodach. Potem wszyscy uciekają samochodami przez Strefę Wyjścia.
    .ruling = Jak gramy: to wszystkie karty jedzenia w grze; odrzucona wraca dopiero po przetasowaniu talii.
rule-Z2-M06-03 = Samochód w Strefie Wyjścia bez Zombie może odjechać na koniec tury Kierowcy, z Pasażerami i schowanym jedzeniem.
rule-Z2-M06-04 = Przegrywacie, gdy brakuje już miejsc dla wszystkich, którzy zostali.
    .ruling = Jak gramy: samochód mieści cztery osoby, więc dobrze zapełnijcie pierwszy, zanim odjedzie.
rule-Z2-M06-05 = Za 1 Akcję przełóż dowolnie wiele kart jedzenia między sobą a samochodem w swojej Strefie. Schowane jedzenie nie zajmuje miejsc.
rule-Z2-M06-06 = Samochodami można jeździć. Odpicowana Fura wiezie Skrzynię, a w Radiowozie można szukać broni.
rule-Z2-M06-07 = Jest 6 Celów po 5 PA i 7 Skrzyń, z czego jedna na Odpicowanej Furze.
rule-Z2-M06-08 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją samochody, gdzie jest wyjście i gdzie pojawiają się Zombie.

## M07

rule-Z2-M07-01 = Grindhouse: trudna, około 45 minut, na 2 na 2 kafelkach.
rule-Z2-M07-02 = Najpierw przenieście wszystkie żetony Namnażania do Startowej Strefy Namnażania. Potem trafcie ją Mołotowem.
rule-Z2-M07-03 = Przegrywacie, gdy Zombie zaczyna Aktywację w oznaczonej Strefie.
    .ruling = Jak gramy: liczy się każda Aktywacja; druga Akcja Biegacza nie jest nową.
rule-Z2-M07-04 = W każdej oznaczonej Strefie leżą 3 żetony Hałasu, które nigdy nie znikają.
rule-Z2-M07-05 = Drzwi na kafelkach 4V i 8V są na początku otwarte, a w obu budynkach na koniec przygotowania pojawiają się Zombie, jakby właśnie je otwarto.
    .ruling = Jak gramy: karty czyta się na Poziomie Niebieskim.
rule-Z2-M07-06 = W Strefie Namnażania bez Zombie wydaj 1 Akcję, aby przenieść jej żeton do Startowej Strefy Namnażania.
    .ruling = Jak gramy: każdy przeniesiony żeton nadal dobiera tam własną kartę.
rule-Z2-M07-07 = Są 4 Cele po 5 PA i 4 Skrzynie, każda z losową Odpicowaną Bronią.
rule-Z2-M07-08 = Mapa pokazuje, gdzie zaczynacie, oznaczone Strefy i Strefy Namnażania.

## M08

rule-Z2-M08-01 = Policja Zombie: trudna, około 30 minut, 2 kafelki na 3.
rule-Z2-M08-02 = Najpierw zdobądźcie Niebieski i Zielony Cel. Potem ucieknijcie wszyscy przez Strefę Wyjścia.
rule-Z2-M08-03 = Budynku z wyjściem nie otworzycie, dopóki nie zdobędziecie obu kolorowych Celów.
    .ruling = Jak gramy: nawet Włamaniem.
rule-Z2-M08-04 = Niebieski i Zielony Cel leżą odkryte tam, gdzie pokazuje mapa.
rule-Z2-M08-05 = Samochodami można jeździć. Odpicowana Fura wiezie Skrzynię, a w Radiowozie można szukać broni.
rule-Z2-M08-06 = Są 4 Czerwone Cele, 1 Niebieski i 1 Zielony, po 5 PA, oraz 7 Skrzyń, z czego jedna na Odpicowanej Furze.
rule-Z2-M08-07 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją samochody, gdzie jest wyjście i gdzie pojawiają się Zombie.

## M09

rule-Z2-M09-01 = Prawo silniejszego: średnia, około 60 minut, na 2 na 2 kafelkach.
rule-Z2-M09-02 = Wygrywacie, gdy znajdziecie wszystkich trzech Towarzyszy.
rule-Z2-M09-03 = Zielony Cel jest ukryty wśród Czerwonych.
rule-Z2-M09-04 = Każdy Cel daje 5 PA. Czerwony daje też losowego Towarzysza, którego prowadzisz; Zielony nic więcej.
rule-Z2-M09-05 = Radiowóz nie jeździ, ale można w nim szukać broni.
rule-Z2-M09-06 = Są 3 Czerwone Cele i 1 Zielony oraz 4 Skrzynie, każda z losową Odpicowaną Bronią.
rule-Z2-M09-07 = Mapa pokazuje, gdzie zaczynacie, gdzie stoi Radiowóz i gdzie pojawiają się Zombie.

## M10

rule-Z2-M10-01 = Małe miasteczko: łatwa, około 30 minut, na 2 na 2 kafelkach.
rule-Z2-M10-02 = Zdobądźcie wszystkie 4 Cele, wszystkie 4 Skrzynie i jednego Mołotowa, w dowolnej kolejności.
    .ruling = Jak gramy: zdobytego Mołotowa możecie potem rzucić.
rule-Z2-M10-03 = Każdy Cel jest wart 5 PA. Każda Skrzynia daje losową Odpicowaną Broń i darmowe ułożenie kart.
rule-Z2-M10-04 = Mapa pokazuje Strefę Startową i Strefy Namnażania.

## M11

rule-Z2-M11-01 = Rów: średnia, około 30 minut, na 2 na 2 kafelkach.
rule-Z2-M11-02 = Ucieknijcie wszyscy przez Strefę Wyjścia. Nikt nie wyjdzie, dopóki na planszy jest Abominacja.
rule-Z2-M11-03 = Zaczynacie z 2 Towarzyszami. Wybierzcie, kim są i kto ich prowadzi.
rule-Z2-M11-04 = Na planszy od początku jest Abominacja. Nie rusza się, dopóki nie ma do was otwartej drogi.
    .ruling = Jak gramy: która to, losuje się z talii Abominacji.
rule-Z2-M11-05 = Odpicowane Fury nie jeżdżą. Każda wiezie Skrzynię.
rule-Z2-M11-06 = Są 4 Cele po 5 PA i 6 Skrzyń, z czego dwie na Odpicowanych Furach.
rule-Z2-M11-07 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją Abominacja i samochody, wyjście i Strefy Namnażania.

## M12

rule-Z2-M12-01 = Kraksa: średnia, około 60 minut, 2 kafelki na 3.
rule-Z2-M12-02 = Uratujcie 6 rannych Ocalałych na kafelku 8R za pomocą 6 apteczek, aby każdy stał się Towarzyszem.
rule-Z2-M12-03 = Przegrywacie, gdy jakikolwiek Zombie aktywuje się w Strefie rannych.
    .ruling = Jak gramy: Zryw i dodatkowa Aktywacja też się liczą.
rule-Z2-M12-04 = Ranni to 6 Ocalałych, którymi nikt nie gra. Nie mają Akcji i nic nie noszą, ale liczą się jako Hałas.
rule-Z2-M12-05 = Drzwi zaznaczone na kafelku 8R są na początku otwarte.
rule-Z2-M12-06 = Każdy Cel daje 5 PA i jest apteczką, którą niesiesz. Nie zajmuje miejsca wśród kart i można go przekazać.
rule-Z2-M12-07 = W Strefie rannych wydaj 1 Akcję i apteczkę: wybrany przez ciebie ranny zostaje twoim Towarzyszem.
rule-Z2-M12-08 = Rozbity samochód nie jeździ i nie da się go Przeszukać.
rule-Z2-M12-09 = Jest 6 Celów i 6 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M12-10 = Mapa pokazuje, gdzie zaczynacie, gdzie leżą ranni i gdzie pojawiają się Zombie.

## M13

rule-Z2-M13-01 = Płonące ulice: trafcie Mołotowem każdą Czerwoną Strefę Namnażania, co przenosi jej żeton do Startowej; potem zaparkujcie oba samochody w oznaczonej Strefie.
    .ruling = Jak gramy: układ planszy jest nasz własny.

## M14

rule-Z2-M14-01 = Śniadanie u Jessego: średnia, około 45 minut, 2 kafelki na 3.
rule-Z2-M14-02 = Zbierzcie wszystkich Towarzyszy i bądźcie wszyscy w Strefie Wyjścia, bez ani jednego Zombie.
rule-Z2-M14-03 = Przegrywacie, gdy zginie ktokolwiek, także Towarzysze na kafelku 4R.
rule-Z2-M14-04 = 6 Ocalałych, którymi nikt nie gra, czeka w Strefie Wyjścia, aż ich zbierzecie.
rule-Z2-M14-05 = Między kafelkami 7V i 8R są zamknięte drzwi, Zielony Cel leży na 2V, a Zielone Drzwi są na 4R.
rule-Z2-M14-06 = Przy Namnażaniu pomieszczenia po obu stronach drzwi między 7V i 8R to dwa osobne budynki.
rule-Z2-M14-07 = Budynek na 4R i 9V można otworzyć tylko Zielonymi Drzwiami, a te dopiero po zdobyciu Zielonego Celu.
    .ruling = Jak gramy: po otwarciu pojawiają się w nim Zombie, bo Towarzysze w środku temu nie zapobiegają.
rule-Z2-M14-08 = Jest 5 Czerwonych Celów i 1 Zielony, po 5 PA, oraz 6 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M14-09 = Mapa pokazuje, gdzie zaczynacie, wyjście i Strefy Namnażania.

## M15

rule-Z2-M15-01 = W jedności siła: średnia, około 45 minut, na 3 na 3 kafelkach.
rule-Z2-M15-02 = Zbierzcie wszystkich Towarzyszy oraz zdobądźcie wszystkie Cele i Skrzynie w budynku na kafelkach 3V i 8V; kolejność jest dowolna.
rule-Z2-M15-03 = Przegrywacie, gdy zginie Ocalały lub Towarzysz.
rule-Z2-M15-04 = W każdej Strefie Startowej stoi dwoje losowych Ocalałych. Wybierzcie trzy pary, którymi gracie; pozostali to Towarzysze do zebrania.
    .ruling = Jak gramy: u Towarzyszy Umiejętność początkowa nie ma znaczenia. Drużyna innej wielkości gra tyloma z nich; gdy jest nieparzysta, z ostatniej pary jedna osoba czeka jako Towarzysz.
rule-Z2-M15-05 = Jest 9 Celów po 5 PA i 9 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M15-06 = Mapa pokazuje sześć Stref Startowych i Strefy Namnażania.

## M16

rule-Z2-M16-01 = Blady schron: średnia, około 45 minut, na 2 na 2 kafelkach.
rule-Z2-M16-02 = Najpierw zabarykadujcie wyłamane drzwi. Potem wyeliminujcie wszystkie Zombie, które zostały w budynku.
rule-Z2-M16-03 = Nie można otworzyć żadnych drzwi oprócz 4 wyłamanych.
rule-Z2-M16-04 = Wyłamane drzwi otwierasz bez narzędzi.
    .ruling = Jak gramy: za 1 Akcję i bez Hałasu.
rule-Z2-M16-05 = Zombie przechodzą przez wyłamane drzwi, jakby były otwarte, i w ten sposób je otwierają.
rule-Z2-M16-06 = Pierwsze otwarte drzwi, przez was czy przez Zombie, sprawiają, że w budynku pojawiają się Zombie.
    .ruling = Jak gramy: jeśli otworzył je Zombie, nowe czekają do następnej Aktywacji, chyba że mają Zryw.
rule-Z2-M16-07 = Każdy Cel daje 5 PA i jest materiałem na barykadę, który niesiesz. Nie zajmuje miejsca wśród kart i można go przekazać.
rule-Z2-M16-08 = Przy wyłamanych drzwiach, w Strefie bez Zombie, wydaj 1 Akcję i Cel: drzwi są zabarykadowane na dobre.
    .ruling = Jak gramy: z dowolnej strony, otwarte czy zamknięte; Zombie już nie przejdą.
rule-Z2-M16-09 = Wyłamane drzwi są na kafelkach 2V, 3V i 4V, a na planszy od początku jest Abominacja.
rule-Z2-M16-10 = Są 4 Cele, czworo wyłamanych drzwi i 4 Skrzynie, każda z losową Odpicowaną Bronią.
rule-Z2-M16-11 = Mapa pokazuje, gdzie zaczynacie, gdzie stoi Abominacja i gdzie pojawiają się Zombie.

## M17

rule-Z2-M17-01 = Zaraza: trudna, około 60 minut, na 3 na 3 kafelkach.
rule-Z2-M17-02 = Otwórzcie budynek na kafelkach 7V, 5V i 4V, zwany Zarazą, i nie zostawcie w nim żadnego Zombie.
    .ruling = Jak gramy: sprawdzamy to dopiero po pojawieniu się Zombie z otwarcia.
rule-Z2-M17-03 = Drzwi Zarazy może otworzyć tylko Ocalały na Poziomie Pomarańczowym lub wyższym.
rule-Z2-M17-04 = Jest 9 Celów po 5 PA i 9 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M17-05 = Mapa pokazuje Strefę Startową i Strefy Namnażania.

## M18

rule-Z2-M18-01 = Koniec drogi: trudna, około 60 minut, 2 kafelki na 3.
rule-Z2-M18-02 = Wygrywacie, gdy zdobędziecie wszystkie 6 Celów.
rule-Z2-M18-03 = Z ośmiu Celów, w tym Niebieskiego i Zielonego, sześć losowych leży zakrytych. Nikt nie wie, których dwóch brakuje.
rule-Z2-M18-04 = Każdy Cel daje 5 PA. Czerwony daje też losowego Towarzysza, którego prowadzisz.
rule-Z2-M18-05 = Zdobycie Niebieskiego Celu budzi Niebieską Strefę Namnażania, zdobycie Zielonego budzi Zieloną.
    .ruling = Jak gramy: działa ona od następnej Fazy Zombie; jeśli tego Celu nie ma na planszy, jego Strefa śpi przez całą grę.
rule-Z2-M18-06 = Samochody nie jeżdżą. Każda Odpicowana Fura wiezie Skrzynię.
rule-Z2-M18-07 = Jest 6 Celów i 8 Skrzyń, z czego dwie na Odpicowanych Furach.
rule-Z2-M18-08 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją samochody i gdzie pojawiają się Zombie.

## M19

rule-Z2-M19-01 = Przyjaciele na zawsze: trudna, około 45 minut, 2 kafelki na 3.
rule-Z2-M19-02 = Wygrywacie, gdy każdy duet zamieni się rolami i każdy będzie miał Odpicowaną Broń, o ile jej starczy.
rule-Z2-M19-03 = Każdy Ocalały zaczyna z wybranym przez was Towarzyszem, jako duet. Duetów nie można rozdzielić, a Towarzyszy przekazywać.
    .ruling = Jak gramy: bierze udział cała dwunastka, bez względu na Umiejętności początkowe.
rule-Z2-M19-04 = Cel może zdobyć tylko Ocalały na Poziomie Żółtym lub wyższym.
rule-Z2-M19-05 = Zdobycie Celu daje 5 PA; potem Dowódca i Towarzysz zamieniają się rolami, zachowując Ekwipunek, Adrenalinę i Rany.
    .ruling = Jak gramy: nowy Dowódca wybiera Umiejętności od nowa do obecnego poziomu; Rany zostają, więc zamiana na Dzieciaka może być zabójcza.
rule-Z2-M19-06 = Każdy duet może zdobyć w całej grze tylko jeden Cel.
rule-Z2-M19-07 = Odpicowana Fura nie jeździ. Wiezie Skrzynię i Cel.
rule-Z2-M19-08 = Jest 7 Celów i 7 Skrzyń, po jednym z nich na Odpicowanej Furze.
rule-Z2-M19-09 = Mapa pokazuje, gdzie zaczynacie, gdzie stoi Odpicowana Fura i gdzie pojawiają się Zombie.

## M20

rule-Z2-M20-01 = Zombiefest: trudna, około 45 minut, 2 kafelki na 3.
rule-Z2-M20-02 = Zdobądźcie wszystkie Cele i opróżnijcie pulę Zombie; kolejność jest dowolna.
    .ruling = Jak gramy: pula to Szwendacze, Grubasy i Biegacze; Abominacje się nie liczą.
rule-Z2-M20-03 = Niebieski i Zielony Cel są ukryte wśród Czerwonych.
rule-Z2-M20-04 = Niebieskie Drzwi i Niebieska Strefa Namnażania są na kafelku 6V, Zielone na 5V.
rule-Z2-M20-05 = Każdy Cel daje 5 PA. Niebieski i Zielony dają też losowego Towarzysza.
rule-Z2-M20-06 = Kolorowe Drzwi otwiera się jak każde inne, a ich otwarcie budzi Strefę Namnażania tego koloru.
rule-Z2-M20-07 = Gdy otworzycie kolorowe Drzwi, wyeliminowane Zombie nie wracają już do puli.
    .ruling = Jak gramy: figurek częściej więc brakuje, a wtedy ich typ działa dodatkowo.
rule-Z2-M20-08 = Są 4 Czerwone Cele, 1 Niebieski i 1 Zielony oraz 6 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M20-09 = Mapa pokazuje, gdzie zaczynacie, kolorowe Drzwi i Strefy Namnażania.

## M21

rule-Z2-M21-01 = Ciężka robota: trudna, około 60 minut, 2 kafelki na 3.
rule-Z2-M21-02 = Najpierw załadujcie wszystkie Cele do Odpicowanej Fury. Potem ucieknijcie wszyscy przez Strefę Wyjścia.
rule-Z2-M21-03 = Uciekasz na koniec swojej tury, a samochód na koniec tury Kierowcy, ze wszystkimi i wszystkim w środku, jeśli w Strefie Wyjścia nie ma Zombie.
rule-Z2-M21-04 = Niebieski Cel jest ukryty wśród Czerwonych. Jego zdobycie budzi Niebieską Strefę Namnażania.
rule-Z2-M21-05 = Każdy Cel daje 5 PA i niesiesz go. Nie zajmuje miejsca wśród kart i można go przekazać.
rule-Z2-M21-06 = Dopóki niesiesz Cel, każdy Ruch kosztuje 2 Akcje, a Umiejętności Ruchu nie działają.
    .ruling = Jak gramy: za Zombie dopłacasz osobno, a Nieuchwytny Ruch Dzieciaka też nie działa.
rule-Z2-M21-07 = Gdy Odpicowana Fura jest w twojej Strefie i nie ma Zombie, wydaj 1 Akcję, aby załadować Cel. Samo siedzenie w aucie nie wystarczy.
rule-Z2-M21-08 = Odpicowaną Furą można jeździć i wiezie ona Skrzynię. Ładunek jej nie spowalnia.
rule-Z2-M21-09 = Jest 5 Czerwonych Celów i 1 Niebieski oraz 7 Skrzyń, z czego jedna na Odpicowanej Furze.
rule-Z2-M21-10 = Mapa pokazuje, gdzie zaczynacie, gdzie stoi Odpicowana Fura, wyjście i Strefy Namnażania.

## M22

rule-Z2-M22-01 = Podkręć na jedenastkę: trudna, około 45 minut, 3 kafelki na 2.
rule-Z2-M22-02 = Najpierw zdobądźcie wszystkie Cele. Potem ucieknijcie wszyscy przez Strefę Wyjścia.
rule-Z2-M22-03 = Każdy Cel daje 5 PA. Zdobycie Zielonego otwiera wszystkie zamknięte drzwi na planszy i w tych budynkach pojawiają się Zombie.
    .ruling = Jak gramy: kolejność budynków wybieracie wy, a Hałasu nie ma.
rule-Z2-M22-04 = Jest 5 Czerwonych Celów i 1 Zielony oraz 6 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M22-05 = Mapa pokazuje, gdzie zaczynacie, Zielony Cel, wyjście i Strefy Namnażania.

## M23

rule-Z2-M23-01 = Ulica Miłosierdzia: średnia, około 45 minut, 3 kafelki na 2.
rule-Z2-M23-02 = Wygrywacie, gdy znajdziecie 4 Towarzyszy.
rule-Z2-M23-03 = Niebieski i Zielony Cel są ukryte wśród Czerwonych.
rule-Z2-M23-04 = Każdy Cel daje 5 PA. Czerwony daje też losowego Towarzysza, którego prowadzisz.
rule-Z2-M23-05 = Gdy zdobędziesz Niebieski lub Zielony, karta Zombie wystawia Zombie w twojej Strefie, bez Zrywu.
    .ruling = Jak gramy: dodatkowe Aktywacje i Abominacje działają jak zwykle.
rule-Z2-M23-06 = Są 4 Czerwone Cele, 1 Niebieski i 1 Zielony oraz 6 Skrzyń, każda z losową Odpicowaną Bronią.
rule-Z2-M23-07 = Mapa pokazuje Strefę Startową i Strefy Namnażania.

## M24

rule-Z2-M24-01 = Kurs na taran: trudna, około 60 minut, na 3 na 3 kafelkach.
rule-Z2-M24-02 = Najpierw zdobądźcie po jednej sztuce Odpicowanej Broni na Ocalałego. Potem w jednej rundzie trafcie Mołotowem obie Strefy Namnażania poza Startową i wywieźcie przez nie wszystkich samochodami.
    .ruling = Jak gramy: jeśli nie wszyscy zdążą w tej rundzie, rzuty trzeba powtórzyć.
rule-Z2-M24-03 = Samochód może odjechać przez każdą z tych Stref na koniec tury Kierowcy, ze wszystkimi w środku, jeśli nie ma tam Zombie.
    .ruling = Jak gramy: wszyscy muszą siedzieć w samochodach, więc szóstka potrzebuje dwóch.
rule-Z2-M24-04 = Niebieski i Zielony Cel są ukryte wśród Czerwonych.
rule-Z2-M24-05 = Każdy Cel daje 5 PA. Niebieski i Zielony dają też Mołotowa z talii Ekwipunku lub ze stosu kart odrzuconych, do wyboru.
    .ruling = Jak gramy: jeśli nigdzie go nie ma, nic nie dostajesz.
rule-Z2-M24-06 = Samochodami można jeździć, a w Radiowozie można szukać broni.
rule-Z2-M24-07 = Jest 9 Celów, 9 Skrzyń, każda z losową Odpicowaną Bronią, Radiowozy i trzy Strefy Namnażania.
rule-Z2-M24-08 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją samochody i gdzie pojawiają się Zombie.

## M25

rule-Z2-M25-01 = Moloturbo Neda: trudna, około 90 minut, 2 kafelki na 3.
rule-Z2-M25-02 = Najpierw dostarczcie Nedowi na kafelek 9R trzy rzeczy: Mołotowa i oba kolorowe Cele. Potem zabijcie Supabominację jego Moloturbo.
rule-Z2-M25-03 = Przegrywacie, gdy Zombie w jakikolwiek sposób znajdzie się w Strefie Neda, nawet z karty „Ożeż...!”.
rule-Z2-M25-04 = Niebieski i Zielony Cel są ukryte wśród Czerwonych, a drzwi na kafelku 9R są otwarte.
rule-Z2-M25-05 = Abominacja jest tylko jedna i od początku stoi na planszy.
    .ruling = Jak gramy: późniejsze karty Abominacji tylko aktywują ją jeszcze raz.
rule-Z2-M25-06 = Ned stoi tam, gdzie pokazuje mapa. Jeśli ktoś z was gra Nedem, jego rolę przejmuje inny Ocalały.
rule-Z2-M25-07 = Tym Nedem nikt nie gra i nie jest on Towarzyszem, ale Zombie widzą go i słyszą jak każdego Ocalałego.
rule-Z2-M25-08 = Za każdym razem, gdy wyeliminujecie Abominację, wraca ona do Startowej Strefy Namnażania. Na dobre zabija ją tylko Moloturbo.
    .ruling = Jak gramy: za każdym razem dostajesz 5 PA.
rule-Z2-M25-09 = Każdy Cel daje 5 PA. Niebieski i Zielony to składniki, które niesiesz; nie zajmują miejsca wśród kart i można je przekazać.
rule-Z2-M25-10 = W Strefie Neda wydaj 1 Akcję, aby zostawić składnik: Mołotowa, Niebieski albo Zielony Cel. Nie można go odebrać.
rule-Z2-M25-11 = Gdy są wszystkie trzy, Ned wręcza Moloturbo wybranemu przez was Ocalałemu w swojej Strefie, a ten za darmo układa karty.
    .ruling = Jak gramy: używa się go dokładnie jak Mołotowa i zajmuje miejsce wśród kart.
rule-Z2-M25-12 = Odpicowanymi Furami można jeździć. Każda wiezie Skrzynię.
rule-Z2-M25-13 = Są 4 Czerwone Cele, 1 Niebieski i 1 Zielony oraz 8 Skrzyń, z czego dwie na Odpicowanych Furach.
rule-Z2-M25-14 = Mapa pokazuje, gdzie zaczynacie, gdzie stoją Ned, Abominacja i samochody oraz gdzie pojawiają się Zombie.
