"""The whole server side rehearsed: people, tables, disk and clocks made up from a seed, in no real time.

A schedule is told by its number alone: the same one plays out the same way in every process, so whatever
goes wrong can be looked at again (`shamble soak --server --seed N --schedules 1`).
"""
