### How every mission of the family can end.

## What would lose the game

defeat-eliminated = Lost if a Survivor is eliminated.
