"""What a host puts in place beside billi: compose, Caddy and systemd say nothing the others do not understand."""

import configparser
import ipaddress
import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import httpx
import yaml

from billi.cli.serve import serve
from billi.server.settings import Settings
from helpers.containerfile import instructions
from helpers.paths import ROOT
from helpers.programs import needs_program
from helpers.serve_command import Running, until
from helpers.server_processes import quiet_port

DEPLOY: Final = ROOT / "deploy"
OURS: Final = {str(param.envvar) for param in serve.params if param.envvar} | {"BILLI_CACHE"}
"""What billi takes from the environment."""
SERVICE: Final = {
    *("image", "build", "restart", "stop_grace_period", "read_only", "tmpfs", "cap_drop", "security_opt", "ulimits"),
    *("environment", "depends_on", "networks", "volumes", "command", "healthcheck", "ports", "shm_size"),
}
"""Words of the compose specification that are used here: another would be a slip of the pen."""


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return read


def test_there_are_two_billi_a_database_redis_and_a_proxy() -> None:
    services = compose()["services"]
    assert services.keys() == {"billi-1", "billi-2", "postgres", "redis", "caddy"}
    assert {name: one["image"] for name, one in services.items()} == {
        "billi-1": "billi",
        "billi-2": "billi",
        "postgres": "postgres:17",
        "redis": "redis:8",
        "caddy": "caddy:2",
    }
    for name, service in services.items():
        assert service.keys() <= SERVICE, name
        assert service["restart"] == "unless-stopped"
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"], "nobody else is reached"


def test_what_services_wait_for_use_and_mount_is_there() -> None:
    told = compose()
    for service in told["services"].values():
        assert set(service["networks"]) <= told["networks"].keys()
        assert set(service.get("depends_on", ())) <= told["services"].keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in told["volumes"]
        if isinstance(waits := service.get("depends_on"), dict):
            assert all("healthcheck" in told["services"][other] for other in waits), "or it would wait for ever"
    assert told["networks"]["back"] == {"internal": True}


def test_both_billi_are_told_what_billi_takes_and_believe_caddy_alone() -> None:
    told = compose()
    for name in ("billi-1", "billi-2"):
        service = told["services"][name]
        environ: dict[str, str] = service["environment"]
        assert {variable for variable in environ if variable.startswith("BILLI_")} <= OURS
        filled = {variable: re.sub(r"\$\{\w+:\?[^}]*\}", "billi.example", value) for variable, value in environ.items()}
        settings = Settings(
            database=filled["BILLI_DATABASE"], redis=filled["BILLI_REDIS"], public_url=filled["BILLI_PUBLIC_URL"]
        )
        assert settings.secure
        assert not settings.alone
        assert {"postgres", "redis"} <= set(service["depends_on"])
        assert "@postgres/" in settings.database
        assert settings.redis == "redis://redis:6379"
        caddy = told["services"]["caddy"]["networks"]["front"]["ipv4_address"]
        assert environ["FORWARDED_ALLOW_IPS"] == caddy
        [front] = told["networks"]["front"]["ipam"]["config"]
        assert ipaddress.IPv4Address(caddy) in ipaddress.IPv4Network(front["subnet"])
        given = ipaddress.IPv4Network(front["ip_range"])
        assert given.subnet_of(ipaddress.IPv4Network(front["subnet"]))
        assert ipaddress.IPv4Address(caddy) not in given, "or whoever starts before it has its address, and is believed"
        assert service["read_only"]
        assert (
            DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]
        ).resolve() == ROOT / "Containerfile"
        assert [volume.partition(":")[2] for volume in service["volumes"]] == [
            dict(instructions((ROOT / "Containerfile").read_text()))["VOLUME"]
        ]


