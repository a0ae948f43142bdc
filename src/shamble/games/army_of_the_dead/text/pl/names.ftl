### Nazwy kart, Ocalałych i umarłych oraz misje w kilku słowach.

game-army-of-the-dead = Army of the Dead
    .tagline = Las Vegas jest zamknięte. Wy macie klucz.
    .about = Sześcioro specjalistów, miasto za murem, pieniądze w piwnicy i król, który nie lubi gości.

## Zombie

zombie-shambler = Szuracz
zombie-alpha = Alfa
zombie-shambler-count = { $n ->
    [one] { $n } Szuracz
    [few] { $n } Szuracze
   *[many] { $n } Szuraczy
}
zombie-alpha-count = { $n ->
    [one] { $n } Alfa
    [few] { $n } Alfy
   *[many] { $n } Alf
}
abomination-valentine = Valentine
abomination-queen = Królowa
abomination-zeus = Zeus
abomination-helmeted-zeus = Zeus w Masce
abomination-mounted-zeus = Zeus na Koniu

## Ocalali

survivor-scott = Scott
survivor-kate = Kate
survivor-dieter = Dieter
survivor-cruz = Cruz
survivor-guzman = Guzman
survivor-chambers = Chambers
survivor-peters = Peters
survivor-martin = Martin
survivor-tanaka = Tanaka
survivor-vanderohe = Vanderohe
survivor-lilly = Lilly
survivor-burt-cummings = Burt Cummings

## Ekwipunek

equipment-aaahh = Ożeż...!
equipment-adrenaline-shot = Zastrzyk Adrenaliny
equipment-ammo-clip = Magazynek
equipment-army-knife = Wojskowy Nóż
equipment-army-sniper-rifle = Wojskowa Snajperka
equipment-bola-gun = Wyrzutnia Bolasów
equipment-booby-trap = Bombowa Pułapka
equipment-combat-shotgun = Strzelba Bojowa
equipment-crowbar = Łom
equipment-desert-eagle = Desert Eagle
equipment-first-aid-kit = Apteczka
equipment-golden-ak-47 = Złoty AK-47
equipment-grenade = Granat
equipment-grenade-launcher = Granatnik
equipment-heavy-machine-gun = Ciężki Karabin Maszynowy
equipment-jerry-can = Kanister
equipment-katana = Katana
equipment-machete = Maczeta
equipment-revolver = Rewolwer
equipment-ring-saw = Piła Pierścieniowa
equipment-rocket-launcher = Wyrzutnia Rakiet
equipment-scotts-military-rifle = Wojskowy Karabin Scotta
equipment-semi-automatic-pistol = Pistolet Półautomatyczny
equipment-semi-automatic-rifle = Karabin Półautomatyczny
equipment-silencer = Tłumik
equipment-spiked-baseball-bat = Nabijany Gwoździami Kij Bejsbolowy
equipment-submachine-gun = Pistolet Maszynowy
equipment-tnt = TNT

## Talie i kolory

deck-sleeper = Żetony Śpiochów
deck-orders = Rozkazy Zeusa
colour-zeus = Zeusa

## Misje

mission-army-am1-name = Dwie ulice od muru
mission-army-am1-brief = Mur już widać, jest dwie ulice dalej, a z pustymi rękami nikt nie wyjdzie. Znajdźcie oba czerwone Cele, a potem wyprowadźcie przez Wyjście każdego, kto jeszcze chodzi.

## Missions

map-ours = Nasza własna misja
    .hint = Fabuła, mapa i karta tej misji są nasze: drukowanych nie znamy.
