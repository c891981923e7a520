#!/usr/bin/env python3
"""Measures 10,000 strings with wcwidth, an independent table, for the test of ColumnWidth.

    pip install wcwidth
    Tests/Scripts/measure_with_wcwidth.py > Tests/Scripts/column-widths.txt

Each line of the result holds the width, a tab and the string, its scalars in hexadecimal. The
strings are drawn from pools with a seed of their own, so that the file is the same each time.
"""

import random
import unicodedata

import wcwidth


def scalars(*ranges):
    """The assigned characters of some ranges, without controls and lone surrogates."""
    result = []
    for first, last in ranges:
        for code in range(first, last + 1):
            if unicodedata.category(chr(code)) not in ("Cc", "Cn", "Cs", "Co"):
                result.append(chr(code))
    return result


LATIN = scalars((0x21, 0x7E), (0xA1, 0x24F))
MARKS = scalars((0x300, 0x36F), (0x20D0, 0x20F0))
GREEK_CYRILLIC = scalars((0x370, 0x3FF), (0x400, 0x52F))
HEBREW_ARABIC = scalars((0x5D0, 0x5EA), (0x5B0, 0x5BD), (0x620, 0x64A), (0x64B, 0x652))
THAI = scalars((0xE01, 0xE30), (0xE34, 0xE3A), (0xE47, 0xE4E))
CJK = scalars((0x3001, 0x30FF), (0x4E00, 0x9FFF), (0xFF01, 0xFF60), (0x20000, 0x20100))
HANGUL = scalars((0xAC00, 0xD7A3))
SYMBOLS = scalars((0x2010, 0x2027), (0x2030, 0x205E), (0x2190, 0x23FF), (0x2500, 0x27BF),
                  (0x2900, 0x2BFF))
EMOJI = scalars((0x1F300, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F900, 0x1F9FF), (0x1FA70, 0x1FA74))
PEOPLE = [chr(code) for code in (0x1F466, 0x1F467, 0x1F468, 0x1F469, 0x1F9D1)]
HANDS = [chr(code) for code in (0x1F44B, 0x1F44D, 0x270A, 0x1F64C, 0x1F91D)]
TEXT_EMOJI = [chr(code) for code in (0x2764, 0x2600, 0x2709, 0x2702, 0x00A9, 0x2122, 0x23F1)]
INVISIBLE = ["\u200b", "\u200c", "\u2060", "\ufeff", "\u200e"]
DEVANAGARI = scalars((0x905, 0x939))
DEVANAGARI_MARKS = ["\u0941", "\u0947", "\u093e", "\u093f", "\u0902"]


def flag(rng):
    return "".join(chr(0x1F1E6 + rng.randrange(26)) for _ in range(2))


def family(rng):
    return "\u200d".join(rng.choice(PEOPLE) for _ in range(rng.randint(2, 4)))


CLUSTERS = [
    lambda rng: rng.choice(LATIN),
    lambda rng: " ",
    lambda rng: rng.choice(LATIN) + rng.choice(MARKS),
    lambda rng: rng.choice(LATIN) + rng.choice(MARKS) + rng.choice(MARKS),
    lambda rng: rng.choice(GREEK_CYRILLIC),
    lambda rng: rng.choice(HEBREW_ARABIC),
    lambda rng: rng.choice(THAI),
    lambda rng: rng.choice(CJK),
    lambda rng: rng.choice(HANGUL),
    lambda rng: chr(0x1100 + rng.randrange(19)) + chr(0x1161 + rng.randrange(21)),
    lambda rng: rng.choice(SYMBOLS),
    lambda rng: rng.choice(EMOJI),
    lambda rng: rng.choice(TEXT_EMOJI),
    lambda rng: rng.choice(TEXT_EMOJI) + "\ufe0f",
    lambda rng: rng.choice(HANDS) + chr(0x1F3FB + rng.randrange(5)),
    lambda rng: rng.choice("0123456789#*") + "\ufe0f\u20e3",
    flag,
    family,
    lambda rng: "\U0001F3F3\ufe0f\u200d\U0001F308",
    lambda rng: rng.choice(INVISIBLE),
    lambda rng: rng.choice(DEVANAGARI),
    lambda rng: rng.choice(DEVANAGARI) + rng.choice(DEVANAGARI_MARKS),
    lambda rng: rng.choice(DEVANAGARI) + "\u094d" + rng.choice(DEVANAGARI),
]


def main():
    rng = random.Random(20260731)
    for _ in range(10_000):
        text = "".join(rng.choice(CLUSTERS)(rng) for _ in range(rng.randint(1, 8)))
        codes = " ".join(f"{ord(character):X}" for character in text)
        print(f"{wcwidth.wcswidth(text)}\t{codes}")


if __name__ == "__main__":
    main()
