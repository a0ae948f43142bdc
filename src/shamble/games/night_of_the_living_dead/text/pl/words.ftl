### Słowa dla Scen i kart Ghuli.

word-switch-actor = karta działającego Ocalałego zostaje odwrócona
word-switch-all = karty wszystkich zostają odwrócone
word-switch-in = karty wszystkich w tych Strefach zostają odwrócone
word-wake-spawn = budzą się śpiące żetony Stref Namnażania danego koloru
word-open-where = wszystko, co zamknięte, otwiera się w Strefach z Ghulami danego rodzaju, ale nie na poziomie niebieskim
word-actor-in-mode = działający Ocalały jest w tym trybie
word-survivors-in-mode = Ocalali w danym trybie
word-barricades-closed = zamknięte barykady, także schody
word-passages-closed = ile z tych przejść jest zamkniętych
word-switch-here = karty wszystkich w Strefie działającego Ocalałego zostają odwrócone
word-survivors-here = Ocalali w Strefie tego, kto działa
