### Bots: what is wrong with one that somebody named or wrote.

bot-unknown = There is no bot called “{ $bot }”. There are: { $known }.
    .mend = A bot of your own is named with its file: my_file.py:MyBot.
bot-budget = “{ $budget }” is no budget.
    .mend = Write seconds (2s, 500ms) or a number of nodes: search@2s, search@500.
bot-thinks-not = The bot “{ $bot }” answers at once: it has no budget.
bot-no-file = There is no file { $file }.
bot-no-name = There is no “{ $name }” in { $file }. { $known ->
    [none] It holds no class.
   *[other] It holds: { $known }.
}
bot-no-policy = What { $bot } makes cannot be called.
    .mend = A bot is called with a position and gives one of its answers: def __call__(self, state).
bot-broken = { $bot } failed on line { $line }: { $said }
bot-illegal = { $bot } answered { $answer } to “{ $question }”, which is none of the { $count } answers there are.
    .mend = Give one of state.options.
illegal-action = “{ $action }” is not possible now. { $reasons }
game-not-made = This position cannot be packed: nobody knows by which rules it was made.
    .mend = Begin games with shamble.new_game.
