#!/usr/bin/env python3
"""The program killed under load, over and over: nothing that a page was told is lost, and every game goes on.

    kill_loop.py PATH_OF_DARKROCK [--kills N] [--tables N] [--seed N]

People at several tables choose at random; after some choices the program is killed (SIGKILL) and started again on the
same database. Every page comes back and finds what it was told: the same game or one choice more, the same log. At the end
all games are played to their end, and every choice that was acknowledged stands in its record. The last line is
`N choices, N kills, N lost`; the exit code is 1 when anything was lost. Python 3.9 or newer, nothing beside it.
"""

import sys
import threading

from darkrock_client import GUARD, Gone, Party, Server, asked_for, at_random, folder

PEOPLE = 2


class Table:
    """A table under load, and what its pages were told."""

    def __init__(self, address, dice):
        self.party, self.dice = Party(address, PEOPLE), dice
        self.party.start()
        self.told = []
        self.wrong = None

    def run(self, enough):
        """Plays until the server is gone or the game is over."""
        try:
            while not self.party.over:
                page = self.dice.choice(self.party.asked())
                choice, before = self.dice.choice(page.offers), page.seq
                page.play(choice)
                page.until(lambda message, page=page, before=before: page.seq > before)
                self.told.append((page.facing, choice))
                enough.release()
                self.party.come_up()
        except Gone:
            pass
        except Exception as error:  # Told once all threads have ended.
            self.wrong = error
        finally:
            enough.release()

    def come_back(self, address):
        """Opens the pages anew; what was told must be there."""
        lost = []
        browsers = [*self.party.people, self.party.stranger]
        for at, (browser, old) in enumerate(zip(browsers, self.party.pages)):
            browser.address = address
            old.close()
            new = browser.page(self.party.table)
            # At most one choice was on its way when the server was killed.
            newest = max(page.seq for page in self.party.pages)
            if not old.seq <= new.seq <= newest + 1:
                lost.append(f"position {new.seq} after {old.seq}")
            if old.seq == new.seq and old.game != new.game:
                lost.append(f"the game at {old.seq} has changed")
            first = new.log[0]["n"] if new.log else 0
            known = [each for each in old.log if each["n"] >= first]
            again = [each for each in new.log if each["n"] <= old.last]
            if known != again:
                lost.append(f"what happened until {old.last} has changed")
            self.party.pages[at] = new
        return lost

    def finish(self):
        """Plays to the end; acknowledged choices that the record does not have, in the order of each seat."""
        while not self.party.over:
            self.party.step(self.dice)
        self.party.until_finished()
        record = self.party.people[0].good("GET", self.party.path("/record"))
        lines = [line.strip() for line in record.split("\n")]
        lost = []
        for seat in range(1, PEOPLE + 1):
            kept = iter([line[2:] for line in lines if line.startswith(f"{seat} ")])
            for who, choice in self.told:
                if who == seat and choice not in kept:
                    lost.append(f"“{seat} {choice}” was told and is not in the record")
                    break
        return lost


def main():
    asked = asked_for(__doc__, kills=3, tables=2, seed=1)
    dice, lost, told = at_random(asked.seed), [], 0
    with folder() as where:
        database = f"{where}/kept.db"
        server = Server(asked.darkrock, database)
        try:
            tables = [Table(server.address, at_random(f"{asked.seed}-{n}")) for n in range(asked.tables)]
            for _ in range(asked.kills):
                enough = threading.Semaphore(0)
                threads = [threading.Thread(target=table.run, args=(enough,)) for table in tables]
                for thread in threads:
                    thread.start()
                for _ in range(dice.randrange(15, 60) * asked.tables // 2):
                    enough.acquire(timeout=GUARD)
                server.kill()
                for thread in threads:
                    thread.join()
                server = Server(asked.darkrock, database)
                for at, table in enumerate(tables):
                    if table.wrong:
                        raise table.wrong
                    lost += table.come_back(server.address)
                    if table.party.over:
                        lost += table.finish()
                        told += len(table.told)
                        tables[at] = Table(server.address, table.dice)
            for table in tables:
                lost += table.finish()
                told += len(table.told)
        finally:
            server.kill()
    for line in lost:
        print(line)
    print(f"{told} choices, {asked.kills} kills, {len(lost)} lost")
    return 1 if lost or told == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
