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
