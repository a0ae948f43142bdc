### Umiejętności, których nie ma 2. edycja albo które nazywa inaczej.

skill-explosive-master-name = Spec od Materiałów Wybuchowych
skill-explosive-master-text = Raz na turę jedna darmowa Akcja na użycie Materiałów Wybuchowych i o jedną kość więcej, gdy nimi strzelasz.
skill-hunter-shambler-name = Łowca: Szuracz
skill-hunter-shambler-text = Gdy twoja Akcja Walki zabije kogoś w Strefie, możesz zabić tam jeszcze jednego Szuracza i dostać jego Adrenalinę.
skill-hunter-alpha-name = Łowca: Alfa
skill-hunter-alpha-text = Gdy twoja Akcja Walki zabije kogoś w Strefie, możesz zabić tam jeszcze jedną Alfę i dostać jej Adrenalinę.
skill-hunter-abomination-name = Łowca: Abominacja
skill-hunter-abomination-text = Gdy twoja Akcja Walki zabije kogoś w Strefie, możesz zabić tam również Abominację; jej Adrenalinę dostają wszyscy.
skill-silent-killer-name = Cichy Zabójca
skill-silent-killer-text = Eliminujesz Śpiochów za 1 Akcję zamiast 2.
skill-to-the-rescue-name = Na ratunek
skill-to-the-rescue-text = Jeśli ktokolwiek odniósł w tej rundzie Ranę, na koniec Fazy Zombie dostajesz 1 darmową Akcję.
skill-bruiser-name = Twardziel
skill-bruiser-text = Masz 4 Zdrowia zamiast 3. Misje i Skarbiec mogą cię potrzebować.
skill-vault-expert-name = Kasiarz
skill-vault-expert-text = Tylko ty możesz otworzyć Drzwi Skarbca. Misje i Skarbiec mogą cię potrzebować.
skill-stealthy-name = Cień
skill-stealthy-text = Gdy wychodzisz, nigdy nie budzisz Śpiochów. Misje i Skarbiec mogą cię potrzebować.
skill-pilot-name = Pilot
skill-pilot-text = Misje i Skarbiec mogą cię potrzebować.
skill-mechanic-name = Mechanik
skill-mechanic-text = Misje i Skarbiec mogą cię potrzebować.
