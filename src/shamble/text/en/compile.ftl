cli-compile-clean = Remove the compiled build and run plain Python again.
cli-compile-no-checkout = Compiling works only in a checkout of the project: clone it and run ./shamble compile there.
cli-compile-no-tools = Compiling needs the development packages: run ./shamble compile in a checkout, which installs them.
cli-compile-no-compiler = Compiling needs a C compiler and Python's headers (Debian or Ubuntu: sudo apt install gcc python3-dev).
cli-compile-starting = Compiling the engine; this takes a few minutes.
cli-compile-failed = The engine could not be compiled; the messages above say why. Plain Python goes on working.
cli-compile-done = The engine is compiled. ./shamble bench shows what it brings; ./shamble compile --clean undoes it.
cli-compile-cleaned = { $n ->
    [0] There was no compiled build.
   *[other] The compiled build is gone; plain Python runs again.
}
