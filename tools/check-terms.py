#!/usr/bin/env python3
"""Checks messages and documents against the term base: `locales/terms.txt`, and `terms.txt` in the folder of each other language.

- Every concept has a meaning, and a term in English; other languages name only what the base has, nouns with their gender.
- Every term of every language has a source: a rulebook, with the page if the rulebook of the base game has it, or ours.
- Every term occurs in a message of its language: the base does not grow stale.
- No message and no document calls a concept by a name that the base excludes.
- Comments of the code keep to the English terms, and to American spelling.
- What players call a concept instead ("also") leads to its term in the search of the rules: `search-synonyms` in `search.ftl`.
- Within a sentence a term has the capital or the small letter of the base, except in names and tales, and in the languages
  in which the term is also a common word.

An error names the file, the message and the term to use. Words for searching are not checked.

    check-terms.py              check the project
    check-terms.py --composed FOLDER  check the card texts that `CARD_TEXTS=FOLDER cargo test` writes
    check-terms.py --self-test  check the checker
"""

import re
import sys
import unicodedata
import unittest
from pathlib import Path

from checking import messages, try_out, verdict

BASE = "locales/terms.txt"
SOURCE = "en"
DOCUMENTS = ("*.md", "docs/**/*.md", "examples/**/*.md", "tests/*.md")
# Code whose comments are read, and what a comment is there.
CODE = ("crates/*/src/**/*.rs", "crates/*/tests/**/*.rs", "web/src/**/*.ts", "web/src/**/*.svelte")
COMMENT = re.compile(r"^\s*(?://[/!]?|/\*\*?|\*|<!--)\s(.*)")
QUOTED = re.compile(r"`[^`]*`")
LINK = re.compile(r"\]\([^)]*\)")
BRITISH = re.compile(
    r"\b(colour|neighbour|favour|honour|behaviour|labour|armour|rumour|grey|towards|afterwards|cancell?ing|cancelled|catalogues|"
    r"travell(?:ed|ing)|centre|licence|organis|recognis|initialis|serialis|normalis|judgement)\w*", re.IGNORECASE
)
# The history keeps the words of its time.
HISTORY = {"CHANGELOG.md"}
UNCHECKED = {"search.ftl"}
# Names and tales, in which the words of the game are ordinary words, and lists of rule ids.
NAMES = re.compile(
    r"-tale$|\.rules$|-[abox]$|-danger$|^(life|goal|title|story|item|event|opponent|encounter|legendary-story|follower|injury|deed|face|"
    r"map-token|character|region|track|chapter)-"
)
# Where a term comes from: the rulebook of the base game with its page, that of a module, or us.
FROM = re.compile(r"^(base rulebook, p\. \d+(, .+)?|[A-Z]\w+( [A-Z]\w+)+|the small boxes|ours(: .+)?)$")
TERM = re.compile(r"^(?P<term>[^,(]+?)(?: \((?P<gender>[a-z])\))?(?:, (?P<plural>.+))?$")
VARIABLE = re.compile(r"\{[^}]*\}")


class Concept:
    """A concept of the base: its terms by language, and what it must not be called."""

    def __init__(self, name):
        self.name, self.facts, self.terms, self.loose, self.sources = name, {}, {}, set(), {}
        self.banned, self.but, self.proper, self.masks, self.code = {}, {}, {}, {}, None
        self.also = {}

    def spellings(self, language):
        """The singular and the plural of its term."""
        term = self.terms[language]
        return [term["term"], *([term["plural"]] if term["plural"] else [])]

    def capital(self, language):
        """A pattern that matches its term with the wrong first letter within a sentence, if that is checked."""
        if language in self.loose or language not in self.terms:
            return None
        turned = [spelling[0].swapcase() + spelling[1:] for spelling in self.spellings(language)]
        words = "|".join(map(re.escape, sorted(turned, key=len, reverse=True)))
        # A small letter is wrong anywhere, a capital only after a small letter.
        before = r"(?<![\w’-])" if turned[0][0].islower() else r"(?<=[a-zà-ÿ,] )"
        return re.compile(rf"{before}({words})(?![\w’-])")


