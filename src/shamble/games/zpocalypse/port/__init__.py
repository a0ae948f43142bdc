"""Zpocalypse for the rest of the product."""

from .port import ZpoPort

PORT = ZpoPort()
