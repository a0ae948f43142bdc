### Modes, weapons and Ghouls.

event-side-changed = { $side ->
    [0] { $survivor } turns to Romero mode.
   *[other] { $survivor } turns to Zombicide mode.
}
refused-mode = It can be used in Zombicide mode only.
refused-not-outside = It is thrown at exterior Zones only.
ui-short-refused-mode = Zombicide mode only
ui-short-refused-not-outside = outside only
zone-with-noise = { $zone }
