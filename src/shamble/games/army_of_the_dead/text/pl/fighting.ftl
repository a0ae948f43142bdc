### Walka, materiały wybuchowe i karty, które się zużywa.

## Walka

verb-concentrate-melee = Skupiony cios
verb-concentrate-ranged = Skupiony ostrzał
verb-clip = Zużyj Magazynek
verb-throw = Rzuć
verb-lay = Podłóż
verb-inject = Użyj
verb-treat = Pierwsza pomoc
option-concentrate-melee = Wszystkie trafienia ({ $cards }) w jeden cel { $zone-at }: { $kind }{ $bound ->
    [1] {" "}(leży w pętach)
   *[other] {""}
}
option-concentrate-ranged = Wszystkie strzały ({ $cards }) w jeden cel { $zone-at }: { $kind }{ $bound ->
    [1] {" "}(leży w pętach)
   *[other] {""}
}
option-clip = Zużyj Magazynek: { $cards }
option-throw = Rzuć { $zone-to }: { $cards }
option-lay = Podłóż tutaj: { $cards }
option-inject = Użyj: { $cards }
option-treat = Ulecz: { $other } ({ $cards })
question-ask-bind = { $survivor }: kogo pętają bolasy?
question-ask-hunt = { $survivor } poluje: czy pada jeszcze ktoś?
event-out-of-ammo = { $survivor }: { $card } bez amunicji.
event-clip-spent = { $survivor } zmienia magazynek: { $card }.
event-trapped = { $survivor } pęta { $zone-at } cel: { $kind }.
event-freed = Spętane Zombie znowu wstają.
event-laid = { $survivor } podkłada { $zone-at }: { $card }.
event-explosive-thrown = { $survivor } rzuca { $zone-to }: { $card }.
event-explosion = Wybuch { $zone-at }: { $damage ->
    [one] { $damage } Obrażenie
    [few] { $damage } Obrażenia
   *[many] { $damage } Obrażeń
} dla każdego.
event-hunted = { $survivor } dopada jeszcze kogoś: { $kind }.
event-card-used = { $survivor } używa karty: { $card }.
event-rescue-comes = { $survivor } rusza na ratunek.
ui-free-explosive = Materiały wybuchowe
refused-no-clip = W ręku nie ma Magazynka.
refused-own-turn = To można zrobić tylko we własnej turze.
refused-nothing-to-concentrate = Tym nie da się skupić ataku.
refused-no-such-target = Nie ma tam nikogo tego rodzaju.
refused-shielded = W Strefie zasłaniają go słabsze Zombie.
refused-search-corridor = Korytarzy Hotelu nie można przeszukiwać.
refused-only-laid = To można tylko podłożyć.
refused-not-that-card = Ta karta do tego nie służy.
refused-nobody-wounded = Ta osoba nie ma tu żadnej Rany.
