zpo-map = Mapa
zpo-squads = Drużyny
zpo-vp = Punkty zwycięstwa
zpo-hp = Punkty życia
zpo-armor = Pancerz
zpo-firearm = Broń palna
zpo-melee = Walka wręcz
zpo-movement = Ruch
zpo-smarts = Spryt
zpo-waiting = Czeka na wejście
zpo-stunned = Traci następną turę
zpo-goals = Cele dnia
zpo-goals-hidden = { $squad }: { $n ->
    [one] jeden zakryty cel
    [few] { $n } zakryte cele
   *[many] { $n } zakrytych celów
}
zpo-bunker = Bunkier: { $pool ->
    [0] nikogo w środku
    [one] jeden ocalały
    [few] { $pool } ocalałych
   *[many] { $pool } ocalałych
}, { $pile ->
    [0] żadnych kart obok
    [one] jedna karta obok
    [few] { $pile } karty obok
   *[many] { $pile } kart obok
}
zpo-tracker = Punkty zwycięstwa: { $list }
zpo-actions-left = { $n ->
    [0] brak akcji
    [one] została jedna akcja
    [few] zostały { $n } akcje
   *[many] zostało { $n } akcji
}
zpo-levels = Broń palna: poziom { $firearm }, walka wręcz: poziom { $melee }
zpo-person = PŻ { $hp }, Pancerz { $armor }, Broń palna { $firearm }, Walka wręcz { $melee }, Ruch { $movement }, Spryt { $smarts }
zpo-radiated = Napromieniowanie
zpo-newcomer = Nowa osoba; jeszcze nie jadła
zpo-thrown = rzucana, liczba kości: { $n }
zpo-empty = pusta
zpo-place-bonus = +1 PZ
zpo-on-map = Na mapie
zpo-rotate = Obróć
zpo-lay = Połóż tutaj
zpo-choose-on-map = { $n ->
    [one] Na mapie zaznaczono jedno miejsce.
    [few] Na mapie zaznaczono { $n } miejsca.
   *[many] Na mapie zaznaczono { $n } miejsc.
}
zpo-choose-place = Wybierz miejsce dla nowego kafelka; liczba mówi, jak daleko stąd do wejścia.
zpo-choose-one = Które z nich?
zpo-tab-actions = Akcje
zpo-tab-squad = Drużyna
zpo-tab-log = Dziennik
zpo-key-verb = następna czynność zaznaczona na mapie
zpo-key-rotate = obróć nowy kafelek; połóż go
zpo-key-end = zakończ turę albo gotowe
zpo-key-map = od znaku do znaku na mapie i wybór
zpo-side-north = od północy
zpo-side-east = od wschodu
zpo-side-south = od południa
zpo-side-west = od zachodu
zpo-way = { $points ->
    [one] Jeden punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}{ $hp ->
    [0] {""}
   *[other] , utrata PŻ po drodze: { $hp }
}.
zpo-aim = Zombie na polu { $square }
zpo-aim-attacks = Atakuje: { $squads }.
zpo-aim-seen = Widzi cel ({ $squads }) i idzie do niego; kroki: { $steps }.
zpo-aim-nearest = Idzie do najbliższego celu ({ $squads }); kroki: { $steps }.
zpo-aim-bunker = Idzie do bunkra; kroki: { $steps }.
zpo-aim-none = Nie ma dokąd iść.
zpo-act-attack = Atak
zpo-act-move = Ruch
zpo-act-heal = Leczenie
zpo-act-search = Szukanie
zpo-act-stomp = Dobicie
zpo-act-loot = Zabranie kart
zpo-act-jump = Zeskok
zpo-act-walk-off = Poza mapę
zpo-act-reload = Ładowanie
zpo-act-trade = Wymiana
zpo-act-rearrange = Karty
zpo-act-use = Zdolność
zpo-act-reveal = Cel
zpo-act-stop = Postój
zpo-act-end = Koniec tury
zpo-act-done = Gotowe
zpo-act-sandbags = Worki
zpo-act-trap = Pułapka
zpo-act-wall = Mur
zpo-act-gate = Brama
zpo-act-lookout = Wieża
zpo-brief-hp = PŻ
zpo-brief-armor = Pancerz
zpo-brief-firearm = Broń
zpo-brief-melee = Wręcz
zpo-brief-movement = Ruch
zpo-brief-smarts = Spryt
zpo-one-action = jedna akcja
zpo-free = darmowa
zpo-builders = Budowniczowie
zpo-scrap = Złom
zpo-n-builders = { $n ->
    [one] jeden wolny budowniczy
    [few] { $n } wolnych budowniczych
   *[many] { $n } wolnych budowniczych
}
zpo-n-scrap = Złom: { $n }
zpo-short = nie teraz
zpo-short-no-actions = brak akcji
zpo-short-free-action-spent = zużyta
zpo-short-within-an-action = nie teraz
zpo-short-nobody-there = nikogo tam
zpo-short-nobody-adjacent = nikogo obok
zpo-short-all-out-of-range = poza zasięgiem
zpo-short-out-of-range = poza zasięgiem
zpo-short-out-of-sight = nie widać
zpo-short-nobody-in-the-bunker = nie tutaj
zpo-short-empty = brak amunicji
zpo-short-no-first-aid = brak Apteczki
zpo-short-unhurt = bez ran
zpo-short-no-search-square = brak znaku
zpo-short-exhausted = wyczerpane
zpo-short-not-smart-enough = za mało Sprytu
zpo-short-nobody-lies = nikt nie leży
zpo-short-too-far-to-stomp = za daleko
zpo-short-no-ammo = brak Amunicji
zpo-short-loaded = niepotrzebne
zpo-short-not-adjacent = za daleko
zpo-short-nothing-to-trade = nie ma czego
zpo-short-on-lookout = na Wieży
zpo-short-zombies-between = brak drogi
zpo-short-through-the-entrance = nie stąd
zpo-short-no-way = brak drogi
zpo-short-hands = { $n ->
    [one] brak 1 osoby
    [few] brak { $n } osób
   *[many] brak { $n } osób
}
zpo-short-scrap = brak Złomu: { $n }
zpo-short-no-place = brak miejsca
zpo-dice = Kości
zpo-blue-dice = niebieskie kości
zpo-hit = sukces
zpo-miss = pudło
zpo-new-tile = Nowy kafelek
zpo-sign-armory = szukanie: Zbrojownia
zpo-sign-food = szukanie: Jedzenie
zpo-sign-items = szukanie: Przedmioty
zpo-sign-radiation = promieniowanie, kosztuje PŻ
zpo-sign-bio = skażenie, kosztuje PŻ
zpo-sign-yield = spowolnienie, wejście za 2
zpo-sign-tunnel = wejście do tuneli
zpo-sign-blocked = pole zablokowane
zpo-where = Dokąd
zpo-n-places = { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
zpo-n-squares = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}
zpo-place-far = { $n ->
    [one] Miejsce o 1 pole od wejścia
    [few] Miejsce o { $n } pola od wejścia
   *[many] Miejsce o { $n } pól od wejścia
}
zpo-place-new = Miejsce za skrajem mapy
zpo-no-vp = bez PZ
zpo-n-vp = { $n } PZ
zpo-vp-short = PZ
zpo-lay-bonus = Połóż tutaj, +1 PZ
zpo-your-turn = twoja tura
zpo-turn = ich tura
zpo-slots = karty: { $n } z 4
zpo-range = zasięg { $n }
zpo-inside = { $n ->
    [one] W środku jest zombie!
   *[other] Zombie w środku: { $n }!
}
zpo-night = Noc { $day }
zpo-who-round = { $squad }, runda { $round }
zpo-phase-scavenge = Zbieranie
zpo-phase-feed = Karmienie
zpo-phase-fortify = Budowa
zpo-phase-something = Zdarzenie
zpo-phase-combat = Noc
zpo-key-acts = atak, ruch, leczenie, szukanie, dobicie; inne czynności mają klawisz na przycisku
zpo-key-arrows = na mapie: do następnego znaku w tę stronę
zpo-aim-together = Wygrywacie razem: znajdźcie bunkier i wprowadźcie do środka każdą drużynę.
zpo-aim-points = Wygrywa najwięcej punktów: za zabite zombie, budowle, najbliższe kafelki i cele dnia.
zpo-ours = Scenariusze, kafelki, ocalali, karty i cele są tu nasze, nie z gry drukowanej; zasady są takie jak w niej.
ui-log-dice = Kości

