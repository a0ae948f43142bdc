### Zasady, jak czytają je gracze, temat po temacie.

## SETUP

rule-ZP-SETUP-01 = Gra od 2 do 4 osób, każda w innym kolorze: z planszą drużyny, figurką drużyny i pionkiem.
    .ruling = Jak gramy: w Dzień Zero można też zagrać samemu.
rule-ZP-SETUP-02 = Plansza zaczyna się od jednego zestawu startowego: czterech kafelków o tej samej poświacie, złączonych w jeden blok.
    .ruling = Jak gramy: leżą dwa na dwa, tak że każdy styka się z dwoma innymi.
rule-ZP-SETUP-03 = Hol hotelu jest dobry na pierwsze partie, Park dla tych, którzy znają grę. Nic innego od tego wyboru nie zależy.
rule-ZP-SETUP-04 = Wszystkie inne kafelki, także z pozostałych zestawów startowych, tasuje się w jeden zakryty stos. Dla wszystkich wybiera się jedną stronę.
    .ruling = Jak gramy: stronę wybiera się raz dla całego stosu, bo trzeciego dnia odwraca się wszystkie naraz.
rule-ZP-SETUP-05 = Sześć talii tasuje się osobno: Ocalali, Zbrojownia, Żywność, Przedmioty, Zwiad i Coś się stało. Scenariusze i Cele Dnia to dwie kolejne.
rule-ZP-SETUP-06 = Żetony Przeszukania leżą na początku w potasowanym stosie, znakiem X do góry. Nikt nie zna liczby, zanim żeton nie zostanie dobrany.
rule-ZP-SETUP-07 = W bunkrze leżą na początku 2 karty Ocalałych i 2 karty Zbrojowni, zakryte i przez nikogo nie oglądane.
    .ruling = Jak gramy: te dwie karty Zbrojowni mogą być dowolnego rodzaju.
rule-ZP-SETUP-08 = Każdy pionek zaczyna na pierwszym polu toru: 0 PZ.
rule-ZP-SETUP-09 = Wybierz dwie dowolne figurki na podstawkę drużyny; to tylko wygląd. Drużyna zaczyna w bunkrze.
rule-ZP-SETUP-10 = Dobiera się jedną kartę Scenariusza. Gdzie jej przygotowanie różni się od zwykłego, rozstrzyga karta.
    .ruling = Jak gramy: scenariusz można też wybrać.
rule-ZP-SETUP-11 = Jeśli scenariusz nie mówi inaczej, dostajesz 1 Cel Dnia, 2 Ocalałych, 2 Żywności, 1 Przedmiot i 2 karty Zbrojowni.
rule-ZP-SETUP-12 = Dwie karty Zbrojowni na start to Broń biała lub palna. Każdą inną się wymienia.
    .ruling = Jak gramy: dobieraj, aż masz dwie, a pozostałe wtasuj z powrotem do talii.
rule-ZP-SETUP-13 = Twój Cel Dnia leży zakryty. Tylko ty możesz go czytać, dopóki go nie ujawnisz.
rule-ZP-SETUP-14 = Liczby drużyny można zapisać dopiero po pierwszym Zwiadzie; i tak wynikają z twoich ocalałych.
    .ruling = Jak gramy: pierwsi ocalali są aktywni od początku gry.
rule-ZP-SETUP-15 = Użyta karta trafia odkryta na stos odrzuconych swojej talii.
    .ruling = Jak gramy: użyta to zużyta; to, co przepada z umarłymi, opuszcza grę.
rule-ZP-SETUP-16 = Talię, która się skończy, tworzy się na nowo z potasowanych odrzuconych kart.
    .ruling = Jak gramy: jeśli i tych nie ma, nie dobierasz nic.
rule-ZP-SETUP-17 = Czerwona kość ma wyniki 1, 2, 3, 4, 5 i Z. Z to więcej niż 5.
    .ruling = Jak gramy: gdzie potrzeba liczby, Z liczy się jako 6.
rule-ZP-SETUP-18 = Niebieska kość to kość amunicji: KLIK albo nabój. Tylko KLIK coś robi.
    .ruling = Jak gramy: KLIK jest na jednej ściance, naboje na pięciu.

## SQUAD

rule-ZP-SQUAD-01 = Drużyna nigdy nie ma więcej niż 4 ocalałych. Kto po posiłku jest zbędny, nie może zostać.
rule-ZP-SQUAD-02 = Ocalali bez drużyny leżą zakryci w bunkrze. Należą do wszystkich i nikt nie może ich oglądać za darmo.
rule-ZP-SQUAD-03 = Na planszy drużyna to jedna figurka na jednym polu: jej ocalali razem się ruszają, walczą i są atakowani.
    .ruling = Jak gramy: wspólne mają też punkty życia.
rule-ZP-SQUAD-04 = Ocalałego znalezionego podczas Zwiadu kładzie się bokiem: jest nieaktywny, bez liczb i zdolności, dopóki nie zje.
rule-ZP-SQUAD-05 = Nowy może już nieść do 4 kart.
rule-ZP-SQUAD-06 = Każdy ocalały ma zdolność na raz dziennie, chyba że mówi ona inaczej. Następnego dnia jest znów do użycia.
rule-ZP-SQUAD-07 = Zdolność bojowa, raz użyta, działa przy obu akcjach tej tury i liczy się jako jedno użycie.
rule-ZP-SQUAD-08 = Zdolności mają tylko aktywni ocalali. Karta mówi kiedy: może to być tura zombie albo innej drużyny.
    .ruling = Jak gramy: tak jest z każdą zdolnością; nie mają ich tylko nowi, martwi i ci z puli.
rule-ZP-SQUAD-09 = Każda karta Zbrojowni, Przedmiotu i Żywności leży pod ocalałym, który ją niesie.
rule-ZP-SQUAD-10 = Na koniec Posiłku wskazujesz, kto tworzy drużynę: od jednego do czterech aktywnych ocalałych. Reszta idzie do puli w bunkrze.
    .ruling = Jak gramy: co najmniej jeden musi zostać.
rule-ZP-SQUAD-11 = Co niesie drużyna, leży odkryte dla wszystkich. Tajne są Cele Dnia, pula, karty Zbrojowni w bunkrze, żetony Przeszukania i talie.
    .ruling = Jak gramy: tak to czytamy, bo karty się wymienia, o nie prosi i je zdobywa.

## STAT

rule-ZP-STAT-01 = Najwięcej punktów życia drużyny: suma u aktywnych ocalałych, minus 1 za każdy żeton Promieniowania.
rule-ZP-STAT-02 = Pancerz: suma u aktywnych ocalałych i na kartach pancerza, które niosą.
rule-ZP-STAT-03 = Strzelanie: suma u aktywnych ocalałych i punkty umiejętności na nie wydane.
rule-ZP-STAT-04 = Walka wręcz: suma u aktywnych ocalałych i punkty umiejętności na nią wydane.
rule-ZP-STAT-05 = Strzelanie i Walka wręcz nigdy nie spadają, gdy ocalali giną, odchodzą lub się zmieniają.
    .ruling = Jak gramy: to najlepsza dotąd suma ustalonej drużyny plus wszystkie kupione punkty.
rule-ZP-STAT-06 = Ruch: drużyna jest tak szybka jak jej najwolniejszy ocalały.
rule-ZP-STAT-07 = Spryt: drużyna jest tak sprytna jak jej najsprytniejszy ocalały.
rule-ZP-STAT-08 = Gdy ginie ocalały, punkty życia, Pancerz, Spryt i Ruch liczy się od razu na nowo.
rule-ZP-STAT-09 = Kto nie jest aktywny albo leży w puli, niczego nie dodaje.
rule-ZP-STAT-10 = Podliczenie na koniec Posiłku ustawia punkty życia na najwięcej, minus to, co zabrał głód.
rule-ZP-STAT-11 = Test Sprytu to tyle czerwonych kości, ile Sprytu ma drużyna, a przy Sprycie 0 jedna. Każde 5 lub Z to sukces.
    .ruling = Jak gramy: jedna kość przy 0 dotyczy każdego takiego testu.
rule-ZP-STAT-12 = Pancerz oddany, upuszczony lub stracony od razu przestaje się liczyć, otrzymany od razu liczy.
    .ruling = Jak gramy: Pancerz zawsze zgadza się z kartami na stole.

## CARRY

rule-ZP-CARRY-01 = Jeden ocalały niesie najwyżej 4 karty: Zbrojownię, Przedmioty i Żywność razem.
rule-ZP-CARRY-02 = Karty Ocalałych i Celów Dnia się nie liczą.
rule-ZP-CARRY-03 = Drużyna niesie po 4 karty na ocalałego, więc strata zabiera miejsce na 4.
rule-ZP-CARRY-04 = W Posiłku nadmiar trafia do innych graczy albo odkryty obok bunkra.
    .ruling = Jak gramy: dar wymaga zgody i miejsca u drugiego.
rule-ZP-CARRY-05 = W Walce drużyna ponad limitem od razu upuszcza nadmiar, zanim zrobi coś innego.
rule-ZP-CARRY-06 = Kart dobranych podczas Zwiadu może być za dużo, dopóki nie rozdzieli się ich w Posiłku.
    .ruling = Jak gramy: natychmiastowe upuszczanie dotyczy tylko Walki.
rule-ZP-CARRY-07 = Karty ocalałych, którzy odchodzą, zostają u ciebie, o ile inni je uniosą; reszta trafia na stos obok bunkra.
    .ruling = Jak gramy: tak to czytamy.
rule-ZP-CARRY-08 = Stos obok bunkra leży z dnia na dzień. Karty zabiera się z niego tylko w Walce, za akcję.
    .ruling = Jak gramy: nic go nie czyści.

## DROP

rule-ZP-DROP-01 = Co upuścisz w Walce, leży pod żetonem Śmierci twojego koloru; jego bliźniak znaczy twoje pole.
rule-ZP-DROP-02 = Sam wybierasz, co upuszczasz, dokładnie do limitu.
    .ruling = Jak gramy: wybór należy do właściciela.
rule-ZP-DROP-03 = Na polu żetonu Śmierci 1 akcja pozwala wziąć karty z jego stosu. Kto pierwszy, wybiera pierwszy.
    .ruling = Jak gramy: może to być drużyna, która je upuściła.
rule-ZP-DROP-04 = Możesz wziąć część; żeton zostaje, dopóki leży pod nim choć jedna karta.
rule-ZP-DROP-05 = Gdy Walka się kończy, karty pod żetonami Śmierci opuszczają grę, a żetony wracają.
rule-ZP-DROP-06 = Nie możesz wziąć więcej, niż drużyna uniesie.
    .ruling = Jak gramy: branie to wybór, więc nie tworzy nadmiaru.
rule-ZP-DROP-07 = Co upuszczono w bunkrze, leży tam dla każdej drużyny w środku, za 1 akcję.
rule-ZP-DROP-08 = Możesz mieć kilka stosów, każdy na swoim polu.
    .ruling = Jak gramy: drugi na tym samym polu łączy się z pierwszym.

## SKILLPT

rule-ZP-SKILLPT-01 = Gdy twój pionek dotrze do czerwonego lub zielonego punktu toru, dostajesz punkty umiejętności, które scenariusz podaje dla koloru.
    .ruling = Jak gramy: minąć to też dotrzeć.
