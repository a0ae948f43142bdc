"""What lets somebody through or holds them up."""

from shamble.family.position.state import Game


def pushable_doors(state: Game) -> int:
    """Broken doors that nobody has barricaded, open or not, as bits."""
    mission = state.rules.mission
    return mission.broken_doors & ~state.registers[mission.barricades] if mission.broken_doors else 0
