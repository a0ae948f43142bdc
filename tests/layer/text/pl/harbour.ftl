### Port: mała gra oparta na Zombicide, na potrzeby testów.

game-harbour = Port
mission-harbour-m1-name = Wysoka woda
mission-harbour-m1-brief = Przypływ już jest i oni też. Wyciągnijcie z wody coś do jedzenia i odejdźcie pomostem.
mission-harbour-m2-name = Załoga
mission-harbour-m2-brief = Część załogi jest jeszcze pod pokładem, cała reszta też. Wyprowadźcie ich, zanim woda tam zejdzie.

goal-harbour-m1-catch = Nieście połów o tej wadze.
goal-harbour-m1-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi, którzy zostali.
goal-harbour-m2-rally = Zwerbujcie wszystkich Towarzyszy.
goal-harbour-m2-bosun = Na planszy nie ma Bosmana.
goal-bottle = Zróbcie to, o co prosi butelka: zabijcie trzech Topielców.
ending-flooded = Za dużo kałuż: port przepadł.
ending-crew = Połowa załogi nie żyje: gra przegrana.
defeat-crew = Przegrana, jeśli zginie połowa załogi.
defeat-flooded = Przegrana, jeśli na koniec Rundy na planszy jest 10 kałuż.

survivor-salt = Salt
survivor-gull = Gull

zombie-bosun = Bosman
zombie-bloater = Topielec
zombie-bosun-count = { $n ->
    [one] { $n } Bosman
    [few] { $n } Bosmani
   *[many] { $n } Bosmanów
}
zombie-bloater-count = { $n ->
    [one] { $n } Topielec
    [few] { $n } Topielcy
   *[many] { $n } Topielców
}
mark-bosun = B!
mark-bloater = T
mark-puddles = ~
token-puddles = Kałuże
tier-tide = przypływ
deck-catch = Połów

equipment-herring = Śledź
equipment-conger = Konger
equipment-old-boot = Stary but
equipment-powder-keg = Beczka prochu
equipment-message-in-a-bottle = List w butelce

skill-harpoon-name = Harpun
skill-harpoon-text = Gdy w twojej Strefie lub obok niej pojawią się Zombie, możesz przebić jednego z nich.
skill-bail-out-name = Wylewanie wody
skill-bail-out-text = Gdy pojawią się Zombie, możesz osuszyć własną Strefę.

hook-weed = wodorosty
hook-line = żyłka
hook-hook = haczyk

verb-fish = Łowienie
verb-land = Wyciągnij
option-fish = Łów ryby
option-land = Wyciągnij: { $cards }
question-ask-catch = { $survivor }: co zostaje wyciągnięte?
question-ask-harpoon = { $survivor }: kto zostaje przebity?

event-cast = { $survivor } zarzuca wędkę: { $marks }.
event-landed = { $survivor } wyciąga kartę: { $card }.
event-puddle = W { $zone } rozlewa się kałuża.
event-dried-up = { $zone } wysycha.
event-flooded = { $count ->
    [one] { $count } kałuża na planszy: port zalany.
    [few] { $count } kałuże na planszy: port zalany.
   *[many] { $count } kałuż na planszy: port zalany.
}
event-footing = { $survivor } szuka oparcia dla nóg w { $zone }: { $mark }.
event-gates-shut = { $count ->
    [one] Opada { $count } śluza.
    [few] Opadają { $count } śluzy.
   *[many] Opada { $count } śluz.
}
event-handshake = { $survivor } i { $partner } podają sobie ręce.
event-soaked = { $zombies } w { $zone }: jeszcze leżą w wodzie.
event-got-up = Wstają ci, którzy leżeli w wodzie: { $count }.
event-burst = { $survivor }: { $count ->
    [one] tuż obok pęka { $count } Topielec.
    [few] tuż obok pękają { $count } Topielcy.
   *[many] tuż obok pęka { $count } Topielców.
}
event-speared = { $survivor } przebija jednego z Zombie w { $zone }: { $kind }.
event-bailed-out = { $survivor } wylewa wodę z { $zone }.
event-bottle-opened = { $survivor } otwiera butelkę: jest w niej zadanie.

refused-no-pier = Ryby łowi się z pomostu.
refused-fish-zombies = Zombie w Strefie płoszą ryby.