class Base:
    """The concepts, the genders of each language, and errors in the form of the files."""

    def __init__(self):
        self.concepts, self.genders, self.faults = {}, {}, []

    def read(self, text, language=SOURCE, file=BASE):
        """Reads the base, or the file of a language, which has lines of that language alone."""
        concept = None
        for number, line in enumerate(text.splitlines(), start=1):
            if line.strip() and not line.startswith("#"):
                concept, fault = self.line(line, language, concept)
                if fault:
                    self.faults.append(f"{file}:{number}: {fault}")

    def line(self, line, language, concept):
        """The concept after a line, and the line's error."""
        if line.startswith("["):
            name = line.strip("[]")
            if language == SOURCE:
                return self.concepts.setdefault(name, Concept(name)), None
            return self.concepts.get(name), None if name in self.concepts else f"{BASE} has no concept “{name}”"
        key, colon, value = line.partition(": ")
        if key == "genders" and concept is None:
            self.genders[language] = set(value.split(", "))
            return concept, None
        if not colon or concept is None:
            return concept, "expected a heading or “key: value”"
        return concept, self.entry(concept, key, value, language)

    def entry(self, concept, key, value, language):
        """Notes a line of a concept; its error."""
        kind, _, of = key.partition(" ")
        patterns = {"not": concept.banned, "but": concept.but, "name": concept.proper}
        if kind in patterns and (of == language or (key == "not docs" and language == SOURCE)):
            try:
                patterns[kind][of] = re.compile(value)
            except re.error as error:
                return str(error)
        elif key == language:
            term = TERM.match(value)
            genders = self.genders.get(language, set())
            if term is None or (term["gender"] and term["gender"] not in genders):
                return "expected a term, its gender in brackets and its plural after a comma"
            concept.terms[language] = term
        elif kind == "also" and of == language:
            words = value.split(", ")
            if any(re.fullmatch(r"\w+", word) is None for word in words):
                return "expected single words with commas between them"
            concept.also[language] = words
        elif key == "loose" and value == language:
            concept.loose.add(value)
        elif key == "code" and language == SOURCE:
            concept.code = re.compile(value)
        elif key == "from":
            if not FROM.match(value):
                return "expected a source: “base rulebook, p. 16”, the name of a module, or “ours: why”"
            concept.sources[language] = value
        elif key == "what" and language == SOURCE:
            concept.facts[key] = value
        else:
            return f"unknown key “{key}”"
        return None


def folded(word):
    """A word as the search compares it: without case and marks."""
    marked = unicodedata.normalize("NFD", word.lower())
    return "".join(c for c in marked if not unicodedata.combining(c)).replace("ß", "ss").replace("œ", "oe")


def synonyms(text):
    """The words of `search-synonyms` in a `search.ftl`, each with those that it leads to."""
    lines = re.search(r"^search-synonyms =\n((?: .*\n?)*)", text, re.M)
    pairs = (line.partition(":") for line in lines[1].splitlines()) if lines else ()
    return {folded(word.strip()): [folded(other) for other in others.split()] for word, _, others in pairs}


def astray(base, searches):
    """Words for a concept that do not lead to its term, by the synonyms of each language; languages that have none."""
    for concept in base.concepts.values():
        for language in sorted(searches):
            if SOURCE in concept.also and language in concept.terms and language not in concept.also:
                yield f"{language}: [{concept.name}] expected words that players use instead, as in {SOURCE}: “also {language}: …”"
            for word in concept.also.get(language, ()) if language in concept.terms else ():
                parts = [folded(part) for spelling in concept.spellings(language) for part in re.findall(r"\w+", spelling)]
                leads = searches[language].get(folded(word), [])
                # The search compares stems: five letters tell the words of a language apart.
                if not any(part[:5] == other[:5] for part in parts for other in leads):
                    yield f"{language}: search-synonyms: “{word}” expected to lead to “{concept.terms[language]['term']}” [{concept.name}]"


