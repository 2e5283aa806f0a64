"""Frames that are none close the socket they came by, and harm nothing else."""

import json
import socket
import struct
from contextlib import suppress

import pytest

from billi.server.wire import LARGEST_FRAME
from helpers.hostile_server import (
    BAD_FRAME,
    BINARY,
    CLOSE,
    CONT,
    HELLO,
    NORMAL,
    NOT_UTF8,
    PING,
    PONG,
    TEXT,
    TOO_BIG,
    House,
    closing,
    frame,
    fresh_id,
    looking_on,
    viewers_of,
    wait_until,
)

BAD_FRAMES = {
    "unmasked": (frame(TEXT, HELLO, masked=False), BAD_FRAME),
    **{f"reserved bit {bit}": (frame(TEXT, HELLO, reserved=bit), BAD_FRAME) for bit in (1, 2, 4)},
    **{f"opcode {code}": (frame(code, HELLO), BAD_FRAME) for code in (3, 7, 11, 15)},
    "a continuation of nothing": (frame(CONT, HELLO), BAD_FRAME),
    "text within text": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), BAD_FRAME),
    "binary within text": (frame(TEXT, b"{", fin=False) + frame(BINARY, b"}"), BAD_FRAME),
    "a ping in parts": (frame(PING, b"x", fin=False), BAD_FRAME),
    "a long ping": (frame(PING, b"x" * 126), BAD_FRAME),
    "a close within text": (frame(TEXT, b"{", fin=False) + closing(NORMAL), BAD_FRAME),
    "a close of one byte": (frame(CLOSE, b"x"), BAD_FRAME),
    "a close in parts": (frame(CLOSE, b"", fin=False), BAD_FRAME),
    "a close that is not UTF-8": (closing(NORMAL, b"\xff"), NOT_UTF8),
    **{f"close {code}": (closing(code), BAD_FRAME) for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)},
    "large": (frame(TEXT, b"x" * (LARGEST_FRAME + 1)), TOO_BIG),
    "very large": (frame(BINARY, b"x" * 2**17), TOO_BIG),
    "large in two parts": (frame(TEXT, b"x" * 5000, fin=False) + frame(CONT, b"x" * 5000), TOO_BIG),
    "large in many parts": (frame(TEXT, b"[", fin=False) + frame(CONT, b"x" * 100, fin=False) * 100, TOO_BIG),
    "said to be huge": (b"\x81\xff" + struct.pack(">Q", 2**63 - 1) + b"mask", TOO_BIG),
    "said to be larger than can be": (b"\x81\xff" + struct.pack(">Q", 2**64 - 1) + b"mask", TOO_BIG),
}


@pytest.mark.parametrize(("frames", "code"), BAD_FRAMES.values(), ids=BAD_FRAMES)
def test_a_bad_frame_closes_the_socket_only(house: House, frames: bytes, code: int) -> None:
    table, people = looking_on(house, begun=True)
    version = house.table(table).version
    with people["host"].look(table) as line, people["player"].look(table) as other:
        line.send(frames)
        assert line.closed_with() == code
        assert other.wish("ping", version=version)["is"] == "granted"
    assert house.table(table).version == version


@pytest.mark.parametrize("code", [1000, 1001, 1011, 3000, 4999])
def test_a_goodbye_is_answered_in_kind(house: House, code: int) -> None:
    table, people = looking_on(house, begun=True)
    with people["host"].look(table) as line:
        line.send(closing(code, b"goodbye"))
        assert line.closed_with() == code


def test_a_message_in_parts_is_one_message(house: House) -> None:
    table, people = looking_on(house, begun=False)
    wish = json.dumps({"do": "say", "id": fresh_id(), "text": "été" * 5}, ensure_ascii=False).encode()
    with people["host"].look(table) as line:
        line.send(frame(TEXT, b"", fin=False))
        for byte in wish:
            line.send(frame(CONT, bytes([byte]), fin=False), frame(PING, b"?"))
        line.send(frame(CONT))
        assert line.answer()["is"] == "granted"
    assert house.table(table).chat[-1][1].text == "été" * 5


def test_empty_parts_without_end_are_not_kept(house: House) -> None:
    table, people = looking_on(house, begun=False)
    with people["host"].look(table) as line:
        line.send(frame(TEXT, b"", fin=False), frame(CONT, b"", fin=False) * 150)
        line.send(frame(PING, b"heard"))
        while line.next_frame() != (PONG, b"heard"):
            pass
        from billi.server.wire import OPEN

        assert max(len(wire.parts) for wire in list(OPEN)) < 10


def test_pings_are_answered_in_order_and_harm_nothing(house: House) -> None:
    table, people = looking_on(house, begun=True)
    with people["host"].look(table) as line:
        for number in range(80):
            line.send(frame(PING, b"%d" % number), frame(PONG, b"unasked"))
        pongs: list[bytes] = []
        while len(pongs) < 80:
            opcode, payload = line.next_frame()
            assert opcode != CLOSE
            pongs += [payload] if opcode == PONG else []
        assert pongs == [b"%d" % number for number in range(80)]
        assert line.wish("ping", version=0)["is"] == "granted"


def test_whoever_asks_and_does_not_listen_is_cut_off(house: House) -> None:
    table, people = looking_on(house, begun=True)
    with people["host"].look(table) as line:
        for seat in range(2):
            line.wish("bot", seat=seat, bot="house")
    wait_until(lambda: house.table(table).over)
    with people["host"].look(table) as line:
        with suppress(ConnectionError):
            line.send(frame(TEXT, b'{"do":"ping","id":"x","version":0}') * 3000)  # each is told the whole game
        assert viewers_of(house, table) == 0


def test_anything_may_be_cut_off_anywhere(house: House) -> None:
    table, people = looking_on(house, begun=True)
    version = house.table(table).version
    whole = frame(TEXT, json.dumps({"do": "ping", "id": "x", "version": 0}).encode())
    for length in range(len(whole)):
        with people["host"].look(table) as line:
            line.send(whole[:length])
            if length % 2:
                line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert house.table(table).version == version