rule-ZP-SKILLPT-02 = Punkty umiejętności wydaje się od razu, nie można ich zachować.
rule-ZP-SKILLPT-03 = Każdy punkt podnosi o 1 Strzelanie albo Walkę wręcz; kilka można podzielić.
rule-ZP-SKILLPT-04 = Każdy punkt toru płaci każdemu raz, bez względu na to, kto był tam wcześniej.
    .ruling = Jak gramy: nie ma o nie wyścigu.
rule-ZP-SKILLPT-05 = Zysk, który mija kilka punktów toru, płaci za każdy, po kolei.
rule-ZP-SKILLPT-06 = Umiejętność podniesiona w trakcie ataku liczy się od następnego rzutu.
    .ruling = Jak gramy: rzucone kości czyta się po staremu.

## VP

rule-ZP-VP-01 = Każdy zombie zabity atakiem, zdeptaniem lub wybuchem to 1 PZ; cały podwójny jest wart 2.
    .ruling = Jak gramy: liczy się każda połowa podwójnego.
rule-ZP-VP-02 = Budowa od razu daje swoje PZ budującemu.
rule-ZP-VP-03 = Kafelek Zwiadu położony jak najbliżej wejścia do bunkra to 1 PZ. Za nic innego z kafelkami się nie płaci.
rule-ZP-VP-04 = Cel Dnia daje PZ wydrukowane przy tym, co spełniono: Cel, Wyzwanie albo oba.
rule-ZP-VP-05 = PZ od razu przesuwają pionek i wszystko, co później, już je liczy.
rule-ZP-VP-06 = Wynik końcowy: tor oraz PZ wydrukowane na każdej karcie, którą masz na koniec ostatniego dnia.
rule-ZP-VP-07 = Wygrywa najwyższy wynik końcowy.
rule-ZP-VP-08 = Gracze z równym najwyższym wynikiem dzielą zwycięstwo.
    .ruling = Jak gramy: nic nie rozstrzyga remisu.
rule-ZP-VP-09 = PZ na kartach nie są na torze: nie zmieniają kolejności ani punktów umiejętności.
rule-ZP-VP-10 = Zombie zabite przez Pułapkę nie płacą nikomu.
rule-ZP-VP-11 = PZ z toru nigdy się nie traci, cokolwiek zostanie zniszczone.
    .ruling = Jak gramy: żadna zasada ich nie odbiera.
rule-ZP-VP-12 = Na końcu liczą się tylko karty w drużynie; te na stosach, pod żetonami Śmierci i poza grą nie.
    .ruling = Jak gramy: mieć kartę znaczy, że niesie ją ocalały.
rule-ZP-VP-13 = Gracz, którego drużyna na końcu nie żyje, nadal liczy tor i może wygrać.
    .ruling = Jak gramy: tor należy do gracza.
rule-ZP-VP-14 = Cel Dnia trzymany na końcu nic nie daje, chyba że jest wtedy spełniony i zostanie ujawniony.
    .ruling = Jak gramy: przed liczeniem jest ostatnia szansa.
rule-ZP-VP-15 = PZ poza końcem toru liczą się dalej; dalszych punktów toru nie ma.
    .ruling = Jak gramy: tor ma 60 pól.

## DAY

rule-ZP-DAY-01 = Scenariusz mówi, ile jest dni. Po ostatniej nocy następuje podliczenie.
rule-ZP-DAY-02 = Dzień ma cztery fazy: Zwiad, Posiłek i Budowa, Coś się stało, Walka.
rule-ZP-DAY-03 = Zaczyna ten, kto ma najmniej PZ; dalej zgodnie z ruchem wskazówek zegara.
rule-ZP-DAY-04 = Przy remisie rzuca się czerwoną kością, a pierwszego dnia rzucają wszyscy: zaczyna najwyższy wynik.
    .ruling = Jak gramy: równe najwyższe rzuca się ponownie.
rule-ZP-DAY-05 = Kolejność ustalona o świcie obowiązuje we wszystkich fazach i rundach dnia.
    .ruling = Jak gramy: w trakcie się jej nie zmienia.
rule-ZP-DAY-06 = Możecie się umówić na równoczesny Zwiad, jeśli wynik mógłby powstać po kolei.
    .ruling = Jak gramy: tutaj zawsze jest po kolei.
rule-ZP-DAY-07 = Noc ma numer swojego dnia.
rule-ZP-DAY-08 = Co wolno raz dziennie, następnego dnia wolno znów: zdolności, budowa.
rule-ZP-DAY-09 = Cel Dnia możesz ujawnić, gdy spełniony jest Cel, Wyzwanie lub oba. Odrzucasz go i dostajesz za to, co spełnione.
    .ruling = Jak gramy: moment wybierasz sam; każdą kartę ujawnia się raz.
rule-ZP-DAY-10 = Niespełniony Cel Dnia zostaje; możesz mieć ich kilka.
    .ruling = Jak gramy: co mówi o jednym dniu lub nocy, liczy się w ich obrębie.
rule-ZP-DAY-11 = Cel Dnia ujawnia się w swojej turze, między akcjami, albo na koniec dnia, gdy może każdy.
    .ruling = Jak gramy: na koniec dnia pyta się każdego, żeby pytanie niczego nie zdradzało.
rule-ZP-DAY-12 = Scenariusz opowiada historię, przygotowanie, zadanie i liczbę dni. Zadanie może dać inną drogę do zwycięstwa.
    .ruling = Jak gramy: bez niego rozstrzyga wynik końcowy.

## SCAV

rule-ZP-SCAV-01 = Zwiad zaczyna się od 1 Celu Dnia dla każdego gracza, pierwszego dnia też.
    .ruling = Jak gramy: pierwszego dnia masz więc dwa, chyba że scenariusz mówi inaczej.
rule-ZP-SCAV-02 = Po kolei każdy dobiera 1 kartę Zwiadu i rozpatruje ją całą, zanim zacznie następny.
    .ruling = Jak gramy: test, zapasy, kafelek, zombie: wszystko.
rule-ZP-SCAV-03 = Test: tyle czerwonych kości, ile masz Sprytu, przy Sprycie 0 jedna. 5 i Z to sukcesy.
rule-ZP-SCAV-04 = Sukces lub porażka mówią, ile kart Żywności, Przedmiotów i Zbrojowni dobierasz i ilu zombie przychodzi z kafelkiem.
    .ruling = Jak gramy: wystarczy jeden sukces, chyba że karta chce więcej.
rule-ZP-SCAV-05 = Karta specjalna ma dwa testy: pierwszy rozstrzyga jej wydarzenie, drugi zapasy.
    .ruling = Jak gramy: do drugiego rzuca się na nowo.
rule-ZP-SCAV-06 = Ocalali z karty pochodzą z talii Ocalałych i leżą przed tobą nieaktywni.
rule-ZP-SCAV-07 = Najpierw zapasy; potem dobierasz kafelek, dokładasz go i stawiasz na nim zombie.
rule-ZP-SCAV-08 = Nocny Marek nie buduje tego dnia, a jego drużyna zaczyna Walkę na właśnie położonym kafelku.
    .ruling = Jak gramy: na wybranym polu, w miarę możności nie obok zombie; bez kafelka w bunkrze.
rule-ZP-SCAV-09 = Gdzie karta Zwiadu różni się od zasady, rozstrzyga karta.
rule-ZP-SCAV-10 = Kartę Zwiadu odrzuca się po rozpatrzeniu; Nocnego Marka po nocy.
    .ruling = Jak gramy: co działa dalej, leży do tego czasu.
rule-ZP-SCAV-11 = Zombie, które przychodzą w Zwiadzie, są tam od razu: na ich kafelku się nie buduje, a nocą walczą.

## TILE

rule-ZP-TILE-01 = Nowy kafelek całym bokiem styka się z kafelkiem planszy, obrócony dowolnie, na dowolnym wolnym miejscu.
    .ruling = Jak gramy: pola i brzegi zawsze się schodzą.
rule-ZP-TILE-02 = Pasujące rysunki na brzegach są dla oka; inne brzegi są dozwolone.
rule-ZP-TILE-03 = Kafelek Zwiadu położony tak blisko wejścia do bunkra, jak tylko się da, daje 1 PZ.
    .ruling = Jak gramy: licz pola jak król w szachach, od wejścia do najbliższego pola kafelka.
rule-ZP-TILE-04 = Kafelek zestawu startowego musi stykać się z kafelkami swojej poświaty; jeśli ich nie ma, idzie dokądkolwiek.
    .ruling = Jak gramy: wystarczy jeden, w bloku dwa na dwa, jeśli jest wolny; to ważniejsze niż bliskość.
rule-ZP-TILE-05 = Kafelek kładzie się tylko tam, gdzie da się przejść między nim a planszą.
    .ruling = Jak gramy: budowle graczy się nie liczą; kafelek, który nigdzie nie pasuje, wtasowuje się i dobiera inny.
rule-ZP-TILE-06 = Zombie swojego kafelka Zwiadu stawiasz na jego polach, byle nie zablokowanych.
    .ruling = Jak gramy: stoją na nowym kafelku.
rule-ZP-TILE-07 = Każdy zombie musi mieć drogę do wejścia do bunkra albo do drużyny z miejsca, gdzie go stawiasz.
rule-ZP-TILE-08 = Jeden zombie na pole; dopiero gdy wszystkie pola są zajęte, drugi tworzy podwójnego.
    .ruling = Jak gramy: najpierw pojedyncze.
rule-ZP-TILE-09 = Rankiem trzeciego dnia wszystkie kafelki schodzą z planszy, tasuje się je ze stosem i odtąd leżą drugą stroną.
rule-ZP-TILE-10 = Z kafelkami trzeciego dnia znika wszystko, co na nich zbudowano, i żetony Przeszukania; PZ zostają.
    .ruling = Jak gramy: żetony wracają do stosu.
rule-ZP-TILE-11 = Trzeciego dnia wykłada się zestaw startowy nowej strony. Drużyny, ich karty, pula i stos zostają bez zmian.
    .ruling = Jak gramy: wybiera go pierwszy gracz dnia, chyba że robi to scenariusz.
rule-ZP-TILE-12 = Plansza zmienia się raz, trzeciego dnia, przed Zwiadem.
    .ruling = Jak gramy: gra na jeden lub dwa dni nigdy tego nie zobaczy.
rule-ZP-TILE-13 = Jedyne działające wejście należy do wyłożonego zestawu startowego.
    .ruling = Jak gramy: inne, dobrane później, to zwykłe pole; w Dniu Zero działa to, które zostało w grze.
rule-ZP-TILE-14 = Gdy stos jest pusty, nie kładzie się kafelka i nikt nie dostaje PZ za bliskość.
    .ruling = Jak gramy: jego zombie stają na kafelku najdalszym od wejścia.

## FEED

rule-ZP-FEED-01 = Posiłek zaczyna się od pełnych punktów życia każdej drużyny; wczorajsze żetony Promieniowania znikają.
rule-ZP-FEED-02 = Każdy ocalały, którego chcesz zatrzymać, zjada 1 Żywność; karty idą na odrzucone.
rule-ZP-FEED-03 = Karta z 2 Żywności karmi dwóch ocalałych twojej drużyny. Jeśli karmi jednego, druga połowa przepada.
rule-ZP-FEED-04 = Wystarczy każda Żywność, którą niesie ktokolwiek w drużynie, radioaktywna czy nie.
rule-ZP-FEED-05 = Żywność można w tym kroku swobodnie dawać, prosić o nią i wymieniać.
    .ruling = Jak gramy: tak samo każdą inną kartę, jeśli obie strony się zgodzą; ocalali przechodzą tylko przez pulę.
