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

## Comparing

cli-lab-compare-first = a run's folder; with --run a bot, team or set of options of it
cli-lab-compare-second = what is compared with it
cli-lab-compare-run = one run whose bots, teams or options are compared
cli-lab-compare-json = print one object, with every pair of games by its seed
cli-lab-compared = { $mission ->
    [all] All missions
   *[other] { $mission }
}: { $difference } games won ({ $low } to { $high }), progress { $progress }, rounds { $rounds }, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of games.
cli-lab-compared-scores = The first seat scores { $value } ({ $low } to { $high }).
cli-lab-compared-better = { $second } wins more often than { $first }: the interval leaves zero out.
cli-lab-compared-worse = { $second } wins less often than { $first }: the interval leaves zero out.
cli-lab-compared-unclear = Whether { $second } wins more or less often than { $first } cannot be told from these games.
lab-compare-nothing = “{ $first }” and “{ $second }” are no two bots, teams, sets of options or missions of this run.
    .mend = It has: { $known }.
lab-compare-no-pairs = { $first } and { $second } have no seed in common.
    .mend = Play both with the same missions and seeds.

## The mission doctor

cli-lab-mission-wanted = ids or files of missions, or “all”
cli-lab-mission-games = games by each bot
cli-lab-mission-bots = who plays, with commas; the usual bot if nobody is named
cli-lab-mission-jobs = processes; 0 means one for each core
cli-lab-mission-keep = keep the games in a folder, for lab report
cli-lab-mission-json = print findings and figures as one list
cli-lab-mission-none = Name a mission, its file, or “all”.
cli-lab-mission-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}: mend the file first, then it is played.
cli-lab-mission-title = { $title }{ $printed ->
    [none] {""}
    [easy] {" "}(printed: easy)
    [medium] {" "}(printed: medium)
    [hard] {" "}(printed: hard)
   *[other] {" "}(printed: { $printed })
}

doctor-wins = { $bot } wins { $wins } of { $games } games ({ $low } to { $high }); on average { $progress } of the goals are done.
doctor-trivial = Too easy: { $bot } wins { $wins } of { $games } games ({ $low } to { $high }).
doctor-hopeless = No bot shows that it can be won: { $bot } wins { $wins } of { $games } games (at most { $high }); on average { $progress } of the goals are done. A stronger bot decides whether it is the bot or the map.
doctor-competitive = { $bot } plays every seat; the first one wins { $wins } of { $games } games ({ $low } to { $high }).
doctor-level = It goes { $here } well for the bots. Missions printed easy: { $easy }, medium: { $medium }, hard: { $hard }. So it plays { $near ->
    [easy] easy
    [hard] hard
   *[other] medium
}{ $printed ->
    [none] .
   *[other] , and is printed { $printed }.
}
doctor-level-unclear = It goes { $here } well for the bots. They do not tell the printed difficulties apart (easy: { $easy }, medium: { $medium }, hard: { $hard }), so a stronger bot has to say how hard it plays.
doctor-rounds = A game takes { $rounds } rounds.
doctor-drags = It drags: { $count } of { $games } games were given up because they went on too long.
doctor-early = Lost before it begins: { $count } of { $games } games end by round { $round }. What comes first is too much.
doctor-idle = Games that are not won spend { $share } of their rounds without coming nearer to any goal.
doctor-harmless = Nobody is ever in danger: not one Survivor was lost in { $games } games, and none was won.
doctor-stall = It stalls at “{ $aim }”: { $count } of { $games } games that were not won stood there, with { $have } of { $wanted } on average.
doctor-ending = Most often it is lost so: { $ending } ({ $count } of { $games } games)
doctor-place = { $share } of all losses happen in { $place }.
doctor-unreached = Nobody ever reached: { $piece } ({ $place }).
doctor-seats-even = The seats fare alike: seat { $most } wins { $high }, seat { $least } { $low }.
doctor-seats-uneven = The seats do not fare alike: seat { $most } wins { $high } of the games, seat { $least } only { $low }.
doctor-map-spawn-near = The Spawn Zone { $place } lies { $steps ->
    [0] where the team begins.
    [one] one zone from where the team begins.
   *[other] { $steps } zones from where the team begins.
}
doctor-map-open-door = The door from { $outside } into { $place } stands open, { $steps ->
    [0] on a Spawn Zone.
    [one] one zone from a Spawn Zone.
   *[other] { $steps } zones from a Spawn Zone.
}
doctor-map-walled-off = There is no way to { $place }, even with every door open.

## The leaderboard

cli-lab-leaderboard-games = games of each mission by each bot; 0 only writes the page anew
cli-lab-leaderboard-bots = which bots, with commas; all if nobody is named
cli-lab-leaderboard-game = which games, with commas; all if none is named
cli-lab-leaderboard-jobs = processes; 0 means one for each core
cli-lab-leaderboard-runs = where the games are kept
cli-lab-leaderboard-output = the page (default: docs/leaderboard.md, and with it what the mission doctor compares with)
cli-lab-leaderboard-nothing = No games are kept in { $folder }.

lab-board-head =
    # Leaderboard

    Written by `./shamble lab leaderboard` (Shamble { $version }); do not edit. Every bot plays every mission with the usual team and options of its game, with the seeds from 1 on; how many stands at the head of its column.

    A cell says how many games were won, Wilson's 95 % interval, and how far the goals were on average when a game ended. Where seats play against each other, it says how often each seat won and what it scored, with the same bot on every seat.
lab-board-bot = { $bot }, { $games ->
    [one] 1 seed
   *[other] { $games } seeds
}
lab-board-mission = Mission
lab-board-printed = Printed
lab-board-sum = Missions won at least once
lab-board-won = { $won } of { $missions }
lab-board-contest = seats win { $shares }, score { $points }