def gaps(concept, genders):
    """What the base lacks about a concept, and terms that it excludes itself; the genders by language."""
    if "what" not in concept.facts:
        yield "“what” is missing"
    if "en" not in concept.terms:
        yield "the term in en is missing"
    for language, term in concept.terms.items():
        if language not in concept.sources:
            yield f"“from” is missing: where the term in {language} comes from"
        noun = term["gender"] or not term["plural"]
        if genders.get(language) and not noun:
            yield f"the gender in {language} is missing"
        banned = concept.banned.get(language)
        for spelling in concept.spellings(language):
            if banned and banned.search(spelling):
                yield f"{language} excludes its own term “{spelling}”"


def masks(concepts, language):
    """For each concept the patterns of the proper names that contain its term, and of the longer terms that do."""
    spellings = [spelling for concept in concepts if language in concept.terms for spelling in concept.spellings(language)]
    for concept in concepts:
        own = concept.spellings(language) if language in concept.terms else []
        longer = [each for each in spellings for short in own if each not in own and short.lower() in each.lower()]
        proper = [concept.proper[language].pattern] if language in concept.proper else []
        longer.sort(key=len, reverse=True)
        patterns = proper + [f"[{each[0].upper()}{each[0].lower()}]{re.escape(each[1:])}" for each in longer]
        concept.masks[language] = re.compile("|".join(patterns)) if patterns else None


def faults(concept, language, message, said):
    """The errors of a line of a message regarding a concept."""
    term = concept.terms.get(language)
    banned, but = concept.banned.get(language), concept.but.get(language)
    better = f"the term is “{term['term']}”" if term else concept.facts.get("what", "")
    if banned and not (but and but.search(message)) and (found := banned.search(said)):
        yield f"“{found.group().strip()}”: {better} ({concept.name})"
    capital, mask = concept.capital(language), concept.masks.get(language)
    plain = VARIABLE.sub("{}", said)
    if capital and not NAMES.search(message) and (found := capital.search(mask.sub("…", plain) if mask else plain)):
        yield f"“{found.group()}”: {better}, with this first letter ({concept.name})"


def commented(text):
    """The comments of a source by the numbers of their lines, without what is quoted as code."""
    for number, line in enumerate(text.splitlines(), start=1):
        if comment := COMMENT.match(line):
            yield number, QUOTED.sub("…", comment[1])


def in_comments(concepts, text):
    """The errors of the comments of a source."""
    for number, said in commented(text):
        if british := BRITISH.search(said):
            yield number, f"“{british.group()}”: American spelling"
        for concept in concepts:
            banned = concept.banned.get(SOURCE)
            plain = concept.code.sub("…", said) if concept.code else said
            if banned and (found := banned.search(plain)):
                yield number, f"“{found.group().strip()}”: the term is “{concept.terms[SOURCE]['term']}” ({concept.name})"


def in_document(concepts, text):
    """The errors of a document, besides what it quotes as code and what links lead to."""
    fenced = False
    for number, line in enumerate(text.splitlines(), start=1):
        fenced ^= line.lstrip().startswith("```")
        if fenced:
            continue
        said = LINK.sub("](…)", QUOTED.sub("…", line))
        for concept in concepts:
            plain = concept.code.sub("…", said) if concept.code else said
            for key in (SOURCE, "docs"):
                banned = concept.banned.get(key)
                if banned and (found := banned.search(plain)):
                    better = concept.terms[SOURCE]["term"] if SOURCE in concept.terms else concept.facts.get("what", "")
                    yield number, f"“{found.group().strip()}”: the term is “{better}” ({concept.name})"


def composed_texts(root, folder):
    """The errors of the composed card texts in a folder: a file for each language, an entry in each line."""
    base = base_of(root)
    concepts = list(base.concepts.values())
    files = sorted(Path(folder).glob("*.txt"))
    if not files:
        yield f"{folder} has no texts: run CARD_TEXTS={folder} cargo test -p darkrock-texts --test sentences"
    for file in files:
        masks(concepts, file.stem)
        for line in file.read_text(encoding="utf-8").splitlines():
            entry, _, said = line.partition(": ")
            for concept in concepts:
                for fault in faults(concept, file.stem, entry, said):
                    yield f"{file.stem}: the text of {entry}: {fault}: {said}"


def languages_of(root):
    """The codes of the languages."""
    return sorted(folder.name for folder in (root / "locales").iterdir() if folder.is_dir())


