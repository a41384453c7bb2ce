"""Three servers on one PostgreSQL behind nginx or Caddy, people who play there, and all that may go wrong with it. Each is on a machine
of its own, where the kernel has such (`network.py`).
"""

import asyncio
import pathlib
import random
import signal
import sys
import time
from typing import Callable, NamedTuple

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import proxies  # noqa: E402
from deployed.guests import VERY_LONG, Game, Journal, Visitor  # noqa: E402
from deployed.links import Link  # noqa: E402
from deployed.network import Loopback, Network  # noqa: E402
from deployed.programs import Postgres, Proxy, Service, own, until  # noqa: E402
from deployed.screen import Screen  # noqa: E402

NODES = 3
CALM = 1.0  # Seconds of play between two faults.


async def answers(address, port, path="/readyz"):
    """The status of a server's own answer; nothing if there is none."""
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(address, port), 1)
        try:
            writer.write(f"GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n".encode())
            return int((await asyncio.wait_for(reader.readline(), 1)).split()[1])
        finally:
            writer.transport.abort()
    except (OSError, asyncio.TimeoutError, IndexError, ValueError):
        return None


class Crowd:
    """Everybody who plays and reads at a proxy, until they are asked to stop."""

    def __init__(self, proxy, asked, journal):
        self.journal, self.stop, self.tasks = journal, asyncio.Event(), []
        self.games = [Game(proxy, number, journal, random.Random(f"{asked.seed}-{number}"), asked.pause)
                      for number in range(asked.games)]
        tables = lambda: [game.table for game in self.games if game.table]  # noqa: E731
        self.visitors = [Visitor(proxy, 20_000 + number, journal, tables, asked.reading) for number in range(asked.visitors)]

    async def start(self):
        for game in self.games:
            self.tasks.append(asyncio.ensure_future(game.play(self.stop)))
            await asyncio.sleep(0.1)
        await until(lambda: self.failed() or all(game.choices > 0 for game in self.games), "the first choice of each game")
        self.tasks += [asyncio.ensure_future(visitor.read(self.stop)) for visitor in self.visitors]

    def failed(self):
        """Ends the whole run if somebody could not go on."""
        for task in self.tasks:
            if task.done() and task.exception() is not None:
                raise task.exception()

    async def more(self, count):
        """Waits for this many more choices of every game."""
        wanted = {id(game): game.choices + count for game in self.games}
        await until(lambda: self.failed() or all(game.choices >= wanted[id(game)] for game in self.games),
                    "the next choice of each game")

    def abandon(self):
        """Ends everybody in the middle of what they do, after a failure."""
        for task in self.tasks:
            task.cancel()

    async def end(self):
        self.stop.set()
        await asyncio.gather(*self.tasks)
        for game in self.games:
            for player in game.players:
                player.forget()


def scheduled(kinds, count, dice):
    """So many of these faults, each once before any comes again."""
    order = []
    while len(order) < count:
        order += dice.sample(list(kinds), len(kinds))
    return order[:count]