def test_whatever_must_be_filled_in_is_in_the_example_and_no_secret_is() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    asked = dict(re.findall(r"^(\w+)=(.*)$", example, re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", text)) == asked.keys()
    assert asked == {"BILLI_DOMAIN": "billi.example", "BILLI_DATABASE_PASSWORD": ""}
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "deploy/.env" in ignored


def test_postgres_is_told_to_keep_the_promise() -> None:
    from billi.server.store.postgres_promise import KEPT_BY

    command = compose()["services"]["postgres"]["command"]
    told = dict(word.split("=") for word in command if "=" in word)
    assert told.keys() == KEPT_BY.keys()
    assert all(value in KEPT_BY[name] for name, value in told.items())


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    command = [needs_program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environ = os.environ | {"BILLI_DOMAIN": "billi.example", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    found = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_through_caddy_requests_have_names_of_its_own_nobody_reads_the_metrics_and_no_log_has_a_code(
    tmp_path: Path,
) -> None:
    port = quiet_port()
    with Running("serve", "--port", "0", BILLI_DATABASE=f"sqlite:///{tmp_path}/billi.db") as server:
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        plain = text.replace("billi-1:8765 billi-2:8765", f"127.0.0.1:{server.port}").replace("lb_try_duration 10s", "")
        config = tmp_path / "Caddyfile"
        # All the options of Caddy itself stand in one block, the first.
        config.write_text(plain.replace("{\n", f"{{\n    admin off\n    storage file_system {tmp_path}\n", 1))
        command = [needs_program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
        environ = os.environ | {"BILLI_DOMAIN": f"http://127.0.0.1:{port}", "HOME": str(tmp_path)}
        with (tmp_path / "log").open("w") as log, subprocess.Popen(command, env=environ, stderr=log) as caddy:
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"x-request-id": "of-a-guest"}) as guest:
                    until(lambda: answers(guest))
                    assert guest.get("/metrics").status_code == 404
                    name = guest.get("/api/about").headers["x-request-id"]
                    assert re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", name)
                    assert server.stop() == 0
                    path = "/api/tables/wg2u9p5a3u24?hand=key-of-a-hand"
                    assert guest.get(path).status_code in (502, 503), "there is nobody behind it"
            finally:
                caddy.terminate()
        said = (tmp_path / "log").read_text()
        assert "http.log.error" in said, "what is wrong is told"
        assert not re.search("wg2u9p5a3u24|key-of-a-hand", said), said


def answers(guest: httpx.Client) -> bool:
    try:
        return guest.get("/readyz").status_code == 200
    except httpx.TransportError:
        return False


def lines_of(caddyfile: str) -> list[str]:
    """Return what a Caddyfile says, without what is remarked in it."""
    return [line for line in map(str.strip, caddyfile.splitlines()) if line and not line.startswith("#")]


def test_the_caddy_files_of_the_documentation_say_what_the_one_that_is_shipped_says() -> None:
    hosting = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    [several] = re.findall(r"^```caddy\n(.*?)^```$", hosting, re.MULTILINE | re.DOTALL)
    [one] = re.findall(r"^```\n(billi\.example \{\n.*?)^```$", hosting, re.MULTILINE | re.DOTALL)
    _, _, site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").partition("\n}\n")
    shipped = site.replace("{$BILLI_DOMAIN}", "billi.example").replace(
        "billi-1:8765 billi-2:8765", "127.0.0.1:8765 127.0.0.1:8766"
    )
    assert lines_of(several) == lines_of(shipped)
    alone = lines_of(one.replace("127.0.0.1:8765 {", "127.0.0.1:8765 127.0.0.1:8766 {"))
    assert [line for line in lines_of(shipped) if line in alone] == alone


def test_caddy_knows_both_billi() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy billi-1:8765 billi-2:8765 {" in text
    own, _, site = text.partition("\n}\n")
    assert own.count("log {") == 1, "of Caddy's own errors"
    assert not re.search(r"^\s*log\b", site, re.MULTILINE), "paths hold codes"


def test_prometheus_asks_the_same_servers() -> None:
    told = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text(encoding="utf-8"))
    assert told["rule_files"] == ["alerts.yml"]
    assert told["scrape_configs"][0]["static_configs"] == [{"targets": ["billi-1:8765", "billi-2:8765"]}]


UNIT: Final = DEPLOY / "systemd" / "billi.service"


def test_the_service_is_started_again_whatever_ends_it_and_stops_in_its_own_time() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    service = unit["Service"]
    assert service["Restart"] == "always"
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert (service["KillSignal"], service["KillMode"]) == ("SIGTERM", "mixed")
    assert int(service["TimeoutStopSec"]) > 20, "longer than workers may take"
    told = re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name for name, _ in told} <= OURS
    assert dict(told)["BILLI_DATABASE"] == f"sqlite:////var/lib/{service['StateDirectory']}/billi.db"


def test_systemd_understands_the_service_and_finds_it_well_locked(tmp_path: Path) -> None:
    analyze = needs_program("systemd-analyze")
    billi = tmp_path / "billi"
    billi.write_text("#!/bin/sh\n")
    billi.chmod(0o755)
    unit = tmp_path / "billi.service"
    unit.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/billi/bin/billi", str(billi)))
    verified = subprocess.run([analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in verified.stderr.splitlines() if "billi.service" in line]
    assert complaints == []
    looked = [analyze, "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)]
    found = subprocess.run(looked, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-500:] + found.stderr


def test_what_is_said_of_backups_names_services_and_a_database_that_are_there() -> None:
    services = compose()["services"]
    said = re.findall(
        r"^\$ docker compose (exec(?: -T)?|stop|start) (.*)", (ROOT / "docs/hosting.md").read_text(), re.M
    )
    assert said, "how to back up what nobody reaches from outside"
    for verb, words in said:
        named = words.split()[: 1 if verb.startswith("exec") else None]
        assert set(named) <= services.keys(), words
    told = services["postgres"]["environment"]
    dump = next(words for _, words in said if "pg_dump" in words)
    assert dump.startswith("postgres pg_dump ")
    assert f"--username={told['POSTGRES_USER']} {told['POSTGRES_DB']} >" in dump
