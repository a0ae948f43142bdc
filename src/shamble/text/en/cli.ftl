### The command line

cli-about = Zombie-survival board games, played for real on a computer.
cli-version = Shamble { $version } ({ $build ->
    [compiled] compiled engine
   *[pure] pure Python engine
})

## Help pages

cli-help-usage = Usage: { $usage }
cli-help-commands = Commands
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-flag = Show this help and stop.
cli-help-choices = one of: { $choices }
cli-help-any = any of these, with commas: { $choices }
cli-help-game-options = Options of { $game }
cli-help-range = from { $least } to { $most }
cli-help-default = default: { $value }
cli-help-required = required
cli-version-flag = Show the version and whether the engine is compiled.
cli-option-lang = Speak this language (en, pl), instead of the system's.
cli-usage-command = COMMAND
cli-usage-options = [OPTIONS]
cli-usage-args = [ARGUMENTS]

## What each command does

cli-command-play = Play in the browser, or with --terminal here.
cli-command-verify = Check every table of a server for damage.
cli-command-backup = Copy the tables of a server, also while it is running.
cli-command-restore = Bring tables back from a backup.
cli-command-revoke = Make the old invite and watch links of a table void.
cli-command-serve = Run a server for a group, played in their browsers.
cli-command-sim = Let bots play many games and sum up the results.
cli-command-check = Run the casebook: rules as positions, compared with what the engine does.
cli-command-replay = Watch a recorded game again, or verify it.
cli-command-lint = Look for mistakes in a mission or map file.
cli-command-list = List games, missions, survivors, cards and skills.
cli-command-draw = Draw a mission's map.
cli-command-bench = Measure how fast the engine is on this machine.
cli-command-soak = Let a bot play for a long time, looking for faults.
cli-command-test = Check style and types and run the tests; arguments go to pytest.
cli-command-mutants = Break the rules one place at a time, to see whether the tests notice.
cli-command-compile = Compile the engine to make it faster.

cli-test-args = Passed on to pytest; without any, everything is checked.

## Mistakes on the command line

cli-unknown-command = There is no command “{ $word }”.
cli-unknown-option = There is no option “{ $word }” here.
cli-did-you-mean = Did you mean “{ $word }”?
cli-see-help = “{ $command } --help” lists what there is.
cli-missing-argument = A value is missing for { $name }.
cli-repeated-argument = { $name } may be given only once.
cli-bad-value = “{ $value }” is not a value that { $name } can take.
cli-choices = It can be: { $choices }.
cli-bad-usage = This part of the command cannot be understood: { $words }.
cli-unknown-language = There are no texts in the language “{ $wanted }”. There are: { $known }.
cli-game-bug = The game in { $folder } broke at { $place }, “{ $line }”: { $said }. With SHAMBLE_DEBUG=1 set, the same command shows how it came there.
cli-bug = Something broke inside Shamble ({ $error }). Please report it; with SHAMBLE_DEBUG=1 set, the same command shows the details.

## Long runs

cli-progress = { $title }: { $done } of { $total }, { $left } left

## shamble test

cli-test-step = Checking: { $name }
cli-test-rules = Rule texts: { $rules }; still without Polish words: { $missing }.
cli-test-failed = Failed before the tests: { $checks }. The messages are further up.
cli-test-no-tools = The tests run from a copy of the project: start them there with “./shamble test”, which installs what they need.
