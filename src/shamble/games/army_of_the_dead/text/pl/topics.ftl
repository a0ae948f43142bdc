### O czym są zasady, w porządku strony zasad.

topic-PARTS = Co jest w pudełku
topic-DEF = Pojęcia i zasięgi
topic-ELEVATOR = Windy i piętra
topic-STATUE = Statua Wolności
topic-VAULT = Skarbiec
topic-SPEC = Specjalizacje
topic-ZEUS = Zeus
topic-SLEEPER = Śpiochy
topic-ALPHA = Alfy
topic-ZSPAWN = Strefa Namnażania Zeusa
topic-AMMO = Amunicja
topic-CONC = Ataki skoncentrowane
topic-EXPLO = Materiały Wybuchowe
topic-BOLA = Wyrzutnia Bolasów
topic-OBJ = Cele
topic-TRUCK = Ciężarówka Taco
topic-PERSOBJ = Cele Osobiste
topic-KILLCOUNT = Liczniki Zabójstw
topic-MISSION = Misje
