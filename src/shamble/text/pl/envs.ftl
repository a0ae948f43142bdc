# Środowiska do uczenia (docs/environments.md)

envs-no-extra = Środowiska potrzebują pakietu { $missing }, który należy do dodatku „rl”: pip install 'shamble[rl]'.
envs-unknown = { $what }: nie ma „{ $value }”; do wyboru: { $known }.
envs-over = Ten epizod już się skończył; przed następnym krokiem wywołaj reset().
envs-illegal = „{ $action }” ({ $name }) nie jest teraz dozwoloną akcją; zob. action_masks().
envs-no-picture = { $game } nie ma planszy do narysowania; zamiast „{ $mode }” użyj render_mode="ansi".
