### Dzień: zwiad, posiłki, budowanie i to, co dzieje się o zmierzchu.

question-ask-base = { $squad }: który zestaw bazowy jest wykładany?
question-ask-keep = { $squad }: którą broń zatrzymujecie?
question-ask-give-up = { $squad }: którą kartę oddajecie?
question-ask-feed = { $squad }: kto co je?
question-ask-hungry = { $squad }: nie ma jedzenia. Kto zostaje?
question-ask-recruit = { $squad }: czy płacicie 2 Jedzenia za rekruta?
question-ask-recruited = { $squad }: kto do was dołącza?
question-ask-squad = { $squad }: kto idzie do bunkra?
question-ask-build = { $squad }: co budujecie?
question-ask-site = { $squad }: gdzie to stanie?

verb-base = Zestaw bazowy
verb-keep = Zatrzymanie
verb-give-up = Oddanie
verb-eat = Posiłek
verb-keep-only = Zostaje tylko
verb-pay = Zapłata
verb-recruit = Rekrut
verb-send = Odesłanie
verb-build = Budowa
verb-at = Krawędź
verb-on = Pole

option-base = { $glow }
option-keep = Zatrzymajcie: { $card }
option-give-up = Oddajcie: { $card }
option-eat = { $person } je: { $weapon }
option-keep-only = Zostaje tylko { $person }
option-pay = Zapłaćcie: { $card }
option-recruit = { $person }
option-send = { $person } do bunkra
option-build = { $structure }
option-at = Krawędź { $edge }
option-on = Pole { $square }

event-goal-drawn = Dobierasz Cel Dnia: { $goal }.
event-scavenged = { $squad } idą na zwiad: { $scavenge }.
event-checked = { $squad }, { $what }: { $number ->
    [one] jeden sukces
    [few] { $number } sukcesy
   *[many] { $number } sukcesów
}.
event-survivor-found = { $squad } znajdują: { $person }.
event-kept = { $squad } zatrzymują: { $card }.
event-given-up = { $squad } oddają: { $card }.
event-night-owl = { $squad } zostają tej nocy na zewnątrz.
event-fed = { $person } je posiłek{ $hot ->
    [true] , i to napromieniowany
   *[false] {""}
}.
event-radiated = { $person } dostaje żeton Promieniowania.
event-starving = { $squad } nie mają jedzenia; zostaje tylko { $person }.
event-to-pool = { $person } idzie do puli w bunkrze.
event-paid = { $squad } płacą: { $card }.
event-recruited = { $person } dołącza do drużyny ({ $squad }).
event-tallied = { $squad } dzisiaj: { $people }, PŻ { $left }.
event-something-happened = Coś się stało: { $something }. Ruch umarłych: { $speed }.
event-item-on-pile = Obok bunkra leży { $card }.
event-tiles-turned = Wszystkie kafle są odwrócone.

refused-food-is-there = Jest jedzenie: najpierw ktoś musi zjeść.
refused-five = Drużyna ma najwyżej czworo ocalonych.
refused-last-one = Ostatniej osoby nie można odesłać.
refused-cannot-afford = To wymaga ocalonych bez zadania: { $workers } i Złomu: { $scrap }.
refused-no-place = Nie ma na to miejsca.
