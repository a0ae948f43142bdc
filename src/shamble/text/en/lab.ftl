### The laboratory: many games after a plan, reports, comparisons, the mission doctor.

cli-command-lab = Play many games after a plan; report, compare, judge missions.
cli-command-lab-run = Play missions × teams × bots × options × seeds, as a file says.
cli-command-lab-report = Make one page with plots of a run.
cli-command-lab-compare = Compare two runs, bots, teams or options, seed by seed.
cli-command-lab-mission = Judge a mission: how hard, where it stalls, what nobody reaches.
cli-command-lab-leaderboard = Let every bot play every mission and write the table.

cli-lab-which = Say what the laboratory should do: run, report, compare, mission or leaderboard. “shamble lab --help” explains them.
cli-lab-progress = { $name }
cli-lab-progress-on = { $name }, with { $done } of { $games } games already there
cli-lab-interrupted = Interrupted: { $done } of { $games } games are kept in { $folder }. The same command goes on from there.
cli-lab-ran = { $games } games are in { $folder }: { $played } played now, { $before } before.
cli-lab-digest = Digest of the results: { $digest }
cli-lab-next = For a page with plots: shamble lab report { $folder }

cli-lab-run-spec = a YAML file that says what to play
cli-lab-run-output = the folder of the run (default: lab-runs/<name of the file>)
cli-lab-run-jobs = processes; 0 means one for each core
cli-lab-run-cluster = play on a Ray cluster; without --address one begins on this machine
cli-lab-run-address = the Ray cluster to use
cli-lab-run-json = print one object instead of sentences

lab-unknown-bot = There is no bot “{ $bot }”{ $close ->
    [none] .
   *[other] . Did you mean “{ $close }”?
}
    .mend = There are: { $known }.
lab-no-folder = There is no folder { $folder }.
    .mend = Paths are counted from where the file lies.
lab-twice = “{ $name }” stands here twice.
lab-empty = Nothing would be played: “{ $field }” is empty.
lab-other-plan = The folder { $folder } holds a run with another plan.
    .mend = Choose another folder with --output, or delete that one.
lab-no-run = There is no run in { $folder }.
    .mend = “shamble lab run” makes one.
lab-no-packages = The laboratory's packages are missing ({ $packages }).
    .mend = “./shamble lab” brings them; with pip, install shamble[lab].
lab-nothing-blank = { $game } has no { $sort } “{ $name }” that could be left out.
