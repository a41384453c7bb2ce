#!/usr/bin/env python3
"""A bot for Darkrock in Python: gold to the bank, money to the cabaret, and out of trouble.

    darkrock tournament --players 2 --games 20 --bots 'greenhorn,program:python3 examples/python-bot/bot.py'

It speaks the line protocol for programs that play (docs/engine-protocol.md): one JSON object on each line, one answer
to each `choose`. Every choice gets a worth, roughly in legendary points, and the best is played. Change `worth` to make
it yours. Python 3.9 or newer, nothing beside it.
"""

import json
import random
import sys
from collections import deque
from pathlib import Path

BOARD = Path(__file__).resolve().parents[2] / "content" / "base" / "board.json"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
STEP = 0.25  # What a space on the way costs.


def rank(card):
    """How high a poker card (`10h`) or a fight card (`10`) is, from 0 to 12. A joker counts as an ace."""
    if card.startswith("joker"):
        return RANKS.index("A")
    return RANKS.index(card.rstrip("cdhs"))


class Map:
    """The spaces and how far they are apart."""

    def __init__(self, path):
        board = json.loads(path.read_text(encoding="utf-8"))
        self.spaces = [space["id"] for space in board["spaces"]]
        self.next_to = {space: [] for space in self.spaces}
        for a, b, _ in board["edges"]:
            self.next_to[a].append(b)
            self.next_to[b].append(a)
        self.known = {}

    def distance(self, start, place):
        """How many spaces it is to the nearest space of this kind: `bank`, `mine`, `ranch`."""
        if (start, place) not in self.known:
            seen, queue = {start}, deque([(start, 0)])
            while queue:
                space, steps = queue.popleft()
                if space.endswith(place):
                    self.known[start, place] = steps
                    break
                new = [s for s in self.next_to[space] if s not in seen]
                seen.update(new)
                queue.extend((s, steps + 1) for s in new)
            else:
                self.known[start, place] = 99
        return self.known[start, place]


class Player:
    """One seat in one game."""

    def __init__(self, game, board):
        self.board = board
        # The same seed, the same choices: so that a game can be played again.
        self.dice = random.Random(game["seed"])

    def choose(self, view, choices):
        """The best choice; among equals any."""
        me = view["players"][view["seat"] - 1]
        return max(choices, key=lambda choice: (self.worth(view, me, choice), self.dice.random()))

    def errands(self, me):
        """Places worth a way, and what they are worth."""
        room = me["nugget_limit"] - me["nuggets"]
        yield "bank", 1.2 * me["nuggets"]
        yield "cabaret", 1.0 * (me["money"] // 30)
        yield "doctors-office", 0.7 * me["wounds"]
        yield "mine", 1.5 if room >= 2 else 0.0
        yield ("rail-station", 3.0) if me["cattle"] else ("ranch", 1.2)

    def place(self, view, me, space):
        """What it is worth to stand there."""
        best = max(value - STEP * self.board.distance(space, place) for place, value in self.errands(me))
        hand = view["own"]["hand"]
        armed = any(rank(card) >= RANKS.index("J") for card in hand)
        return best - (1.0 if space in view["bandits"] and not armed else 0.0)

    def worth(self, view, me, choice):
        """What a choice is worth, roughly in legendary points. Passing and ending are worth nothing."""
        word, *rest = choice.split()
        hand = view["own"]["hand"]
        best_card = max((rank(card) for card in hand), default=0)
        leader = max(view["players"], key=lambda p: (p["lp"], p["seat"] != me["seat"]))
        if word in ("move", "ride"):
            return self.place(view, me, rest[0]) - self.place(view, me, me["space"])
        if word == "start":
            return self.place(view, me, rest[0])
        if word == "deposit":
            return 1.5 * int(rest[0]) - 0.1
        if word == "revel":
            return 1.0 * int(rest[0])
        if word == "prospect":
            return 1.0 if me["nuggets"] < me["nugget_limit"] else -1.0
        if word == "heal":
            return 0.7 * me["wounds"] - 0.2
        if word == "acquire":
            return 1.0
        if word == "buy" or word == "upgrade":
            return 0.8 if view["turn"]["round"] <= 6 else -0.5
        if word == "income":
            return {"money": 0.5, "cards": 0.6 if len(hand) < 3 else 0.2, "both": 0.4}[rest[0]]
        if word == "fight" or word == "heist":
            return 0.6 if best_card >= RANKS.index("K") and len(hand) >= 3 and me["wounds"] == 0 else -1.0
        if word == "commit":
            return 0.1 * rank(rest[0])
        if word == "decline":
            return 0.1 * RANKS.index("9")
        if word == "npc":
            return 0.1 * rank(rest[0])
        if word == "lay":
            return 0.1 * sum(rank(card) for card in rest if card != "nothing")
        if word == "discard" or (word == "give" and rest[0] != "money"):
            return -0.1 * rank(rest[0])
        if word == "keep-tokens":
            return sum(int(value) for value in rest if value != "nothing")
        if word == "steal":
            return -1.0 if rest == ["nothing"] else 1.0 * len(rest)
        if word == "reward":
            return 1.0 if rest[0] == "legend" else 0.5
        if word in ("arrest", "target"):
            return 1.0 if rest[0] == leader["character"] and leader is not me else 0.0
        if word == "react":
            return 0.2 if len(hand) > 2 else -0.2
        # Free things that do good: goals, deliveries, discs on stories, the work at a location, abilities.
        return {"goal": 2.0, "deliver": 3.0, "contribute": 0.8, "bonus": 0.5, "work": 0.1, "use": 0.2}.get(word, 0.0)


def main():
    board, player = Map(BOARD), None
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "game":
            player = Player(message, board)
        elif message["cmd"] == "choose":
            choice = player.choose(message["view"], message["choices"])
            print(json.dumps({"choice": choice}), flush=True)
        elif message["cmd"] == "quit":
            # message["result"] tells who has won and with what points; this bot learns nothing from it.
            return
        # Whatever else may come one day is passed over, such as message["events"], what happened since the last question.


if __name__ == "__main__":
    main()
