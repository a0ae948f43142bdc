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

## The report page

cli-lab-report-folder = the folder of a run
cli-lab-report-output = the page (default: report.html in the folder of the run)
cli-lab-reported = The page is { $file }. It needs no network.

lab-page-title = { $name } · Shamble laboratory
lab-page-lead = Every game was played by bots. Bars and bands are 95 % intervals: where two of them overlap widely, more games are needed before one may speak of a difference.
lab-page-game = Game
lab-page-games = Games
lab-page-seeds = Seeds
lab-page-version = Shamble
lab-page-digest = Digest of the results
lab-page-endless = Given up: it went on too long.

lab-page-wins = How often it is won
lab-page-wins-about = The share of games won, with Wilson's interval. Progress is how far the goals were on average when a game ended. Where seats play against each other, it is the first seat's share.
lab-page-seats = Winners and scores by seat
lab-page-seats-about = How often each seat won, and what it scored on average. Seats that play alike should fare alike.
lab-page-rounds = How long it lasts
lab-page-rounds-about = Half of the games lie within the box, the line is the median, the ends are the shortest and the longest game.
lab-page-endings = Why games ended
lab-page-endings-about = Green is won; every other colour is a way of losing.
lab-page-aims = Which goals are reached
lab-page-aims-about = In the order in which the mission wants them. The first goal that is reached seldom is where the mission stalls.
lab-page-pieces = What lies on the board
lab-page-pieces-about = How often somebody got hold of it, the least reached first. What nobody reaches in many games may lie too far away, or behind something that bots do not open.
lab-page-maps = Where survivors die
lab-page-maps-about = The redder a zone, the more were lost there.
lab-page-map-caption = { $mission }: most in { $place }, { $count } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
lab-page-gauges = Over time
lab-page-gauges-about = Means over the games that were still going on, as long as that was a tenth of them.
lab-page-tuning = What options change
lab-page-tuning-about = Each set of options against the first one, on the same seeds. Blue intervals leave zero out: there the difference is clear.
lab-page-gains = Which equipment and skills go with winning
lab-page-gains-about = The share of games won by teams that had it, less that of teams that did not. It goes with winning, which is not yet to cause it: long games see more cards. To know what one is worth, leave it blank on the same seeds (“without” in the plan).
lab-page-work = { $decisions } decisions, { $seconds } seconds of computing.

lab-page-axis-wins = share of games won
lab-page-axis-rounds = rounds
lab-page-axis-share = share of games
lab-page-axis-clock = round
lab-page-axis-difference = share of games won, more or less
lab-page-axis-gains = share won with it, less without it

lab-page-column-what = What
lab-page-column-games = Games
lab-page-column-wins = Wins
lab-page-column-rate = Share
lab-page-column-interval = 95 %
lab-page-column-rounds = Rounds
lab-page-column-progress = Progress
lab-page-column-given-up = Given up
lab-page-column-seat = Seat
lab-page-column-score = Score
lab-page-column-place = Place
lab-page-column-per-game = Lost a game
lab-page-column-pairs = Pairs
lab-page-column-difference = Difference
lab-page-column-rounds-more = Rounds
lab-page-column-progress-more = Progress
