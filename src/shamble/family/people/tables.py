"""What the rules of a game know of people: identity cards, skills, and the kits that survivors have."""

from collections.abc import Callable

from shamble.family.carrying.tables import CardTables
from shamble.family.fighting.kinds import AttackKind
from shamble.family.missions.mission import Mission
from shamble.family.people.kit import NOTE_BITS, Kit, note_of
from shamble.family.people.quantities import IMMUNE_KINDS, KitShape, Quantity
from shamble.family.position.options import OptionError, Options
from shamble.family.position.printed import BITS, BLUE, MOST, Character, Skill, slug_of
from shamble.family.position.state import ELIMINATED, PLAYED, Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.moments import BY_HOLDERS

KitKey = tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[str, ...], tuple[int, ...], int]
"""What a kit is made of: traits, skills, types of cards carried, what is lent, types in hand, burden."""


class PeopleTables(CardTables):
    """Skills by number, and a kit for each combination of them."""

    __slots__ = (
        "characters",
        "defeat_by",
        "divided_by",
        "hands_grant",
        "in_play",
        "kits",
        "kits_by_skills",
        "lending",
        "listed_skills",
        "noted_kits",
        "shape",
        "side",
        "skill_index",
        "skills",
        "skills_in_force",
        "skills_of_level",
        "traits_of",
    )

    def __init__(self, book: Book, mission: Mission, options: Options) -> None:
        super().__init__(book, mission, options)
        for skill in book.rows_of("skills", Skill).values():
            for verb in skill.grants:
                self.words.verb_code(verb)
            for name, handler in skill.hooks:
                self.handler(handler)
                self.listen(name, BY_HOLDERS)
        self.shape = KitShape(
            book.rows_of("quantities", Quantity).values(), book.rows_of("attack-kinds", AttackKind).values()
        )
        """What every survivor's kit of this game holds."""
        self.skills: list[Skill] = []
        self.skill_index: dict[str, int] = {}
        for skill in book.rows_of("skills", Skill).values():
            self.skill_index[skill.name] = len(self.skills)
            self.skills.append(self._immune(skill) if skill.immune else skill)
        self.characters: tuple[Character, ...] = tuple(
            row for row in book.rows("characters").values() if isinstance(row, Character)
        )
        self._number_made_skills()
        self.hands_grant = self.constants["hands-grant"] > 0
        """Whether who holds a weapon has the verbs and reactions of its skills."""
        self.lending: list[bool] = [self.grants_in_hand(card) for card in range(len(self.cards))]
        """For each card whether it lends something to who has it in hand."""
        self.defeat_by: Callable[[Game, int], str] = self.ruling("defeat-by")
        """The ending with which the game is lost by somebody's death; nothing if it goes on."""
        self.divided_by: Callable[[Game, int], int] = self.ruling("divided-by")
        self.in_play: Callable[[Game, Survivor], bool] = self.ruling("in-play")
        self.traits_of: Callable[[Character], tuple[str, ...]] = self.ruling("traits")
        """The traits on an identity card, by the names of the skills that they are."""
        self.side: Callable[[Game, Survivor], int] = self.ruling("side")
        self.skills_in_force: Callable[[Game, Survivor], tuple[int, ...]] = self.ruling("skills-in-force")
        self.skills_of_level: Callable[[Character, int], tuple[str, ...]] = self.ruling("skills-of-level")
        self.listed_skills = len(self.skills)
        """How many skills are printed somewhere; those that only a name makes come after them."""
        self.kits: dict[KitKey, Kit] = {}
        self.noted_kits: dict[int, Kit] = {}
        self.kits_by_skills: dict[tuple[tuple[str, ...], int], Kit] = {}

    def _immune(self, skill: Skill) -> Skill:
        """A skill against a type of zombies, with all kinds of that type filled in."""
        kinds = sum([1 << kind for kind in self.type_kinds.get(skill.immune, ())])
        return skill.modifying((*skill.modify, (IMMUNE_KINDS, BITS, kinds)))

    def _number_made_skills(self) -> None:
        """Skills that are made of others have their numbers before anybody asks for one."""
        for character in self.characters:
            for names in (character.traits, *[names for side in character.sides for names in side]):
                for name in names:
                    self.skill(name)
        for card in self.cards:
            for name in card.skills:
                self.skill(name)

    def skill(self, name: str) -> Skill:
        """A skill by its name, also one that nothing printed names: shared, or with its blank filled."""
        index = self.skill_index.get(name)
        if index is not None:
            return self.skills[index]
        for prefix, base in self.book.rows("shared-skills").items():
            if name.startswith(prefix) and name[len(prefix) :] in self.skill_index:
                shared = name[len(prefix) :]
                pattern = self.book.rows("skills").get(str(base))
                assert isinstance(pattern, Skill)
                made = Skill(
                    len(self.skills), name, slug_of(name), pattern.rules, (), (), (), (shared,), "", False
                )
                self.skill_index[name] = len(self.skills)
                self.skills.append(made)
                return made
        for row in self.skills:
            filled = self._filled(row, name) if row.fills else None
            if filled is not None:
                self.skill_index[name] = len(self.skills)
                self.skills.append(filled)
                return filled
        raise OptionError("unknown-skill", {"name": name})

    def _filled(self, pattern: Skill, name: str) -> Skill | None:
        """The skill that a name makes of a pattern by filling its blank; None if it does not."""
        filler = pattern.filler(name)
        modify: tuple[tuple[int, int, int], ...] = ()
        card = ""
        codes = self.shape.codes.get(pattern.fills, ())
        if codes and filler.isdigit():
            modify = tuple([(code, MOST, int(filler)) for code in codes])
        elif not codes and any([row.name == filler for row in self.cards]):
            card = filler
        else:
            return None
        index, slug = len(self.skills), slug_of(name)
        return Skill(index, name, slug, pattern.rules, modify, (), (), (), card, True, pattern.from_start)

    def lent_to(self, state: Game, survivor: Survivor) -> tuple[str, ...]:
        """The skills that a survivor has from its Companions: the first blue one of each."""
        lent: tuple[str, ...] = ()
        for other in state.survivors:
            if other.leader >= 0 and other.zone != ELIMINATED and state.survivors[other.leader] is survivor:
                for name in self.skills_of_level(self.characters[other.character], BLUE)[:1]:
                    if not self.skill(name).from_start:
                        lent = (*lent, name)
        return lent

    def kit_for(self, state: Game, survivor: Survivor) -> Kit:
        """The kit of a survivor from its traits, skills in force, carried cards and what it is lent.

        Made once for each combination. Who is not played has no skills of its own.
        """
        if survivor.leader != PLAYED:
            return self.kit_from(())
        carried: tuple[int, ...] = ()
        for card in survivor.hand + survivor.pack:
            if self.card_gives_skills[card]:
                carried = tuple(sorted({*carried, self.cards[card].index}))
        traits = self.traits_of(self.characters[survivor.character]) if survivor.character >= 0 else ()
        burden = self.mission.burden if survivor.tokens else 0
        skills = self.skills_in_force(state, survivor)
        lent = self.lent_to(state, survivor)
        held: tuple[int, ...] = ()
        if self.hands_grant:
            for card in survivor.hand:
                if self.lending[card]:
                    held = tuple(sorted({*held, self.cards[card].index}))
        key = (traits, skills, carried, lent, held, burden)
        kit = self.kits.get(key)
        if kit is None:
            names = list(traits)
            names.extend(self.skills[index].name for index in skills)
            for index in carried:
                names.extend(self.skills_on_card(index))
            names.extend(lent)
            kit = self.kit_from(tuple(names), burden)
            if held:
                found = [name for index in held for name in self.skills_on_card(index)]
                kit = kit.granting(tuple([self.skill(name) for name in found]))
            self.kits[key] = kit
        return kit

    def skills_on_card(self, index: int) -> tuple[str, ...]:
        """The skills printed on a type of card."""
        for printed in self.cards:
            if printed.index == index:
                return printed.skills
        return ()

    def lends_otherwise(self, before: tuple[int, ...], now: tuple[int, ...]) -> bool:
        """Whether other cards in hand may lend their holder something else than those before."""
        lending = self.lending
        return any([lending[card] for card in before + now])

    def grants_in_hand(self, card: int) -> bool:
        """Whether a weapon lends its holder what its skills grant, and not only its own attacks."""
        printed = self.cards[card]
        return self.hands_grant and printed.is_weapon() and bool(printed.skills)

    def kit_from(self, names: tuple[str, ...], burden: int = 0) -> Kit:
        """The kit of a list of skills by name."""
        kit = self.kits_by_skills.get((names, burden))
        if kit is None:
            kit = Kit(tuple(self.skill(name) for name in names), burden, self.shape)
            self.kits_by_skills[names, burden] = kit
        return kit

    def kit_with(self, kit: Kit, names: tuple[str, ...]) -> Kit:
        """A kit with more skills for the moment, such as those on the weapon in use."""
        if not names:
            return kit
        found = self.kit_from(tuple(skill.name for skill in kit.skills) + names, kit.burden)
        return found.granting(kit.granted) if kit.granted else found

    def note(self, kit: Kit) -> int:
        """A kit as one number that means the same in every process.

        Skills that only a name has made, after the printed ones, have no such number: none bears on attacks.
        """
        if kit.last < self.listed_skills:
            return kit.note
        return note_of([skill for skill in kit.skills if skill.index < self.listed_skills])

    def noted_kit(self, note: int) -> Kit:
        """The kit whose skills were noted as one number, to be found in `noted_kits` from now on."""
        names: list[str] = []
        left = note
        while left:
            names.append(self.skills[(left & (1 << NOTE_BITS) - 1) - 1].name)
            left >>= NOTE_BITS
        kit = self.noted_kits[note] = self.kit_from(tuple(names))
        return kit

    def shared_kit(self, state: Game, survivor: Survivor) -> Kit:
        """A survivor's kit with what it and its neighbours in the zone share."""
        if survivor.zone < 0 or survivor.leader != -1:
            return survivor.kit
        here = [other for other in state.survivors if other.zone == survivor.zone]
        if len(here) < 2:
            return survivor.kit
        shared: list[str] = []
        for other in here:
            shared.extend(other.kit.aura)
        if not shared:
            return survivor.kit
        return self.kit_with(survivor.kit, tuple(shared))

    def refit(self, state: Game, survivor: Survivor) -> None:
        """Bring a survivor's kit up to date after its skills or cards changed."""
        before = survivor.kit
        survivor.kit = self.kit_for(state, survivor)
        if before.aura or survivor.kit.aura:
            state.auras = sum(1 for other in state.survivors if other.kit.aura)
