### O co pyta gra i jak można odpowiedzieć. `verb-` to nagłówek lub przycisk, `option-` pełna odpowiedź.

## Pytania

question-ask-character = Kto dołącza do drużyny?
question-ask-surplus = Kto dostaje dodatkową kartę Ekwipunku Początkowego?
question-ask-start = Gdzie zaczyna { $survivor }?
question-ask-who = Czyja tura?
question-ask-tactician = Czy ktoś działa poza kolejnością?
question-ask-turn = Co robi { $survivor }?
    .more = { $actions ->
        [0] (zostały tylko darmowe Akcje)
        [one] (została { $actions } Akcja)
        [few] (zostały { $actions } Akcje)
       *[many] (zostało { $actions } Akcji)
    }
question-ask-bonus = { $survivor } może zrobić jedną rzecz za darmo.
question-ask-escape = Czy { $survivor } ucieka przez Wyjście?
question-ask-hit = { $survivor }: kto obrywa? Pozostałe trafienia: { $hits }, Obrażenia { $damage }.
question-ask-reroll = { $survivor } ma na kościach { $dice }. Rzucić jeszcze raz?
question-ask-wound = Kto odnosi następną Ranę { $zone-at }?
question-ask-shield = Czy { $survivor } traci kartę zamiast odnieść Ranę?
question-ask-route = { $kind } { $zone-at }: nie da się podzielić po równo ({ $extra ->
    [one] zostaje { $extra }
    [few] zostają { $extra }
   *[many] zostaje { $extra }
}). Którędy idzie następny?
question-ask-goal = Zombie { $zone-at } mają do wyboru kilka równie dobrych celów. Dokąd idą?
question-ask-room = Która Ciemna Strefa teraz dobiera kartę?
question-ask-skill = Którą Umiejętność wybiera { $survivor }?
question-ask-deck = Którą talię przeszukuje { $survivor }?
question-ask-keep = Czy { $survivor } zatrzymuje kartę?
question-ask-drop = Wyposażenie jest pełne. Co odrzuca { $survivor }?
question-ask-hands = Co { $survivor } bierze do rąk?
question-ask-trade = Czy { $survivor } zatrzymuje tę kartę, czy ją oddaje?
question-ask-rescue = Czy { $survivor } wyciąga tę postać?
question-ask-agree = Czy { $survivor } zgadza się na wymianę?
question-ask-slip = Czy { $survivor } wymyka się Zombie tym Ruchem? Raz na Turę.
question-ask-consent = Czy { $survivor } idzie razem?
question-ask-assign = { $survivor }: która karta Zombie trafia do następnej Strefy Namnażania?
question-ask-order = Czyja Umiejętność działa pierwsza?

## Akcje tury, krótko

verb-move = Ruch
verb-slip = Wymknij się
verb-charge = Szarża
verb-jump = Skok
verb-search = Przeszukaj
verb-open = Otwórz drzwi
verb-melee = Walka wręcz
verb-melee-both = Wręcz z obu rąk
verb-ranged = Atak dystansowy
verb-ranged-both = Dystansowy z obu rąk
verb-reload = Przeładuj
verb-reorganise = Ułóż karty
verb-trade = Wymiana
verb-take = Zabierz Cel
verb-crate = Zabierz Skrzynię
verb-noise = Hałasuj
verb-eat = Zużyj
verb-mission = Akcja misji
verb-lead = Dowodzenie
verb-rescue = Ratunek
verb-shove = Odepchnięcie
verb-taunt = Prowokacja
verb-end = Zakończ turę

## Odpowiedzi, krótko

verb-activate = Wykonaj turę
verb-pass = Spasuj
verb-hit = Trafienie
verb-wound = Przyjmij Ranę
verb-shield = Strać kartę
verb-take-wound = Przyjmij Ranę
verb-route = Droga
verb-goal = Cel
verb-spawn-in = Ciemna Strefa
verb-choose = Umiejętność
verb-reroll = Rzuć jeszcze raz
verb-stand = Zostaw kości
verb-draw-from = Dobierz
verb-keep = Zatrzymaj
verb-give = Oddaj
verb-drop = Odrzuć
verb-hands = W rękach
verb-escape = Ucieczka
verb-stay = Zostań
verb-drag = Wyciągnij
verb-leave = Zostaw
verb-consent = Zgoda
verb-refuse = Odmowa
verb-assign = Karta Zombie
verb-play = Postać
verb-first = Pierwszeństwo
verb-react = Zareaguj
verb-no-more = Nie reaguj więcej
verb-surplus = Dodatkowa karta
verb-start-at = Start
verb-yes = Tak
verb-no = Nie
verb-discard = Odrzuć
verb-concede = Poddaj się

## Akcje tury, w całości

option-move = Idź { $zone-to }
option-slip = Wymknij się Zombie { $zone-to }
option-charge = Szarżuj { $zone-to }
option-jump = Skocz { $zone-to }
option-search = Przeszukaj to pomieszczenie
option-open = Otwórz drzwi do { $beyond }, narzędzie: { $cards }
option-melee = Uderz: { $cards }
option-melee-both = Uderz z obu rąk: { $cards }
option-ranged = Strzel { $zone-to }: { $cards }
option-ranged-both = Strzel z obu rąk { $zone-to }: { $cards }
option-reload = Przeładuj: { $cards }
option-reorganise = Przełóż własne karty
option-trade = Wymień się: { $other }
option-take = Zabierz stąd Cel
option-crate = Zabierz stąd Skrzynię z Odpicowaną Bronią
option-noise = Narób hałasu
option-eat = Zużyj: { $cards }
option-mission = { $mission_action }
option-lead = Daj darmową Akcję: { $other }
option-rescue = Wyciągnij Ocalałych { $zone-from }
option-shove = Odepchnij wszystkie Zombie { $zone-to }
option-taunt = Zwab Zombie { $zone-from }
option-end = Zakończ turę

