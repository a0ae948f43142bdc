### Co można wybrać przed grą z tej rodziny.

field-party = Drużyna
    .about = Ilu jest razem Ocalałych.
field-survivors = Ocalali
    .about = Kto należy do drużyny. Pozostałych wybiera się przy stole.
field-modes = Zasady opcjonalne
    .about = Sposoby gry, których sama misja nie wymaga.
field-tiers = Karty Zombie
    .about = Które karty Zombie są w talii.
field-abominations = Abominacje
    .about = Które Abominacje mogą się pojawić; wszystkie, jeśli nikt żadnej nie wskaże.
field-shares = Podział
    .about = Ilu Ocalałych prowadzi każdy gracz; jeśli nikt nie powie, możliwie po równo.
tier-easy = łatwe
tier-hard = trudne
tier-extra = Dodatkowe Aktywacje
abominations-none = żadna
