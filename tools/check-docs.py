#!/usr/bin/env python3
"""Checks README and docs against the program; `./test` runs it.

    check-docs.py PROGRAM            check
    check-docs.py PROGRAM --update   update the shown outputs
    check-docs.py --self-test        check the checker

- Every command of `darkrock` in a block of code is run in a folder of its own, with few games where it asks for many. A
  command that serves, or that would think for minutes, only has its options checked. Folders of a service (/var/lib/darkrock,
  /backups) are folders of the test, with the database of a server that ran before.
- A block that follows `<!-- output: darkrock ... -->` holds exactly what that command prints. `| only A` and `| without A`
  keep or drop lines that contain A, `| cut N` keeps the first N characters of each line.
- Every relative link leads to a file and a heading that are there, every page of docs/ and of its folders stands in its index, every
  metric of the server stands in docs/operating.md, and every mention of Node.js and Rust asks for the version that the project does.
- README.md fits on a screen, and no page promises programs of a release while there is no tag of one.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from checking import try_out, verdict

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "fuzz/README.md"]
# The timeout of a command, in seconds, for a busy machine.
LIMIT = 300
# This many games suffice to see that a command works.
GAMES = 4
# Commands that do not end by themselves, run for minutes, or change the machine: only their options are checked.
ENDLESS = {"serve", "bots", "load", "tune", "bench", "man"}
# Commands with a large default number of games.
MANY = {"simulate", "study", "tournament", "waits"}
SLOW = re.compile(
    r"gunslinger|--until-clear|--players 2-6|review |admin move |admin role |admin establish |admin export-games |study --from ")
# House notes that some commands read.
NOTES = "name: Ours\ndescription: What we agreed on.\ncredits: Mara\nversion: 1.0\nsections:\n  - {name: Poker, text: Aces high.}\n"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
OUTPUT = re.compile(r"<!-- output: (darkrock .*?) -->\n+```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAM = re.compile(r"^(?:\$ )?(?:sudo )?(?:\./|target/(?:release|debug|play)/)?darkrock(?:-new)?\s+(.*)$")
# The folders of a service, which are those of the test here; a copy bears the date of this day.
PLACES = {"/var/lib/darkrock-backups/": "copies/", "/backups/": "copies/", "sqlite:///var/lib/darkrock/": "sqlite://"}
TODAY = re.compile(r"\$\(date [^()]*\)")
# What README.md may have: about a screen with its picture.
README_LINES, README_WORDS = 32, 280
PROMISE = re.compile(r"\b(each|every|the newest|the latest) release has\b|\bprebuilt\b|\b(unpack|download) a release\b",
                     re.IGNORECASE)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def pages():
    """The checked documents."""
    found = [ROOT / page for page in PAGES] + sorted((ROOT / "docs").rglob("*.md"))
    found += sorted((ROOT / "examples").rglob("*.md"))
    return [page for page in found if page.exists()]


def commands(text):
    """The words of every `darkrock` command in a document's code blocks."""
    for language, body in BLOCK.findall(text):
        if language not in ("", "sh", "console"):
            continue
        for line in body.replace("\\\n", " ").splitlines():
            found = PROGRAM.match(TODAY.sub("2026-07-01", line.strip()))
            # Shell substitutions are unknown here.
            if found and "$" not in found[1]:
                yield words(found[1])


def words(line):
    """The words of a command, without its comment, pipes and redirections."""
    lexer = shlex.shlex(re.sub(r"\s#.*", "", line), posix=True, punctuation_chars="|>&;")
    lexer.whitespace_split = True
    kept = []
    for word in lexer:
        if set(word) <= set("|>&;"):
            break
        kept.append(word)
    return kept


def shortened(arguments):
    """The same command with fewer games."""
    short = list(arguments)
    for at, word in enumerate(short[:-1]):
        if word == "--games" and short[at + 1].isdigit():
            short[at + 1] = str(min(int(short[at + 1]), GAMES))
    if short[:1] and short[0] in MANY and not {"--games", "--columns"} & set(short):
        short += ["--games", str(GAMES)]
    return short


def only_options(arguments):
    """Whether only the options of a command are checked."""
    return arguments[0] in ENDLESS or bool(SLOW.search(" ".join(arguments) + " "))


