### Historie, cele, zakończenia i akcje misji.

mission-army-am2-name = Kurs po tacos
mission-army-am2-brief = Budka jest zamknięta, ale ciężarówka za nią ma pełny bak i karabin maszynowy na dachu. Mechanik potrzebuje części z trzech czerwonych Celów, zanim silnik zaskoczy. Potem zajmijcie miejsca i jedźcie: Wyjście jest tylko dla ciężarówki, z czworgiem na pokładzie albo ze wszystkimi, którzy zostali. Karabin strzela, nawet gdy silnik milczy.
goal-army-am2-tokens = Zdobądźcie trzy czerwone Cele.
goal-army-am2-repair = Potem Mechanik naprawia Ciężarówkę, za 1 Akcję w jej Strefie.
goal-army-am2-aboard = Potem doprowadźcie Ciężarówkę do Wyjścia z czworgiem Ocalałych na pokładzie albo ze wszystkimi, którzy zostali.
goal-army-am2-drive = Potem wyjedźcie z planszy.
defeat-army-am2-no-mechanic = Choć jeden Mechanik musi dożyć naprawy Ciężarówki.
ending-army-am2-no-mechanic = Nie ma już Mechanika, a Ciężarówka nie jeździ: gra jest przegrana.
action-army-am2-repair = Napraw Ciężarówkę
refused-army-am2-repair = Ciężarówkę naprawia Mechanik, w jej Strefie, gdy trzy czerwone Cele są już zdobyte.

mission-army-am3-name = Przewaga kasyna
mission-army-am3-brief = Właściciel trzymał wygrane w Głównej Sali Kasyna, za drzwiami, które słuchają jednego niebieskiego żetonu. Zdobądźcie oba czerwone Cele i niebieski. Żeton otwiera jego zamknięte drzwi, a to, co czeka za ruletką, słyszy, jak się otwierają: budzi się niebieska Strefa Namnażania.
goal-army-am3-tokens = Zdobądźcie oba czerwone Cele.
goal-army-am3-blue = Zdobądźcie niebieski Cel: zamknięte drzwi się otwierają i budzi się niebieska Strefa Namnażania.
goal-army-am3-escape = Potem wyprowadźcie przez Wyjście wszystkich, którzy zostali.

mission-army-am4-name = Robota od środka
mission-army-am4-brief = Szesnaście rund, zanim Strip zamieni się w popiół. Zjedźcie windą, przechytrzcie pułapki, niech Kasiarz otworzy drzwi, i wynieście trzy worki pieniędzy na górę i na zewnątrz; nikt nie uniesie więcej niż jednego. Otwarty Skarbiec albo zielony Cel budzi zieloną Strefę Namnażania. Czerwony Cel kryje Magazynek.
goal-army-am4-vault = Otwórzcie Skarbiec.
goal-army-am4-bags = Potem zabierzcie ze Skarbca trzy worki, po 1 Akcji za każdy, najwyżej jeden na Ocalałego.
goal-army-am4-away = Potem wyjdźcie przez Wyjście ze wszystkimi trzema workami.
defeat-army-am4-no-expert = Kasiarz musi dożyć otwarcia Skarbca.
ending-army-am4-no-expert = Nie ma już Kasiarza, który otworzyłby Skarbiec: gra jest przegrana.
action-army-am4-bag = Weź worek pieniędzy
refused-army-am4-bag = Worek bierze się w Skarbcu, po jednym na Ocalałego.

mission-army-am5-name = Tygrys ze Stripu
mission-army-am5-brief = Dawniej skakała przez obręcze dla turystów. Kolekcjoner za murem płaci za jej skórę więcej, niż wart jest cały Skarbiec. Zabijcie Valentine, weźcie skórę tam, gdzie padła, i wróćcie z nią tam, skąd przyszliście. Każdy czerwony Cel kryje TNT.
goal-army-am5-hunt = Zabijcie Valentine.
goal-army-am5-pelt = Potem weźcie jej skórę, za 1 Akcję, i wyjdźcie z nią przez Wyjście.
action-army-am5-pelt = Weź skórę
refused-army-am5-pelt = Skóra leży tam, gdzie padła Valentine.

mission-army-am6-name = Doba hotelowa
mission-army-am6-brief = Dwoje gości nigdy się nie wymeldowało. Siedzą w apartamentach na górze i czekają na kogoś, kto grzecznie zapuka. Zabierzcie oboje, po 1 Akcji w ich Strefach, i wyprowadźcie ich na zewnątrz razem z Dowódcami. Gdy tylko ktoś z was stanie na piętrze, budzi się niebieska Strefa Namnażania.
goal-army-am6-linked = Zabierzcie ze sobą oboje Towarzyszy.
goal-army-am6-away = Potem wyprowadźcie oboje przez Wyjście.

