"""The devices somebody plays with: which there are, and having one be theirs no more."""

from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.server import store
from billi.server.access import Access, answer, with_cookies
from billi.server.answers import Device, Devices
from billi.server.cookies import no_cookies, token_in
from billi.server.devices import id_of
from billi.server.identity import hash_of


async def mine(access: Access, request: Request) -> Response:
    """List the devices of whoever asks."""
    person = await access.known_person(request)
    return answer(_shown(await access.store.devices_of(person.id), _asking(access, request)))


async def take_back(access: Access, request: Request) -> Response:
    """Take a device from its owner, close its sockets, and list those that are left. The last one stays."""
    person = await access.known_person(request)
    devices = await access.store.devices_of(person.id)
    wanted = [device.token for device in devices if id_of(device.token) == request.path_params["id"]]
    if not wanted:
        raise BilliError("door-not-there")
    (token,) = wanted
    if not await access.store.drop_device(person.id, token):
        raise BilliError("door-last-device")
    access.sessions.show_out(lambda socket: socket.device == token)
    left = answer(_shown([device for device in devices if device.token != token], _asking(access, request)))
    return with_cookies(left, no_cookies(access.is_secure(request.scope)) if token == _asking(access, request) else [])


def _asking(access: Access, request: Request) -> bytes:
    """Return the hash of the token a request came with."""
    return hash_of(token_in(access.headers_of(request.scope))[0])


def _shown(devices: list[store.KnownDevice], asking: bytes) -> Devices:
    return Devices(devices=[_told(device, device.token == asking) for device in devices])


def _told(device: store.KnownDevice, here: bool) -> Device:
    return Device(id=id_of(device.token), kind=device.kind, made=device.made, seen=device.seen, here=here)
