"""Attacks of squads: who is armed with what, dice, kills, throws and blasts."""
