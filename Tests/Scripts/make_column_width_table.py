#!/usr/bin/env python3
"""Writes Sources/ViewGraph/Layout/ColumnWidthTable.swift from Unicode's own properties.

    pip install unicodedata2
    Tests/Scripts/make_column_width_table.py > Sources/ViewGraph/Layout/ColumnWidthTable.swift

Wide are the scalars whose East Asian Width is Wide or Fullwidth, and the regional indicators that
flags are made of. Of no width are nonspacing and enclosing marks, format characters, and the Hangul
letters that complete a syllable. Spacing marks are listed apart: they widen what they are put to.
"""

import unicodedata2 as ucd

LIMIT = 0x110000
SOFT_HYPHEN = 0xAD


def is_zero(code):
    category = ucd.category(chr(code))
    if category in ("Mn", "Me"):
        return True
    if category == "Cf":
        # A soft hyphen and the Arabic signs that precede a number are drawn.
        return code != SOFT_HYPHEN and not is_number_sign(code)
    if category in ("Zl", "Zp"):
        return True
    # Hangul fillers show nothing; vowels and final consonants join the letter before them.
    if code in (0x3164, 0xFFA0):
        return True
    return 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF


def is_number_sign(code):
    return 0x600 <= code <= 0x605 or code in (0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD)


def is_wide(code):
    return (ucd.east_asian_width(chr(code)) in ("W", "F") and not is_zero(code)) or (
        0x1F1E6 <= code <= 0x1F1FF)


def is_spacing_mark(code):
    return ucd.category(chr(code)) == "Mc"


def ranges(test):
    result = []
    for code in range(LIMIT):
        if 0xD800 <= code <= 0xDFFF or not test(code):
            continue
        if result and result[-1][1] == code - 1:
            result[-1][1] = code
        else:
            result.append([code, code])
    return result


def show(name, comment, test):
    print(f"  /// {comment}")
    print(f"  static let {name}: [UInt32] = [")
    line = "   "
    for first, last in ranges(test):
        pair = f" 0x{first:X}, 0x{last:X},"
        if len(line) + len(pair) > 98:
            print(line)
            line = "   "
        line += pair
    print(line)
    print("  ]")


print(f"""\
/// Scalars by the room they take, from Unicode {ucd.unidata_version}.
///
/// Written by `Tests/Scripts/make_column_width_table.py`. Each list holds the first and the last
/// scalar of a range, in order.
enum ColumnWidthTable {{""")
show("wide", "Two columns: East Asian Wide and Fullwidth, regional indicators.", is_wide)
print()
show("zero", "No column: marks, format characters, letters that complete a syllable.", is_zero)
print()
show("spacingMarks", "Marks that have a width of their own.", is_spacing_mark)
print("}")
