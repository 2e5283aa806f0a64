"""How the server is run: uvicorn, its sockets plain and bounded."""

import uvicorn

from billi.server.app import App
from billi.server.socket import LARGEST_FRAME


def config_for(app: App, host: str, port: int) -> uvicorn.Config:
    """Give the settings to serve an app with: no compression (it costs memory and time), no frame larger than ours."""
    return uvicorn.Config(
        app.asgi,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
