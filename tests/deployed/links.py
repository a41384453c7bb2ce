"""TCP connections through this process, which can be refused, delayed, held up or cut at any moment."""

import asyncio


class Link:
    """A port of this machine that leads to another one."""

    def __init__(self, target):
        self.target, self.port, self.delay = target, 0, 0.0
        self.server, self.open, self.serving = None, set(), set()
        self.flows = asyncio.Event()
        self.flows.set()

    async def start(self):
        """Listens, at the same port as before if it has had one."""
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, reuse_address=True)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    def cut(self):
        """Ends all connections at once, as a cable or a restarted router does."""
        for writer in list(self.open):
            writer.transport.abort()

    def refuse(self):
        """Ends all connections, and lets none in until it is started again."""
        self.server.close()
        self.cut()

    def hold(self):
        """No byte passes any more, and nobody is told: packets are dropped on the way."""
        self.flows.clear()

    def release(self):
        self.flows.set()

    async def end(self):
        """Ends it for good."""
        self.release()
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
            await self.flows.wait()
            other, out = await asyncio.open_connection("127.0.0.1", self.target)
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

    async def _copy(self, reader, writer):
        while part := await reader.read(1 << 16):
            if self.delay:
                await asyncio.sleep(self.delay)
            await self.flows.wait()
            writer.write(part)
            await writer.drain()
        # An end of one direction is passed on, too: nodes say goodbye in this way.
        if writer.can_write_eof():
            writer.write_eof()