def base_of(root):
    """The base with the terms of all languages."""
    base = Base()
    base.read((root / BASE).read_text(encoding="utf-8"))
    for language in languages_of(root):
        own = root / "locales" / language / "terms.txt"
        if own.exists():
            base.read(own.read_text(encoding="utf-8"), language, own.relative_to(root))
        elif language != SOURCE:
            base.faults.append(f"{own.relative_to(root)} is missing: the terms of the language")
    return base


def check(root):
    """All errors of the project."""
    base, languages = base_of(root), languages_of(root)
    concepts = list(base.concepts.values())
    yield from base.faults
    for concept in concepts:
        for gap in gaps(concept, base.genders):
            yield f"{BASE}: {concept.name}: {gap}"
    searches = {language: root / "locales" / language / "search.ftl" for language in languages}
    yield from astray(base, {language: synonyms(file.read_text(encoding="utf-8")) for language, file in searches.items() if file.exists()})
    for language in languages:
        masks(concepts, language)
        said_anywhere = []
        for file in sorted((root / "locales" / language).rglob("*.ftl")):
            if file.name in UNCHECKED:
                continue
            for number, message, said in messages(file.read_text(encoding="utf-8")):
                said_anywhere.append(said.lower())
                for concept in concepts:
                    for fault in faults(concept, language, message, said):
                        yield f"{file.relative_to(root)}:{number}: {message}: {fault}"
        everything = "\n".join(said_anywhere)
        for concept in concepts:
            for spelling in concept.spellings(language) if language in concept.terms else ():
                if spelling.lower() not in everything:
                    yield f"the terms of {language}: {concept.name}: no message says “{spelling}”"
    for file in sorted({file for pattern in DOCUMENTS for file in root.glob(pattern)}):
        if file.name in HISTORY:
            continue
        for number, fault in in_document(concepts, file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}:{number}: {fault}"
    for file in sorted({file for pattern in CODE for file in root.glob(pattern)}):
        for number, fault in in_comments(concepts, file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}:{number}: {fault}"


