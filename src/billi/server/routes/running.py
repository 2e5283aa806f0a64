"""For whoever keeps the server running."""

import asyncio
import os

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import Response

from billi.server.access import HEADERS, Access, answer
from billi.server.answers import Health


async def healthz(access: Access, request: Request) -> Response:
    """Answer, whatever the store does: the process is alive."""
    return answer(Health(ok=True))


async def readyz(access: Access, request: Request) -> Response:
    """Answer, if what people do here can be kept: the store has just taken something and given it back."""
    await access.readiness.check()
    return answer(Health(ok=True))


async def metrics(access: Access, request: Request) -> Response:
    """Return the figures for Prometheus: those of all workers, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return Response(generate_latest(), 200, dict(HEADERS), CONTENT_TYPE_LATEST)
    all_of_them = CollectorRegistry()
    MultiProcessCollector(all_of_them)  # type: ignore[no-untyped-call]
    return Response(generate_latest(all_of_them), 200, dict(HEADERS), CONTENT_TYPE_LATEST)


async def schema(access: Access, request: Request) -> Response:
    """Return the JSON Schema of every message."""
    return Response(await asyncio.to_thread(_schema), 200, dict(HEADERS), "application/schema+json")


def _schema() -> str:
    from billi.server.schema import text  # put together when it is read, so that servers start sooner

    return text()
