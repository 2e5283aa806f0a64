"""The page itself."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.server.access import Access, address_of
from billi.server.files import ASSETS, files
from billi.server.policy import policy

INDEX: Final = "index.html"
HEADERS: Final = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


async def show(access: Access, request: Request) -> Response:
    """Return a file of the page. Whatever has no dot in its name is a place within the page."""
    path = request.path_params["path"]
    file = files().get(path if "." in path.rpartition("/")[2] else INDEX)
    if file is None and path.startswith(ASSETS):
        access.check_rate(access.account_of(access.headers_of(request.scope), address_of(request)))
        file = await access.other_pages.find(access.store, path)
    if file is None or path.startswith("api/"):
        # Nobody guesses by this: browsers ask for icons, and a page from long ago for its old files.
        raise BilliError("door-not-there")
    allowed = policy(request.headers.get("host", ""), access.settings.public_url)
    headers = {**HEADERS, "content-security-policy": allowed, "cache-control": file.keep, "etag": file.tag}
    if request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    if file.packed is None:
        return Response(file.body, 200, headers, file.kind)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, 200, headers, file.kind)
    return Response(file.packed, 200, {**headers, "content-encoding": "gzip"}, file.kind)