## Odpowiedzi, w całości

option-activate = Teraz tura: { $survivor }
option-pass = { $survivor } czeka
option-hit = Trafienie: { $kind }
option-wound = Ranę odnosi { $survivor }
option-shield = Strać: { $cards }
option-take-wound = Przyjmij Ranę
option-route = { $kind } { $zone-to }
option-goal = Dalej { $zone-to }
option-spawn-in = Dobierz ({ $zone })
option-choose = { $skill }
option-reroll = Rzuć jeszcze raz wszystkimi kośćmi
option-stand = Zostaw kości
option-draw-from = Dobierz z talii: { $deck }
option-keep = Zatrzymaj: { $cards }
option-give = Oddaj: { $cards }
option-drop = Odrzuć: { $cards }
option-hands = { $cards }
option-escape = { $survivor } ucieka
option-stay = { $survivor } zostaje i pomaga
option-drag = Wyciągnij: { $other }
option-leave = Zostaw na miejscu: { $other }
option-consent = { $survivor } się zgadza
option-refuse = { $survivor } odmawia
option-assign = Karta Zombie { $zombie_card } ({ $zone })
option-play = { $character }
option-first = Najpierw { $survivor }
answer-reach-level = nowy Poziom Zagrożenia
option-react = { $survivor }: { $skill }
option-no-more = Nikt więcej nie reaguje
option-surplus = { $survivor }
option-start-at = Zacznij { $zone-at }
option-yes = Tak
option-no = { $answer ->
    [no] Nie
   *[nobody] Nikt
}
option-discard = { $survivor } odrzuca: { $cards }
option-concede = Poddaj grę

## Umiejętności, samochody, Towarzysze

question-ask-reap = { $survivor } może zabić jeszcze jednego tego samego rodzaju.
question-ask-dice = Czy { $survivor } rzuca kością za każdego Zombie zamiast kości broni?
question-ask-more = Szóstka: czy { $survivor } dorzuca kość?
question-ask-heal = Kogo leczy { $survivor }?
question-ask-medic = Czy { $survivor } leczy Ranę?
question-ask-step = Dokąd idzie { $survivor }, za darmo?
question-ask-destiny = Czy { $survivor } pomija kartę i dobiera inną?
question-ask-match = Czy { $survivor } wyjmuje z talii drugą taką kartę?
question-ask-return = Czy { $survivor } wkłada butelkę z powrotem do plecaka?
question-ask-companion = Kto jest Towarzyszem?
question-ask-entrust = Czy Towarzysz zostaje tam, gdzie { $survivor }?
question-ask-token = Czy żeton zostaje tam, gdzie { $survivor }?
question-ask-stash = Czy { $survivor } przekłada tę kartę?
question-ask-pair = Którą parą gracie?
question-ask-recipient = Kto dostaje kartę?
question-ask-pile = Czy { $survivor } bierze kartę ze stosu kart odrzuconych zamiast z talii?
verb-blitz = Blitz
verb-bloodlust-combat = Żądza krwi
verb-bloodlust-melee = Żądza krwi: wręcz
verb-bloodlust-ranged = Żądza krwi: dystans
verb-field-medic = Medyk polowy
verb-improvised-melee = Improwizacja wręcz
verb-improvised-ranged = Improwizacja na dystans
verb-heal = Ulecz
verb-rally = Zbierz
verb-get-in = Wsiądź
verb-get-out = Wysiądź
verb-change-seat = Przesiądź się
verb-drive = Jedź powoli
verb-drive-fast = Jedź szybko
verb-search-car = Przeszukaj samochód
verb-entrust = Powierz
verb-retain = Zatrzymaj
verb-give-token = Oddaj żeton
verb-keep-token = Zatrzymaj żeton
verb-companion-is = Towarzysz
option-blitz = Biegnij { $zone-to } i walcz
option-bloodlust-combat = Biegnij { $zone-to } i atakuj
option-bloodlust-melee = Biegnij { $zone-to } i uderz
option-bloodlust-ranged = Biegnij { $zone-to } i strzel
option-field-medic = Pospiesz { $zone-to } z pomocą
option-improvised-melee = Uderz tym, co jest pod ręką
option-improvised-ranged = Rzuć tym, co jest pod ręką, { $zone-to }
option-heal = Ulecz: { $other }
option-rally = Zbierz: { $other }
option-get-in = Wsiądź ({ $car }): { $place }
option-get-out = Wysiądź
option-change-seat = Przesiądź się
option-drive = Jedź powoli { $zone-to }
option-drive-fast = Jedź szybko { $zones-to }
option-search-car = Przeszukaj: { $car }
option-entrust = Powierz: { $other }
option-retain = Zatrzymaj: { $other }
option-give-token = Oddaj żeton partnerowi
option-keep-token = Zatrzymaj żeton
option-companion-is = { $character }

## Słowa użyte wyżej

nothing-in-hand = nic
bare-hands = gołe ręce
nobody = nikt
