# Phases of a round.

phase-player = Player Phase
