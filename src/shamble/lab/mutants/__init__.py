"""Mutants: the rules broken on purpose, one small place at a time, to see whether the tests notice.

`breaking` breaks code, `spoiling` content; `mutant` says what was done where, and which of it is a sample.
`bench` plays the casebook and the fast tests against each, `cold` where a mutant must be there from the
start; `tally` keeps what came of it. Nothing here is imported by what it breaks.
"""
