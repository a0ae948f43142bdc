### Umarli: jak chodzą, co robią przy umocnieniach, jak atakują; zombie, które przybywają.

## Ruch

question-ask-walk = Dokąd idzie ten zombie? Wszystkie te pola kończą jego najkrótsze drogi.
verb-walk = Idź
verb-itself = Sam
verb-all-themselves = Wszyscy sami
option-walk = Na { $square }{ $walked ->
    [none] {""}
   *[other] {" "}({ $walked })
}
option-itself = Niech idzie sam
option-all-themselves = Niech wszyscy idą sami
walked-marked = przez Worki z piaskiem
walked-over = traci połowę w Pułapce na { $square }
walked-over-marked = traci połowę w Pułapce na { $square }, przez Worki z piaskiem

event-zombie-moved = { $why ->
    [bunker] { $square } → { $to }: { $kind } idzie do bunkra.
    [seen] { $square } → { $to }: { $kind } widzi cel ({ $squad }).
    [nearest] { $square } → { $to }: { $kind } idzie do najbliższych ({ $squad }).
   *[meeting] { $square } → { $to }: { $kind } nie znajduje drogi i idzie do innego.
}
event-takes-tunnel = Zombie na { $square } idzie dziś tunelami.
event-stood-up = Zombie na { $square } wstaje.
event-merged = Dwa zombie na { $square } stają się podwójnym.
event-pushed = { $square } → { $to }: { $kind } zostaje popchnięty.
event-blocked-at = { $square }: { $kind } zatrzymuje się przy { $edge }.
event-trapped = Pułapka na { $square } zabija { $number ->
    [one] jednego zombie
   *[other] { $number } zombie
}.
event-split = Umarli dzielą się ({ $squads }): { $numbers }.
event-breached = Umarli są w bunkrze.
event-enraged = W bunkrze nie ma już nikogo: umarli wpadają w szał!
event-turned = { $person } zamienia się w zombie.

refused-walk = Żadna z jego najkrótszych dróg się tam nie kończy.

## Umocnienia

structure-sandbags = Worki z piaskiem
structure-wall = Mur
structure-gate = Brama
structure-trap = Pułapka z drutu kolczastego
structure-lookout = Wieża

event-structure-built = Zbudowano przy { $edge }: { $structure }.
event-structure-built-on = Zbudowano na { $square }: { $structure }.
event-structure-gone = { $cause ->
    [dead] Umarli obalają przy { $edge }: { $structure }.
    [blast] Wybuch niszczy przy { $edge }: { $structure }.
   *[quiet] Od dawna nic się nie dzieje; samo wali się przy { $edge }: { $structure }.
}
event-structure-gone-from = { $cause ->
    [blast] Wybuch niszczy na { $square }: { $structure }.
    [trap] Pułapka na { $square } jest zużyta.
   *[collapse] Gruz na { $square }: { $structure }.
}
event-lookout-pushed = Umarli napierają na Wieżę na { $square }: jeśli nic się nie zmieni, runie w ich następnej turze.
event-collapsed = Wieża na { $square } się wali.

refused-build-blocked = Przy zablokowanym polu nic się nie buduje.
refused-build-line = Tę krawędź zamyka już czerwona linia.
refused-build-taken = Coś już tam stoi.
refused-build-infested = Na tym kafelku są zombie.
refused-build-entrance = Wieża nie stoi na wejściu do bunkra ani na wejściu do tunelu.

## Ataki

question-ask-hold-off = Którego napastnika zatrzymuje ten sukces?
verb-hold-off = Zatrzymaj
option-hold-off = Zatrzymaj: { $figure }
event-stopped = { $squad }: zatrzymany zostaje { $kind } na { $square }.
event-last-stays = { $squad }: ostatni Ocalały zostaje przy życiu i traci zamiast tego 2 PŻ.

## Zombie, które przybywają

question-ask-put = Gdzie staje zombie?
verb-put = Postaw
option-put = Na { $square }
event-zombie-added = { $square }: przybywa { $kind }.
event-not-placed = Niepostawieni zombie: { $number }. Brakuje figurek lub miejsca.

refused-put-trap = Na Pułapkach stają tylko wtedy, gdy żadne inne pole nie jest wolne.
refused-put-taken = To musi być wolne pole; podwójni powstają dopiero, gdy wszystkie są zajęte.
refused-put-not-beside = Staje obok drużyny.
refused-put-not-there = Staje na kafelku, na polu, które nie jest zablokowane.
refused-put-no-way = Stamtąd nie doszedłby do bunkra ani do żadnej drużyny.
refused-put-symbols-first = Najpierw pola z symbolami zagrożenia lub utrudnienia.
