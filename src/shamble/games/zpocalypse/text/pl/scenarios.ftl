### Scenariusze i opcje.

field-restart = Po zagładzie drużyny
    .about = Co dzieje się z Strzelaniem i Walką wręcz, gdy drużyna musi zacząć od nowa.
restart-card = jak mówi scenariusz
restart-easy = łatwo: liczby zostają
restart-hardcore = trudno: zaczynają od zera
field-walks = Drogi umarłych
    .about = Czy gracz z największą liczbą punktów wybiera, gdzie kończą się drogi umarłych, gdy to jest otwarte.
walks-themselves = same
walks-asked = z pytaniem
field-base = Zestaw bazowy
    .about = Gdzie zaczyna się gra: pod dachem czy na otwartym, co jest trudniejsze.
base-card = jak mówi scenariusz
base-lobby = Hol hotelu (dla początkujących)
base-park = Park (dla doświadczonych)
