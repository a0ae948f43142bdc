"""The way out of this computer: to the public internet alone, whatever address somebody brings.

A browser names the address that its notes go to, so anybody can name any. Only names over TLS on the usual
port are taken; the name is looked up once, and if any of its addresses is private, or leads back here in
disguise, nothing is sent. The connection goes to the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

PORT: Final = 443
LONGEST: Final = 1_000
"""Letters of an address."""

TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses that stand for IPv4 ones on networks without IPv4."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class NotOutside(Exception):
    """The address is not one on the public internet."""


def is_outside(endpoint: str) -> bool:
    """Whether an address may be one of the public internet: a name, TLS, nothing unusual."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    try:
        place = urlsplit(endpoint)
        port, host = place.port, place.hostname or ""
    except ValueError:
        return False
    usual = place.scheme == "https" and port in (None, PORT) and "@" not in place.netloc
    return usual and not place.fragment and _is_name(host)


def _is_name(host: str) -> bool:
    """Whether it is a name with a dot in it and no number in any spelling."""
    parts = host.split(".")
    spelt = all(part and len(part) < 64 and part.replace("-", "").isalnum() for part in parts)
    return len(parts) > 1 and spelt and not parts[-1][0].isdigit() and parts[-1] not in ("local", "localhost")


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet, also behind whatever stands for it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        behind = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in TRANSLATED:
            behind = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if behind:
            return is_public(str(behind))
    return found.is_global and not found.is_multicast


async def open_outside(host: str) -> Streams:
    """A connection over TLS to a host of the public internet."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    addresses = [str(row[4][0]) for row in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotOutside(host)
    return await asyncio.open_connection(
        addresses[0], PORT, ssl=ssl.create_default_context(), server_hostname=host
    )
