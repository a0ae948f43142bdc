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
zpo-key-rotate = obróć nowy kafelek
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
