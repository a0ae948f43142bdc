### Zdania wspólne rodzinie słowami tej gry: Ghule, Doświadczenie, Sceny.

event-setup = Scena się zaczyna: { $mission }.
event-slipped = { $survivor } wymyka się Ghulom { $from-from } { $to-to }.
event-shoved = { $survivor } odpycha { $count ->
    [one] { $count } Ghula
    [few] { $count } Ghule
   *[many] { $count } Ghuli
} { $from-from } { $to-to }.
event-adrenaline = { $survivor } zyskuje Doświadczenie: { $points }, razem { $total }.
event-zombies-attack = Ghule atakują { $zone-at }: { $wounds ->
    [one] { $wounds } Rana.
    [few] { $wounds } Rany.
   *[many] { $wounds } Ran.
}
event-zombies-moved = Ghule idą: { $moves }.
event-zombie-orders = Karta Ghuli { $card } ({ $zone }), { $level }: rozkaz.
event-zombie-card = Karta Ghuli { $card } ({ $zone }), { $level }: { $count ->
    [0] { $type }, na tym poziomie nikt.
   *[other] { $type }, { $count }.
}
event-zombie-deck-reshuffled = Odrzucone karty Ghuli tworzą nową talię.
event-looked-ahead = { $survivor } podgląda karty Ghuli { $cards }.
event-card-assigned = { $survivor } przydziela kartę Ghuli { $card } { $zone-to }.
event-won = Scena rozegrana do końca. Wygrana!
event-finds-in-remains = { $survivor } przegląda to, co zostało z ostatniego Ghula.
event-crowd-dice = { $survivor } rzuca kością za każdego Ghula na miejscu: { $dice }.
event-taunts = { $survivor } prowokuje Ghule { $zone-from }.
cli-list-zombie = Ghul
cli-list-adrenaline = Doświadczenie
ui-phase-zombie = Ghule
ui-mission-and-party = Scena i drużyna
ui-ap = PD
ui-verb-mission = Scena
ui-short-refused-zombies-stop = Ghule stoją
ui-short-refused-search-zombies = tu są Ghule
ui-adrenaline = Doświadczenie
ui-blast-line = Płonie wszystko w Strefie. Ghule: { $n }.
ui-zombie-card = Karta Ghuli { $card }
ui-why-crowd = { $zone }, Ghule: { $n }
ui-log-adrenaline = +{ $points } PD, razem { $total }.
ui-show-phase = Pokazuj Fazę Ghuli krok po kroku
ui-key-phase = Faza Ghuli: graj, krok, pomiń
ui-tiers = Karty Ghuli w talii
field-tiers = Karty Ghuli
    .about = Które karty Ghuli są w talii.
phase-zombie = Faza Ghuli
panel-dead = Ghule
question-ask-goal = Ghule { $zone-at } mają do wyboru kilka równie dobrych celów. Dokąd idą?
question-ask-slip = Czy { $survivor } wymyka się Ghulom tym Ruchem? Raz na Turę.
question-ask-assign = { $survivor }: która karta Ghuli trafia do następnej Strefy Namnażania?
verb-mission = Akcja Sceny
verb-assign = Karta Ghuli
option-slip = Wymknij się Ghulom { $zone-to }
option-shove = Odepchnij wszystkie Ghule { $zone-to }
option-taunt = Zwab Ghule { $zone-from }
option-assign = Karta Ghuli { $zombie_card } ({ $zone })
question-ask-dice = Czy { $survivor } rzuca kością za każdego Ghula zamiast kości broni?
refused-surcharge = Odejście od { $zombies ->
    [one] { $zombies } Ghula
   *[many] { $zombies } Ghuli
} kosztuje { $cost ->
    [one] { $cost } Akcję
    [few] { $cost } Akcje
   *[many] { $cost } Akcji
}, a zostało: { $left }.
refused-zombies-stop = Ghule po drodze zatrzymałyby ruch.
refused-nobody-to-rescue = Nikt w sąsiedniej, widocznej Strefie nie stoi wśród Ghuli.
refused-no-zombies = Nie ma tam Ghuli.
refused-search-zombies = W Strefie są Ghule: { $zombies }.
refused-combat-forbidden = Ghul w Strefie nie pozwala tu nikomu walczyć.
refused-car-zombies = W Strefie są Ghule: { $zombies }.
option-tier = Nie ma części talii Ghuli o nazwie „{ $tier }”.
    .mend = Są: { $known }.
term-odds-blast = Ginie każdy w { $zone }. Ghule: { $zombies }. Ocalali: { $friends }.
event-zombies-decide = { $because ->
    [taunted] Ghule { $zone-at } gonią tylko postać: { $after }; następny krok: { $ways }.
    [sees] Ghule { $zone-at } widzą Ocalałych { $sees-at } i chcą dotrzeć tam, gdzie widać ich najwięcej, { $goals-to }; następny krok: { $ways }.
    [knows] Ghule { $zone-at } nikogo nie widzą i ciągną tam, gdzie jest najwięcej Ocalałych, { $goals-to }; następny krok: { $ways }.
   *[other] Ghule { $zone-at } ciągnie { $goals-to }; następny krok: { $ways }.
}
