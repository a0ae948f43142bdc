### Co można wybrać przed grą z tej rodziny.

field-party = Drużyna
    .about = Ilu jest razem Ocalonych.
field-survivors = Ocaleni
    .about = Kto należy do drużyny. Pozostałych wybiera się przy stole.
field-modes = Zasady opcjonalne
    .about = Sposoby gry, których sama misja nie wymaga.
field-tiers = Karty Zombie
    .about = Które karty Zombie są w talii.
field-abominations = Abominacje
    .about = Które Abominacje mogą się pojawić; wszystkie, jeśli nikt żadnej nie wskaże.
field-shares = Podział
    .about = Ilu Ocalonych prowadzi każdy gracz; jeśli nikt nie powie, możliwie po równo.

tier-easy = łatwe
tier-hard = trudne
tier-extra = Dodatkowe Aktywacje
abominations-none = żadna