mission-army-am7-name = Niech żyje królowa
mission-army-am7-brief = Król umarłych wyjeżdża tylko dla niej. Zabijcie Królową przy dystrybutorach, a zjawi się konno; zabijcie i jego, a w tym mieście nikt już nie wyda rozkazu. Każdy czerwony Cel kryje Granat.
goal-army-am7-queen = Zabijcie Królową.
goal-army-am7-zeus = Zabijcie Zeusa na Koniu.

mission-army-am8-name = Stalowa korona
mission-army-am8-brief = Żadna kula nie przebije tej maski i on o tym wie. Wybuch wystarczy: rozbijcie maskę, a potem zabijcie Zeusa, zanim jego miasto się spostrzeże. Każdy czerwony Cel kryje TNT. Gdy zostanie was mniej niż troje, robota odwołana.
goal-army-am8-helmet = Rozbijcie maskę Zeusa Materiałem Wybuchowym.
goal-army-am8-zeus = Potem zabijcie Zeusa.
defeat-army-am8-few = Przy życiu musi zostać co najmniej troje Ocalałych.
ending-army-am8-few = Zostało was mniej niż troje: gra jest przegrana.

mission-army-am9-name = Podwójnie albo nic
mission-army-am9-brief = Po co nosić pieniądze, skoro mogą jechać? Uruchomcie Ciężarówkę, otwórzcie Skarbiec, załadujcie trzy worki i wyjedźcie, zanim minie szesnasta runda. Silnik budzi niebieską Strefę Namnażania za budką. Pierwszy czerwony Cel otwiera zamknięte drzwi Kasyna. Otwarty Skarbiec albo zielony Cel budzi zieloną Strefę Namnażania.
goal-army-am9-started = Mechanik uruchamia Ciężarówkę, za 1 Akcję w jej Strefie.
goal-army-am9-vault = Otwórzcie Skarbiec.
goal-army-am9-loaded = Potem załadujcie do Ciężarówki trzy worki, po 1 Akcji w jej Strefie.
goal-army-am9-drive = Potem wyjedźcie Ciężarówką przez Wyjście.
defeat-army-am9-no-expert = Kasiarz musi dożyć otwarcia Skarbca.
ending-army-am9-no-expert = Nie ma już Kasiarza, który otworzyłby Skarbiec: gra jest przegrana.
defeat-army-am9-no-mechanic = Mechanik musi dożyć uruchomienia Ciężarówki.
ending-army-am9-no-mechanic = Nie ma już Mechanika, który uruchomiłby Ciężarówkę: gra jest przegrana.
action-army-am9-start = Uruchom Ciężarówkę
refused-army-am9-start = Ciężarówkę uruchamia Mechanik, w jej Strefie, tylko raz.
action-army-am9-bag = Weź worek pieniędzy
refused-army-am9-bag = Worek bierze się w Skarbcu, po jednym na Ocalałego.
action-army-am9-stow = Załaduj worek do Ciężarówki
refused-army-am9-stow = Worek ładuje się w Strefie Ciężarówki.

mission-army-am10-name = Ostatni lot
mission-army-am10-brief = Na dachu stoi jeden śmigłowiec i nie ma w baku ani kropli. Dwa czerwone Cele to kanistry: wnieście je na górę i wlejcie, po 1 Akcji na lądowisku. Na koniec rundy, w której stoją tam wszyscy, którzy zostali, z Pilotem wśród nich i bez Zombie obok, maszyna startuje. Czternaście rund, potem bomba. Gdy wejdziecie na dach, budzi się niebieska Strefa Namnażania.
goal-army-am10-fuel = Wlejcie do śmigłowca dwa kanistry paliwa (czerwone Cele), po 1 Akcji na lądowisku.
goal-army-am10-fly = Potem zakończcie rundę ze wszystkimi, którzy zostali, na lądowisku i bez Zombie.
defeat-army-am10-no-pilot = Pilot musi zostać przy życiu.
ending-army-am10-no-pilot = Nie ma już Pilota: gra jest przegrana.
action-army-am10-refuel = Wlej kanister paliwa
refused-army-am10-refuel = Paliwo wlewa na lądowisku ten, kto ma kanister.

## What is not the printed game's

game-ours = Żaden tekst drukowanej gry nie podaje Misji, kafelków ani wszystkich liczb na kartach i Umiejętności Ocalałych: te są nasze, a gdzie pokazana jest karta, jest to zaznaczone.
