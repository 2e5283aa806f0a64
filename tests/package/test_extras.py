"""What is installed only where it is wanted says how to install it."""

import sys

import pytest
import uvloop

from billi.extras import NotInstalled
from billi.server.fanout import open_fanout
from billi.server.store import open_store


@pytest.mark.parametrize("extra", ["postgres", "redis"])
def test_whoever_lacks_an_extra_is_told_how_to_install_it(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = {"postgres": "asyncpg", "redis": "redis"}[extra]
    for name in [name for name in sys.modules if name.split(".")[0] == module]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("billi.server.store.postgres", "billi.server.store.postgres_pool", "billi.server.fanout.pubsub"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, module, None)

    async def use() -> None:
        if extra == "postgres":
            await open_store("postgresql://nowhere/billi")
        else:
            async with await open_store("sqlite://") as store:
                open_fanout("redis://nowhere", store, alone=True)

    with pytest.raises(NotInstalled, match=rf'pip install "billi\[{extra}\]"'):
        uvloop.run(use())
