"""The one Noise token: a new noise forgets the old one, and at the end of a round it goes to the crowd.

ASK_NOISE frame: a the seats that answer, b the zones (as bits); in the setup both are 0: anybody picks one of
the starting zones.
"""

from typing import Final

from shamble.family.fighting.attack import noise as heard
from shamble.family.position.state import Game
from shamble.family.round.setup import everybody
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHARED, Question, Reply, Ruling
from shamble.kernel.run import Run

from .vocabulary import ASK_NOISE, NOISE_AT


def put_noise_token(state: Game, zone: int) -> None:
    """There it lies, and nowhere else."""
    for other in range(len(state.noise)):
        state.noise[other] = 0
    state.noise[zone] = 1


def noise_zones(state: Game) -> int:
    """Where the Noise token lies, as a bit."""
    found = 0
    for zone in range(len(state.noise)):
        if state.noise[zone]:
            found |= 1 << zone
    return found


def lay_noise_token(run: Run, state: Game, frame: Frame) -> None:
    """It begins in the starting zone; of several the players pick one."""
    run.push(ASK_NOISE)


def fullest_zones(state: Game) -> int:
    """The zones with the most survivors, as bits."""
    here = [0] * len(state.crowd)
    for me in state.survivors:
        if me.zone >= 0:
            here[me.zone] += 1
    most = max(here)
    found = 0
    for zone, number in enumerate(here):
        if number == most and most:
            found |= 1 << zone
    return found


def move_noise_token(run: Run, state: Game, frame: Frame) -> None:
    """It goes to the largest group; of equal ones the first player picks one. That is no noise."""
    zones = fullest_zones(state)
    if zones:
        run.push(ASK_NOISE, 1 << state.first, zones)


def noise_options(state: Game, frame: Frame) -> list[int]:
    """The zones that come into question."""
    zones = frame.b or sum([1 << zone for zone in state.rules.mission.starts])
    base = NOISE_AT | NOBODY << ACTOR_SHIFT
    return [base | zone << X_SHIFT for zone in range(zones.bit_length()) if zones >> zone & 1]


def noise_seats(state: Game, frame: Frame, action: int) -> int:
    """In the setup anybody, later the first player."""
    return frame.a or everybody(state, frame, action)


def place_noise_token(run: Run, state: Game, frame: Frame, action: int) -> None:
    """There it lies now."""
    put_noise_token(state, x_of(action))
    if state.rules.mission.watches_board:
        run.touched = True
    if run.listener is not None:
        setting_up = not frame.a
        run.tell("noise", "AD-SETUP-11" if setting_up else "AD-ROUND-06", {"zone": x_of(action)})
        if not setting_up:
            run.cite("AD-NOISE-03")
            if frame.b & (frame.b - 1):
                run.cite("AD-ROUND-07")


QUESTIONS: Final = (
    Question("ask-noise", SHARED, noise_options, place_noise_token, "AD-ROUND-07", noise_seats),
)


def change(book: Book) -> None:
    """Put it into a book: an attack is heard when it is over."""
    book.replace("rulings", "lay-noise", Ruling("lay-noise", put_noise_token))
    book.remove_step("attack", "noise")
    book.insert_before("attack", "reactions", heard)
    book.insert_after("setup", "choose-starts", lay_noise_token)
    book.replace_step("end-phase", "remove-noise", move_noise_token)
    for question in QUESTIONS:
        book.add("questions", question.name, question)
    book.add("replies", "noise-at", Reply("noise-at", "zone"))