rule-ZP-FEED-06 = Kto nie zjadł, idzie zakryty do puli w bunkrze.
rule-ZP-FEED-07 = Kto zjadł, jest aktywny do następnego Posiłku. Tylko aktywni budują i walczą.
    .ruling = Jak gramy: liczy się też ich Spryt następnego ranka.
rule-ZP-FEED-08 = Jeśli nie możesz nakarmić nikogo, zatrzymujesz jednego ocalałego, resztę odsyłasz do puli i tracisz 2 PŻ. Pokaż, że nie masz Żywności.
rule-ZP-FEED-09 = Ocalały zatrzymany bez jedzenia jest tego dnia aktywny.
    .ruling = Jak gramy: inaczej nic by to nie dało.
rule-ZP-FEED-10 = 2 PŻ za głód schodzą z bieżących punktów życia, nigdy poniżej 1.
    .ruling = Jak gramy: wracają z następnym Posiłkiem.
rule-ZP-FEED-11 = Kto ma Żywność, musi nakarmić choć jednego ocalałego.
    .ruling = Jak gramy: głód jest tylko dla tych, którzy nic nie mają.
rule-ZP-FEED-12 = Za 2 Żywności przeglądasz pulę i bierzesz z niej jednego ocalałego do drużyny. Nadpłata przepada.
rule-ZP-FEED-13 = Możesz rekrutować wielokrotnie, za 2 Żywności każdego, dopóki starcza Żywności i ocalałych.
    .ruling = Jak gramy: limit czterech sprawdza się później.
rule-ZP-FEED-14 = Rekrut za 2 Żywności jest od razu aktywny: cena to jego posiłek.
    .ruling = Jak gramy: więcej jeść nie musi.
rule-ZP-FEED-15 = Karty z puli, które obejrzałeś i odłożyłeś, tasuje się i znów leżą zakryte.
    .ruling = Jak gramy: późniejsze losowania są uczciwe.
rule-ZP-FEED-16 = Po posiłkach i rekrutach ustalasz drużynę, najwyżej 4, rozdzielasz karty, najwyżej po 4, i podliczasz.
rule-ZP-FEED-17 = Kolejność: odnowa, posiłek, rekruci, drużyna, karty, podliczenie, potem budowa. Wszyscy podliczają, zanim ktoś buduje.
    .ruling = Jak gramy: kolejność tekstu traktujemy jako wiążącą.
rule-ZP-FEED-18 = W Posiłku gracze działają po kolei. Kto działa, może proponować wymianę każdemu, także tym, którzy skończyli.
    .ruling = Jak gramy: zjedzone zostaje zjedzone.

## RADIO

rule-ZP-RADIO-01 = Kto zje radioaktywną Żywność, dostaje żeton Promieniowania i liczy o 1 PŻ mniej.
rule-ZP-RADIO-02 = Najwyżej jeden żeton dziennie, ile by nie zjadł.
rule-ZP-RADIO-03 = Radioaktywna Żywność syci jak każda inna tej wielkości.
rule-ZP-RADIO-04 = Żetony zostają na noc i znikają z następnym Posiłkiem, przed jedzeniem.
rule-ZP-RADIO-05 = Apteczka nie przywróci punktu, który zabiera żeton Promieniowania.
rule-ZP-RADIO-06 = Żeton nigdy nie zabiera ostatniego punktu życia ocalałego.
    .ruling = Jak gramy: miałoby to znaczenie tylko przy 1 PŻ.
rule-ZP-RADIO-07 = Kto idzie do puli, traci żeton.
    .ruling = Jak gramy: karty w puli nie mają znaczników.
rule-ZP-RADIO-08 = Jeśli w cenie rekruta jest radioaktywna Żywność, rekrut dostaje żeton.
    .ruling = Jak gramy: cena to jego posiłek.

## FORT

rule-ZP-FORT-01 = Po kolei każdy buduje tyle, na ile starcza aktywnych ocalałych i Złomu, albo nic.
rule-ZP-FORT-02 = Ocalali, Złom i PZ: Worki z piaskiem 1, 0, 1. Pułapka 2, 0, 2. Mur 1, 1, 2. Brama 1, 2, 3. Wieża 3, 3, 6.
rule-ZP-FORT-03 = Każdy aktywny ocalały bierze udział w jednej budowie dziennie.
rule-ZP-FORT-04 = Wszyscy budujący jedną rzecz są z jednej drużyny.
    .ruling = Jak gramy: drużyny nie budują wspólnie.
rule-ZP-FORT-05 = Za Złom płaci się kartami Złomu drużyny, które się odrzuca.
    .ruling = Jak gramy: to karty Przedmiotów i idą na ich stos odrzuconych.
rule-ZP-FORT-06 = Nic się nie buduje na kafelku, na którym stoi zombie.
rule-ZP-FORT-07 = Nic się nie buduje na zablokowanym polu ani przy jego krawędziach.
    .ruling = Jak gramy: znak w tekście czytamy jako zablokowane pole.
rule-ZP-FORT-08 = Budowla płaci w chwili postawienia.
rule-ZP-FORT-09 = Nocny Marek w tej fazie nie buduje.
rule-ZP-FORT-10 = Możesz budować na każdym innym kafelku, ktokolwiek go położył. Co stoi, pomaga lub przeszkadza wszystkim tak samo.
    .ruling = Jak gramy: budowle nie mają właściciela.
rule-ZP-FORT-11 = Co zbudowano, stoi z dnia na dzień, dopóki się nie zużyje, nie zostanie obalone, wysadzone lub usunięte trzeciego dnia.
rule-ZP-FORT-12 = Na krawędzi i na polu stoi najwyżej po jednej budowli.
    .ruling = Jak gramy: tak jest przejrzyście.
rule-ZP-FORT-13 = Budowla na krawędzi należy do jednego z dwóch pól; tylko jego kafelek musi być wolny od zombie.
    .ruling = Jak gramy: tak można zamknąć czysty kafelek przed zajętym.
rule-ZP-FORT-14 = Wieży nie stawia się na wejściu do bunkra ani do tunelu.
    .ruling = Jak gramy: zamknęłaby drogę wszystkim.
rule-ZP-FORT-15 = Nie ma limitu budowli.
    .ruling = Jak gramy: jest nim tylko cena.
rule-ZP-FORT-16 = Budowla może stać na skraju planszy, ale nie na krawędzi zamkniętej już czerwoną linią lub zablokowanym polem.
    .ruling = Jak gramy: na skraju liczy się, gdy tylko za nią leży kafelek.

## SANDBAG

rule-ZP-SANDBAG-01 = Worki z piaskiem stoją na jednej krawędzi: 1 ocalały, 1 PZ.
rule-ZP-SANDBAG-02 = Zombie, który przejdzie przez Worki z piaskiem, kończy za nimi ruch.
rule-ZP-SANDBAG-03 = Zombie, który przeszedł przez Worki z piaskiem, nie atakuje w następnej turze; może iść.
    .ruling = Jak gramy: w turze przejścia jeszcze atakuje; kolejne przejście liczy się na nowo.
rule-ZP-SANDBAG-04 = Drużyna płaci 1 punkt ruchu więcej za krok przez Worki z piaskiem.
    .ruling = Jak gramy: ile by krok poza tym nie kosztował.
rule-ZP-SANDBAG-05 = Worki z piaskiem nie zatrzymują ataków ani wzroku, w żadną stronę.
rule-ZP-SANDBAG-06 = Worki z piaskiem zostają po przejściu.
rule-ZP-SANDBAG-07 = Krok na ukos przechodzi przez Worki tylko wtedy, gdy przeszłyby obie drogi wokół rogu.
    .ruling = Jak gramy: nikt nie przemknie przez zamkniętą linię, tylko obok jej końca.
rule-ZP-SANDBAG-08 = Znak przejścia zostaje przy figurce: przy łączeniu i przy połowieniu.
    .ruling = Jak gramy: jeden znak na figurkę.

## TRAP

rule-ZP-TRAP-01 = Pułapka z drutu kolczastego leży na jednym polu: 2 ocalałych, 2 PZ.
rule-ZP-TRAP-02 = Zombie, który wejdzie na Pułapkę, ginie i znika.
rule-ZP-TRAP-03 = Pułapka zabija 2 zombie: po pierwszym się ją odwraca, po drugim znika.
rule-ZP-TRAP-04 = Podwójny na świeżej Pułapce ginie cały i ją zużywa; na odwróconej traci połowę, a Pułapka znika.
    .ruling = Jak gramy: podwójny liczy się za dwóch, jak przy atakach.
rule-ZP-TRAP-05 = Pojedynczy, który został, może iść dalej.
    .ruling = Jak gramy: ruch zatrzymują tylko Worki.
rule-ZP-TRAP-06 = Zombie nie obchodzą Pułapek: nie liczą się z nimi.
rule-ZP-TRAP-07 = Drużyna wchodzi na Pułapkę za 4 punkty ruchu i nic jej się nie dzieje.
rule-ZP-TRAP-08 = Zombie dostawiane obok drużyny stają na Pułapce tylko, gdy nic innego nie jest wolne; tam giną.
    .ruling = Jak gramy: nikt nie dostaje ich przypadkiem.

## WALL

rule-ZP-WALL-01 = Mur stoi na jednej krawędzi: 1 ocalały, 1 Złom, 2 PZ.
rule-ZP-WALL-02 = Żadna drużyna nie przejdzie przez Mur.
rule-ZP-WALL-03 = Podwójny zatrzymany przez Mur traci tę rundę; w następnej jego turze Mur pada, a on stoi; w kolejnej idzie dalej.
rule-ZP-WALL-04 = Mur pada tylko, jeśli na początku następnej tury zombie podwójny wciąż na niego napiera. Jeśli zniknęły, stoi i liczy się od nowa.
    .ruling = Jak gramy: napierać to stać przy tej krawędzi, gdy droga wiedzie przez nią.
rule-ZP-WALL-05 = Podwójny, który obali Mur, może w tej turze atakować: Muru już nie ma.
    .ruling = Jak gramy: odkłada się tylko jego ruch.
rule-ZP-WALL-06 = Pojedynczy nie obali Muru. Próbuje jedną turę, potem szuka innej drogi.
    .ruling = Jak gramy: pamięta ostatnią próbowaną krawędź, dopóki się nie połączy albo coś nie zostanie zbudowane lub usunięte.
rule-ZP-WALL-07 = Zombie wybierają drogę omijającą Mury i Bramy. Dopiero bez niej napierają na najbliższy.
    .ruling = Jak gramy: najpierw obchodzą, napierają, gdy są odcięte.
rule-ZP-WALL-08 = Pojedynczy bez innej drogi zostaje przy Murze i próbuje połączyć się z innym.
    .ruling = Jak gramy: jeśli jakiś jest w zasięgu, idzie do niego; inaczej stoi.
rule-ZP-WALL-09 = Mury zatrzymują wzrok, ataki obu stron i wybuchy.
rule-ZP-WALL-10 = Czerwone linie to nie Mury: żaden zombie ich nie obali.

## GATE

