### The browser client: labels and hints of its shell, whatever is played. What happens and what is asked is said
### in the files of events, questions and reasons; what only one game's page needs, in a file of its own.

## The table

ui-phase = Phase
ui-table-tools = Table
ui-undo = Undo
ui-redo = Redo
ui-reset-turn = Take back this turn
ui-rules = Rules
ui-menu = Menu
ui-to-start = To the start page
ui-to-table = Back to the table
ui-opening = The door creaks…
ui-cannot-open = This table does not open
ui-reconnecting = Connection lost. Trying again…
ui-reconnecting-kept = Your answer is kept and goes out as soon as the table is back.
ui-offline = The server does not answer.
ui-server-error = The server stumbled ({ $status }).
ui-camera = View
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Show the whole board
ui-close = Close
ui-cancel = Cancel

## Whose decision

ui-your-decision = Your decision
ui-your-choice = Your choice
ui-waits-for = Waiting for { $names }
ui-wait = Wait.
ui-wait-text = { $names } has to decide.
ui-seat = Player { $n }
ui-bot = Bot { $n }
ui-decides = decides
ui-question = Question
ui-position = Position
ui-curtain = The screen is for { $name } now.
ui-curtain-lift = I am { $name }
ui-step-of = Step { $n } of { $of }
ui-result-won = Won
ui-result-lost = Lost
ui-result-decided = Decided
ui-result-running = Still going
ui-winners = { $n ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
ui-score = Score
ui-scores = How it went
ui-next-mission = Next: { $name }
ui-play-again = Play it again
ui-watch-replay = Watch the replay
ui-another-mission = Another mission
ui-undo-ending = Take back the last step

## Actions

ui-actions = Actions
ui-tap-again = Tap again:
ui-not-possible = Not possible.
ui-not-possible-now = { $n ->
    [one] One thing cannot be done now
   *[other] { $n } things cannot be done now
}
ui-refused = That cannot be done now.

## The mission at the table

ui-mission = Mission
ui-mission-goals = Goals
ui-mission-modes = Optional rules that it uses
ui-mission-rules = Rules of this mission
ui-mission-ours = This mission is ours, not the printed game's.
ui-key-mission = read the mission

## Winding: replays, and what is shown step by step

ui-back = Back
ui-play = Play
ui-pause = Pause
ui-step = Step
ui-chapter = Part

## Log

ui-log = Log
ui-log-show = Show
ui-log-all = All
ui-log-mine = Mine
ui-log-new = New
ui-log-more = Earlier
ui-now = now
ui-go-there = Go to step { $n }
ui-replay-from = Replay from step { $n }
ui-rule-link = Rule { $id }
ui-undone = taken back:

## Menu and settings

ui-settings = Settings
ui-language = Language
ui-theme = Light
ui-theme-night = Night
ui-theme-day = Day
ui-motion = Animation
ui-show-hints = Hints for beginners
ui-sound = Sound when it is your turn
ui-notify = Browser notification when it is your turn
ui-watchers = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
ui-keys = Keys
ui-key-choose = the buttons in the bar
ui-key-undo = undo, redo
ui-key-close = close or cancel
ui-this-table = This table
ui-seat-bot = played by a bot
ui-seat-you = you
ui-seat-here = here
ui-seat-away = away
ui-seat-open = free
ui-give-bot = Hand to a bot
ui-take-back = Play it again
ui-sit = Sit down
ui-copy-invite = Copy invitation
ui-copy-watch = Copy link to watch
ui-revoke = New links
ui-revoke-about = The old links for playing and watching open nothing any more, and who only watches by one has to go. Who has a seat keeps it.
ui-revoke-sure = Make the old links void
ui-revoked = There are new links now. The old ones open nothing any more.
ui-copied = Copied
ui-replay = Replay
ui-replays = Replays
ui-fair = Are the dice fair?
ui-fair-now = All chance at this table follows from a key that nobody knows until the game is over. This is its seal: keep it, and compare it then.
ui-fair-over = All chance at this table followed from this key. With the saved file, “shamble replay --verify” checks every die against it, and the key against the seal that was shown from the start.
ui-fair-seal = Seal:
ui-fair-key = Key:
ui-save-file = Save to a file
ui-bug-file = File for a bug report
ui-branch = Branch from here
ui-branch-here = Play on from here
ui-branch-failed = The branch could not be made.
ui-undo-asked = { $name } asks to take back { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
ui-agree = Agree
ui-disagree = No
ui-undo-pending = waiting for the others
ui-withdraw = Withdraw
ui-handover-asked = The host asks whether a bot may play your seat.
ui-handover-waits = { $name } is asked whether a bot may play the seat.
ui-ask-bot = Ask: a bot?
ui-nudge = Nudge { $name }
ui-nudge-done = Done.
ui-nudged = { $name }: it is your decision!
ui-say = Say something
ui-mute = Mute
ui-log-chat = Chat
ui-watching = watching
ui-you-watch = You are watching: nobody waits for you here.
ui-only-here = Copied, but this address works on this computer only. For others to join, start “shamble serve --host 0.0.0.0” and invite from there.
ui-name-of = Name of player { $n }
ui-join = Join this table
ui-take-seat = Take seat { $n }
ui-free-seats = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
ui-free-seats-text = Send the link, or let a bot play.
ui-bot-for = Bot for seat { $n }
ui-no-seat = Every seat is taken. You are watching.

## Start page

ui-tagline = Board games for long nights.
ui-site = Site
ui-missions = Missions
ui-pick-mission = Pick a mission
ui-difficulty = Difficulty
ui-length = Length
ui-all-missions = All { $n }
ui-up-to = ≤ { $n } min
ui-minutes = { $n } min
ui-start-here = start here
ui-setup = Set-up
ui-new-here = New here?
ui-learn-title = Learn by playing
ui-learn-text = The first mission explains itself while you play: one hint at a time, no manual.
ui-learn = Start the tutorial
ui-still-standing = Still standing
ui-continue = Continue
ui-forget = remove
ui-new-game = New game
ui-players = Players
ui-seats-solo = You alone, with everybody
ui-seat-kind-human = somebody at this screen
ui-seat-kind-open = a friend, by link
ui-seat-kind-bot = a bot ({ $name })
ui-seat-kind-bot-greedy = a bot that plans
ui-seat-kind-bot-random = a bot that guesses
ui-add-open = A friend
ui-add-bot = A bot
ui-drop-seat = Remove seat { $n }
ui-game = Game
ui-games = Games
ui-options = More options
ui-options-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
ui-mode-of-mission = part of this mission
ui-other-mission = choose another mission
ui-no-mission = No mission is like that.
ui-start-set-up-text = What has to be settled before the game is asked at the table.
ui-show-all = Show all { $n }
ui-forget-table = Remove { $name }
ui-undo-free = free
ui-undo-until-news = until something new is seen
ui-undo-none = none
ui-your-name = Your name
ui-start-set-up = Set up by hand
ui-quick-start = Quick start
ui-import = Open a saved file
ui-import-text = A save, a replay or somebody's bug report.
ui-memory = Statistics
ui-memory-none = No game is over yet.
ui-memory-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ui-memory-won = { $n } won
ui-memory-games = Game by game: how long it went, won or lost
ui-memory-missions = By mission
ui-memory-number = Games
ui-memory-defeats = What ended us
ui-memory-here = Counted from the tables on this server; nothing else is kept, and nothing leaves it.
ui-fan-work = An unofficial fan work. No publisher's art or text. Game names belong to their owners.

## Rules page

ui-search-rules = Search the rules
ui-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
ui-topics = Topics
ui-in-english = in English

## First evening

ui-coach = A word of advice
ui-got-it = Got it
ui-no-hints = No more hints
ui-learning = Learn
ui-lesson = Lesson
ui-lesson-of = Lesson { $n } of { $of }: { $name }
ui-lesson-solved = Solved.
ui-lesson-again = Once more
ui-lessons = Lessons
ui-lessons-text = Short positions, each solved by playing. Everything can be taken back.
