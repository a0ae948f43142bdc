"""A note for a closed page, sealed so that the service which carries it cannot read it (RFC 8291, RFC 8292).

The browser gives away a public key and a secret; only it can open what is sealed for these. The server shows
who it is with a signature that the service checks against the key the browser was given.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
VALID: Final = 12 * 3600
"""Seconds for which a signature holds; services refuse more than a day."""


class Identity:
    """Who the server is for the services that carry its notes; always the same for the same secret."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(hashlib.sha512(secret).digest(), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact
        self.public: Final = to_text(_point(self._key.public_key()))
        """The key that browsers are given before they subscribe."""

    def signature(self, endpoint: str, now: float) -> str:
        """The header that shows a service who sends something to this address of it."""
        place = urlsplit(endpoint)
        said = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + VALID, "sub": self._contact}
        signed = ".".join(
            to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, said)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def seal(note: bytes, point: str, auth: str) -> bytes:
    """Seal a note for the holder of a public key and a secret."""
    return seal_with(note, point, auth, ec.generate_private_key(CURVE), os.urandom(16))


def seal_with(note: bytes, point: str, auth: str, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Seal a note with this key and salt; both are drawn afresh for every note."""
    theirs, own = from_text(point), _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    bound = _expand(_extract(from_text(auth), shared), b"WebPush: info\0" + theirs + own, 32)
    drawn = _extract(salt, bound)
    cipher = AESGCM(_expand(drawn, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_expand(drawn, b"Content-Encoding: nonce\0", 12), note + b"\x02", b"")
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def is_point(point: str, auth: str) -> bool:
    """Whether something can be sealed for this key and secret at all."""
    try:
        theirs = from_text(point)
        if len(theirs) != POINT_BYTES or len(from_text(auth)) != AUTH_BYTES:
            return False
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    except ValueError:
        return False
    return True


def to_text(data: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    data = text.rstrip("=").encode()
    return base64.b64decode(data + b"=" * (-len(data) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _extract(salt: bytes, data: bytes) -> bytes:
    return hmac.digest(salt, data, "sha256")


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(key, info + b"\x01", "sha256")[:length]