rule-ZP-GATE-01 = Brama stoi na jednej krawędzi: 1 ocalały, 2 Złomy, 3 PZ.
rule-ZP-GATE-02 = Dla zombie Brama to Mur: podwójny potrzebuje trzech rund, pojedynczy nie przejdzie.
rule-ZP-GATE-03 = Drużyny przechodzą przez Bramę bez dopłaty.
rule-ZP-GATE-04 = Przez Bramę nikt nie atakuje.
    .ruling = Jak gramy: zombie też nie, bo dla nich to Mur.
rule-ZP-GATE-05 = Brama zatrzymuje wzrok.
    .ruling = Jak gramy: poza przejściem jest jak Mur.
rule-ZP-GATE-06 = Nikt nie przechodzi na ukos obok końca Bramy ani Muru.

## LOOKOUT

rule-ZP-LOOKOUT-01 = Wieża stoi na jednym polu: 3 ocalałych, 3 Złomy, 6 PZ.
rule-ZP-LOOKOUT-02 = Z Wieży broń palna widzi każde pole; zasięg nadal się liczy.
    .ruling = Jak gramy: ale nie do bunkra, tam nie wchodzi żaden atak.
rule-ZP-LOOKOUT-03 = Z Wieży działa tylko broń biała o zasięgu co najmniej 2.
    .ruling = Jak gramy: pięści nie sięgną.
rule-ZP-LOOKOUT-04 = Wieża, obok której po ruchu stoją co najmniej 4 figurki zombie, jest popychana. Jeśli w ich następnej turze nadal tak jest, pada.
    .ruling = Jak gramy: podwójny to tu jedna figurka.
rule-ZP-LOOKOUT-05 = Gdy pada, każda drużyna na niej dostaje 1 czerwoną kość obrażeń mimo Pancerza i traci obie akcje następnej tury.
rule-ZP-LOOKOUT-06 = Po upadku pole jest takie jak dawniej, a drużyna na nim stoi.
    .ruling = Jak gramy: gruz nic nie robi; zombie grają dalej.
rule-ZP-LOOKOUT-07 = Drużyna schodzi z Wieży skokiem: 1 akcja, na wolne pole obok.
    .ruling = Jak gramy: nie można z niej zejść ruchem.
rule-ZP-LOOKOUT-08 = Wejście na Wieżę kosztuje tyle, co jej pole.
rule-ZP-LOOKOUT-09 = Dopóki stoi, żaden zombie nie wejdzie na jej pole ani nie zaatakuje tych na górze.
    .ruling = Jak gramy: muszą ją obalić.
rule-ZP-LOOKOUT-10 = Licz zombie na ośmiu polach dookoła, ale nie za Murem, Bramą czy czerwoną linią.
    .ruling = Jak gramy: jak przy atakach.
rule-ZP-LOOKOUT-11 = Na Wieży może stanąć tylko jedna drużyna naraz.
    .ruling = Jak gramy: dwie drużyny nie dzielą pola.
rule-ZP-LOOKOUT-12 = Wieża na jedynej drodze jest dla zombie Murem: podchodzą i się zbierają.
    .ruling = Jak gramy: pada jak każda, od liczby.
rule-ZP-LOOKOUT-13 = Gdzie zombie mogą dojść tylko do jednego, dwóch lub trzech pól obok Wieży, popychają ją, gdy na każdym stoi figurka.
    .ruling = Jak gramy: inaczej wieża w rogu nigdy by nie padła.

## SOMETHING

rule-ZP-SOMETHING-01 = Dobiera się jedną kartę Coś się stało dla wszystkich, czyta i stosuje.
    .ruling = Jak gramy: dobiera ją pierwszy gracz dnia.
rule-ZP-SOMETHING-02 = Potem każdy dobiera i kładzie kafelek, jak najbliżej wejścia do bunkra.
    .ruling = Jak gramy: po kolei; tu bliskość jest obowiązkowa.
rule-ZP-SOMETHING-03 = Kafelki tej fazy nie dają PZ.
rule-ZP-SOMETHING-04 = Kafelki zestawu startowego także tu łączą się ze swoją poświatą, przed bliskością.
rule-ZP-SOMETHING-05 = Karta mówi dla każdej nocy, ilu zombie przychodzi na każdy kafelek położony w tej fazie.
    .ruling = Jak gramy: tylko na nowe, nie na całą planszę.
rule-ZP-SOMETHING-06 = Stają najpierw na polach skażenia, promieniowania i trudnych, a na innych, gdy te są zajęte.
    .ruling = Jak gramy: tak czytamy te znaki.
rule-ZP-SOMETHING-07 = Żaden nie staje na zablokowanym polu i każdy ma drogę do wejścia albo do drużyny.
rule-ZP-SOMETHING-08 = Karta podaje jedną szybkość wszystkich zombie nadchodzącej nocy.
rule-ZP-SOMETHING-09 = Kto położył kafelek, stawia na nim zombie.
    .ruling = Jak gramy: jak w Zwiadzie.
rule-ZP-SOMETHING-10 = Kartę odrzuca się po nocy.

## NIGHT

rule-ZP-NIGHT-01 = Walka zaczyna się z każdą drużyną w bunkrze, chyba że karta stawia ją gdzie indziej.
rule-ZP-NIGHT-02 = Walka się kończy, gdy nie ma już zombie albo gdy żadna drużyna nie żyje i żadna nie może wrócić.
    .ruling = Jak gramy: drużyna z puli znów żyje.
rule-ZP-NIGHT-03 = Runda: tury wszystkich graczy, potem zombie.
rule-ZP-NIGHT-04 = W trzecią i czwartą noc zombie są pierwsze.
rule-ZP-NIGHT-05 = Pierwsza noc nie ma specjalnej zasady.
rule-ZP-NIGHT-06 = Od drugiej nocy każdy podwójny rzuca jedną czerwoną kością więcej: 3.
    .ruling = Jak gramy: w trzecią i czwartą też.
rule-ZP-NIGHT-07 = W trzecią noc w obronie sukcesem jest tylko Z.
rule-ZP-NIGHT-08 = W czwartą noc nie ma obrony.
rule-ZP-NIGHT-09 = Późniejsze noce są jak czwarta.
    .ruling = Jak gramy: żaden scenariusz nie ma ich więcej niż cztery.
rule-ZP-NIGHT-10 = Zombie nie może być więcej niż figurek; kogo nie da się postawić, ten nie przychodzi.
    .ruling = Jak gramy: 40 pojedynczych, 20 podwójnych; bez pojedynczych przychodzą jako podwójne, dwa za jednego.
rule-ZP-NIGHT-11 = Po Walce wszystkie drużyny są znów w bunkrze.
    .ruling = Jak gramy: gdzie stały, następnego dnia nie ma znaczenia.
rule-ZP-NIGHT-12 = Jeśli zginie ostatnia drużyna, zombie znikają przed następnym dniem.
    .ruling = Jak gramy: inaczej nowe drużyny nie mogłyby zacząć.
rule-ZP-NIGHT-13 = Bez zombie na planszy noc kończy się od razu.
rule-ZP-NIGHT-14 = Walka kończy się w środku tury, gdy pada ostatni zombie; reszta tury przepada.
    .ruling = Jak gramy: nikt nie łupi bezpiecznej planszy.
rule-ZP-NIGHT-15 = Po 10 rundach bez zabicia, obrażeń, nowego zombie i utraty budowli znikają wszystkie Mury i Bramy, a Wieże padają.
    .ruling = Jak gramy: nasze, żeby noc miała koniec.
rule-ZP-NIGHT-16 = Po kolejnych 10 takich rundach Walka się kończy, a zombie znikają bez PZ.
    .ruling = Jak gramy: to też nasze, także z rozwścieczonymi.

## ACTION

rule-ZP-ACTION-01 = Drużyna ma w turze 2 akcje: Atak, Ruch, Leczenie, Przeszukanie i inne za jedną akcję.
rule-ZP-ACTION-02 = Tę samą akcję można wykonać dwa razy.
    .ruling = Jak gramy: zdolności też mówią o obu akcjach.
rule-ZP-ACTION-03 = Niewykorzystane akcje przepadają.
    .ruling = Jak gramy: niczego się nie odkłada.
rule-ZP-ACTION-04 = Po 1 akcji kosztuje też: wziąć ze stosu, spod żetonu Śmierci, zdeptać leżącego, skoczyć z Wieży, a w Dniu Zero wyjść za planszę.
rule-ZP-ACTION-05 = W bunkrze 1 akcja pozwala wziąć dowolne karty z odkrytego stosu, do limitu.
    .ruling = Jak gramy: każdego rodzaju, które tam leżą.
rule-ZP-ACTION-06 = Atak to jedna akcja całej drużyny: każdy ocalały może dołożyć jedną broń albo gołą rękę.
rule-ZP-ACTION-07 = W ataku rzuca się najwyżej 8 czerwonymi kośćmi; z większej liczby część się pomija.
    .ruling = Jak gramy: broń palna i biała razem; kości wybuchów się nie liczą.
rule-ZP-ACTION-08 = Broń ma tyle kości, ile jej karta podaje dla poziomu drużyny w jej rodzaju.
rule-ZP-ACTION-09 = Kość to sukces przy 5 lub Z. Wyższy poziom potrzebuje mniej.
    .ruling = Jak gramy: umiejętność 0 do 3 wymaga 5, 4 do 7 wymaga 4, od 8 wystarczy 3.
rule-ZP-ACTION-10 = Broń palna jest przed białą.
rule-ZP-ACTION-11 = Jeśli jeden cel jest w zasięgu i na widoku obu rodzajów, możesz rzucać razem; każdą kość czyta się według jej rodzaju.
    .ruling = Jak gramy: widok jest potrzebny tak samo jak zasięg.
rule-ZP-ACTION-12 = Atak ma jeden cel dla broni palnej i jeden dla białej; następna akcja może mieć inne.
    .ruling = Jak gramy: każdy rodzaj ma własny.
rule-ZP-ACTION-13 = Ocalały używa w ataku jednej broni, chyba że Dwie Bronie pozwalają na dwie.
rule-ZP-ACTION-14 = Kości dodają tylko aktywni ocalali. Bez żywego ocalałego drużyna nic nie robi.
rule-ZP-ACTION-15 = Drużyna kończy turę, zanim zacznie następna.
    .ruling = Jak gramy: tury się nie przeplatają.

## FREE

rule-ZP-FREE-01 = Oprócz akcji drużyna ma w turze jedną darmową: wymianę, przeładowanie albo przełożenie.
rule-ZP-FREE-02 = Wymiana to Żywność i Przedmioty z drużynami obok, za zgodą ich graczy.
rule-ZP-FREE-03 = Kart Zbrojowni i Ocalałych nie wymienia się w Walce.
rule-ZP-FREE-04 = Przeładowanie odrzuca 1 kartę Amunicji i przywraca jedną pustą broń.
rule-ZP-FREE-05 = Przełożenie przenosi broń między twoimi ocalałymi, najwyżej po 4 karty.
    .ruling = Jak gramy: przenieść można każdą kartę.
rule-ZP-FREE-06 = Darmową akcję wykonuje się przed, między lub po akcjach, nie w trakcie.
    .ruling = Jak gramy: tekst nie podaje chwili.