class Runner:
    """Runs commands, each in its own folder with the files that the documents' commands use."""

    def __init__(self, program, folder):
        self.program, self.folder, self.count = program, Path(folder), 0
        self.shared = self.folder / "shared"
        self.shared.mkdir()
        for name in ("content", "examples", "scenarios", "docs", "locales"):
            shutil.copytree(ROOT / name, self.shared / name)
        shutil.copytree(ROOT / "locales/en", self.shared / "locales/eo")
        shutil.copytree(ROOT / "content", self.shared / "my-content")
        shutil.copy(ROOT / "crates/bots/weights/base.yaml", self.shared / "weights.yaml")
        (self.shared / "house-notes.yaml").write_text(NOTES, encoding="utf-8")
        # A game that is quit after two choices leaves its record behind.
        record = "darkrock-42.record"
        game = ["play", "--seats", "human:Ann,greenhorn", "--seed", "42", "--plain", "--save", record]
        self.start(game, self.shared, "1\n1\n")
        for name in ("mygame.record", "game.record"):
            shutil.copy(self.shared / record, self.shared / name)
        self.serve()

    def serve(self):
        """Leaves the database of a server that was started and stopped, which commands copy, read and restore."""
        options = ["serve", "--listen", "127.0.0.1:0", "--database", f"sqlite://{self.shared}/darkrock.db"]
        server = subprocess.Popen([self.program, *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # It says that it is open, or it ends.
        server.stdout.readline()
        server.terminate()
        server.communicate(timeout=LIMIT)

    def here(self, arguments, place):
        """The same command with files of this place. What it restores from is made first, and its target is away."""
        for far, near in PLACES.items():
            arguments = [argument.replace(far, near) for argument in arguments]
        if arguments[0] in ("backup", "restore"):
            (place / "copies").mkdir()
        if arguments[0] == "restore":
            self.start(["backup", arguments[-1]], place)
            for path in place.glob("darkrock.db*"):
                path.unlink()
        return arguments

    def place(self):
        """A new folder with links to the shared files."""
        self.count += 1
        place = self.folder / str(self.count)
        place.mkdir()
        for path in self.shared.iterdir():
            if path.is_dir():
                (place / path.name).symlink_to(path)
            else:
                shutil.copy(path, place / path.name)
        return place

    def start(self, arguments, place, typed=""):
        """Runs the program with these arguments and this input."""
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb", "NO_COLOR": "1"}
        return subprocess.run(
            [self.program, *arguments], cwd=place, env=environment, input=typed,
            capture_output=True, text=True, timeout=LIMIT, check=False,
        )

    def run(self, arguments, whole=False):
        """The output of a command, and an error if it fails. `whole` also runs slow commands, not only their `--help`."""
        if not whole and only_options(arguments):
            arguments = [*arguments, "--help"]
        place = self.place()
        done = self.start(arguments if "--help" in arguments else self.here(arguments, place), place)
        said = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        return done.stdout, None if done.returncode == 0 else f"exit code {done.returncode}: {said}"


def kept(output, filters):
    """The filtered lines of an output, without trailing spaces."""
    lines = [line.rstrip() for line in output.rstrip().splitlines()]
    for name, text in re.findall(r"\| (only|without|cut) ([^|]+)", filters):
        if name == "cut":
            lines = [line[: int(text)].rstrip() for line in lines]
        else:
            lines = [line for line in lines if (text.strip() in line) == (name == "only")]
    return "\n".join(lines) + "\n"


def check_outputs(page, text, runner, update):
    """Errors in the outputs shown by a document; with `update` the document is updated instead."""
    faults = []

    def shown(found):
        command, before = found[1], found[2]
        output, fault = runner.run(words(command.removeprefix("darkrock ")), whole=True)
        if fault:
            faults.append(f"{command}: {fault}")
            return found[0]
        now = kept(output, command)
        if now != before and not update:
            faults.append(f"{command}: the page does not show what it prints (tools/check-docs.py --update writes it)")
        return f"{found[0][: found.start(2) - found.start()]}{now}```"

    written = OUTPUT.sub(shown, text)
    if update and written != text:
        page.write_text(written, encoding="utf-8")
    return faults


def anchors(text):
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ +(.+)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    found = set()
    for heading in headings:
        slug = re.sub(r"[^\w\- ]", "", LINK.sub("]", heading).lower()).replace(" ", "-")
        # One that was there before is numbered.
        number = next(at for at in range(len(headings)) if (f"{slug}-{at}" if at else slug) not in found)
        found.add(f"{slug}-{number}" if number else slug)
    return found


def check_links(page, text):
    """Relative links to missing files, or to missing headings of documents."""
    faults = []
    for link in LINK.findall(text):
        path, _, anchor = link.partition("#")
        if "://" in link or link.startswith("mailto:"):
            continue
        target = page.parent / path if path else page
        if not target.exists():
            faults.append(f"the link {link} leads nowhere")
        elif anchor and target.suffix == ".md" and anchor not in anchors(target.read_text(encoding="utf-8")):
            faults.append(f"the link {link} leads to no heading")
    return faults


def check_versions(text):
    """Mentions of Node.js and Rust with a version other than the project's."""
    node = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["engines"]["node"]
    rust = re.search(r'rust-version = "([^"]+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"))[1]
    wanted = {"Node.js": re.search(r"\d+\.\d+", node)[0], "Rust": rust}
    faults = []
    for name, version in wanted.items():
        for said in re.findall(rf"{re.escape(name)}\]?(?:\([^)]*\))? \(?(\d+(?:\.\d+)?) or newer", text):
            if said != version:
                faults.append(f"it asks for {name} {said}, expected {version}")
    return faults


def check_metrics():
    """Undocumented metrics of the server, and documented ones that do not exist."""
    name = re.compile(r"\bdarkrock_[a-z_]+\b")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "crates/server/src").rglob("*.rs"))
    crates = {f"darkrock_{path.name}" for path in (ROOT / "crates").iterdir()}
    there = set(re.findall(r'"(darkrock_[a-z_]+)"', sources)) - crates
    told = set(name.findall((ROOT / "docs/operating.md").read_text(encoding="utf-8"))) - crates
    faults = [f"docs/operating.md lacks the metric {each}" for each in sorted(there - told)]
    return faults + [f"docs/operating.md names {each}, which is no metric" for each in sorted(told - there)]


def check_crates():
    """Crates whose dependencies differ from ARCHITECTURE.md."""
    section = re.compile(r"^\[dependencies\]\n(.*?)(?=^\[|\Z)", re.MULTILINE | re.DOTALL)
    crates = {path.parent.name: path for path in (ROOT / "crates").glob("*/Cargo.toml")}
    real = {}
    for name, path in crates.items():
        found = section.search(path.read_text(encoding="utf-8"))
        real[name] = set(re.findall(r"^darkrock-(\w+)", found[1], re.MULTILINE)) if found else set()
    architecture = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = re.search(r"\| crate \| depends on \|\n.*\n((?:\|.*\n)+)", architecture)
    told = {}
    for row in table[1].splitlines() if table else []:
        names, others = row.strip("|").split("|")
        known = set(crates) - {"cli"} if "all of them" in others else set(re.findall(r"`(\w+)`", others))
        told.update({name: known for name in re.findall(r"`(\w+)`", names)})
    return [f"ARCHITECTURE.md tells that {name} depends on {sorted(told.get(name, ()))}, expected {sorted(real[name])}"
            for name in sorted(crates) if told.get(name) != real[name]]


def missing(index, paths):
    """The pages of a folder, by their paths in it, that its index does not list; that of a folder stands for its README."""
    listed = {link.partition("#")[0] for link in LINK.findall(index)}
    return [path for path in paths if path != "README.md" and path not in listed]


def check_index():
    """Documents missing in the index of docs/, also those of its folders."""
    folder = ROOT / "docs"
    paths = [str(page.relative_to(folder)) for page in sorted(folder.rglob("*.md"))]
    return [f"docs/README.md lacks {path}" for path in missing((folder / "README.md").read_text(encoding="utf-8"), paths)]


def check_readme(text):
    """What makes README.md longer than a screen."""
    lines, count = len(text.splitlines()), len(re.sub(r"<[^>]*>|\]\([^)]*\)", "", text).split())
    return [f"README.md has {there} {what}, expected at most {most}"
            for there, most, what in ((lines, README_LINES, "lines"), (count, README_WORDS, "words")) if there > most]


def is_released():
    """Whether there is a tag of a release; also where git cannot tell, as in an archive of one."""
    done = subprocess.run(["git", "tag", "--list", "v*"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode != 0 or bool(done.stdout.strip())


def check_promises(text):
    """Promises of the programs of a release."""
    return [f"line {number}: “{found.group()}”: there is no release yet"
            for number, line in enumerate(text.splitlines(), start=1) if (found := PROMISE.search(line))]


def check(program, update):
    """All errors, with their documents."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    faults = [f"docs: {fault}" for fault in check_metrics() + check_index() + check_crates() + check_readme(readme)]
    promised = not is_released()
    ran = set()
    with tempfile.TemporaryDirectory(prefix="darkrock-docs-") as folder:
        runner = Runner(program, folder)
        for page in pages():
            text, name = page.read_text(encoding="utf-8"), page.relative_to(ROOT)
            found = check_links(page, text) + check_versions(text) + check_outputs(page, text, runner, update)
            if promised and page.name != "CHANGELOG.md":
                found += check_promises(text)
            for arguments in commands(text):
                command = shortened(arguments)
                if tuple(command) not in ran:
                    ran.add(tuple(command))
                    fault = runner.run(command)[1]
                    found += [f"darkrock {shlex.join(arguments)}: {fault}"] if fault else []
            faults += [f"{name}: {fault}" for fault in found]
    for script in ("play", "test"):
        faults += [f"{script}: {fault}" for fault in check_versions((ROOT / script).read_text(encoding="utf-8"))]
    return faults, len(ran)


class Tests(unittest.TestCase):
    """Tests of the parsing functions."""

    def test_commands_are_read_without_comments_and_redirections(self):
        text = "```sh\ndarkrock rules 'a b'  # the reader's reason\n$ target/debug/darkrock simulate \\\n  --json > x.json\nls\n```\n"
        self.assertEqual(list(commands(text)), [["rules", "a b"], ["simulate", "--json"]])
        self.assertEqual(list(commands("```rust\ndarkrock rules\n```\n")), [])
        text = "```sh\nsudo darkrock backup a-$(date +%F).db\nsudo ./darkrock-new admin tables\ndarkrock rules $HOME\n```\n"
        self.assertEqual(list(commands(text)), [["backup", "a-2026-07-01.db"], ["admin", "tables"]])

    def test_many_games_become_few(self):
        self.assertEqual(shortened(["study", "--games", "2000"]), ["study", "--games", str(GAMES)])
        self.assertEqual(shortened(["study", "--games", "2"]), ["study", "--games", "2"])
        self.assertEqual(shortened(["study"]), ["study", "--games", str(GAMES)])
        self.assertEqual(shortened(["rules"]), ["rules"])

    def test_what_never_ends_is_not_run(self):
        self.assertTrue(only_options(["serve", "--https"]))
        self.assertTrue(only_options(["tournament", "--bots", "gunslinger@400"]))
        self.assertFalse(only_options(["rules", "fight"]))

    def test_outputs_are_filtered(self):
        self.assertEqual(kept("a 1 \nb 2\n\n", "darkrock x | without b"), "a 1\n")
        self.assertEqual(kept("a 1\nb 2\n", "darkrock x | only b"), "b 2\n")
        self.assertEqual(kept("a 1\nb 2\n", "darkrock x | cut 2 | without a"), "b\n")

    def test_other_versions_are_found(self):
        self.assertEqual(len(check_versions("Node.js 1.2 or newer, Rust (1.3 or newer)")), 2)
        self.assertEqual(len(check_versions("[Rust](https://x.example) (1.3 or newer)")), 1)

    def test_links_that_lead_nowhere_are_found(self):
        self.assertEqual(len(check_links(ROOT / "README.md", "[a](no/such.md) [b](README.md) [c](https://x.example)")), 1)
        self.assertEqual(len(check_links(ROOT / "README.md", "[a](README.md#darkrock) [b](README.md#no-such-heading)")), 1)

    def test_pages_of_folders_belong_into_the_index(self):
        index = "[a](a.md#b) [c](modules/c.md) [schemas](schemas/README.md)"
        self.assertEqual(missing(index, ["README.md", "a.md", "modules/c.md", "modules/d.md", "schemas/README.md"]), ["modules/d.md"])

    def test_long_readmes_are_found(self):
        self.assertEqual(check_readme("# A\n\nwords [and](links.md)\n"), [])
        self.assertEqual(len(check_readme("a line of words and words\n" * 60)), 2)

    def test_promises_of_a_release_are_found(self):
        self.assertEqual(len(check_promises("Each release has it.\nUnpack a release.\nNo release has been published yet.\n")), 2)

    def test_anchors_are_made_as_github_makes_them(self):
        text = "# 9. Who tries (`x`)\n```sh\n# no heading\n```\n## Stopping, proxies, TLS\n## A\n## A\n"
        self.assertEqual(anchors(text), {"9-who-tries-x", "stopping-proxies-tls", "a", "a-1"})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", help="the built program")
    parser.add_argument("--update", action="store_true", help="write the shown outputs anew")
    parser.add_argument("--self-test", action="store_true", help="check the checker")
    args = parser.parse_args()
    if args.self_test:
        return try_out(Tests)
    if not args.program or not Path(args.program).is_file():
        parser.error("expected the path of the built program")
    faults, ran = check(str(Path(args.program).resolve()), args.update)
    return verdict("docs", faults, f"{ran} commands work, every shown output is the program's")


if __name__ == "__main__":
    sys.exit(main())
