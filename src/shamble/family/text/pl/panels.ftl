### Położenie w grze z tej rodziny w zdaniach, tam gdzie nie rysuje się mapy.

panel-goals = Runda { $round }: { $mission }
panel-goal = { $goal } ({ $count } z { $total })
panel-goal-of = { $survivor }: { $goal } ({ $count } z { $total })
panel-team = Ocalali
panel-member = { $survivor }, { $zone }, { $level }, rany: { $wounds } z { $health }: { $carried }
panel-dead = Zombie
panel-crowd = { $zone }: { $zombies }
panel-counters = Na stole
panel-counter = { $counter }: { $count }
panel-counter-zone = { $zone }: { $counter } { $count }
panel-counter-survivor = { $survivor }: { $counter } { $count }