rule-ZP-FREE-07 = Wymiana kosztuje tylko darmową akcję proponującego i może być z każdą drużyną obok.
rule-ZP-FREE-08 = Drużyny w bunkrze są obok siebie; za Murem lub czerwoną linią nie są.
    .ruling = Jak gramy: jak przy atakach.

## SEARCH

rule-ZP-SEARCH-01 = Przeszukanie wymaga pola przeszukania pod drużyną, jeszcze nie wyczerpanego.
rule-ZP-SEARCH-02 = Wykonaj test Sprytu i za każdy sukces dobierz 1 kartę z talii na ikonie.
    .ruling = Jak gramy: 5 i Z to i tutaj sukcesy.
rule-ZP-SEARCH-03 = Pole przeszukania należy do jednej talii: Zbrojowni, Żywności lub Przedmiotów.
rule-ZP-SEARCH-04 = Po pierwszym przeszukaniu pola dobiera się żeton Przeszukania i kładzie liczbą do góry.
    .ruling = Jak gramy: czy coś znaleziono, czy nie.
rule-ZP-SEARCH-05 = Biała liczba pozwala przeszukać znów tylko drużynie o co najmniej takim Sprycie.
    .ruling = Jak gramy: chodzi o cechę, nie o rzut.
rule-ZP-SEARCH-06 = Drugie przeszukanie z sukcesem daje karty, odwraca żeton na X i pole jest wyczerpane.
rule-ZP-SEARCH-07 = Drugie przeszukanie bez sukcesu zostawia żeton; można próbować dalej.
rule-ZP-SEARCH-08 = Czerwona liczba stawia obok drużyny tylu zombie; potem żeton pokazuje X i pole jest wyczerpane.
rule-ZP-SEARCH-09 = Stają na wolnych polach obok, potem jako podwójne; bez miejsca nie przychodzą.
    .ruling = Jak gramy: pola wybierasz ty.
rule-ZP-SEARCH-10 = Co dało pierwsze przeszukanie, jest twoje, także gdy żeton jest czerwony.
    .ruling = Jak gramy: rzut, karty, żeton: w tej kolejności.
rule-ZP-SEARCH-11 = Wyczerpanego pola nikt nie przeszuka, dopóki jego kafelek nie zejdzie trzeciego dnia.
rule-ZP-SEARCH-12 = Znalezione karty od razu liczą się do limitu.
    .ruling = Jak gramy: najpierw kończy się przeszukanie z żetonem i zombie, potem się upuszcza.
rule-ZP-SEARCH-13 = Żetony Przeszukania zostają między nocami.
rule-ZP-SEARCH-14 = Gdy nie ma już żetonów, pole jest wyczerpane po pierwszym przeszukaniu.
    .ruling = Jak gramy: żetonów jest 18.

## MOVE

rule-ZP-MOVE-01 = Akcja Ruchu to kroki za tyle punktów ruchu, ile wynosi Ruch drużyny; można stanąć wcześniej.
rule-ZP-MOVE-02 = Krok prowadzi na jedno z 8 pól dookoła; na zwykłe kosztuje 1, na ukos czy nie.
rule-ZP-MOVE-03 = Drużyna i zombie nigdy nie stoją na jednym polu planszy, a drużyna nie przejdzie przez zombie.
    .ruling = Jak gramy: wyjątkiem jest bunkier.
rule-ZP-MOVE-04 = Drużyny przechodzą przez siebie, ale nie kończą ruchu na jednym polu.
    .ruling = Jak gramy: wolno przejść, nie wolno zostać.
rule-ZP-MOVE-05 = Żadna figurka nie wchodzi na zablokowane pole.
rule-ZP-MOVE-06 = Żadna figurka nie przekracza czerwonej linii.
rule-ZP-MOVE-07 = Za pole trudne drużyna płaci 2 punkty ruchu.
rule-ZP-MOVE-08 = Za pole z Pułapką drużyna płaci 4 punkty ruchu.
    .ruling = Jak gramy: na polu trudnym też 4.
rule-ZP-MOVE-09 = Resztki punktów przepadają z akcją.
    .ruling = Jak gramy: Ruch to limit na jedną akcję.
rule-ZP-MOVE-10 = Obie akcje mogą być Ruchem; wtedy nie ma już czym atakować.
rule-ZP-MOVE-11 = Krok droższy niż reszta punktów jest niemożliwy.
rule-ZP-MOVE-12 = Z kafelka na kafelek przechodzi się wszędzie, gdzie pola po obu stronach są otwarte.

## DIAG

rule-ZP-DIAG-01 = Wszystkie figurki mogą iść na ukos.
rule-ZP-DIAG-02 = Nie ma kroku na ukos obok zablokowanego pola.
    .ruling = Jak gramy: to właśnie znaczy iść za róg.
rule-ZP-DIAG-03 = Nie ma kroku na ukos obok rogu, przy którym kończy się lub skręca czerwona linia, Mur albo Brama.
    .ruling = Jak gramy: koniec linii to też róg; przez drzwi idzie się prosto.
rule-ZP-DIAG-04 = Figurki obok kroku na ukos nie przeszkadzają.
    .ruling = Jak gramy: tylko rogi.
rule-ZP-DIAG-05 = Obok drużyny jest pole, na które można by zrobić krok, pomijając figurki.
    .ruling = Jak gramy: tak samo przy atakach, wymianie i stawianiu.
rule-ZP-DIAG-06 = Miejsce bez kafelka liczy się jako zablokowane.
    .ruling = Jak gramy: dla kroków, wzroku i wybuchów.

## BUNKER

rule-ZP-BUNKER-01 = Z bunkra na pole wejścia to 1 punkt ruchu.
rule-ZP-BUNKER-02 = Gdy na planszy jest wejście do tunelu, drużyna może wyjść tamtędy, za 1 punkt ruchu.
rule-ZP-BUNKER-03 = Wejście do środka z pola wejścia lub tunelu to 1 punkt ruchu.
    .ruling = Jak gramy: jak droga na zewnątrz.
rule-ZP-BUNKER-04 = Bunkier to jedno pole: każdy w środku jest w zasięgu każdego.
rule-ZP-BUNKER-05 = W bunkrze może być naraz dowolnie wiele drużyn i zombie.
    .ruling = Jak gramy: wymaga tego wyłom.
rule-ZP-BUNKER-06 = Żaden atak nie przechodzi przez wejście do bunkra, ani w jedną, ani w drugą stronę.
    .ruling = Jak gramy: zombie też nie, chyba że są rozwścieczone.
rule-ZP-BUNKER-07 = Nikt nie wyjdzie na pole wejścia, na którym stoi zombie.
rule-ZP-BUNKER-08 = Drużyny w bunkrze nie widać z zewnątrz.
    .ruling = Jak gramy: przez wejście nic nie widać.
rule-ZP-BUNKER-09 = W bunkrze każda broń sięga każdego zombie i go widzi.
    .ruling = Jak gramy: to jedno pole.
rule-ZP-BUNKER-10 = Wyjście to w sumie 1 punkt ruchu, nawet na Pułapkę.
    .ruling = Jak gramy: inaczej Pułapka pod drzwiami by was zamknęła.

## TUNNEL

rule-ZP-TUNNEL-01 = Z jednego wejścia tunelu do drugiego to 1 punkt ruchu.
rule-ZP-TUNNEL-02 = Tunel wymaga wyjścia na planszy; bunkier jest jednym z jego końców.
rule-ZP-TUNNEL-03 = Wszystkie tunele są połączone ze sobą i z bunkrem.
    .ruling = Jak gramy: to jedna sieć.
rule-ZP-TUNNEL-04 = Zombie nie używają tuneli, chyba że pozwala karta.
rule-ZP-TUNNEL-05 = Nikt nie wyjdzie tam, gdzie stoi zombie, ani nie skończy ruchu tam, gdzie stoi inna drużyna.
rule-ZP-TUNNEL-06 = Tunele i kroki można łączyć w jednym Ruchu.

## HAZARD

rule-ZP-HAZARD-01 = Kto zaczyna turę na polu skażenia lub promieniowania, traci 1 PŻ.
rule-ZP-HAZARD-02 = Każde takie pole, na które wchodzisz, kosztuje 1 PŻ, także po drodze.
    .ruling = Jak gramy: raz za każde wejście.
rule-ZP-HAZARD-03 = Pancerz nie chroni przed zagrożeniami.
    .ruling = Jak gramy: to nie atak.
rule-ZP-HAZARD-04 = Zombie nie zważają na zagrożenia.
    .ruling = Jak gramy: tekst mówi o drużynach.
rule-ZP-HAZARD-05 = Drużyna może zginąć od zagrożenia, ze wszystkimi skutkami.
    .ruling = Jak gramy: liczy się tylko brak punktów życia.
rule-ZP-HAZARD-06 = Pola skażenia i promieniowania działają tak samo.
    .ruling = Jak gramy: tekst wymienia je razem.

## ZMOVE

rule-ZP-ZMOVE-01 = Zombie rusza gracz z największą liczbą PZ i rozstrzyga, co zostaje otwarte.
    .ruling = Jak gramy: przy remisie wcześniejszy w kolejności; większość dzieje się sama.
rule-ZP-ZMOVE-02 = Zombie idą po kolei, najpierw najbliższe celu.
    .ruling = Jak gramy: z równych ten dalej na zachód, potem na południe.
rule-ZP-ZMOVE-03 = Bez drużyny do ścigania zombie idzie do wejścia i do bunkra.
rule-ZP-ZMOVE-04 = Zombie idzie pełną szybkością najkrótszą drogą, tak daleko, jak może.
rule-ZP-ZMOVE-05 = Drużyna w odległości do 4 pól i na widoku ściąga zombie, na początku lub po każdym kroku.
    .ruling = Jak gramy: sprawdza się przed każdym krokiem, bez pamięci.
rule-ZP-ZMOVE-06 = Zombie ścigający drużynę staje obok niej.
rule-ZP-ZMOVE-07 = Ich drogi omijają zablokowane pola, czerwone linie, drużyny, Wieże oraz, dopóki jest inna droga, Mury i Bramy, ale nie Worki i Pułapki.
rule-ZP-ZMOVE-08 = Zombie płaci 1 za każde pole, jakiekolwiek jest.
rule-ZP-ZMOVE-09 = Worki z piaskiem zatrzymują zombie za sobą; żaden teren nie.
rule-ZP-ZMOVE-10 = Zombie mogą przechodzić przez siebie.
rule-ZP-ZMOVE-11 = Gdy zombie ma stanąć na polu, którego nie może dzielić, popycha stojącego o jedno pole dalej, i tak po kolei.
    .ruling = Jak gramy: jeśli pierwszego nie da się popchnąć, staje wcześniej.
rule-ZP-ZMOVE-12 = Z pola wejścia do bunkra to dla zombie 1 ruch.
    .ruling = Jak gramy: jak dla drużyn.
rule-ZP-ZMOVE-13 = Zombie w bunkrze zostają, dopóki są tam drużyny lub ocalali z puli.
rule-ZP-ZMOVE-14 = Wszystkie zombie idą, zanim którykolwiek zaatakuje.
    .ruling = Jak gramy: każda drużyna broni się więc raz.
rule-ZP-ZMOVE-15 = Z równych dróg wybiera się tę, która tworzy podwójnego, potem według gracza, który rusza.
rule-ZP-ZMOVE-16 = Zombie, który wstaje, w tej turze nie idzie.
rule-ZP-ZMOVE-17 = Co w drodze zombie jest otwarte, rozstrzyga się raz: gdzie skończy.
    .ruling = Jak gramy: same z siebie kończą najdalej na zachód, potem na południe.
