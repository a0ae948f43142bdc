### Nazwy naszych własnych umiejętności i parametrów.

skill-kid-name = Dzieciak
skill-kid-text = Masz 2 punkty Zdrowia, a raz na Turę jedna z twoich Akcji Ruchu jest Nieuchwytna.
skill-flashlight-name = Latarka
skill-flashlight-text = Twoje strzały w Ciemne Strefy trafiają jak zwykle.
skill-starts-with-4-health-name = Początkowe Zdrowie: 4
skill-starts-with-4-health-text = Zaczynasz ze Zdrowiem równym 4 i to jest twoje maksimum. Nie możesz być Towarzyszem.
skill-starts-with-a-crowbar-name = Zaczyna z Ekwipunkiem: Łom
skill-starts-with-a-crowbar-text = Na początku gry dostajesz kartę: Łom. Nie możesz być Towarzyszem.
equipment-improvised-melee-weapon = Improwizowana broń do Walki Wręcz
equipment-improvised-ranged-weapon = Improwizowana broń Dystansowa
equipment-car = Samochód
