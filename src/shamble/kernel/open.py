"""Classes of the kernel that a game may derive from, also one that is not compiled with it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    C = TypeVar("C")

    def mypyc_attr(**marks: bool) -> Callable[[C], C]:
        """What the compiler reads; plain Python has no need of it."""

        def unchanged(kind: C) -> C:
            return kind

        return unchanged


__all__ = ["mypyc_attr"]