rule-ZP-ZMOVE-18 = Popchnięty zombie zrobił ten krok: liczą się Pułapki, Worki, łączenie i bunkier, a co zatrzymuje krok, zatrzymuje popchnięcie.
    .ruling = Jak gramy: nie kosztuje to jego własnego ruchu.
rule-ZP-ZMOVE-19 = Gdy drogę zamykają tylko drużyny, zombie do nich podchodzi; drużyna, do której nie ma dojścia, nie jest celem.
    .ruling = Jak gramy: liczy, jakby ich nie było.

## DOUBLE

rule-ZP-DOUBLE-01 = Podwójny zombie to dwa na jednym polu; więcej na polu planszy nigdy nie stoi.
rule-ZP-DOUBLE-02 = Pojedynczy, który wejdzie na innego, tworzy z nim podwójnego.
rule-ZP-DOUBLE-03 = Pojedynczy łączy się z pierwszym pojedynczym na drodze i tam staje, nawet jeśli mógłby iść.
    .ruling = Jak gramy: łączenie jest przed marszem.
rule-ZP-DOUBLE-04 = Podwójny z nikim się nie łączy.
rule-ZP-DOUBLE-05 = Jeden sukces robi z podwójnego pojedynczego na tym polu; drugi go usuwa.
rule-ZP-DOUBLE-06 = Podwójny jest tak szybki jak pojedynczy.
    .ruling = Jak gramy: szybkość jest jedna dla wszystkich.
rule-ZP-DOUBLE-07 = Podwójny, który właśnie powstał, w tej turze już nie idzie.
    .ruling = Jak gramy: jego połowy już szły.
rule-ZP-DOUBLE-08 = Bez wolnej podwójnej figurki dwaj pojedynczy się nie łączą i zagradzają sobie drogę.
    .ruling = Jak gramy: figurek jest tyle, ile jest.
rule-ZP-DOUBLE-09 = W bunkrze pojedyncze też się łączą, gdy wchodzą lub tam powstają.
    .ruling = Jak gramy: podwójnych może tam stać dowolnie wiele.
rule-ZP-DOUBLE-10 = Gdzie liczy się zombie, podwójny to 2, gdzie figurki, 1.
    .ruling = Jak gramy: PZ, Pułapki i przemiana liczą zombie; Wieże i obrona figurki.

## SPLIT

rule-ZP-SPLIT-01 = Zombie, które równie dobrze mogą iść na kilka drużyn, dzielą się jak najrówniej.
rule-ZP-SPLIT-02 = Nieparzysty idzie do gracza z większą liczbą PZ.
rule-ZP-SPLIT-03 = Przy równych PZ obaj rzucają czerwoną kością; wyższy wynik dostaje mniej.
    .ruling = Jak gramy: równe rzuca się znów, i tylko o nieparzystego.
rule-ZP-SPLIT-04 = Wybór jest tylko, gdy drużyny są równie blisko drogą albo obie obok; inaczej zombie idzie do najbliższej.
    .ruling = Jak gramy: najpierw rozstrzyga najkrótsza droga.
rule-ZP-SPLIT-05 = Między trzy lub więcej drużyn resztę rozdaje się po jednym, od największej liczby PZ.
    .ruling = Jak gramy: tekst zna dwie.
rule-ZP-SPLIT-06 = Zombie atakuje w turze jedną drużynę.
    .ruling = Jak gramy: nie jest w dwóch miejscach.
rule-ZP-SPLIT-07 = Podwójnego rozdaje się jako jednego.
    .ruling = Jak gramy: nie da się go podzielić.

## RANGE

rule-ZP-RANGE-01 = Broń sięga tak daleko, jak jej zasięg; każda broń w ataku musi sięgać celu.
rule-ZP-RANGE-02 = Odległość liczy się w polach, jak ruch króla, cokolwiek jest pomiędzy.
    .ruling = Jak gramy: pole na ukos liczy się jako jedno.
rule-ZP-RANGE-03 = Zombie obok jest w zasięgu każdej broni palnej, a białej, jeśli można by tam zrobić krok.
    .ruling = Jak gramy: nie ma zasięgu minimalnego; nikt nie bije za róg.
rule-ZP-RANGE-04 = Zasięg nie zastępuje widoku: potrzeba obu.
rule-ZP-RANGE-05 = Broń, która nie sięga, nie dodaje kości; inne tak.

## LOS

rule-ZP-LOS-01 = Zombie, drużyny, czerwone linie, Mury i zablokowane pola między dwoma polami zatrzymują wzrok.
rule-ZP-LOS-02 = Pola na obu końcach nie zatrzymują.
    .ruling = Jak gramy: inaczej nic nie dałoby się zaatakować.
rule-ZP-LOS-03 = Linia biegnie od środka do środka. Zatrzymuje ją to, przez czego wnętrze przechodzi.
    .ruling = Jak gramy: dokładnie przez róg zatrzymuje się tylko, gdy zamknięte są obie drogi wokół niego.
rule-ZP-LOS-04 = Z Wieży nic nie zatrzymuje widoku broni palnej.
    .ruling = Jak gramy: białej tak; rzuty są jak broń palna.
rule-ZP-LOS-05 = Worki, Pułapki, Wieże, pola trudne i zagrożenia nie zatrzymują wzroku.
    .ruling = Jak gramy: nie ma ich wśród przeszkód.
rule-ZP-LOS-06 = Brama zatrzymuje wzrok jak Mur, także drużynom, które mogłyby przejść.
rule-ZP-LOS-07 = Zombie widzą drużyny według tych samych zasad.
rule-ZP-LOS-08 = Figurka, która padła, od razu odsłania widok dalszym sukcesom tego rzutu.
    .ruling = Jak gramy: zabicia rozstrzyga się po kolei.

## FIREARM

rule-ZP-FIREARM-01 = Broń palna wskazuje jednego zombie, pojedynczego lub podwójnego, w zasięgu i na widoku. Może stać obok.
rule-ZP-FIREARM-02 = Całą broń palną ataku rzuca się razem, z niebieską kością za każdą, która ma test amunicji.
rule-ZP-FIREARM-03 = Sukcesy idą najpierw w cel, po jednym na zombie, aż zginie.
rule-ZP-FIREARM-04 = Reszta zabija innych na polu celu lub obok, których widzisz, po jednym, według wyboru.
rule-ZP-FIREARM-05 = Muszą stać obok pierwszego celu; dalej to nie idzie.
    .ruling = Jak gramy: bez łańcuchów.
rule-ZP-FIREARM-06 = Ci inni nie muszą być w zasięgu.
    .ruling = Jak gramy: tylko na widoku.
rule-ZP-FIREARM-07 = Sukcesy bez ofiary nic nie robią.
rule-ZP-FIREARM-08 = Pusta broń palna nie dodaje kości.
rule-ZP-FIREARM-09 = Broń palna liczy się według Strzelania, nigdy Walki wręcz.

## MELEE

rule-ZP-MELEE-01 = Broń biała wskazuje jednego zombie w zasięgu i na widoku każdej z nich.
rule-ZP-MELEE-02 = Całą broń białą rzuca się razem, z niebieskimi kośćmi za te z testem amunicji.
rule-ZP-MELEE-03 = Sukcesy broni białej trafiają tylko cel: jeden pojedynczego, dwa podwójnego; reszta przepada.
rule-ZP-MELEE-04 = Broń biała liczy się według Walki wręcz.
rule-ZP-MELEE-05 = Zasięg 2 sięga zombie dwa pola dalej, na widoku; zasięg 1 tylko tego obok.
rule-ZP-MELEE-06 = Broń biała jest po palnej i może mieć inny cel.
    .ruling = Jak gramy: po jednym na rodzaj.

## AMMO

rule-ZP-AMMO-01 = Broń z testem amunicji dodaje 1 niebieską kość przy każdym użyciu.
rule-ZP-AMMO-02 = Każdy KLIK opróżnia jedną broń użytą w rzucie; naboje nic nie robią.
rule-ZP-AMMO-03 = Z kilku wybierasz, która jest pusta.
rule-ZP-AMMO-04 = KLIK nic nie odbiera rzutowi: sukcesy się liczą.
    .ruling = Jak gramy: broń jest pusta potem.
rule-ZP-AMMO-05 = Pusta broń leży bokiem i nie działa do przeładowania.
rule-ZP-AMMO-06 = Przeładowanie kosztuje darmową akcję i 1 kartę Amunicji na broń.
rule-ZP-AMMO-07 = Nowa broń jest załadowana i strzela aż do KLIK.
    .ruling = Jak gramy: na początek Amunicja nie jest potrzebna.
rule-ZP-AMMO-08 = Dwa KLIKI opróżniają dwie bronie; broń opróżnia się raz.
rule-ZP-AMMO-09 = Pełna czy pusta, stan idzie z kartą, z rąk do rąk i z nocy na noc.
    .ruling = Jak gramy: nic innego jej nie przeładuje.

## UNARMED

rule-ZP-UNARMED-01 = Ocalały bez broni może rzucić 1 czerwoną kością na zombie obok; liczy się tylko Z.
rule-ZP-UNARMED-02 = Każdy dodaje 1 kość do części wręcz, w ramach 8.
rule-ZP-UNARMED-03 = Gołe ręce potrzebują Z na każdym poziomie.
rule-ZP-UNARMED-04 = Kto ma broń pustą albo poza zasięgiem, może bić gołą ręką.
    .ruling = Jak gramy: nieuzbrojony to ten, kto w tym ataku nie używa broni.

## TRAIT

rule-ZP-TRAIT-01 = Cechy można używać od poziomu przy niej wydrukowanego, w rodzaju tej broni.
rule-ZP-TRAIT-02 = Użycie cechy to twój wybór; z kilku wybierasz jedną.
rule-ZP-TRAIT-03 = Każdej cechy broni używa się raz w akcji.
    .ruling = Jak gramy: liczone na kartę.
rule-ZP-TRAIT-04 = Broń z użytą cechą rzuca się osobno, żeby cecha należała do jej kości.
rule-ZP-TRAIT-05 = Dwie Bronie: jeden ocalały używa dwóch broni, jeśli obie mają tę cechę odblokowaną.
rule-ZP-TRAIT-06 = Obie bronie przy Dwóch Broniach dodają swoje kości i niebieską kość.
rule-ZP-TRAIT-07 = Kości rzucane osobno liczą się do 8.
    .ruling = Jak gramy: limit dotyczy ataku.

## KNOCK

rule-ZP-KNOCK-01 = Powalenie: kość dokładnie o jeden niższa od najniższego sukcesu kładzie pojedynczego. Nie ginie.
    .ruling = Jak gramy: gdy sukcesem jest tylko Z, robi to 5.
rule-ZP-KNOCK-02 = Podwójnych nie da się powalić.
rule-ZP-KNOCK-03 = Leżącego zabija się bez rzutu za 1 akcję i 1 PZ.
    .ruling = Jak gramy: drużyna musi stać obok.
rule-ZP-KNOCK-04 = W następnej turze zombie wstaje: nie idzie, ale może atakować.
    .ruling = Jak gramy: wstaje, zanim ktokolwiek ruszy, więc inny może się z nim połączyć.
