"""What a squad loses: hit points, survivors, everything (ZP-DEATH)."""

from shamble.games.zpocalypse.squad.cards import cards_of, drop_there, members, remove_from_game
from shamble.games.zpocalypse.squad.restart import restart
from shamble.games.zpocalypse.table import NOWHERE, Table, stir
from shamble.games.zpocalypse.vocabulary import ADD_ZOMBIES, LOSE
from shamble.kernel.action import pack, x_of
from shamble.kernel.counters import count
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run


def hurt(run: Run, state: Table, squad: int, hp: int, cause: str, rule: str) -> None:
    """A squad loses hit points; with none left it is wiped. Armor is the caller's business."""
    who = state.squads[squad]
    if hp <= 0 or who.at == NOWHERE:
        return
    who.hp -= hp
    stir(state)
    if run.listener is not None:
        told = {"squad": squad, "hp": hp, "cause": cause, "left": max(0, who.hp)}
        run.tell("damaged", rule, told)
    if who.hp <= 0:
        wipe(run, state, squad)


def wipe(run: Run, state: Table, squad: int) -> None:
    """A squad is no more: its cards lie on its square, its people leave the game; perhaps another one comes.

    No zombie is added for them (ZP-DEATH-06); goals and points stay with the player (ZP-DEATH-09).
    """
    who = state.squads[squad]
    people = members(state, squad)
    cards = tuple(cards_of(state, squad))
    if state.enraged:
        remove_from_game(state, cards)
    else:
        drop_there(state, who.at, squad, cards)
    for person in people:
        state.carried[person] = ()
    count(state, "losses", len(people), squad)
    state.gone = tuple(sorted(state.gone + people))
    state.radiated = tuple([person for person in state.radiated if person not in people])
    if run.listener is not None:
        run.tell("wiped", "ZP-DEATH-05", {"squad": squad, "square": who.at})
    who.people = ()
    who.newcomers = ()
    who.hp = 0
    who.stunned = 0
    who.at = NOWHERE
    run.touched = True
    restart(run, state, squad)


def survivor_leaves(run: Run, state: Table, frame: Frame) -> None:
    """frame.a: whose; frame.b: who. Out of the game, with the cards left on the square (ZP-DEATH-02, -04)."""
    squad, person = frame.a, frame.b
    who = state.squads[squad]
    cards = state.carried[person]
    if state.enraged:
        run.cite("ZP-ENRAGED-06")
        remove_from_game(state, cards)
    else:
        drop_there(state, who.at, squad, cards)
    state.carried[person] = ()
    count(state, "losses", 1, squad)
    who.people = tuple([other for other in who.people if other != person])
    who.newcomers = tuple([other for other in who.newcomers if other != person])
    state.gone = tuple(sorted((*state.gone, person)))
    state.radiated = tuple([other for other in state.radiated if other != person])
    if run.listener is not None:
        run.tell("lost", "ZP-DEATH-02", {"squad": squad, "person": person})
        if cards and not state.enraged:
            told = {"squad": squad, "square": who.at, "cards": list(cards)}
            run.tell("dropped", "ZP-DEATH-04", told)


def zombie_comes(run: Run, state: Table, frame: Frame) -> None:
    """For a survivor killed a zombie is put next to the squad (ZP-DEATH-01)."""
    run.push(ADD_ZOMBIES, frame.a, 1, 0)


# --- who is lost


def loss_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose survivor is lost."""
    return sorted([pack(LOSE, frame.a, person) for person in state.squads[frame.a].people])


def choose_loss(run: Run, state: Table, frame: Frame, action: int) -> None:
    """The owner says who it is; whoever asked finds it in its frame's `d`, plus one."""
    state.stack[-1].d = x_of(action) + 1


PROCEDURES: tuple[Procedure, ...] = (Procedure("lose-survivor", named_steps(survivor_leaves, zombie_comes)),)
QUESTIONS: tuple[Question, ...] = (Question("ask-loss", OWNED, loss_options, choose_loss, "ZP-ZATTACK-10"),)