class SelfTest(unittest.TestCase):
    """Tests with a small base."""

    BASE = (
        "# a comment\n[map token]\nwhat: a token\nfrom: ours\nen: map token, map tokens\n"
        "\n[Sheriff]\nwhat: a figure\nfrom: base rulebook, p. 18\nen: Sheriff\n"
        "\n[card]\nwhat: a card\nfrom: ours\nen: card, cards\nname en: Ace Cards? of Darkrock\n"
        "\n[fight card]\nwhat: another\nfrom: ours\nen: fight Card, fight Cards\n"
    )
    FRENCH = (
        "genders: m, f\n[map token]\nfr: jeton Plan (m), jetons Plan\nfrom: ours: not a card\nnot fr: \\bjetons? [Cc]arte\\b\nbut fr: ^legend\n"
        "\n[Sheriff]\nfr: Shérif (m)\nfrom: base rulebook, p. 18\n"
    )

    def read(self, english, french=""):
        base = Base()
        base.read(english)
        base.read(french, "fr", "locales/fr/terms.txt")
        return base

    def rules(self, language, said, message="m"):
        base = self.read(self.BASE, self.FRENCH)
        self.assertEqual(base.faults, [])
        concepts = list(base.concepts.values())
        masks(concepts, language)
        return [fault for concept in concepts for fault in faults(concept, language, message, said)]

    def test_excluded_names(self):
        self.assertEqual(len(self.rules("fr", "Retournez un jeton Carte.")), 1)
        self.assertEqual(self.rules("fr", "Retournez un jeton Carte.", "legend-x"), [])
        self.assertEqual(self.rules("fr", "Retournez un jeton Plan."), [])

    def test_words_that_players_use_lead_to_the_term(self):
        english = "[hideout]\nwhat: a space\nfrom: ours\nen: hideout, hideouts\nalso en: lair, den\n"
        french = "[hideout]\nfr: repaire (m), repaires\nalso fr: cachette\n"
        base = self.read(english, "genders: m\n" + french)
        self.assertEqual(base.faults, [])
        searches = {"en": "search-synonyms =\n    den: hideout\n    lair: hideouts\n", "fr": "search-synonyms =\n    cachette: repaire\n"}
        searches = {language: synonyms(text) for language, text in searches.items()}
        self.assertEqual(list(astray(base, searches)), [])
        self.assertEqual(len(list(astray(base, {**searches, "en": {"den": ["space"], "lair": ["hideout"]}}))), 1)
        self.assertEqual(len(list(astray(self.read(english, "genders: m\n[hideout]\nfr: repaire (m)\n"), searches))), 1)
        self.assertEqual(len(self.read("[card]\nalso en: two words\n").faults), 1)

    def test_capitals(self):
        for bad in ("Move the sheriff.", "Turn up a Map token.", "The sheriffs: the sheriff"):
            self.assertTrue(self.rules("en", bad), bad)
        for good in ("Map tokens: turn one up.", "The Sheriff’s space", "{ $sheriff } moves", "the under-sheriff"):
            self.assertEqual(self.rules("en", good), [], good)
        self.assertEqual(self.rules("en", "The sheriff laughed.", "story-x-tale"), [])

    def test_longer_terms_and_names(self):
        for good in ("draw a fight Card", "two fight Cards", "the Ace Card of Darkrock"):
            self.assertEqual(self.rules("en", good), [], good)
        self.assertEqual(len(self.rules("en", "draw a Card")), 1)

    def test_comments(self):
        base = self.read(self.BASE.replace("\n[Sheriff]", "not en: \\bcards? tokens?\\b\n\n[Sheriff]", 1))
        concepts = list(base.concepts.values())
        bad = "/// A card token.\n//! Its colour.\n  // It was cancelled.\n/** Favourites. */\n"
        self.assertEqual([number for number, _ in in_comments(concepts, bad)], [1, 2, 3, 4])
        good = "/// A map token, in `colour`.\nlet colour = card_token;\n// Its color.\n"
        self.assertEqual(list(in_comments(concepts, good)), [])

    def test_gaps(self):
        base = self.read("[a]\nwhat: x\nen: thing, things\nnot en: things?\n", "genders: m, f\n[a]\nfr: chose, choses\n")
        self.assertEqual(base.faults, [])
        told = list(gaps(base.concepts["a"], base.genders))
        self.assertEqual(len([gap for gap in told if "excludes" in gap]), 2)
        self.assertEqual(len([gap for gap in told if "“from” is missing" in gap]), 2)
        self.assertIn("the gender in fr is missing", told)

    def test_sources(self):
        for good in ("base rulebook, p. 9", "base rulebook, p. 16, with two l", "High Country", "ours", "ours: the English word"):
            self.assertEqual(self.read(f"[a]\nfrom: {good}\n").faults, [], good)
        for bad in ("base rulebook", "base", "our word", "rulebook, p. 9"):
            self.assertEqual(len(self.read(f"[a]\nfrom: {bad}\n").faults), 1, bad)

    def test_documents(self):
        base = self.read(self.BASE.replace("\n[Sheriff]", "not en: \\bcards? tokens?\\b\nnot docs: \\bplans?\\b\n\n[Sheriff]", 1))
        concepts = list(base.concepts.values())
        bad = "A card token.\n\n```\na card token\n```\n| two card tokens |\nA plan.\nThe code `card token`, [a page](card token.md).\n"
        self.assertEqual([number for number, _ in in_document(concepts, bad)], [1, 6, 7])

    def test_form(self):
        self.assertEqual(len(self.read("what: x\n[a]\nnonsense\nnot en: (\nhue: red\n").faults), 4)
        # A language names only what the base has, in its own lines, with its own genders.
        self.assertEqual(len(self.read("[a]\nwhat: x\n", "[b]\n[a]\nen: thing\nfr: Ding (n)\nwhat: y\n").faults), 4)


def main():
    if sys.argv[1:] == ["--self-test"]:
        return try_out(SelfTest)
    root = Path(__file__).resolve().parent.parent
    if sys.argv[1:2] == ["--composed"] and len(sys.argv) == 3:
        return verdict("terms", composed_texts(root, sys.argv[2]), "one term for one thing in the composed texts")
    if sys.argv[1:]:
        sys.exit("usage: check-terms.py [--self-test | --composed FOLDER]")
    return verdict("terms", check(root), "one term for one thing")


if __name__ == "__main__":
    sys.exit(main())
