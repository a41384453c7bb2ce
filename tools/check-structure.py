#!/usr/bin/env python3
"""Checks the structure of the sources; `./test` runs it.

- No file above 600 lines; no file of the browser client above 300. Clippy counts the lines of functions (`clippy.toml`).
- No file of the rules names a single card title, character, item or story: what a card does stands in `content/`, and
  the engine asks for timings and conditions. The word list is made from the ids in `content/base/`; files that
  implement a named effect stand in `tools/named-effects.txt`.
- Nor does the server, a bot, the terminal or the client, where changed content would make it false; files that draw by
  id, and the like, stand in `tools/named-things.txt`.
- No module is named in more sources than `tools/module-budgets.txt` allows.

    check-structure.py              check the project
    check-structure.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

MAX_FILE_LINES = 600
MAX_CLIENT_FILE_LINES = 300
BUDGETS = "tools/module-budgets.txt"
# The budgets of modules: in how many files each may be named.
NAMING = ("crates/*/src/**/*.rs", "web/src/**/*.ts", "web/src/**/*.svelte", "tools/*")
# Generated code.
GENERATED = "web/src/lib/wire.ts"
# Lists of the ids of all rules, which contain the names of modules.
RULES = ("tools/rule-ids.txt", "tools/rules-left-out.txt")
CONTENT = [f"content/base/{name}.yaml" for name in ("poker-cards", "characters", "items", "stories")]
EXCEPTIONS = "tools/named-effects.txt"
# Front ends and bots, and those of their files that may name cards.
SHOWING = ("server", "bots", "cli", "wire")
SHOWN_EXCEPTIONS = "tools/named-things.txt"
# Gallery pages of the client, with mock games.
GALLERY = "gallery"
# Lists in those files whose ids are terms of the rules, not names of cards.
GENERIC_LISTS = {"triggers"}

FOR_RULES = f"expected a timing, a condition or a named effect (a file of named effects stands in {EXCEPTIONS})"
FOR_SHOWING = f"expected what the rules or the content say (a file that draws by id stands in {SHOWN_EXCEPTIONS})"

LITERAL = re.compile(
    r"""(?P<comment>//[^\n]*|/\*)
      | (?P<raw>\b(?:r|br|cr)(?P<hashes>\#*)"(?:.|\n)*?"(?P=hashes))
      | (?P<string>\b[bc]?"(?:[^"\\]|\\.|\\\n)*"|"(?:[^"\\]|\\.|\\\n)*")
      | (?P<char>\bb?'(?:[^'\\\n]|\\[^\n][^'\n]*)'|'(?:[^'\\\n]|\\[^\n][^'\n]*)')""",
    re.VERBOSE,
)


def blank(text):
    """The text with all characters but line ends replaced by spaces, so that line numbers are kept."""
    return re.sub(r"[^\n]", " ", text)


def block_comment_end(source, start):
    """The end of the (possibly nested) block comment that begins at `start`."""
    depth, position = 0, start
    for mark in re.compile(r"/\*|\*/").finditer(source, start):
        depth += 1 if mark.group() == "/*" else -1
        position = mark.end()
        if depth == 0:
            return position
    return len(source)


def strip(source):
    """Two copies of a Rust source: without comments, and without comments, strings and characters."""
    code, skeleton, position = [], [], 0
    while found := LITERAL.search(source, position):
        start, end = found.span()
        if found.group() == "/*":
            end = block_comment_end(source, start)
        plain, literal = source[position:start], source[start:end]
        code += [plain, blank(literal) if found["comment"] else literal]
        skeleton += [plain, blank(literal)]
        position = end
    rest = source[position:]
    return "".join(code) + rest, "".join(skeleton) + rest


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def item_end(skeleton, start):
    """The end of the item that begins at `start`: its closing brace or semicolon."""
    nesting, braces = 0, 0
    for mark in re.compile(r"[(){}\[\];]").finditer(skeleton, start):
        char = mark.group()
        if char in "([":
            nesting += 1
        elif char in ")]":
            nesting -= 1
        elif char == "{" and nesting == 0:
            braces += 1
        elif char == "}" and nesting == 0:
            braces -= 1
            if braces == 0:
                return mark.end()
        elif char == ";" and nesting == 0 and braces == 0:
            return mark.end()
    return len(skeleton)


def without_tests(code, skeleton):
    """The code with its `#[cfg(test)]` items blanked."""
    for head in re.finditer(r"#\[cfg\(\s*(?:all\(\s*)?test\b[^\]]*\]", skeleton):
        end = item_end(skeleton, head.end())
        code = code[: head.start()] + blank(code[head.start() : end]) + code[end:]
    return code


def long_file(path, source, most):
    """An error for a file that is too long."""
    lines = source.count("\n") + (not source.endswith("\n") and source != "")
    if lines > most:
        yield f"{path}:{most + 1}: the file has {lines} lines, expected at most {most}"


def ids_in(yaml):
    """The ids of a content file's entries, in order."""
    top = None
    for line in yaml.splitlines():
        if key := re.match(r"([\w-]+):", line):
            top = key[1]
        entry = re.match(r"\s*-?\s*\{?\s*id:\s*[\"']?([\w-]+)", line)
        if entry and top not in GENERIC_LISTS:
            yield entry[1]


def words_of(identifier):
    """The words of an identifier: `ten_gallon`, `TenGallon` and `TEN_GALLON` are ten and gallon."""
    return [w.lower() for w in re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z]+|[a-z]+|\d+", identifier)]


def named_ids(token, ids):
    """The ids that a token of the code contains as whole words. `ids` maps an id's joined words to the id."""
    words = words_of(token)
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            if found := ids.get("".join(words[start:end])):
                yield found


def card_names(path, source, ids, expected=FOR_RULES):
    """Errors for code that names a card, in identifiers or in kebab case within strings."""
    code, skeleton = strip(source)
    code = without_tests(code, skeleton)
    for token in re.finditer(r"[A-Za-z_](?:[\w-]*\w)?", code):
        # Outside strings a hyphen is a minus sign.
        in_code = skeleton[token.start()] != " "
        for part in token[0].split("-") if in_code else [token[0]]:
            for name in sorted(set(named_ids(part, ids))):
                yield f"{path}:{line_of(code, token.start())}: `{token[0]}` names `{name}` of content/base; {expected}"


CLIENT_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL)


def client_card_names(path, source, ids):
    """Errors for a file of the client that names a card as an id: a string, a key or an attribute."""
    code = CLIENT_COMMENT.sub(lambda comment: blank(comment[0]), source)
    for token in re.finditer(r"[a-z](?:[a-z0-9-]*[a-z0-9])?", code):
        before, after = code[: token.start()][-1:], code[token.end() :][:1]
        is_key = after == ":" and not before.isalnum()
        if (before in "\"'`" and after in "\"'`+") or is_key:
            if name := ids.get("".join(words_of(token[0]))):
                yield f"{path}:{line_of(code, token.start())}: `{token[0]}` names `{name}` of content/base; {FOR_SHOWING}"


def is_test(path):
    return path.stem == "tests" or path.stem.startswith("tests_") or ".test" in path.name or "tests" in path.parts


def word_list(root):
    """All ids that the rules may not name, by their joined words."""
    ids = {}
    for name in CONTENT:
        path = root / name
        if not path.is_file():
            sys.exit(f"check-structure: {name} is missing; the word list of card names is made from it")
        found = list(ids_in(path.read_text(encoding="utf-8")))
        if not found:
            sys.exit(f"check-structure: {name} holds no line `id: ...`, so the word list would be empty")
        ids.update({"".join(words_of(entry)): entry for entry in found})
    # A module may have the name of a card; where modules may be named, their budgets say.
    for module in (path.name for path in (root / "content").iterdir() if path.is_dir()):
        ids.pop("".join(words_of(module)), None)
    return ids


def exceptions(root, name):
    """The files that may name cards."""
    lines = (root / name).read_text(encoding="utf-8").splitlines()
    return [path for line in lines if (path := line.split("#")[0].strip())]


def module_budgets(text):
    """The budgets of `tools/module-budgets.txt`: a module, the pattern of its name, and the number of files."""
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            module, pattern, most = line.split()
            yield module, re.compile(pattern, re.IGNORECASE), int(most)


def over_budget(module, files, most):
    """An error for a module that is named in more or fewer files than its budget."""
    if len(files) > most:
        yield (
            f"{BUDGETS}: {module} is named in {len(files)} files outside its places, expected at most {most}: ask what holds, "
            f"not which module is on ({', '.join(map(str, files[:5]))}...)"
        )
    elif len(files) < most:
        yield f"{BUDGETS}: {module} is named in {len(files)} files only: lower its budget of {most}, which may only fall"


def naming(root, module, pattern):
    """The sources that name a module, except its own rules and tests."""
    own = {module, module.replace("-", "_")}
    for folder in NAMING:
        for path in sorted(root.glob(folder)):
            name = path.relative_to(root)
            if path.is_file() and not is_test(name) and str(name) not in (GENERATED, BUDGETS, *RULES) and not own & set(name.with_suffix("").parts):
                if pattern.search(path.read_text(encoding="utf-8", errors="replace")):
                    yield name


def check(root):
    """All errors of the project."""
    ids, allowed, drawing = word_list(root), exceptions(root, EXCEPTIONS), exceptions(root, SHOWN_EXCEPTIONS)
    for name, paths in ((EXCEPTIONS, allowed), (SHOWN_EXCEPTIONS, drawing)):
        for path in paths:
            if not (root / path).is_file():
                yield f"{name}: {path} does not exist; expected the path of a file"
    for file in sorted(root.glob("crates/*/src/**/*.rs")):
        path = file.relative_to(root)
        source = file.read_text(encoding="utf-8")
        yield from long_file(path, source, MAX_FILE_LINES)
        if path.parts[1] == "rules" and str(path) not in allowed and not is_test(path):
            yield from card_names(path, source, ids)
        if path.parts[1] in SHOWING and str(path) not in drawing and not is_test(path):
            yield from card_names(path, source, ids, FOR_SHOWING)
    for file in sorted(f for ending in ("ts", "svelte") for f in root.glob(f"web/src/**/*.{ending}")):
        path = file.relative_to(root)
        source = file.read_text(encoding="utf-8")
        # What is generated lists the content's ids.
        if str(path) == GENERATED:
            continue
        yield from long_file(path, source, MAX_CLIENT_FILE_LINES)
        if not is_test(path) and GALLERY not in str(path) and str(path) not in drawing:
            yield from client_card_names(path, source, ids)
    for module, pattern, most in module_budgets((root / BUDGETS).read_text(encoding="utf-8")):
        yield from over_budget(module, list(naming(root, module, pattern)), most)


class SelfTest(unittest.TestCase):
    """Tests with small sources that contain known errors."""

    IDS = {"".join(words_of(i)): i for i in ("mule", "sprint", "ten-gallon", "y-b-rowdy", "the-law", "stick-em-up")}

    def names(self, source):
        return [re.search(r"names `([\w-]+)`", c)[1] for c in card_names(Path("x.rs"), source, self.IDS)]

    def test_long_files(self):
        self.assertEqual(len(list(long_file(Path("x.rs"), "//\n" * 601, 600))), 1)
        self.assertEqual(len(list(long_file(Path("x.rs"), "//\n" * 600, 600))), 0)

    def test_items_end_at_their_own_brace(self):
        item = """fn a<'x>(b: [u8; 2]) { let _ = ('{', '\\'', b'}', "\\"}", r#"}"{"#, '\\u{7b}'); /* { /* } */ { */\n}"""
        for item in (item, "fn a(&self);", "type F = fn(u8);", "fn a<'x>(b: &'x u8) { 'l: loop { break 'l; } }"):
            source = f"#[cfg(test)]\n{item} mule"
            self.assertEqual(without_tests(*strip(source)).strip(), "mule", item)

    def test_names_in_every_form(self):
        for text in ("TenGallon", "ten_gallon", "TEN_GALLON", '"ten-gallon"', "has_ten_gallon()", "Item::TenGallonHat"):
            self.assertEqual(self.names(f"fn f() {{ {text} }}"), ["ten-gallon"], text)
        for text in ("YBRowdy", "y_b_rowdy", '"y-b-rowdy"'):
            self.assertEqual(self.names(f"fn f() {{ {text} }}"), ["y-b-rowdy"], text)
        self.assertEqual(self.names('let a = (SPRINT, "mule+");'), ["sprint", "mule"])
        self.assertEqual(self.names("let a = x-sprint;"), ["sprint"])

    def test_whole_names_only(self):
        for text in ("the_lawn", "law", "the", "simulet", "sprinter", '"the law"', "TenGallons", "ten-gallon"):
            self.assertEqual(self.names(f"let a = {text};"), [], text)

    def test_comments_and_tests_may_name_cards(self):
        source = '/// Mule\n//! Sprint\n/* the-law */\n#[cfg(test)]\nmod x { const A: u8 = b"mule"; }\nfn f() { sprint() }'
        self.assertEqual(self.names(source), ["sprint"])
        self.assertEqual(self.names("#[cfg(test)]\nmod tests;\nuse mule;"), ["mule"])
        self.assertTrue(is_test(Path("src/fight/tests.rs")) and is_test(Path("src/tests/a.rs")))

    def test_the_client_may_not_name_cards_either(self):
        def names(source):
            return [re.search(r"names `([\w-]+)`", c)[1] for c in client_card_names(Path("x.ts"), source, self.IDS)]

        for text in ("winner === 'ten-gallon'", '<Icon name="mule" />', "{ sprint: 'x' }", "`the-law`", "'mule+'"):
            self.assertEqual(len(names(text)), 1, text)
        for text in ("// 'mule'", "/** Sprint: 'the-law' */", "<!-- 'mule' -->", "sprint()", "'http://x' + mule", "'the law'"):
            self.assertEqual(names(text), [], text)

    def test_tests_are_known_by_their_name(self):
        for name in ("src/tests.rs", "src/play/tests_of_rules.rs", "src/say.test.ts", "src/tests/a.rs"):
            self.assertTrue(is_test(Path(name)), name)
        self.assertFalse(is_test(Path("src/lib/state/testing.ts")))

    def test_budgets_only_fall(self):
        (budget,) = module_budgets("# why\n\nblue-moon blue.?moon 2\n")
        self.assertEqual((budget[0], budget[2]), ("blue-moon", 2))
        self.assertTrue(budget[1].search("BlueMoon") and not budget[1].search("moon blue"))
        for count, complaints in ((1, 1), (2, 0), (3, 1)):
            self.assertEqual(len(list(over_budget("m", [Path("x.rs")] * count, 2))), complaints, count)

    def test_line_numbers(self):
        found = next(card_names(Path("x.rs"), '"a\nb";\n/* \n */ mule', self.IDS))
        self.assertTrue(found.startswith("x.rs:4:"), found)

    def test_ids_of_content(self):
        yaml = "triggers:\n  - id: legend\nstories:\n  - id: \"the-law\" # why\n    do: []\n  - {id: mule, cost: 3}\n  - source: x\n    id: a\n"
        self.assertEqual(list(ids_in(yaml)), ["the-law", "mule", "a"])


def main():
    if sys.argv[1:] == ["--self-test"]:
        return try_out(SelfTest)
    if sys.argv[1:]:
        sys.exit(__doc__)
    complaints = check(Path(__file__).resolve().parent.parent)
    return verdict("structure", complaints, "all files are short and name no card")


if __name__ == "__main__":
    sys.exit(main())
