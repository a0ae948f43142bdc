### Walka, Materiały Wybuchowe i karty, które się zużywa.

## Walka

verb-concentrate-melee = Skoncentrowany cios
verb-concentrate-ranged = Skoncentrowany strzał
verb-clip = Zużyj Magazynek
verb-throw = Rzuć
verb-lay = Podłóż
verb-inject = Użyj
verb-treat = Pierwsza pomoc
option-concentrate-melee = Wszystkie trafienia ({ $cards }) w jeden cel { $zone-at }: { $kind }{ $bound ->
    [1] {" "}(uwięziony)
   *[other] {""}
}
option-concentrate-ranged = Wszystkie strzały ({ $cards }) w jeden cel { $zone-at }: { $kind }{ $bound ->
    [1] {" "}(uwięziony)
   *[other] {""}
}
option-clip = Zużyj Magazynek: { $cards }
option-throw = Rzuć { $zone-to }: { $cards }
option-lay = Podłóż tutaj: { $cards }
option-inject = Użyj: { $cards }
option-treat = Ulecz: { $other } ({ $cards })
question-ask-bind = { $survivor }: kogo więżą bolasy?
question-ask-hunt = { $survivor } poluje: czy pada jeszcze ktoś?
event-out-of-ammo = { $survivor }: Brak Amunicji ({ $card }).
event-clip-spent = { $survivor } zużywa Magazynek: { $card } znów strzela.
event-trapped = { $survivor } więzi { $zone-at }: { $kind }.
event-freed = Uwięzione Zombie znów wstają.
event-laid = { $survivor } podkłada { $zone-at }: { $card }.
event-explosive-thrown = { $survivor } rzuca { $zone-to }: { $card }.
event-explosion = Wybuch { $zone-at }: Obrażenia { $damage } dla każdego.
event-hunted = { $survivor } dopada jeszcze kogoś: { $kind }.
event-card-used = { $survivor } używa karty: { $card }.
event-rescue-comes = { $survivor } rusza na ratunek.
ui-free-explosive = Materiały Wybuchowe
refused-no-clip = Trzeba mieć w Ręce Magazynek.
refused-own-turn = To można zrobić tylko we własnej turze.
refused-nothing-to-concentrate = Tym nie da się skoncentrować ataku.
refused-no-such-target = Nie ma tam nikogo tego rodzaju.
refused-shielded = W Strefie zasłaniają go słabsze Zombie.
refused-search-corridor = Korytarzy Hotelu nie można przeszukiwać.
refused-only-laid = To można tylko podłożyć.
refused-not-that-card = Ta karta do tego nie służy.
refused-nobody-wounded = Ten Ocalały nie ma żadnej Rany albo nie ma go tutaj.
