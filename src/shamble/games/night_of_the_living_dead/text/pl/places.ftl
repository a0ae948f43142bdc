### Drzwi i Barykady, przeszukiwanie, łączenie, samochód, żetony Stref Namnażania.

## Drzwi i Barykady

verb-open = Otwórz
verb-close = Zamknij
verb-build = Zbuduj Barykadę
ui-verb-open = Otwórz
ui-verb-close = Zamknij
ui-verb-build = Buduj
option-open = { $fitting ->
    [door] Otwórz Drzwi { $beyond-to }
    [stairs] Otwórz Schody { $beyond-to }, narzędzie: { $cards }
   *[other] Otwórz Barykadę { $beyond-to }, narzędzie: { $cards }
}
option-close = { $fitting ->
    [door] Zamknij Drzwi { $beyond-to }
    [stairs] Zastaw Schody { $beyond-to }
   *[other] Zamknij Barykadę { $beyond-to }
}
option-build = Zbuduj Barykadę { $beyond-to }
event-door-opened = { $survivor } otwiera Drzwi: { $door }.
event-door-closed = { $survivor } zamyka Drzwi: { $door }.
event-barricade-opened = { $survivor } otwiera Barykadę: { $door }, narzędzie: { $card }.
event-barricade-closed = { $survivor } zamyka Barykadę: { $door }.
event-barricade-built = { $survivor } buduje Barykadę: { $door }.
event-broken = Łamacze { $zone-at } otwierają wszystko, co zamknięte: { $count }.
event-openings = Wszystko się otwiera tam, gdzie stoi { $kind }: { $zone }.
refused-no-door = W tej Strefie nie ma tam niczego do otwarcia ani zamknięcia.
refused-work-ghouls = { $zombies ->
    [one] W Strefie jest Ghul.
    [few] W Strefie są { $zombies } Ghule.
   *[other] W Strefie jest { $zombies } Ghuli.
}
refused-open-already = To jest już otwarte.
refused-closed-already = To jest już zamknięte.
refused-no-tool-needed = Do Drzwi nie trzeba narzędzia.
refused-no-opener = Niczym w ręce nie da się otworzyć Barykady.
refused-no-building-here = Scena nie pozwala tam budować.
refused-stands-already = Coś już tam stoi.
refused-built-enough = Można zbudować najwyżej { $count }.
refused-no-material = W ręce musi być: { $card }.
ui-short-refused-work-ghouls = tu są Ghule
ui-short-refused-open-already = już otwarte
ui-short-refused-closed-already = już zamknięte
ui-short-refused-no-opener = brak narzędzia
ui-short-refused-no-building-here = nie tutaj
ui-short-refused-stands-already = nie tutaj
ui-short-refused-built-enough = dość Barykad
ui-short-refused-no-material = brak materiału

## Przeszukiwanie

option-search = Przeszukaj: { $deck }
refused-no-such-deck = Tej talii się nie przeszukuje.
refused-search-scene = Według Sceny tę talię przeszukuje się gdzie indziej albo wcale.
refused-search-mode = W trybie Romero ta talia jest zamknięta.
ui-short-refused-search-scene = nie tutaj
ui-short-refused-search-mode = tryb Romero

## Łączenie

verb-combine = Połącz
ui-verb-combine = Połącz
option-combine = Połącz { $cards }
event-combined = { $survivor } łączy karty, powstaje: { $card }.
refused-no-recipe = Z tych dwóch kart nic nie powstanie.
refused-part-missing = Brakuje jednej z części.
refused-none-left = Nie ma już karty: { $card }.
ui-short-refused-no-recipe = nic do połączenia
ui-short-refused-part-missing = brak części
ui-short-refused-none-left = nie ma więcej

## Żetony Stref Namnażania

spawn-colour-white = biały
spawn-colour-red = czerwony
spawn-colour-blue = niebieski
spawn-colour-green = zielony
spawn-colour-violet = fioletowy
spawn-colour-yellow = żółty
question-ask-shift = Ogień przepędza żetony Stref Namnażania. Dokąd trafia ten?
verb-shift = Przesuń żeton
option-shift = Żeton { $spawn_colour } { $zone-to }
event-spawn-shifted = Żeton Strefy Namnażania ({ $spawn_colour }) przechodzi { $zone-from } { $to-to }.
event-spawn-woken = Budzi się Strefa Namnażania ({ $spawn_colour }) { $zone-at }.