class Cluster:
    """The deployment."""

    def __init__(self, folder, program, asked, proxy=proxies.nginx):
        self.folder, self.program, self.asked, self.make_proxy = folder, program, asked, proxy
        self.dice, self.journal = random.Random(asked.seed), Journal()
        self.network = Network() if asked.network else Loopback()
        self.database, self.links = Postgres(folder / "postgres", self.network.machine("database")), []
        self.nodes, self.gateway = [None] * NODES, self.network.machine("proxy")
        self.proxy = self.crowd = self.screen = None
        self.faults = []  # (kind, begin, end).

    async def start(self):
        await self.database.start()
        self.database.sql("CREATE DATABASE darkrock", "postgres")
        for _ in range(NODES):
            self.links.append(await Link(self.database.port, self.database.machine).start())
        # The first one makes the schema.
        await self._node(0)
        await asyncio.gather(*[self._node(number) for number in range(1, NODES)])
        self.proxy = await Proxy(self.make_proxy, self.folder / "proxy", [node.place for node in self.nodes], self.gateway).start()
        self.crowd = Crowd(self.proxy, self.asked, self.journal)
        if self.asked.browser:
            self.screen = Screen(self.journal, self.proxy, self.asked.pause, self.asked.seed)
        await asyncio.gather(self.crowd.start(), *([self.screen.start()] if self.screen else []))

    async def _node(self, number):
        state, machine = self.folder / f"node-{number}", self.network.machine(f"server {number + 1}")
        state.mkdir()
        own(state)
        database = self.database.url(self.links[number].port, self.database.machine.address)
        node = Service(self.program, database, proxies.free_port(), state,
                       ["--node-listen", f"{machine.address}:{proxies.free_port()}"],
                       {"DARKROCK_TRUSTED_PROXY": self.gateway.address}, machine)
        self.nodes[number] = node
        await node.start()

    async def disturb(self, count):
        """So many faults, in an order that follows from the seed."""
        kinds = [kind for kind in self.asked.kinds or FAULTS if self.network.works or not FAULTS[kind].packets]
        for number, kind in enumerate(scheduled(kinds, count, self.dice)):
            node, seconds = self.dice.randrange(NODES), round(self.dice.uniform(*FAULTS[kind].seconds), 1)
            what = f"{kind}, server {node + 1}, {seconds} s"
            begin = time.monotonic()
            print(f"  cluster {number + 1:3}. {what}", flush=True)
            await FAULTS[kind].act(self, node, seconds)
            await until(self.whole, "the recovery of all servers")
            await self.crowd.more(1)
            self.faults.append((kind, begin, time.monotonic()))
            for line in slowest(self.journal, self.screen, begin):
                print(f"       {line}", flush=True)
            await asyncio.sleep(CALM)

    async def whole(self):
        """Whether all servers are ready and know of each other."""
        self.crowd.failed()
        for node in self.nodes:
            if await answers(*node.place) != 200:
                return False
        return self.database.sql("SELECT COUNT(*) FROM nodes") == [[str(NODES)]]

    def judge(self):
        """Compares what people were told with the rows. What is wrong."""
        rows = self.database.sql("SELECT table_id, seq, seat, split_part(body, E'\\n', 1) FROM entries WHERE kind = 'choice'")
        wrong = lost_choices(self.journal, rows)
        twice = "SELECT COUNT(*) FROM (SELECT 1 FROM entries GROUP BY table_id, seq HAVING COUNT(*) > 1) AS d"
        # Each owner has an epoch of its own: a row of a former owner after one of its successor is of two owners at once.
        back = ("SELECT COUNT(*) FROM (SELECT epoch, MAX(epoch) OVER (PARTITION BY table_id ORDER BY seq) AS newest "
                "FROM entries WHERE seq > 0) AS e WHERE epoch < newest")
        for what, statement in [("rows exist twice", twice), ("rows are of a former owner", back)]:
            ((count,),) = self.database.sql(statement)
            wrong += [f"{count} {what}"] if count != "0" else []
        return wrong + ([f"an error of the page: {error}" for error in self.screen.errors] if self.screen else [])

    async def end(self):
        """Ends everything, whatever state it is in."""
        if self.crowd is not None:
            self.crowd.abandon()
        for part in [self.screen, self.proxy, *self.nodes, *self.links, self.database]:
            if part is not None:
                await part.end()
        self.network.end()


def lost_choices(journal, rows):
    """The acknowledged choices that are not among the rows of a database: (table, position, seat, choice)."""
    kept = {(table, int(seq)): (int(seat), choice) for table, seq, seat, choice in rows}
    return [f"position {seq} of table {table}: “{seat} {choice}” was told, {kept.get((table, seq))} is stored"
            for table, seq, seat, choice in journal.told if kept.get((table, seq)) != (seat, choice)] + journal.wrong


