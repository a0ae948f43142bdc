# Environments for learning (docs/environments.md)

envs-no-extra = Environments need { $missing }, which comes with the extra “rl”: pip install 'shamble[rl]'.
envs-unknown = { $what }: there is no “{ $value }”; choose one of { $known }.
envs-over = This episode is over; call reset() before the next step.
envs-illegal = “{ $action }” ({ $name }) is not among the legal actions now; see action_masks().
envs-no-picture = { $game } has no board to draw; take render_mode="ansi" instead of "{ $mode }".
