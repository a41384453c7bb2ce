"""The databases of former versions, as the corpus has them, under the server of today as it is shipped."""

import asyncio
import contextlib
import json
import pathlib
import re
import sqlite3
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import proxies  # noqa: E402
from deployed.guests import Guest, Journal  # noqa: E402
from deployed.programs import ROOT, Postgres, Proxy, Service, own  # noqa: E402

CORPUS = ROOT / "tests/corpus"


async def upgrade(folder, program, thorough):
    """Starts a server on each former database, of both kinds. What is wrong."""
    wrong, databases = [], Postgres(folder / "upgrades-postgres")
    try:
        await databases.start()
        for version in sorted(each for each in CORPUS.iterdir() if each.is_dir()):
            for kind, make in (("SQLite", sqlite), ("PostgreSQL", postgres)):
                where = folder / f"upgrade-{version.name}-{kind}"
                where.mkdir()
                where.chmod(0o711)
                state = where / "state"
                state.mkdir()
                url, tables = make(version, state, databases)
                own(state)
                wrong += [f"{version.name} on {kind}: {line}" for line in await look(where, program, url, tables, thorough)]
                print(f"  upgrade of {version.name} on {kind}: {len(tables)} games are there", flush=True)
    finally:
        await databases.end()
    return wrong


def sqlite(version, state, _):
    with contextlib.closing(sqlite3.connect(state / "darkrock.db")) as database:
        database.executescript((version / "running.sqlite.sql").read_text())
        database.commit()
        tables = [row[0] for row in database.execute("SELECT id FROM tables")]
    own(state / "darkrock.db", mode=0o600)
    return f"sqlite://{state}/darkrock.db", tables


def postgres(version, _, databases):
    name = re.sub(r"\W", "_", f"of_{version.name}")
    databases.sql(f"CREATE DATABASE {name}", "postgres")
    databases.sql((version / "running.postgresql.sql").read_text(), name)
    # The script has left the search path empty.
    return databases.url(database=name), [row[0] for row in databases.sql("SELECT id FROM public.tables", name)]


async def look(where, program, url, tables, thorough):
    """Asks the new program about the old database, starts it, and looks at every game through the proxy."""
    wrong, proxy = [], None
    node = Service(program, url, proxies.free_port(), where / "state")
    try:
        if thorough:
            done = await asyncio.get_running_loop().run_in_executor(None, node.admin, "check-games", "--json")
            # 1 says that games stop; it is for the host to know.
            if done.returncode not in (0, 1) or not json.loads(done.stdout):
                wrong.append(f"check-games: {done.stdout[-300:]}{done.stderr[-300:]}")
        await node.start()
        proxy = await Proxy(proxies.nginx, where / "nginx", [node.place]).start()
        guest = Guest(proxy, 0, Journal())
        await guest.good("POST", "/api/guest", {"name": "Visitor"})
        for table in tables:
            seen = await guest.good("GET", f"/api/tables/{table}")
            if seen["status"] != "running":
                wrong.append(f"table {table} was running and is {seen['status']}")
        await node.stop()
    finally:
        if proxy is not None:
            await proxy.end()
        await node.end()
    return wrong