def slowest(journal, screen, since):
    """What those met who waited longest since a moment, in seconds after it, and how long the browser's page waited."""
    found = sorted((slow for slow in journal.slow if slow[0] + slow[1] > since), key=lambda slow: -slow[1])
    journal.slow.clear()
    for begin, wait, table, met in found[:3]:
        yield f"{wait:.1f} s from {begin - since:.1f} at {table}: " + "; ".join(f"{at - since:.1f} {what}" for at, what in met)
    for at, seconds in screen.pauses if screen else []:
        if at > since and seconds > VERY_LONG:
            yield f"{seconds:.1f} s until {at - since:.1f} in the browser"


async def kill(cluster, node, _):
    cluster.nodes[node].kill()
    await cluster.nodes[node].is_open()


async def kill_two(cluster, node, _):
    others = [cluster.nodes[(node + more) % NODES] for more in range(2)]
    for other in others:
        other.kill()
    for other in others:
        await other.is_open()


async def freeze(cluster, node, seconds):
    process = cluster.nodes[node].process
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGCONT)


async def restart(cluster, node, _):
    await cluster.nodes[node].stop()
    await cluster.nodes[node].start()


async def refuse_database(cluster, node, seconds):
    cluster.links[node].refuse()
    await asyncio.sleep(seconds)
    await cluster.links[node].start()


async def slow_database(cluster, node, seconds):
    del node  # All of them.
    for link in cluster.links:
        link.delay = 0.05
    await asyncio.sleep(seconds)
    for link in cluster.links:
        link.delay = 0.0


async def cut_database(cluster, node, _):
    del node  # All of them.
    for link in cluster.links:
        link.cut()


async def crash_database(cluster, node, seconds):
    del node  # All of them.
    await cluster.database.crash()
    await asyncio.sleep(seconds)
    await cluster.database.start()


def packets(lose, *ends):
    """What is done to the packets between a server and each of these ends for a while: "others", "proxy", "database"."""
    async def act(cluster, node, seconds):
        machines = [other.machine for other in cluster.nodes]
        of = {"others": machines[:node] + machines[node + 1:], "proxy": [cluster.gateway], "database": [cluster.database.machine]}
        for other in [other for end in ends for other in of[end]]:
            lose(cluster.network, machines[node], other)
        await asyncio.sleep(seconds)
        cluster.network.heal()

    return act


def is_deaf(network, server, other):
    """What the other one says to the server vanishes."""
    network.vanish(other, server)


class Fault(NamedTuple):
    """What may happen."""

    act: Callable
    seconds: tuple = (0, 0)  # For how long.
    packets: bool = False  # Whether packets vanish, which needs a network.


FAULTS = {
    "kill": Fault(kill),
    "freeze": Fault(freeze, (4, 7)),
    "two killed": Fault(kill_two),
    "restart": Fault(restart),
    "database refused": Fault(refuse_database, (2, 5)),
    "database slow": Fault(slow_database, (2, 5)),
    "database cut": Fault(cut_database),
    "database crashed": Fault(crash_database, (0, 2)),
    "partition": Fault(packets(Network.part, "others"), (2, 5), True),
    "partition, not heard": Fault(packets(Network.vanish, "others"), (2, 5), True),
    "partition, deaf": Fault(packets(is_deaf, "others"), (2, 5), True),
    "partition, refused": Fault(packets(Network.refuse, "others"), (2, 5), True),
    "proxy unreachable": Fault(packets(Network.part, "proxy"), (2, 5), True),
    "proxy deaf": Fault(packets(Network.vanish, "proxy"), (2, 5), True),
    "database unreachable": Fault(packets(Network.part, "database"), (2, 5), True),
    "database deaf": Fault(packets(Network.vanish, "database"), (2, 5), True),
    "only proxy reachable": Fault(packets(Network.part, "others", "database"), (2, 5), True),
}