rule-ZP-KNOCK-05 = Powalenie jednej broni kładzie w akcji jednego zombie.
    .ruling = Jak gramy: liczone na kartę.
rule-ZP-KNOCK-06 = To cel, a przy broni palnej także inny, którego mógłby zabić sukces.
    .ruling = Jak gramy: najpierw sukcesy; połówka podwójnego może wtedy paść.
rule-ZP-KNOCK-07 = Leżącego można atakować, zajmuje pole, zagradza drogę i wzrok.
    .ruling = Jak gramy: dopóki leży, nikt się z nim nie łączy.

## THROWN

rule-ZP-THROWN-01 = Broń rzucana nie ma stałego zasięgu: rzuć jej czerwonymi kośćmi; suma mówi, jak daleko leci.
rule-ZP-THROWN-02 = Cel wybiera się po tym rzucie, w jego zasięgu.
rule-ZP-THROWN-03 = Rzut wymaga widoku; zombie go zatrzymują, ale nie z Wieży.
    .ruling = Jak gramy: stamtąd widzi jak broń palna.
rule-ZP-THROWN-04 = Gdy nic nie jest w zasięgu, rzut bez wybuchu nic nie robi.
    .ruling = Jak gramy: broń zostaje u ciebie.
rule-ZP-THROWN-05 = Kości odległości nie są kośćmi ataku.
    .ruling = Jak gramy: nie liczą się do 8.
rule-ZP-THROWN-06 = Co się rzuca i nie wybucha, liczy się według Walki wręcz, osobno, i trafia tylko cel.
    .ruling = Jak gramy: rzuca się ręką.
rule-ZP-THROWN-07 = Zostaje u ciebie na następny rzut.
    .ruling = Jak gramy: zużywają się tylko ładunki.

## ARMOR

rule-ZP-ARMOR-01 = Pancerz liczy się, dopóki ktoś w drużynie go niesie.
rule-ZP-ARMOR-02 = Pancerz odejmuje się raz od wszystkich obrażeń ataku zombie, nigdy poniżej 0.
rule-ZP-ARMOR-03 = Pancerz nie chroni przed upadkiem Wieży, zagrożeniami i stratą od pary Z.
    .ruling = Jak gramy: to nie rzuty na obrażenia.
rule-ZP-ARMOR-04 = Pancerz zajmuje miejsce jak każda karta Zbrojowni i nie jest bronią.
rule-ZP-ARMOR-05 = Kilka kart pancerza się sumuje.
    .ruling = Jak gramy: ogranicza to tylko limit kart.

## DEFENCE

rule-ZP-DEFENCE-01 = Zaatakowana drużyna rzuca raz na obronę: 1 czerwona kość za każdego ocalałego.
rule-ZP-DEFENCE-02 = W pierwszą i drugą noc każde 5 lub Z zatrzymuje jedną atakującą figurkę.
rule-ZP-DEFENCE-03 = W trzecią noc robi to tylko Z, w czwartą nie ma rzutu.
rule-ZP-DEFENCE-04 = Które figurki są zatrzymane, wybiera właściciel drużyny.
    .ruling = Jak gramy: podwójny to jedna figurka.
rule-ZP-DEFENCE-05 = Zatrzymana figurka w tej turze nie rzuca, zostaje i w następnej znów może atakować.
rule-ZP-DEFENCE-06 = Sukcesy ponad liczbę figurek nic nie robią i nikogo nie zabijają.
rule-ZP-DEFENCE-07 = Jeden rzut dotyczy wszystkich zombie atakujących drużynę w tej turze.
    .ruling = Jak gramy: po jednym na drużynę.
rule-ZP-DEFENCE-08 = Wykonują go ci, którzy byli przed atakiem; straty go nie cofają.
    .ruling = Jak gramy: jest przed nimi.

## ZATTACK

rule-ZP-ZATTACK-01 = Po ruchu atakuje każdy zombie obok drużyny, chyba że nie może: w poprzedniej turze przeszedł Worki albo zatrzymała go obrona.
rule-ZP-ZATTACK-02 = Pojedynczy rzuca 1 czerwoną kością, podwójny 2, a w noce od drugiej do czwartej 3.
rule-ZP-ZATTACK-03 = Obrażenia to suma wszystkich kości minus Pancerz, z punktów życia.
rule-ZP-ZATTACK-04 = Z bez pary to liczba jak inne.
    .ruling = Jak gramy: liczy się jako 6.
rule-ZP-ZATTACK-05 = Para Z wśród kości przeciw drużynie kosztuje ocalałego; jego karty zostają upuszczone.
rule-ZP-ZATTACK-06 = Za każdego ocalałego straconego przez parę Z obok drużyny staje zombie.
rule-ZP-ZATTACK-07 = Potem drużyna traci punkty życia tego ocalałego, a Pancerz, Spryt i Ruch liczy się na nowo, chyba że jest u progu śmierci.
    .ruling = Jak gramy: minus żeton Promieniowania; Strzelanie i Walka wręcz nie spadają.
rule-ZP-ZATTACK-08 = Dwa Z z pary nie są obrażeniami; resztę kości się sumuje i zmniejsza o pozostały Pancerz.
rule-ZP-ZATTACK-09 = Każda pełna para Z wśród wszystkich kości kosztuje ocalałego.
    .ruling = Jak gramy: nieparzyste Z to obrażenia.
rule-ZP-ZATTACK-10 = Wybierasz, którego ocalałego tracisz.
    .ruling = Jak gramy: wybiera właściciel.
rule-ZP-ZATTACK-11 = Zombie dostawiony przez parę Z nie atakuje w tej turze.
    .ruling = Jak gramy: nie był wśród tych, którzy rzucali.
rule-ZP-ZATTACK-12 = Zaatakowane drużyny rozpatruje się po kolei: obrona, kości ataku, straty, obrażenia.
    .ruling = Jak gramy: drużyna po drużynie.
rule-ZP-ZATTACK-13 = Zombie w bunkrze atakuje drużynę w środku bez stania obok.
    .ruling = Jak gramy: między kilka drużyn się dzielą.
rule-ZP-ZATTACK-14 = Zombie za straconego ocalałego staje na wolnym polu obok, według wyboru gracza; bez takiego łączy się z pojedynczym obok albo nie przychodzi.
    .ruling = Jak gramy: z leżącym się nie łączy.

## DOOR

rule-ZP-DOOR-01 = U progu śmierci: gdy przy parze Z drużyna ma mniej niż 10 PŻ, traci 2 PŻ zamiast punktów ocalałego.
rule-ZP-DOOR-02 = U progu śmierci ocalały ginie mimo to, z Pancerzem; Ruch i Spryt liczy się na nowo.
    .ruling = Jak gramy: tak czytamy tekst.
rule-ZP-DOOR-03 = Liczą się punkty życia tuż przed stratą, przed innymi obrażeniami, osobno dla każdej pary.
    .ruling = Jak gramy: kolejne pary sprawdza się tak samo.
rule-ZP-DOOR-04 = Przy 10 lub więcej PŻ para Z kosztuje pełne punkty życia ocalałego.
rule-ZP-DOOR-05 = Ostatniego ocalałego para Z nie zabiera: drużyna traci 2 PŻ i zombie nie przychodzi.
    .ruling = Jak gramy: drużyna ginie tylko bez punktów życia.
rule-ZP-DOOR-06 = Punkty zachowane u progu śmierci mogą przekraczać nowe maksimum; nie obcina się ich, ale też nie leczy powyżej.
    .ruling = Jak gramy: zapisana jest tylko strata 2.

## BREACH

rule-ZP-BREACH-01 = W bunkrze bez drużyny każdy zombie przemienia co turę jednego ocalałego z puli.
    .ruling = Jak gramy: już w turze wejścia; podwójny dwóch.
rule-ZP-BREACH-02 = Nowe zombie stoją w bunkrze i przemieniają innych od następnej tury.
rule-ZP-BREACH-03 = Ustaje, gdy w bunkrze jest drużyna, a poza tym, gdy pula jest pusta.
rule-ZP-BREACH-04 = Dopóki w bunkrze jest drużyna, zombie atakują drużyny, a nie pulę.
rule-ZP-BREACH-05 = Z zewnątrz nikt nie zaatakuje zombie w bunkrze; najpierw trzeba wejść.
rule-ZP-BREACH-06 = Wszystkie drużyny w środku mogą je atakować w swoich turach.
rule-ZP-BREACH-07 = Przemienieni ocalali opuszczają grę; którzy, decyduje los.
    .ruling = Jak gramy: także gdy nie ma już figurki.
rule-ZP-BREACH-08 = Odkryty stos i dwie karty Zbrojowni zostają nietknięte.
    .ruling = Jak gramy: wyłom ich nie rusza.

## ENRAGED

rule-ZP-ENRAGED-01 = Zombie są rozwścieczone, gdy któryś był w bunkrze i w puli nie ma już nikogo.
    .ruling = Jak gramy: potrzebne jest jedno i drugie.
rule-ZP-ENRAGED-02 = Rozwścieczone zombie są o 2 szybsze, niż mówi karta.
rule-ZP-ENRAGED-03 = Idą na najbliższą drużynę z każdej odległości, także nie widząc jej.
    .ruling = Jak gramy: w bunkrze też; najbliższą drogą.
rule-ZP-ENRAGED-04 = Bez drużyny w środku wychodzą z bunkra przez wejście, za 1 ruch.
    .ruling = Jak gramy: muszą się do was dostać.
rule-ZP-ENRAGED-05 = Przy pustej puli rozbita drużyna tej nocy nie wraca.
rule-ZP-ENRAGED-06 = Wtedy karty zabitych opuszczają grę i nie są upuszczane.
    .ruling = Jak gramy: rozbitej drużyny też.
rule-ZP-ENRAGED-07 = Walka z rozwścieczonymi trwa, aż zginie jedna strona.
    .ruling = Jak gramy: poza zabezpieczeniem przed nocą bez końca.
rule-ZP-ENRAGED-08 = Następna noc zaczyna się ze spokojnymi zombie.
    .ruling = Jak gramy: ma własną kartę.
rule-ZP-ENRAGED-09 = Rozwścieczone zombie w bunkrze bez drużyny atakują drużynę na polu wejścia.
    .ruling = Jak gramy: bez wejścia do środka nie może oddać.

## EXPLO

rule-ZP-EXPLO-01 = Ładunek rzuca się jako broń ocalałego w Ataku; jego kości odległości się sumuje.
    .ruling = Jak gramy: inni też mogą atakować; ładunki są pierwsze.
rule-ZP-EXPLO-02 = Ląduje na polu w tej odległości i na widoku, także pustym.
rule-ZP-EXPLO-03 = Wybuch obejmuje to pole i 8 dookoła.
rule-ZP-EXPLO-04 = Na samym polu ginie każdy zombie, pojedynczy czy podwójny.
rule-ZP-EXPLO-05 = Potem rzuca się kości obrażeń: każde 5 lub Z zabija zombie na 8 polach, według wyboru rzucającego; podwójny wymaga dwóch.
rule-ZP-EXPLO-06 = Rzucający dostaje PZ za każdego zabitego.
rule-ZP-EXPLO-07 = Sukcesów używa się, dopóki jest ofiara; żadnego nie wolno zatrzymać.
    .ruling = Jak gramy: zatrzymane raniłyby rywali.
