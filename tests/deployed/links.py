"""TCP connections through this process, which can be refused, delayed or cut at any moment: what a network of packets cannot do to them."""

import asyncio
import socket

from deployed.network import Machine


class Link:
    """A port of a machine that leads to another one, which only this machine reaches."""

    def __init__(self, target, machine=Machine()):
        self.target, self.machine, self.port, self.delay = target, machine, 0, 0.0
        self.server, self.open, self.serving = None, set(), set()

    async def start(self):
        """Listens, at the same port as before if it has had one."""
        ear = self.machine.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ear.bind((self.machine.address, self.port))
        self.port = ear.getsockname()[1]
        self.server = await asyncio.start_server(self._serve, sock=ear)
        return self

    def cut(self):
        """Ends all connections at once, as a cable or a restarted router does."""
        for writer in list(self.open):
            writer.transport.abort()

    def refuse(self):
        """Ends all connections, and lets none in until it is started again."""
        self.server.close()
        self.cut()

    async def end(self):
        """Ends it for good."""
        self.refuse()
        # Whoever copies notices that at the next turn of the loop.
        await asyncio.sleep(0)
        await asyncio.gather(*self.serving, return_exceptions=True)

    async def _serve(self, reader, writer):
        this = asyncio.current_task()
        self.serving.add(this)
        this.add_done_callback(self.serving.discard)
        self.open.add(writer)
        try:
            other, out = await self._connect()
        except OSError:
            writer.transport.abort()
            self.open.discard(writer)
            return
        self.open.add(out)
        try:
            await asyncio.gather(self._copy(reader, out), self._copy(other, writer))
        except OSError:
            pass  # One side is gone; so is the other one, then.
        finally:
            for end in (writer, out):
                self.open.discard(end)
                end.transport.abort()

    async def _connect(self):
        way = self.machine.socket()
        way.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(way, ("127.0.0.1", self.target))
        except BaseException:
            way.close()
            raise
        return await asyncio.open_connection(sock=way)

    async def _copy(self, reader, writer):
        while part := await reader.read(1 << 16):
            if self.delay:
                await asyncio.sleep(self.delay)
            writer.write(part)
            await writer.drain()
        # An end of one direction is passed on, too: nodes say goodbye in this way.
        if writer.can_write_eof():
            writer.write_eof()
