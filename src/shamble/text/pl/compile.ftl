cli-compile-clean = Usuń skompilowaną wersję i wróć do zwykłego Pythona.
cli-compile-no-checkout = Kompilacja działa tylko w sklonowanym repozytorium: sklonuj projekt i uruchom tam ./shamble compile.
cli-compile-no-tools = Kompilacja wymaga pakietów deweloperskich: uruchom ./shamble compile w repozytorium, a zostaną doinstalowane.
cli-compile-no-compiler = Kompilacja wymaga kompilatora C i nagłówków Pythona (Debian lub Ubuntu: sudo apt install gcc python3-dev).
cli-compile-starting = Kompiluję silnik; potrwa to kilka minut.
cli-compile-failed = Nie udało się skompilować silnika; powód podano wyżej. Zwykły Python działa nadal.
cli-compile-done = Silnik jest skompilowany. ./shamble bench pokaże zysk, a ./shamble compile --clean to cofnie.
cli-compile-cleaned = { $n ->
    [0] Nie było skompilowanej wersji.
   *[other] Skompilowana wersja usunięta; znowu działa zwykły Python.
}
