#!/usr/bin/env python3
"""A bot for Kemet in a hundred lines, to be read and made better.

    ennead arena kemet --bots random --bot "cmd:python3 examples/mybot.py"

The program is told one JSON object a line and answers on standard output; what
the lines hold is in docs/outside-bots.md. It looks at no rule of the game: every
question comes with all legal actions, and this bot only says which one it likes.
An action is a verb and its objects, such as `step w_ti` or `build a 3`.
"""
import json
import random
import sys

# Temples are worth fame while they are held; the Sanctuary is good at night.
GOALS = {"w_ti": 6, "w_tr": 7, "e_ti": 6, "e_tr": 7, "d_t": 8, "d_s": 4}

# Strength wins a battle, and winning as the attacker is permanent fame.
CARDS = {"BC-1": 6, "BC-2": 6, "BC-4": 5, "BC-6": 5, "BC-7": 5, "BC-5": 3, "BC-3": 3, "BC-8": 2}

# What to do with a token, before looking at the board.
TOKENS = {"move": 6, "recruit": 5, "build": 4, "acq": 4, "pray": 3}


class Bot:
    """Plays one seat. `start` makes a new one: nothing outlives a game."""

    def __init__(self, start):
        self.seat = start["seat"]
        # All our chance comes from the seed we are given: the same seed plays
        # the same game, so that a tournament can be played again.
        self.chance = random.Random(start["seed"])

    def choose(self, question):
        """The place of the action we like best."""
        view = question["view"]
        self.me = view["players"][self.seat]
        self.others = [player for player in view["players"] if player["seat"] != self.seat]
        self.view = view
        # A little chance decides between equals, and keeps us hard to read.
        likings = [self.liking(action) + self.chance.random() for action in question["actions"]]
        return likings.index(max(likings))

    def liking(self, action):
        """How much we like an action: one method for each verb that matters."""
        verb, *objects = action.split()
        judge = getattr(self, "do_" + verb.replace("-", "_"), None)
        return judge(*objects) if judge else 2

    # -- the day: which action, and how

    def do_token(self, space):
        kind = space.split("_")[1].rstrip("123")  # `b_acq2` is an Acquire space
        liking = TOKENS.get(kind, 2)
        if kind == "recruit" and (self.me["supply"] < 3 or self.me["prayer"] < 2):
            liking = 0
        if kind == "pray" and self.me["prayer"] < 4:
            liking += 4
        if kind in ("build", "acq") and self.me["prayer"] < 3:
            liking = 1
        if kind == "move" and not self.army():
            liking = 0
        return liking

    def army(self):
        """Troops of three or more that are not already where we want them."""
        return [t for t in self.me["troops"] if t["units"] >= 3 and t["zone"] not in GOALS]

    def do_build(self, district, level):
        return 3 + int(level)

    def do_take(self, tile):
        return 3 + int(tile.split("-")[1][0])  # the level: `RUB-3b` is 3

    def do_place(self, zone, count):
        return 3 + int(count)  # many units in one place win battles

    def do_troop(self, zone):
        units = next((t["units"] for t in self.me["troops"] if t["zone"] == zone), 0)
        return units - GOALS.get(zone, 0)  # who holds a temple stays there

    def do_carry(self, count):
        return -5  # we travel with everybody

    def do_step(self, zone):
        return self.journey(zone)

    def do_teleport(self, zone):
        return 1 + self.journey(zone)

    def journey(self, zone):
        """How good it is to stand in a zone with the troop that travels."""
        units, worth = self.view["march"]["units"], GOALS.get(zone, 0)
        foes = [t["units"] for p in self.others for t in p["troops"] if t["zone"] == zone]
        if foes:  # a battle: only with more units, and then gladly
            return 5 + worth if units > foes[0] else -8
        return worth if zone not in self.me["controlled"] else worth - 4

    def do_done(self):
        march = self.view["march"]
        return 4 + GOALS.get(march["at"], -3) if march["started"] else 1

    def do_decline(self):
        return 0

    def do_end_turn(self):
        return 0

    # -- battle

    def do_play_card(self, card):
        return CARDS.get(card, 6) * self.chance.random()  # never a fixed answer

    def do_discard_card(self, card):
        return 8 - CARDS.get(card, 6)

    def do_add(self, card):
        return 3  # cards left in hand win nothing

    def do_stay(self):
        return 2 + GOALS.get(self.view["battle"]["zone"], -1)

    def do_recall(self):
        return 2


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            bot = Bot(message)
        elif message["type"] == "question":
            # Without `flush` the answer waits in a buffer, and everybody for it.
            print(json.dumps({"choice": bot.choose(message)}), flush=True)


if __name__ == "__main__":
    main()
