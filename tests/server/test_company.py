"""Servers tell each other of the tables they share, whatever comes in between, and of no others."""

import time
from collections import deque
from random import Random

import pytest

from billi.server.fanout.company import ALL, MOST_AT_ONCE, MOST_UNTOLD, MOST_WITH, Company, Letter


class Post:
    """Servers and the letters between them: in order, or lost with a connection."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.servers: dict[str, Company] = {}
        self.held: dict[str, set[str]] = {}
        self.known: dict[tuple[str, str], int] = {}
        """The newest version each server knows of a table it holds: its own, what it read, or heard."""
        self.newest: dict[str, int] = {}
        self.bags: dict[str, deque[Letter]] = {}
        """Letters on their way, by whom they are for."""
        self.carried = 0
        self.started = 0

    def start(self) -> None:
        self.started += 1
        name = f"server {self.started}"
        self.servers[name] = Company(name, lambda table, version: self.hear(name, table, version))
        self.held[name], self.bags[name] = set(), deque()

    def hear(self, server: str, table: str, version: int) -> None:
        assert table in self.held[server], "told of a table that is not held"
        self.known[server, table] = max(version, self.known[server, table])

    def kill(self, server: str) -> None:
        """Take one away, perhaps with news it alone had: the others find that in the store."""
        del self.servers[server], self.held[server], self.bags[server]
        for other in self.servers:
            self.read(other)

    def read(self, server: str) -> None:
        self.known |= {(server, table): self.newest[table] for table in self.held[server]}

    def hold(self, server: str, table: str) -> None:
        self.held[server].add(table)
        self.known[server, table] = self.newest.setdefault(table, 1)  # the log is read
        self.servers[server].hold(table)

    def let_go(self, server: str, table: str) -> None:
        """Have a table leave memory: long after the last move, when no letter is under way."""
        self.settle()
        self.held[server].discard(table)
        self.servers[server].let_go(table)

    def write(self, server: str, table: str) -> None:
        self.newest[table] += 1
        self.known[server, table] = self.newest[table]
        self.servers[server].tell(table, self.newest[table])

    def send(self, server: str, fails: bool = False) -> None:
        for to, letter in self.servers[server].letters():
            if fails:
                self.servers[server].back(to, letter)
            elif to != ALL and to not in self.servers:
                self.servers[server].miss({to})
            else:
                self.carried += 1
                for other in self.servers if to == ALL else (to,):
                    self.bags[other].append(letter)

    def receive(self, server: str) -> None:
        if self.bags[server]:
            self.servers[server].hear(self.bags[server].popleft())

    def lose(self, server: str) -> None:
        """Have a connection break: what was under way is lost, and its server asks the store, and everyone anew."""
        self.bags[server].clear()
        self.read(server)
        self.servers[server].ask_all_again()

    def settle(self) -> None:
        while any(company.waits for company in self.servers.values()) or any(self.bags.values()):
            for server in self.servers:
                self.send(server)
                self.receive(server)

    def happen(self) -> None:
        chance, tables = self.chance, ["a", "b", "c"]
        if len(self.servers) < 3 and chance.random() < 0.3:
            self.start()
        server = chance.choice(sorted(self.servers))
        what, mine = chance.random(), sorted(self.held[server])
        if what < 0.1 and len(self.servers) > 1:
            if what < 0.03:
                self.kill(server)
            else:
                self.lose(server)
        elif what < 0.25:
            self.hold(server, chance.choice(tables))
        elif what < 0.35 and mine:
            self.let_go(server, chance.choice(mine))
        elif what < 0.6 and mine:
            self.write(server, chance.choice(mine))
        elif what < 0.8:
            self.send(server, fails=chance.random() < 0.2)
        else:
            self.receive(server)


@pytest.mark.parametrize("seed", range(60))
def test_whoever_shares_a_table_hears_of_it_in_the_end_and_nobody_else_does(seed: int) -> None:
    post = Post(seed)
    post.start()
    for _ in range(400):
        post.happen()
    post.settle()
    for name in post.servers:
        for table in post.held[name]:
            alive = max(post.known[other, table] for other in post.servers if table in post.held[other])
            assert post.known[name, table] == alive
    # Whoever is told of a table it does not hold says so, and whoever is gone is missed, with the next news.
    for name in post.servers:
        for table in post.held[name]:
            post.write(name, table)
    post.settle()
    for name, company in post.servers.items():
        others = {table: {other for other in post.servers if table in post.held[other]} for table in post.held[name]}
        assert company._with == {table: those - {name} for table, those in others.items() if those != {name}}


def test_a_table_that_one_server_holds_costs_one_letter() -> None:
    post = Post(0)
    for _ in range(3):
        post.start()
    post.hold("server 1", "a")
    post.settle()
    for _ in range(100):
        post.write("server 1", "a")
        post.settle()
    post.let_go("server 1", "a")
    post.settle()
    assert post.carried == 1


def test_many_tables_are_asked_about_in_letters_of_some_size() -> None:
    company = Company("me", lambda table, version: None)
    for number in range(2 * MOST_AT_ONCE + 1):
        company.hold(str(number))
    assert [(to, len(letter.versions)) for to, letter in company.letters()] == [
        (ALL, MOST_AT_ONCE),
        (ALL, MOST_AT_ONCE),
        (ALL, 1),
    ]
    assert not company.waits


# Whoever reaches Redis can write letters


def said(company: Company) -> int:
    """Return how many tables a server would write of to others now."""
    return sum(len(letter.versions) + len(letter.left) for _, letter in company.letters())


def test_servers_that_do_not_exist_fill_no_memory_and_keep_no_news_from_those_that_do() -> None:
    heard = []
    company = Company("me", lambda table, version: heard.append(version))
    company.hold("a")
    company.letters()
    for number in range(10 * MOST_WITH):
        company.hear(Letter(f"ghost {number}", {"a": 0}))
    assert len(company._with["a"]) == MOST_WITH
    company.tell("a", 2)
    company.miss({to for to, _ in company.letters()})  # nobody listens there
    assert not company._with
    company.hear(Letter("the other", {"a": 3}, asks=True))
    assert company.letters() == [("the other", Letter("me", {"a": 2}))]
    assert heard == [3]


def test_tables_that_do_not_exist_fill_no_memory() -> None:
    company = Company("me", lambda table, version: None)
    for number in range(MOST_UNTOLD + 100):
        company.hear(Letter(f"ghost {number}", {f"{number} {n}": 1 for n in range(3)}))
    assert said(company) == MOST_UNTOLD
    company.hear(Letter("the other", {"b": 1}))
    assert company.letters() == [("the other", Letter("me", {}, left=["b"]))]


def test_a_server_says_that_it_holds_a_table_no_more_however_often_it_has_come_back_to_it() -> None:
    company = Company("me", lambda table, version: None)
    for _ in range(MOST_UNTOLD + 1):
        company.hear(Letter("the other", {"a": 1}))
        company.hold("a")
        company.let_go("a")
    company.hear(Letter("the other", {"a": 1}))
    assert said(company) == 1


def test_many_who_are_gone_are_missed_at_once() -> None:
    company = Company("me", lambda table, version: None)
    for table in range(1000):
        company.hold(str(table))
        company.hear(Letter("the other", {str(table): 1}))
        for number in range(3):
            company.hear(Letter(f"ghost {table} {number}", {str(table): 1}))
    started = time.process_time()
    company.miss({f"ghost {table} {number}" for table in range(1000) for number in range(3)})
    assert time.process_time() - started < 0.5
    assert all(others == {"the other"} for others in company._with.values())
