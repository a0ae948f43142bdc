### Podpowiedzi na pierwszy wieczór: co ta gra mówi inaczej i co dodaje.

ui-lesson-hands = Dwie karty mieszczą się w rękach, reszta czeka w plecaku. Używasz tylko tego, co w ręce: broni, Desek, narzędzia do Barykad.
ui-lesson-search = Jesteś w pokoju bez Ghuli: Szukaj daje kartę, raz na turę. W trybie Romero z talii Domowej, w trybie Zombicide z talii, którą wybierzesz.
ui-lesson-door = Drzwi otwierasz za 1 Akcję gołymi rękami. Barykada wymaga narzędzia w ręce, na przykład Młotka. Nikt za nią nie czeka, ale co otwarte, jest otwarte też dla Ghuli.
ui-lesson-melee = Ghul jest w twojej Strefie. Uderz wręcz, zanim ugryzie; podgląd pokaże szanse.
ui-lesson-ranged = Widzisz Ghule. Strzały trafiają najpierw Grubasy, potem tych, których wybierzesz; pudła trafiają swoich, którzy stoją obok.
ui-lesson-surcharge = Ghule cię trzymają: wyjście kosztuje o jedną Akcję więcej za każdego z nich.
ui-lesson-objective = Stoisz na Celu. Weź go: co daje, mówi Scena.
ui-lesson-wound = Ghule ugryzły. Razem decydujecie, kto w Strefie bierze na siebie każdy atak. Grubas gryzie za dwóch; trzecia Rana kończy grę.
ui-lesson-phase = Teraz działają Ghule. Idą tam, gdzie widzą was najwięcej, a gdy nie widzą nikogo, tam, gdzie jest was najwięcej; każdy ruch mówi dlaczego.
ui-lesson-sides = Twoja karta ma dwie strony: Romero, przestraszoną, i Zombicide, z lepszymi Umiejętnościami i wszystkimi taliami. Kiedy się ją odwraca, mówi opowieść Sceny.
ui-lesson-close = Coś tu stoi otworem. Zamknij to za 1 Akcję, bez narzędzia: zamknięte zatrzymuje Ghule i ich wzrok.
ui-lesson-build = Masz w ręce to, czego trzeba temu oknu: zbuduj Barykadę za 1 Akcję, póki w pokoju nie ma Ghula.
ui-lesson-combine = Z dwóch twoich kart da się zrobić jedną lepszą. Łączenie nie kosztuje Akcji i nie da się go cofnąć w grze.
ui-lesson-breaker = Jest tu Łamacz. Gdy nie ma kogo ugryźć, otwiera wszystkie Drzwi i Barykady swojej Strefy: zatrzymaj go najpierw.
ui-lesson-relative = Na planszy jest Krewny. Dopóki chodzi, wszyscy grają stroną Romero: dajcie mu spocząć.