## Podpowiedzi, po jednej.

ui-lesson-zp-zero = Wygrywacie albo przegrywacie razem. Idź po zaznaczonych polach; bunkier leży na kafelku, którego nikt jeszcze nie odkrył.
ui-lesson-zp-off = Na skraju mapy można z niej wyjść. Kładzie się tam nowy kafelek, a kość mówi, ile zombie na nim czeka.
ui-lesson-zp-tile = Wybierz miejsce dla kafelka i obróć go klawiszem R. Liczby mówią, jak daleko stamtąd do bunkra.
ui-lesson-zp-put = To ty stawiasz zombie na nowym kafelku. Z każdego miejsca muszą mieć drogę dalej.
ui-lesson-zp-step = Zostały ci punkty ruchu: idź dalej albo stań tutaj i wykorzystaj resztę tury.
ui-lesson-zp-move = W turze masz dwie akcje. Ruch sięga tak daleko, jak najwolniejsza osoba; znak spowolnienia kosztuje dwa punkty, skażenie kosztuje PŻ.
ui-lesson-zp-attack = Atak należy do całej drużyny: każdy może użyć jednej broni, najpierw palnej.
ui-lesson-zp-arm = Powiedz, kto czego używa. Liczby przy broni to kości na kolejnych poziomach, dalej jest zasięg.
ui-lesson-zp-spare = Nadwyżka sukcesów zabija tych, którzy stoją obok celu. Wybierz, kto padnie.
ui-lesson-zp-hold = Każdy sukces obrony zatrzymuje jednego napastnika, którego wybierasz. Nie rzuca kośćmi, ale zostaje.
ui-lesson-zp-loss = Wybierz, kto ginie. Karty zostają tu pod twoim żetonem, a obok staje jeszcze jeden zombie.
ui-lesson-zp-search = Stoisz na znaku szukania: za akcję i test Sprytu bierzesz kartę za każdy sukces. Potem żeton mówi, czego trzeba do drugiego szukania.
ui-lesson-zp-heal = Karta Apteczki przywraca PŻ; kosztuje akcję i zostaje zużyta.
ui-lesson-zp-dead = Wskaż któregoś z zombie: mapa pokaże, dokąd pójdzie, a zdanie poniżej powie dlaczego.
ui-lesson-zp-feed = Kogo chcesz zatrzymać, ten zjada jedno Jedzenie. Kto nie zje, odchodzi do bunkra, skąd mogą go zwerbować inni.
ui-lesson-zp-build = Budowle kosztują ludzi i Złom i od razu dają punkty. Cena stoi na każdej z nich.
ui-lesson-zp-goal = Jeden z twoich celów dnia jest spełniony: ujawnij go dla punktów albo poczekaj na wyzwanie.
