#!/usr/bin/env python3
"""Plays a whole game at random over `negotiator serve-stdio` and prints how it ended.

    python3 docs/examples/random_bot.py --abductor arkayne --seed 7
    python3 docs/examples/random_bot.py -- node apps/cli/bin/negotiator.js

Run it from the repository folder. What stands after `--` is the command that starts the program
(`npx negotiator` if left out).
Python 3.8 or newer, nothing else. The protocol is described in docs/serve-stdio.md.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys


class Game:
    """One running `serve-stdio`: send a request, get its answer."""

    def __init__(self, command):
        # On Windows, npx is found only by its whole name.
        program = shutil.which(command[0]) or command[0]
        try:
            self.process = subprocess.Popen(
                [program, *command[1:], "serve-stdio"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as error:
            sys.exit(f"cannot start {' '.join(command)}: {error.strerror}")
        self.last_id = 0

    def ask(self, cmd, **fields):
        self.last_id += 1
        request = {"id": self.last_id, "cmd": cmd, **fields}
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            sys.exit("the program has ended without an answer")
        answer = json.loads(line)
        assert answer["id"] == self.last_id, "answers come in the order of the requests"
        if not answer["ok"]:
            error = answer["error"]
            sys.exit(f"{cmd} was refused: {error['code']}: {error['message']}")
        return answer

    def quit(self):
        self.ask("quit")
        self.process.stdin.close()
        return self.process.wait()


def play(game, abductor, seed):
    choose = random.Random(seed)
    position = game.ask("new", abductor=abductor, seed=seed)
    steps = 0
    while not position["over"]:
        actions = game.ask("legal")["actions"]
        # The version makes sure that we act on the position we have looked at.
        position = game.ask("step", action=choose.choice(actions), version=position["version"])
        steps += 1
    state = game.ask("state")["state"]
    return {
        "abductor": abductor,
        "seed": seed,
        "steps": steps,
        "turn": state["turn"],
        "saved": state["saved"],
        "killed": state["killed"],
        "result": position["result"],
        "reason": position["reason"],
        "hash": position["hash"],
    }


def main():
    parser = argparse.ArgumentParser(description="Plays one random game of Negotiator.")
    parser.add_argument("--abductor", default="arkayne")
    parser.add_argument("--seed", default="1")
    parser.add_argument("command", nargs="*", help="how to start the program")
    options = parser.parse_args()
    game = Game(options.command or ["npx", "negotiator"])
    outcome = play(game, options.abductor, options.seed)
    game.quit()
    print(json.dumps(outcome))


if __name__ == "__main__":
    main()
