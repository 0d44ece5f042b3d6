"""A computer player that learns, in Python: it plays through `apnap lines` and needs nothing but Python itself.

    python3 examples/python/learner.py [--games 400] [--deck pauper-stompy]

It looks at each answer it may give as a handful of numbers (is it a land, a creature, does it attack, how much mana does it cost), prefers
answers by their weighted sum, and after each game moves the weights towards what it did where it won, and away from it where it lost
(REINFORCE). Both seats have the same deck; the other one is played at random.
"""
import argparse
import json
import math
import random
import subprocess
import sys
import time


class Apnap:
    """The program, asked line by line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, **what):
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        if "error" in told:
            raise RuntimeError(told["error"]["text"])
        return told

    def close(self):
        self.process.stdin.close()
        self.process.wait()


FEATURES = ["land", "creature", "other spell", "ability", "pass", "mana", "attackers", "blockers", "keeps", "yes"]


def features(told, answer):
    """What there is to say of an answer, as numbers."""
    f = dict.fromkeys(FEATURES, 0.0)
    decision = told["view"]["decision"]
    cards = {card["id"]: card for card in decision["cards"]}
    if told["kind"] == "act" and "pick" in answer:
        for i in answer["pick"]:
            option = decision["ask"]["options"][i]
            card = cards.get(option.get("object"), {})
            kind = option["act"]
            if kind == "land":
                f["land"] += 1
            elif kind == "cast":
                f["creature" if "Creature" in card.get("types", []) else "other spell"] += 1
                f["mana"] += card.get("manaValue", 0) / 5
            elif kind == "pass":
                f["pass"] += 1
            else:
                f["ability"] += 1
    elif told["kind"] == "attackers":
        f["attackers"] = float(len(answer.get("pairs", [])))
    elif told["kind"] == "blockers":
        f["blockers"] = float(len(answer.get("pairs", [])))
    elif told["kind"] == "mulligan":
        f["keeps"] = 0.0 if answer.get("yes") else 1.0
    elif "yes" in answer:
        f["yes"] = 1.0 if answer["yes"] else 0.0
    return f


class Learner:
    def __init__(self, seed, rate=0.15):
        self.weights = dict.fromkeys(FEATURES, 0.0)
        self.random = random.Random(seed)
        self.rate = rate
        self.usual = 0.5  # how often it has won lately: a win counts by how much it is more than that

    def choose(self, told, learning):
        """An answer by its number, and by how much each feature stood out in it."""
        rows = [features(told, answer) for answer in told["answers"]]
        scores = [sum(self.weights[k] * v for k, v in row.items()) for row in rows]
        most = max(scores)
        chances = [math.exp(s - most) for s in scores]
        total = sum(chances)
        if learning:
            pick = self.random.choices(range(len(rows)), chances)[0]
        else:
            pick = self.random.choice([i for i, s in enumerate(scores) if s == most])
        mean = {k: sum(c * row[k] for c, row in zip(chances, rows)) / total for k in FEATURES}
        return pick, {k: rows[pick][k] - mean[k] for k in FEATURES}

    def learn(self, steps, won):
        better = won - self.usual
        self.usual += 0.05 * better
        for step in steps:
            for k, v in step.items():
                self.weights[k] += self.rate * better * v / math.sqrt(len(steps))


def play(apnap, learner, deck, seed, games, learning):
    """So many games at once, the learner in the first seat of one half of them. Returns how many it won, and how many decisions there were."""
    going, steps, won, decisions = {}, {}, 0, 0
    for half, seats in enumerate([["you", "random"], ["random", "you"]]):
        told = apnap.ask(do="new", game=f"{seed}{half}", games=games // 2, seed=f"{seed}{half}", decks=[deck, deck], seats=seats, look="decision", answers=30)
        for t in told["games"]:
            going[t["game"]] = t
            steps[t["game"]] = (half, [])
    waiting = list(going.values())
    while waiting:
        given = []
        for t in waiting:
            if "over" in t:
                half, made = steps[t["game"]]
                win = t["over"]["winners"] == [half]
                won += win
                decisions += t["decisions"]
                if learning:
                    learner.learn(made, win)
                continue
            pick, step = learner.choose(t, learning)
            steps[t["game"]][1].append(step)
            given.append({"game": t["game"], "pick": pick})
        waiting = apnap.ask(do="answers", of=given)["games"] if given else []
    return won, decisions


def main():
    parser = argparse.ArgumentParser(description="A computer player that learns.")
    parser.add_argument("--games", type=int, default=400, help="how many games it learns from")
    parser.add_argument("--deck", default="pauper-stompy")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--apnap", default="npx apnap lines", help="how the program is started")
    parser.add_argument("--trials", type=int, default=60, help="games by which it is judged, before and after")
    parser.add_argument("--least", type=float, default=0, help="fail when it wins less than this share in the end")
    o = parser.parse_args()
    apnap = Apnap(o.apnap.split())
    learner = Learner(o.seed)
    began = time.time()
    batch, tried = 20, o.trials
    before, played = play(apnap, learner, o.deck, f"{o.seed}-before-", tried, False)
    print(f"before: {before} of {tried} won")
    for n in range(o.games // batch):
        won, decisions = play(apnap, learner, o.deck, f"{o.seed}-{n}-", batch, True)
        played += decisions
        if n % 5 == 4:
            print(f"after {(n + 1) * batch}: {won} of {batch} won", flush=True)
    after, decisions = play(apnap, learner, o.deck, f"{o.seed}-after-", tried, False)
    seconds = time.time() - began
    print(f"after: {after} of {tried} won")
    print("weights:", ", ".join(f"{k} {v:+.2f}" for k, v in learner.weights.items()))
    print(f"{(played + decisions) / seconds:.0f} decisions a second, {seconds:.0f} s")
    apnap.close()
    return 0 if after / tried >= o.least else 1


if __name__ == "__main__":
    sys.exit(main())
