### The position of a family game in sentences, where no map is drawn.

panel-goals = Round { $round }: { $mission }
panel-goal = { $goal } ({ $count } of { $total })
panel-goal-of = { $survivor }: { $goal } ({ $count } of { $total })
panel-team = Survivors
panel-member = { $survivor }, { $zone }, { $level }, { $wounds } of { $health } wounds: { $carried }
panel-dead = Zombies
panel-crowd = { $zone }: { $zombies }
panel-counters = On the table
panel-counter = { $counter }: { $count }
panel-counter-zone = { $zone }: { $counter } { $count }
panel-counter-survivor = { $survivor }: { $counter } { $count }
