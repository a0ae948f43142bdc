### Boty: co jest nie tak z tym, którego ktoś wskazał albo napisał.

bot-unknown = Nie ma bota o nazwie „{ $bot }”. Są: { $known }.
    .mend = Własnego bota wskazuje się razem z plikiem: moj_plik.py:MojBot.
bot-budget = „{ $budget }” nie jest budżetem.
    .mend = Podaj sekundy (2s, 500ms) albo liczbę węzłów: search@2s, search@500.
bot-thinks-not = Bot „{ $bot }” odpowiada od razu: nie ma budżetu.
bot-no-file = Nie ma pliku { $file }.
bot-no-name = W pliku { $file } nie ma „{ $name }”. { $known ->
    [none] Nie ma w nim żadnej klasy.
   *[other] Są w nim: { $known }.
}
bot-no-policy = Tego, co tworzy { $bot }, nie da się wywołać.
    .mend = Bota wywołuje się z pozycją, a on podaje jedną z jej odpowiedzi: def __call__(self, state).
bot-broken = { $bot }: błąd w wierszu { $line }: { $said }
bot-illegal = { $bot }: odpowiedź { $answer } na „{ $question }” nie jest żadną z { $count } możliwych.
    .mend = Podaj jedną z wartości state.options.
illegal-action = „{ $action }” nie jest teraz możliwe. { $reasons }
game-not-made = Tej pozycji nie da się spakować: nie wiadomo, według jakich zasad powstała.
    .mend = Zaczynaj gry przez shamble.new_game.