word-catch-held = waga wszystkiego, co drużyna złowiła

rule-HB-ACT-01 = Każda Akcja kosztuje; gdy się skończą, zostaje tylko to, co darmowe.
rule-HB-ACT-02 = Nikt tu nie hałasuje dla samego hałasu i nie ma Skrzyń.
rule-HB-FISH-01 = Łowienie kosztuje 2 Akcje, na pomoście bez Zombie.
rule-HB-FISH-02 = Rzuć 2 kośćmi z haczykami. Każdy haczyk wyciąga 1 kartę z talii połowu.
rule-HB-FISH-03 = Z 2 kart wybierasz tę, którą wyciągasz; drugą odrzucasz.
rule-HB-CATCH-01 = Złowione karty pochodzą z talii połowu. Gdy się skończy, nic już nie bierze.
rule-HB-CATCH-02 = Karty połowu mają wagę; liczy się wszystko, co niesie drużyna.
rule-HB-PUDDLE-01 = Zombie z karty zostawiają w swojej Strefie kałużę.
rule-HB-PUDDLE-02 = Kałuże w Strefie wysychają, gdy zginie tam ostatni Zombie.
rule-HB-FLOOD-01 = Gra jest przegrana, jeśli na koniec Rundy na planszy jest 10 kałuż.
rule-HB-GOAL-01 = Zombie, które nikogo nie widzą, idą tam, gdzie jest najwięcej kałuż.
rule-HB-GOAL-02 = Spośród kilku takich Stref wybiera pierwszy gracz.
rule-HB-SLIP-01 = Kto opuszcza Strefę z kałużą, rzuca kością z haczykami. Przy wodorostach poślizgnie się i zostaje.
rule-HB-GATE-01 = Śluzy otwiera się jak drzwi; pod koniec Rundy opadają.
rule-HB-LOS-01 = Z mgły widać innych, ale nikt nie widzi tego, kto w niej stoi.
rule-HB-LOS-02 = Przez klapę między domem a ładownią nic nie widać.
rule-HB-MOVE-01 = Zsyp prowadzi z pomostu w dół do ładowni i nie ma nim powrotu.
rule-HB-TRADE-01 = W pierwszej wymianie Rundy partner zyskuje 1 punkt Adrenaliny, zanim karty zmienią właściciela.
rule-HB-CREW-01 = Śmierć jednego Ocalałego nie kończy gry; śmierć połowy z nich tak.
rule-HB-CREW-02 = Karty zabitego Ocalałego są odrzucane.
rule-HB-BOSUN-01 = Każde trafienie Bosmana to 2 Rany.
rule-HB-BOSUN-02 = Gdy na planszy jest Bosman, karty postaci z rewersem leżą na nim: liczą się jego Umiejętności.
rule-HB-BOSUN-03 = Atak toczy się dalej z Umiejętnościami, z którymi został ogłoszony.
rule-HB-REST-01 = Zombie, które karta stawia na pomoście, leżą w wodzie: w tej Rundzie nic nie robią.
rule-HB-REST-02 = Pod koniec Rundy wstają.
rule-HB-BRINE-01 = Topielec zabity w Strefie zabójcy pęka: zabójca otrzymuje Ranę.
rule-HB-BRINE-02 = Jeśli to zabije atakującego, reszta ataku i tak się odbywa.
rule-HB-BOTTLE-01 = Kto bierze butelkę, otwiera ją: karta jest odrzucana, a to, o co prosi, jest odtąd celem.
rule-HB-BOTTLE-02 = Gdy znalazca ginie, cel z butelki przepada.
rule-HB-WIN-01 = Skutek, który naraz wygrywa i przegrywa grę, przegrywa ją.
rule-HB-REACT-01 = Harpunem możesz przebić jednego z Zombie, które pojawiły się w twojej Strefie lub obok niej.
rule-HB-REACT-02 = Wylewając wodę, możesz osuszyć swoją Strefę, gdy pojawią się Zombie.
rule-HB-REACT-03 = Kto ma obie te Umiejętności, używa ich w dowolnej kolejności.
rule-HB-M01-01 = Drużyna łowi połów o wadze 4, a potem odchodzi.
rule-HB-M02-01 = Dwoje z załogi czeka w domu. Zwerbujcie ich i nie zostawcie na planszy żadnego Bosmana.
