### The terminal, and the commands around it, whatever the game

## While playing

term-prompt = {"> "}
term-help-hint = Answer with a number. h lists the other commands.
term-help =
    A number         take that answer
    ?                what is not offered, and why
    ? N              what answer N may bring
    e                end the turn, or let a chance go by
    u, r             undo, redo
    m, map           the whole position
    g, mission       the mission's story and its own rules
    i                what everybody can do
    l [N]            what happened, with the rules behind it
    w, why           why things went the way they last did
    rules ID         the text of a rule
    a                what may be done at any time
    p                let somebody else answer first
    s [FILE]         save, into a file of your own if you name one
    q                leave; the game is kept and the next start offers it
    An answer may also be written in full, as the records do.
term-no-such-number = There is no answer { $number }; the last one is { $last }.
term-all-offered = Everything there is to choose is on the list.
term-rules-usage = Say which rule: rules { $rule }
term-no-rules = This game comes without a list of rules.
term-no-rule = There is no text for the rule { $rule }.
term-no-story = There is nothing more to say of it.
term-no-why = There is nothing to explain yet.
term-no-abilities = There is nothing that some can do and others cannot.
term-nobody-else = Nobody else has to answer now.
term-player = Player { $seat }
term-pass-screen = Enter hides this; then pass the screen to { $player }.{" "}
term-take-screen = { $player }, Enter shows what is yours to see.{" "}
term-score = { $won ->
    [true] ★ { $player }: { $score }
   *[false] { $player }: { $score }
}
verdict-won = Everybody has won.
verdict-lost = The game is lost.
verdict-decided = The game is decided.
term-undone = Taken back.
term-redone = Done again.
term-nothing-to-end = There is nothing to end or to pass here.
term-no-undo = There is nothing to take back.
term-no-redo = There is nothing to bring back.
term-saved = Saved: { $file }
term-not-saved = The file { $file } cannot be written.
term-left = The game is kept in { $file }. The next “shamble play” offers to go on with it.
term-record = The record of this game: { $file }

## Before playing

term-resume = There is an unfinished game: { $mission }, round { $round } ({ $file }).
term-resume-prompt = Go on with it? [Y/n]{" "}
term-yes = y yes
term-missions = Which mission?
term-no-mission = Choose a mission, for example with --mission { $mission }.

## Commands: what they say

cli-said = { $said }
cli-no-server = The packages for tables in the browser are not installed. Install them with pip install 'shamble[server]', or play in the terminal: shamble play --terminal.
cli-no-folder = There is no folder { $folder }.
cli-no-list = { $game } has no list of “{ $kind }”. { $close ->
    [none] There are: { $known }.
   *[other] Did you mean “{ $close }”? There are: { $known }.
}
cli-unknown-seat = There is no seat “{ $seat }”; the game has { $seats }.
cli-too-few-games = At least one game has to be played.
cli-sim-progress = { $mission } by { $bot }
cli-sim-result = { $mission } ({ $game }) by { $bot }, seeds from { $seed }: { $games } games, { $wins } won, { $losses } lost, { $unfinished } unfinished{ $decided ->
        [0] {""}
       *[other] , { $decided } won by some
    }; { $rounds_mean } rounds on average.
