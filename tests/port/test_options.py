"""Options are read completely and strictly, and what is wrong with them is said."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from shamble import text
from shamble.family.port.content.books import book
from shamble.family.port.options import options_of, schema_of
from shamble.family.position.options import Options
from shamble.port.missions import MissionError, mission_of
from shamble.port.options import Choice, Field, OptionError, Schema

FAMILY = schema_of(book("zombicide-2e"))
TOY = Schema(
    [
        Field("seats", "number", 1, least=1, most=4, by_mission={"S1": (2, 4)}),
        Field("map", "one", "small", choices=[Choice("small", "map-small"), Choice("large", "map-large")]),
        Field("restart", "flag", True),
    ]
)


def refused(schema: Schema, given: Mapping[str, object], mission: str = "") -> OptionError:
    with pytest.raises(OptionError) as caught:
        schema.read(given, mission)
    return caught.value


def test_nothing_chosen_is_as_usual() -> None:
    assert FAMILY.read({}) == FAMILY.usual()
    everything = {"tiers": list(book("zombicide-2e").rows("tiers"))}
    assert options_of(FAMILY.read({})).encode() == {**Options().encode(), **everything}
    assert TOY.read({}) == {"seats": 1, "map": "small", "restart": True}


def test_what_was_chosen_reaches_the_engine() -> None:
    given = {
        "seats": 2,
        "party": 3,
        "survivors": ["Wanda", "Amy"],
        "modes": ["ultrared"],
        "tiers": ["hard"],
        "abominations": ["none"],
        "shares": [1, 2],
    }
    chosen = options_of(FAMILY.read(given))
    assert chosen.encode() == given


def test_reading_again_changes_nothing() -> None:
    first = FAMILY.read({"seats": 3, "modes": ["cars"]})
    assert FAMILY.read(first) == first


def test_every_default_of_a_list_is_a_list_of_its_own() -> None:
    one, other = FAMILY.read({}), FAMILY.read({})
    one["tiers"].clear()  # type: ignore[attr-defined]
    assert other["tiers"] == ["easy", "hard", "extra"] == FAMILY.read({})["tiers"]


@pytest.mark.parametrize(
    ("given", "key", "told"),
    [
        ({"seat": 2}, "options-unknown-field", {"field": "seat", "close": "seats"}),
        ({"seats": "2"}, "options-wrong-kind", {"field": "seats", "kind": "number"}),
        ({"seats": True}, "options-wrong-kind", {"field": "seats"}),
        ({"seats": 0}, "options-out-of-range", {"least": 1, "most": 6, "other": "none"}),
        ({"seats": 7}, "options-out-of-range", {"value": 7}),
        ({"seats": 3, "party": 2}, "options-out-of-range", {"field": "party", "least": 3, "other": "seats"}),
        ({"modes": "ultrared"}, "options-wrong-kind", {"kind": "many"}),
        ({"modes": [1]}, "options-wrong-kind", {"field": "modes"}),
        ({"modes": ["ultrarot"]}, "options-unknown-choice", {"value": "ultrarot", "close": "ultrared"}),
        ({"survivors": ["amy"]}, "options-unknown-choice", {"close": "Amy"}),
        ({"survivors": ["Amy", "Amy"]}, "options-choice-twice", {"value": "Amy"}),
        ({"party": 1, "survivors": ["Amy", "Ned"]}, "options-too-many", {"count": 2, "other": "party"}),
        ({"tiers": []}, "options-too-few", {"count": 0, "least": 1}),
        (
            {"modes": ["abomination-fest", "abomination-fest-2"]},
            "options-not-together",
            {"second": "abomination-fest-2"},
        ),
        ({"abominations": ["Hobomination", "none"]}, "options-not-together", {"second": "none"}),
        ({"shares": [6, 0]}, "options-out-of-range", {"field": "shares", "value": 0, "most": 0}),
        ({"seats": 2, "shares": [6]}, "options-wrong-count", {"count": 1, "wanted": 2, "other": "seats"}),
        ({"seats": 2, "shares": [1, 2]}, "options-wrong-sum", {"sum": 3, "wanted": 6, "other": "party"}),
        ({"shares": [1.5]}, "options-wrong-kind", {"kind": "numbers"}),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(
    given: dict[str, object], key: str, told: dict[str, object]
) -> None:
    error = refused(FAMILY, given)
    assert error.key == key
    assert {name: error.details.get(name) for name in told} == told
    for lang in text.languages():
        said = text.t(key, lang, **error.details)
        assert said and said[0] != "[" and "{" not in said
        if text.has(f"{key}.mend", lang):
            assert "{" not in text.t(f"{key}.mend", lang, **error.details)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"map": "medium"}, "options-unknown-choice"),
        ({"map": 3}, "options-wrong-kind"),
        ({"restart": "no"}, "options-wrong-kind"),
        ({"restart": 1}, "options-wrong-kind"),
    ],
)
def test_other_kinds_are_as_strict(given: dict[str, object], key: str) -> None:
    assert refused(TOY, given).key == key


def test_a_mission_may_have_limits_of_its_own() -> None:
    assert TOY.read({}, "S1")["seats"] == 2
    assert refused(TOY, {"seats": 1}, "S1").details["least"] == 2
    assert TOY.read({"seats": 1}, "S2")["seats"] == 1


def test_typed_words_become_values() -> None:
    typed = {"seats": "2", "survivors": "amy, tiger sam", "modes": "Dark-Zones", "shares": "2,4"}
    found = FAMILY.read_texts(typed)
    assert found["survivors"] == ["Amy", "Tiger Sam"]
    assert (found["seats"], found["modes"], found["shares"]) == (2, ["dark-zones"], [2, 4])
    assert TOY.read_texts({"restart": "no", "map": "LARGE"}) == {"seats": 1, "map": "large", "restart": False}
    for wrong in ({"seats": "two"}, {"shares": "2,x"}):
        with pytest.raises(OptionError) as caught:
            FAMILY.read_texts(wrong)
        assert caught.value.key == "options-wrong-kind"


@pytest.mark.parametrize("lang", text.languages())
def test_every_field_and_choice_has_words(lang: str) -> None:
    keys = [f"field-{field.name}" for field in FAMILY.fields]
    keys += [f"{key}.about" for key in keys]
    for field in FAMILY.fields:
        keys += [choice.text for choice in field.choices]
        keys += [choice.about for choice in field.choices if choice.about]
    assert not [key for key in keys if not text.of("zombicide-2e", lang).has(key)]


class TestMissions:
    port: Any = SimpleNamespace(name="toy", missions=lambda folders: ["M0", "M1", "M10", "DZ"])

    @pytest.mark.parametrize(("wanted", "found"), [("M1", "M1"), ("m01", "M1"), ("dz", "DZ"), ("m0", "M0")])
    def test_ids_in_any_capitals(self, wanted: str, found: str) -> None:
        assert mission_of(self.port, wanted, 1) == found

    def test_random_is_drawn_with_the_seed(self) -> None:
        drawn = {seed: mission_of(self.port, "random", seed) for seed in range(40)}
        assert set(drawn.values()) == {"M0", "M1", "M10", "DZ"}
        assert all(mission_of(self.port, "random", seed) == name for seed, name in drawn.items())

    def test_an_unknown_one_is_refused_with_near_names(self) -> None:
        with pytest.raises(MissionError) as caught:
            mission_of(self.port, "M100", 1)
        assert caught.value.details["close"] == "M10"
        for lang in text.languages():
            assert "DZ" in text.t("mission-unknown.mend", lang, **caught.value.details)
