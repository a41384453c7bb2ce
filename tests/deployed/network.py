"""Machines that are network namespaces, with a bridge between them: packets between two of them can vanish, in one direction or both.

This process is at the bridge, too, as the people on the internet are: it has to run in a network namespace of its own (`enter`). A
packet that is to vanish is sent to a hardware address that nobody has. Nothing is refused, and nobody is told.
"""

import ctypes
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import threading

NETWORK = "10.87.0"  # Of the machines.
PEOPLE = "10.88.0.0/16"  # Of the people, who all are this process.
BRIDGE, DEVICE = "switch0", "eth0"
NOBODY = "02:00:00:00:00:99"  # The hardware address of nothing.
ENTERED = "DARKROCK_TEST_NETWORK"  # Set in a process that has a network of its own.
CLONE_NEWNET = 0x40000000  # From sched.h.


def missing():
    """Why no network can be made here; nothing if one can."""
    absent = [name for name in ("ip", "unshare", "nsenter") if shutil.which(name) is None]
    if absent:
        return f"packets that vanish between servers, database and proxy: {' and '.join(absent)} missing (iproute2, util-linux)"
    if os.geteuid() != 0:
        return "packets that vanish between servers, database and proxy: not root, who may make network namespaces"
    tried = subprocess.run(["unshare", "-n", "ip", "link", "add", "name", BRIDGE, "type", "bridge"], capture_output=True, check=False)
    if tried.returncode != 0:
        return "packets that vanish between servers, database and proxy: no network namespace with a bridge can be made here"
    return None


def enter():
    """Begins this program again in a network namespace of its own, unless it is there. Why it cannot; nothing if it is."""
    if os.environ.get(ENTERED):
        run("link", "set", "lo", "up")
        return None
    if why := missing():
        return why
    os.environ[ENTERED] = "1"
    sys.stdout.flush()
    os.execvp("unshare", ["unshare", "-n", "--", sys.executable, *sys.argv])


def run(*words, inside=()):
    done = subprocess.run([*inside, "ip", *words], capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise RuntimeError(f"ip {' '.join(words)}: {done.stderr}")


class Machine:
    """A place for programs: this one, at the loopback address, unless a network makes another one."""

    def __init__(self, address="127.0.0.1", holder=None):
        self.address, self.holder = address, holder
        self.path = f"/proc/{holder.pid}/ns/net" if holder else None
        self.inside = ["nsenter", f"--net={self.path}", "--"] if holder else []  # What begins a command there.

    def socket(self, kind=socket.SOCK_STREAM):
        """A socket of this machine."""
        if self.path is None:
            return socket.socket(type=kind)
        made = []

        def there():
            # Only this thread goes there.
            with open(self.path, "rb") as namespace:
                if ctypes.CDLL(None, use_errno=True).setns(namespace.fileno(), CLONE_NEWNET) == 0:
                    made.append(socket.socket(type=kind))

        thread = threading.Thread(target=there)
        thread.start()
        thread.join()
        if not made:
            raise RuntimeError(f"{self.path} cannot be entered")
        return made[0]


class Loopback:
    """No network: all machines are this one, and no packet vanishes."""

    works = False

    def machine(self, _):
        return Machine()

    def end(self):
        pass


class Network:
    """A bridge and machines at it."""

    works = True

    def __init__(self):
        self.machines, self.undo = {}, []
        run("link", "add", "name", BRIDGE, "type", "bridge")
        run("address", "add", f"{NETWORK}.1/24", "dev", BRIDGE)
        run("link", "set", BRIDGE, "up")
        run("route", "add", "local", PEOPLE, "dev", "lo")

    def machine(self, name):
        """A new machine."""
        number = len(self.machines) + 2
        # It lasts as long as its standard input: not longer than this process.
        holder = subprocess.Popen(["unshare", "-n", "sh", "-c", "echo; exec cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        holder.stdout.readline()
        machine = self.machines[name] = Machine(f"{NETWORK}.{number}", holder)
        run("link", "add", "name", f"port{number}", "type", "veth", "peer", "name", DEVICE, "netns", str(holder.pid))
        run("link", "set", f"port{number}", "master", BRIDGE, "up")
        run("link", "set", "lo", "up", inside=machine.inside)
        run("link", "set", DEVICE, "up", inside=machine.inside)
        run("address", "add", f"{machine.address}/24", "dev", DEVICE, inside=machine.inside)
        run("route", "add", "default", "via", f"{NETWORK}.1", inside=machine.inside)
        return machine

    def vanish(self, sender, receiver):
        """Packets from one machine to another one vanish on the way."""
        run("neighbour", "replace", receiver.address, "lladdr", NOBODY, "dev", DEVICE, "nud", "permanent", inside=sender.inside)
        self.undo.append((sender, ("neighbour", "delete", receiver.address, "dev", DEVICE)))

    def part(self, one, other):
        """No packet passes between two machines."""
        self.vanish(one, other)
        self.vanish(other, one)

    def refuse(self, one, other):
        """Neither of two machines has a way to the other one, and whoever connects is told so at once."""
        for sender, receiver in ((one, other), (other, one)):
            run("route", "add", "unreachable", f"{receiver.address}/32", inside=sender.inside)
            self.undo.append((sender, ("route", "delete", "unreachable", f"{receiver.address}/32")))

    def heal(self):
        """All packets arrive again."""
        while self.undo:
            sender, words = self.undo.pop()
            run(*words, inside=sender.inside)

    def end(self):
        for machine in self.machines.values():
            machine.holder.stdin.close()
            machine.holder.wait()
        subprocess.run(["ip", "link", "delete", BRIDGE], check=False)
        subprocess.run(["ip", "route", "delete", "local", PEOPLE, "dev", "lo"], check=False)


def self_test():
    """Packets vanish and arrive as they are told to: what is wrong. In a network namespace of its own."""
    if not os.environ.get(ENTERED):
        return []
    command = ["unshare", "-n", "--", sys.executable, str(pathlib.Path(__file__).resolve())]
    tried = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return [f"network: {line}" for line in (tried.stdout + tried.stderr).splitlines()]


def try_all():
    """What does not arrive as it should."""
    run("link", "set", "lo", "up")
    network = Network()
    one, other = network.machine("one"), network.machine("other")
    for what, act, expected in [("untouched", lambda: None, (True, True)), ("parted", lambda: network.part(one, other), (False, False)),
                                ("healed", lambda: None, (True, True)), ("one-sided", lambda: network.vanish(one, other), (False, True)),
                                ("refused", lambda: network.refuse(one, other), (False, False))]:
        act()
        seen = (arrives(one, other), arrives(other, one))
        if seen != expected:
            yield f"{what}: {seen} arrive instead of {expected}"
        network.heal()
    network.end()


def arrives(sender, receiver):
    """Whether a packet arrives: of a protocol that expects no answer."""
    with receiver.socket(socket.SOCK_DGRAM) as ear, sender.socket(socket.SOCK_DGRAM) as mouth:
        ear.bind((receiver.address, 0))
        ear.settimeout(0.5)
        try:
            mouth.sendto(b"?", ear.getsockname())
            return ear.recv(1) == b"?"
        except OSError:
            return False


if __name__ == "__main__":
    for line in try_all():
        print(line)
