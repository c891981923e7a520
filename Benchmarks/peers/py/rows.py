"""The same rows that our own screens are given, and how the Python peers take their times."""

import json
import statistics
import time

ADJECTIVES = (
    "pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy "
    "helpful mushy odd unsightly adorable important inexpensive cheap expensive fancy").split()
COLORS = "red yellow blue green pink brown purple brown white black orange".split()
NOUNS = (
    "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard").split()


class RowSource:
    """Makes rows with IDs that no earlier row had."""

    def __init__(self):
        self.seed = 42
        self.next_id = 1

    def _word(self, words):
        self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
        return words[self.seed % len(words)]

    def rows(self, count):
        made = []
        for _ in range(count):
            label = f"{self._word(ADJECTIVES)} {self._word(COLORS)} {self._word(NOUNS)}"
            made.append((self.next_id, label))
            self.next_id += 1
        return made


class Record:
    """The results of one peer, printed as JSON."""

    def __init__(self, **about):
        self.about = about
        self.results = []
        #: How many bodies have run; the peer counts here.
        self.bodies = 0

    def add(self, name, count, seconds, bodies):
        time_us = statistics.median(seconds) * 1e6
        self.results.append({"name": name, "n": count, "times_us": [time_us], "bodies": bodies})

    def measure(self, name, count, run, samples, reset=None):
        """Takes the time of `run(i)` after a first run that warms up."""
        seconds, bodies = [], 0
        for index in range(samples + 1):
            if reset:
                reset()
            before, start = self.bodies, time.perf_counter()
            run(index)
            seconds.append(time.perf_counter() - start)
            bodies = self.bodies - before
        self.add(name, count, seconds[1:], bodies)

    def print(self):
        print(json.dumps({**self.about, "results": self.results}))


def require(shown, expected, what):
    """Stops where what is shown is not what should be."""
    if shown != expected:
        raise SystemExit(f"{what}: shown is {str(shown)[:80]}, not {str(expected)[:80]}")
