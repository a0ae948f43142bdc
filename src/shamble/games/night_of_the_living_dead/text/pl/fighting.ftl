### Tryby, broń i Ghule.

event-side-changed = { $side ->
    [0] { $survivor } przechodzi w tryb Romero.
   *[other] { $survivor } przechodzi w tryb Zombicide.
}
refused-mode = Tego można użyć tylko w trybie Zombicide.
refused-not-outside = Tym rzuca się tylko w Strefy na zewnątrz.
ui-short-refused-mode = tylko tryb Zombicide
ui-short-refused-not-outside = tylko na zewnątrz
zone-with-noise = { $zone }
