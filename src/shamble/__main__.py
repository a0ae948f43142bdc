"""`python -m shamble` is the command line."""

from shamble.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