cli-sim-rate = Won: { $percent }%
cli-sim-seat = Player { $seat }: { $wins } won, { $score } points on average
cli-sim-ending = { $count } × { $ending }
cli-sim-endless = given up as endless
cli-sim-speed = { $decisions } decisions in { $seconds } s, { $speed } a second.
cli-bench-progress = Measuring
cli-bench-build = { $build ->
    [compiled] Compiled engine
   *[pure] Pure Python engine
}, CPU time, best of five:
cli-bench-profile-title = Where the time of the long load goes (share, calls, part):
cli-bench-no-file = { $file } does not hold the numbers of an earlier “shamble bench --json”.
cli-bench-no-load = Nothing of { $game } is measured: its port names no load.
cli-list-in-minutes = { $minutes } min
cli-list-game = Game
cli-list-missions = Missions
cli-list-mission = Mission
cli-list-name = Name
cli-list-difficulty = Difficulty
cli-list-minutes = Length
cli-list-map = Map
cli-list-bot = Bot
cli-soak-progress = Soak by { $bot }
cli-soak-result = { $games } games by { $bot }, { $decisions } decisions, { $rounds } rounds, the longest game { $longest } rounds, { $wins } won.
cli-soak-column-mission = Mission
cli-soak-column-games = Games
cli-soak-column-wins = Won
cli-soak-column-win_rate = Rate
cli-soak-column-rounds_mean = Rounds
cli-soak-column-longest = Longest
cli-soak-column-decisions = Decisions
cli-soak-fuzz-progress = Tampered files and messages
cli-soak-fuzz-result = { $cases } files and messages: { $refused } refused in words, { $taken } harmless.
cli-soak-no-corpus = There is no corpus in the folder { $folder }; name one with --corpus.
cli-soak-clean = Nothing is wrong: no invariant broken, no endless game, no option that fails, every record replays to the same position, nothing hidden in sight, no word missing.
cli-soak-server-progress = Days of a server
cli-soak-server-result = { $schedules } schedules from seed { $seed } on, the machine stopped { $crashes } times in them.
cli-soak-server-failure = schedule { $seed }: { $what }
cli-soak-server-failures = { $count } schedules went wrong. Each is repeated exactly by --server --schedules 1 --seed with its number.
cli-soak-server-clean = Nothing is wrong: nothing acknowledged was lost, nobody saw what is not for them, everybody at a table saw the same.
cli-soak-faults = Faults: { $count }. Each has its record:
cli-mutants-getting-ready = Playing all tests to see what they reach
cli-mutants-progress = Mutants
cli-mutants-all = all
cli-mutants-column-module = Module
cli-mutants-column-mutants = Mutants
cli-mutants-column-noticed = Noticed
cli-mutants-column-survived = Survived
cli-mutants-column-equivalent = Equivalent
cli-mutants-column-stillborn = Unreadable
cli-mutants-column-rate = Rate
cli-mutants-unnoticed = { $count ->
    [one] { $count } mutant was noticed by nothing.
   *[other] { $count } mutants were noticed by nothing.
}
cli-mutants-compiled = The engine is compiled here, and only its sources can be broken; “shamble compile --clean” takes the compiled build away.
cli-mutants-nowhere = There are no rules in “{ $module }”; name a folder or a file such as “family/round”.
cli-mutants-not-ready = The tests cannot be collected or do not run; “shamble test tests/casebook” says why.
cli-mutants-stopped = The bench stopped after { $done } of { $total }; the same command goes on from there.
cli-mutants-outside = { $game } does not stand in this project; only its own games can be broken.
cli-golden-progress = Golden records
cli-golden-written = new: { $name }
cli-golden-changed = changed: { $name } ({ $detail })
cli-golden-kept = as it was: { $name }
cli-golden-removed = removed: { $name }
cli-golden-total = { $count } golden records.
cli-golden-trace = Golden trace: { $count } games come out differently.
cli-replay-sealed = All { $outcomes } outcomes follow from the key, and the key from the seal { $seal }. Compare it with the seal that was shown at the table.
cli-replay-sealed-later = { $outcomes } outcomes, all from entry { $since } on, follow from the key, and the key from the seal { $seal }. What came before was brought along by a file or another table. Compare the seal with the one that was shown at the table.
cli-replay-seal-closed = The game was not over when the file was made, so the key to the seal { $seal } is not in it: the outcomes stand unchecked.
cli-replay-verified = The record replays exactly: { $entries } entries, { $hashes } positions compared, { $hash } at the end.
cli-lint-no-file = Say which file to look at: shamble lint FILE…
cli-lint-result = { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $problems ->
    [0] no mistakes.
    [one] { $problems } mistake.
   *[other] { $problems } mistakes.
}
cli-draw-svg = The picture is SVG, so its file ends in .svg, unlike { $file }.
cli-draw-done = Drawn: { $file }
cli-draw-no-map = { $game } has no map to draw.

## Commands: what their options mean

cli-option-game = The game; “shamble list games” names all. The first one, if none is named.
cli-option-mission = The mission's id, such as M1, or “random”; “shamble list missions” names all.
cli-option-content = A folder with missions and skills of your own.
cli-option-json = Print one JSON object instead of sentences.
cli-option-jobs = How many processes; 0 for one on each core.
cli-option-seed = The seed; the same one gives the same game.
cli-play-bot = Bots: “greedy” for all seats but the first, “2:greedy,3:random”, or “all:greedy” to watch; “shamble list bots” names all.
cli-play-names = What people at this screen are called, by seat, with commas.
cli-play-quick = Answer by itself whatever is asked before the game really begins.
cli-play-load = Go on with a saved game.
cli-play-terminal = Play here in the terminal instead of the browser.
cli-play-data = Keep saved games in this folder.
cli-sim-games = How many games.
cli-sim-bot = The bot that plays; “shamble list bots” names all, the best first.
cli-sim-mission = The mission's id, such as M1, or “random”.
cli-soak-games = How many games, shared evenly among the missions.
cli-soak-bot = The bot that plays; “random” also throws cards away.
cli-soak-seats = How many players there are; if nobody says, another number from game to game.
cli-soak-missions = Only these missions, with commas.
cli-soak-reports = The folder for the records of games with faults.
cli-soak-fuzz = Instead of games, tamper with records, saves, missions and messages, and see that nothing breaks.
cli-soak-cases = How many such files and messages.
cli-soak-corpus = The folder with what is tampered with; usually the one of the tests.
cli-soak-server = Instead of games, play whole days of the server: people, disks, crashes and clocks made up from a seed.
cli-soak-schedules = How many such days; the first one is the seed.
cli-soak-regenerate-golden = Write the golden records anew and say what changed.
cli-mutants-module = Only this folder or file, such as family/round or games/zombicide_2e.
cli-mutants-game = Only the rules and content in this game's own folder.
cli-mutants-sample = So many by lot, the same ones every time; 0 for all.
cli-mutants-seed = Another seed, another lot.
cli-mutants-jobs = How many processes.
cli-mutants-least = The exit code is 1 if fewer percent than this are noticed.
cli-mutants-survivors = Play only those again that nothing noticed last time.
cli-mutants-tests = Play only these tests, with commas; without any, the casebook and all fast tests of rules.
cli-mutants-anew = Forget what earlier runs found.
cli-mutants-notes = The file in which the results are kept.
cli-bench-game = Only this game; all that can be measured, if none is named.
cli-bench-compare = Show ratios to the numbers of an earlier run, a file from “bench --json”.
cli-bench-profile = Show where the time goes.
cli-replay-file = The record to replay.
cli-replay-verify = Only check that it replays exactly.
cli-replay-to = Stop after so many entries.
cli-lint-files = The mission files to look at.
cli-list-kind = What to list: games, missions, bots, or what else the game has.
cli-draw-output = Draw an SVG picture into this file.
