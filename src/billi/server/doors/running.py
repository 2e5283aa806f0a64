"""For whoever keeps the server running."""

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from billi.server.desk import HEADERS, Desk, answer


async def healthz(desk: Desk, request: Request) -> Response:
    """Say that all is well, if the store answers."""
    await desk.store.listed(1)
    return answer({"ok": True})


async def metrics(desk: Desk, request: Request) -> Response:
    """Give the figures for Prometheus."""
    return Response(generate_latest(), 200, dict(HEADERS), CONTENT_TYPE_LATEST)
