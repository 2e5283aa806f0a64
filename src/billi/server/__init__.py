"""The network: HTTP, WebSocket, storage, fan-out."""
