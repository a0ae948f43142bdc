### Cele, zakończenia i akcje misji.

goal-army-am1-tokens = Zdobądźcie oba czerwone Cele.
goal-army-am1-escape = Potem wyjdźcie przez Wyjście ze wszystkimi Ocalałymi, którzy zostali.
ending-army-am1-few = Zostało was mniej niż troje: gra jest przegrana.
defeat-army-am1-few = Przy życiu musi zostać co najmniej troje Ocalałych.
