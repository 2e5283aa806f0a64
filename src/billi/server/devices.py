"""What somebody plays with: each device has a token of its own, is listed, and can be taken back.

What is told of one is for its owner to know it by, and no more: the kind of browser and system, and days.
"""

import hashlib
import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

LONGEST_KIND: Final = 40

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""What each browser calls itself; those that also call themselves another come first."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def kind_of(user_agent: str) -> str:
    """Return in a few words what a request comes from; "" where it does not say.

    >>> kind_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> kind_of("python-httpx/0.28.1")
    'python-httpx'
    """
    if user_agent.startswith("Mozilla/"):
        browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in user_agent), "")
        system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), "")
        return ", ".join(filter(None, (browser, system)))
    found = re.match(r"[A-Za-z0-9 ._-]+", user_agent)
    return found[0].strip()[:LONGEST_KIND] if found else ""


def kind_in(headers: Mapping[bytes, bytes]) -> str:
    """Return in a few words what a request comes from."""
    return kind_of(headers.get(b"user-agent", b"").decode("latin-1"))


def id_of(token: bytes) -> str:
    """Return the name by which its owner speaks of a device: it follows from the hash of its token, and not back."""
    return urlsafe_b64encode(hashlib.sha256(b"device" + token).digest()[:12]).decode()