rule-ZP-EXPLO-08 = Mury, Bramy i czerwone linie chronią to, co za nimi.
    .ruling = Jak gramy: wybuch idzie jak wzrok, ale figurki nie osłaniają; pole na ukos ocaleje, gdy obie drogi są zamknięte.
rule-ZP-EXPLO-09 = Każda budowla w wybuchu, na polach i krawędziach, zostaje zniszczona.
    .ruling = Jak gramy: Mur w tym wybuchu jeszcze osłania; drużyna z Wieży zostaje bez upadku.
rule-ZP-EXPLO-10 = Drużyna na zewnętrznych polach dostaje kości, które nikogo nie zabiły, minus Pancerz.
    .ruling = Jak gramy: każda tę samą sumę, twoja też.
rule-ZP-EXPLO-11 = Jeśli na polu celu stoi drużyna, cierpi tak, jakby ładunek upadł u niej.
    .ruling = Jak gramy: nic innego nie ucierpi.
rule-ZP-EXPLO-12 = Rzucony ładunek się odrzuca.
    .ruling = Jak gramy: jest zużyty.
rule-ZP-EXPLO-13 = Nie rzuca się go z bunkra ani do bunkra.
rule-ZP-EXPLO-14 = W bunkrze nikt nie ginie sam z siebie: rzuca się kości, każdy sukces zabija zombie.
    .ruling = Jak gramy: nie rzuca się na odległość, więc nic nie upadnie.
rule-ZP-EXPLO-15 = W bunkrze wszystkie drużyny dostają kości, które nikogo nie zabiły, rzucająca też.
rule-ZP-EXPLO-16 = W bunkrze używa się go tylko, gdy jest tam zombie.
    .ruling = Jak gramy: nikt nie zaczyna nocy od rozbicia rywali.

## DROPX

rule-ZP-DROPX-01 = Dwie jedynki na kościach odległości: ładunek spada na twoje pole.
    .ruling = Jak gramy: wystarczą dwie z trzech kości.
rule-ZP-DROPX-02 = Rzuca się kości obrażeń i każde 5 lub Z zabija jednego twojego ocalałego.
rule-ZP-DROPX-03 = Kości, które nikogo nie zabiły, to obrażenia, minus pozostały Pancerz.
rule-ZP-DROPX-04 = Zombie w pobliżu nic się nie dzieje i nikt nie dostaje PZ.
    .ruling = Jak gramy: innym drużynom i budowlom też nic.
rule-ZP-DROPX-05 = Każdy zabity ocalały to śmierć jak każda, razem z zombie.
    .ruling = Jak gramy: nie ma wyjątku.
rule-ZP-DROPX-06 = Wybierasz, kto ginie; bez nikogo drużyna jest rozbita.
    .ruling = Jak gramy: wybór jest twój.
rule-ZP-DROPX-07 = Ich punkty życia przepadają jak przy parze Z, ale próg śmierci nie działa.
    .ruling = Jak gramy: to sprawa zombie.

## DEATH

rule-ZP-DEATH-01 = Za zabitego ocalałego obok drużyny staje jeden zombie.
rule-ZP-DEATH-02 = Zabity opuszcza grę, nie trafia do puli ani na odrzucone.
rule-ZP-DEATH-03 = Drużyna gra dalej z resztą, a jej liczby liczy się na nowo.
rule-ZP-DEATH-04 = Karty zabitego leżą na polu drużyny pod żetonem Śmierci.
    .ruling = Jak gramy: tak jest przy każdej śmierci.
rule-ZP-DEATH-05 = Drużyna bez punktów życia jest od razu rozbita: wszystkie jej karty leżą na jej polu pod żetonem Śmierci.
rule-ZP-DEATH-06 = Jej ocalali opuszczają grę i nie przychodzą za nich zombie.
    .ruling = Jak gramy: przychodzą za pojedyncze śmierci.
rule-ZP-DEATH-07 = Każda drużyna na tym polu może ją złupić za 1 akcję, do końca Walki.
rule-ZP-DEATH-08 = Stos rozbitej drużyny to wszystko: Zbrojownia, Przedmioty i Żywność.
    .ruling = Jak gramy: Żywność też się niesie.
rule-ZP-DEATH-09 = Cele Dnia i PZ zostają u gracza.
    .ruling = Jak gramy: nie należą do drużyny.
rule-ZP-DEATH-10 = Za ocalałego straconego w bunkrze zombie staje w bunkrze.
    .ruling = Jak gramy: to jedno pole.

## FIRSTAID

rule-ZP-FIRSTAID-01 = Za 1 akcję i kartę Apteczki drużyna odzyskuje do 6 PŻ.
rule-ZP-FIRSTAID-02 = Nigdy ponad maksimum.
rule-ZP-FIRSTAID-03 = Apteczka leczy drużynę, która jej używa, w jej turze.
    .ruling = Jak gramy: twoje punkty, twoja tura.
rule-ZP-FIRSTAID-04 = Obie akcje mogą być Apteczką, po jednej karcie.
    .ruling = Jak gramy: jak każda akcja.
rule-ZP-FIRSTAID-05 = Nikogo nie przywraca.

## RESTART

rule-ZP-RESTART-01 = Rozbity gracz losuje z puli 2 ocalałych i następną turę zaczyna z nimi w bunkrze.
    .ruling = Jak gramy: losuje, bo pula jest zakryta; jeśli został jeden, jednego.
rule-ZP-RESTART-02 = Kto wraca pierwszy, bierze 2 karty Zbrojowni odłożone w bunkrze.
    .ruling = Jak gramy: nikt ich nie uzupełnia.
rule-ZP-RESTART-03 = Nowi ocalali są od razu aktywni, bez posiłku, do następnego Posiłku.
    .ruling = Jak gramy: inaczej nie mogliby tej nocy działać.
rule-ZP-RESTART-04 = Łatwy: Strzelanie i Walka wręcz zostają.
    .ruling = Jak gramy: lepsza suma nowych zajmuje miejsce; kupione punkty zostają.
rule-ZP-RESTART-05 = Hardcore: Strzelanie i Walka wręcz zaczynają od 0 z nowymi ocalałymi.
    .ruling = Jak gramy: kupione punkty przepadają.
rule-ZP-RESTART-06 = Łatwy czy Hardcore wybiera się dla wszystkich przed grą.
    .ruling = Jak gramy: jeden dla każdego.
rule-ZP-RESTART-07 = Przy pustej puli gracz pauzuje do końca nocy.
rule-ZP-RESTART-08 = Kto zaczyna dzień bez drużyny, rzuca w Zwiadzie 1 czerwoną kością i dostaje, co daje karta.
rule-ZP-RESTART-09 = Jeśli nie da to ocalałego, 1 pochodzi z talii Ocalałych.
    .ruling = Jak gramy: nasze; gdy i ona jest pusta, gracz pauzuje tego dnia.
rule-ZP-RESTART-10 = Takich ocalałych karmi się jak zwykle; bez Żywności zostaje jeden.
    .ruling = Jak gramy: bez wyjątku.
rule-ZP-RESTART-11 = Tura kończy się od razu, gdy jej drużyna jest rozbita; nowa działa w następnej turze gracza.
rule-ZP-RESTART-12 = Od razu opuszczają pulę, ale do następnej tury gracza nowej drużyny nikt nie zaatakuje i nie liczy się jako obecna w bunkrze.
    .ruling = Jak gramy: jeśli Walka skończy się wcześniej, to drużyna na następny dzień.

## DAYZERO

rule-ZP-DAYZERO-01 = Dzień Zero jest kooperacyjny: wygrywają lub przegrywają wszyscy.
rule-ZP-DAYZERO-02 = To jedna faza Walki; innych faz się nie gra.
rule-ZP-DAYZERO-03 = Jeden z dwóch kafelków wejścia się usuwa, drugi wtasowuje w dolną połowę stosu.
rule-ZP-DAYZERO-04 = Plansza zaczyna się od jednego kafelka Drogi; stoją na nim wszystkie drużyny.
rule-ZP-DAYZERO-05 = Każda drużyna zaczyna z ocalałymi i bronią, które podaje scenariusz.
rule-ZP-DAYZERO-06 = Na otwartym skraju planszy akcja prowadzi za niego: dobiera się i kładzie tam kafelek, a drużyna staje na jego bliższym boku.
    .ruling = Jak gramy: obracasz go tak, by droga wiodła przez tę krawędź, i stajesz na najbliższym wolnym polu; potem zombie. Nie przy pustym stosie.
rule-ZP-DAYZERO-07 = Na każdy nowy kafelek czerwona kość mówi, ilu przychodzi zombie.
    .ruling = Jak gramy: Z to 6.
rule-ZP-DAYZERO-08 = Kafelek wejścia przyprowadza jeszcze tylu, ile pokaże druga czerwona kość.
rule-ZP-DAYZERO-09 = Zombie mają ruch 3 i idą do najbliższej drużyny z każdej odległości, widzianej czy nie.
rule-ZP-DAYZERO-10 = Wygrywacie, gdy wejście leży na planszy i każda żyjąca drużyna weszła do bunkra.
    .ruling = Jak gramy: samo znalezienie nie wystarcza; wejście to 1 punkt ruchu.
rule-ZP-DAYZERO-11 = Wszyscy przegrywają, gdy rozbita zostanie ostatnia drużyna.
    .ruling = Jak gramy: jak każdej nocy.
rule-ZP-DAYZERO-12 = Rozbita drużyna nie wraca: nie ma puli.
    .ruling = Jak gramy: scenariusz może ją dać.
rule-ZP-DAYZERO-13 = Obowiązują zasady pierwszej nocy: najpierw drużyny, obrona na 5 lub Z, podwójni rzucają 2.
    .ruling = Jak gramy: tekst nie podaje nocy.
rule-ZP-DAYZERO-14 = Kafelki zestawu startowego nie muszą łączyć się z poświatą.
    .ruling = Jak gramy: leżą tam, gdzie wychodzicie.
rule-ZP-DAYZERO-15 = PZ nie porównuje się na końcu; dają tylko punkty umiejętności.
    .ruling = Jak gramy: wygrywacie lub przegrywacie razem.
rule-ZP-DAYZERO-16 = Dzień Zero nie kończy się brakiem zombie; kończy go tylko wygrana lub przegrana.
    .ruling = Jak gramy: inaczej skończyłby się przed pierwszym kafelkiem.
rule-ZP-DAYZERO-17 = Na pierwszym kafelku Drogi nie ma zombie, chyba że każe scenariusz.
    .ruling = Jak gramy: kość jest dla nowych.
rule-ZP-DAYZERO-18 = Drużyny zaczynają na różnych wolnych polach Drogi; czerwona kość wskazuje pierwszego.
    .ruling = Jak gramy: jedna drużyna na pole.
rule-ZP-DAYZERO-19 = W każdej rundzie zombie idą i atakują po wszystkich drużynach.
rule-ZP-DAYZERO-20 = Drużyna w bunkrze jest bezpieczna: nie ma już tur i żaden zombie za nią nie wejdzie.
    .ruling = Jak gramy: nasze, żeby drużyny mogły wchodzić po kolei.
rule-ZP-DAYZERO-21 = Po 20 rundach bez kafelka, zabicia, obrażeń i wejścia drużyny do bunkra przegrywają wszyscy.
    .ruling = Jak gramy: nasze, żeby nikt nie czekał bez końca.
