### O czym są zasady, w porządku strony zasad.

topic-PARTS = Co jest w pudełku
topic-DEF = Pojęcia
topic-MODE = Tryb Romero i tryb Zombicide
topic-ADREN = Doświadczenie i poziomy
topic-ZTYPE = Rodzaje Ghuli
topic-BREAKER = Łamacze
topic-RELATIVE = Krewni
topic-BARRICADE = Barykady i Schody
topic-OBJ = Cele
topic-CAR = Samochód
topic-ZATK = Ataki Ghuli
topic-ZMOVE = Ruch Ghuli
topic-BOCARD = Otwarcia
topic-COMBINE = Łączenie
topic-TORCH = Pochodnia
topic-CORN = Pola Kukurydzy
topic-WOODS = Las
topic-MISSION = Sceny
