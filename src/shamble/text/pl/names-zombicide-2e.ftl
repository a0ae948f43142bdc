# Fazy rundy.

phase-player = Faza Graczy
