#!/usr/bin/env python3
"""Checks the tests of the rules: changes the rules in one place at a time and reports the changes that nothing notices.

    tools/mutants.py [--count 300] [--seed 1] [--file 'crates/rules/src/fight/*'] [--jobs 1]

cargo-mutants lists the changes; COUNT of them are drawn by SEED. All are compiled into one program, in which the environment
variable MUTANT chooses one, so that a change costs a run of the tests and no build. A change that does not fit into it, as in a
function that returns `impl Trait` or is `const`, is built alone. First the scenarios run, then all other tests of the crate that do
not take long. A change whose tests end within no time counts as noticed: a game without an end is a failure.

The results are in target/mutants/: results.txt has a line for each change, missed.txt those that nothing noticed and that
have no reason in crates/rules/tests/mutants.txt.
"""

import argparse
import concurrent.futures
import fnmatch
import json
import math
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "target" / "mutants"
TREE = OUT / "tree"
FOLDERS = ["effects", "modules", "players", "fight", "turn"]
# Changes that no test can notice, or none of these: a name without its place, and the reason.
REASONS = ROOT / "crates/rules/tests/mutants.txt"
# In what is compiled for it.
SWITCH = """//! Which change is on.
/// Whether a change is the one of this run.
pub(crate) fn on(n: u32) -> bool {
    static ACTIVE: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(u32::MAX));
    *ACTIVE == n
}
"""
# A run that takes as many times the processor time that it takes without a change, and ten seconds, hangs.
PATIENCE = 4


def listed(patterns):
    """All changes of the files, sorted by name."""
    if not shutil.which("cargo-mutants"):
        subprocess.run(["cargo", "install", "--locked", "cargo-mutants"], check=True)
    files = [arg for pattern in patterns for arg in ("--file", pattern)]
    command = ["cargo", "mutants", "--list", "--json", "--package", "darkrock-rules", *files]
    found = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    return sorted(found, key=lambda m: m["name"])


class Text:
    """A source file whose places are given as line and column."""

    def __init__(self, path):
        self.text = path.read_text(encoding="utf-8")
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def range(self, span):
        """The characters of a span: its lines and columns count from 1."""
        at = lambda place: self.starts[place["line"] - 1] + place["column"] - 1
        return at(span["start"]), at(span["end"])

    def body(self, start, end):
        """Where the body of a function begins: its first brace outside of parentheses, brackets and comments."""
        depth = 0
        for token in re.finditer(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\])*\"|'(?:\\.[^']*|[^'\\])'|[(\[{)\]]", self.text[start:end], re.S):
            mark = token.group()
            if mark in "([":
                depth += 1
            elif mark in ")]":
                depth -= 1
            elif mark == "{" and depth == 0:
                return start + token.start()
        raise ValueError(f"a function without a body: {self.text[start:end][:80]}")


def changed(text, mutant, start, end):
    """The text from start to end with a change."""
    first, last = text.range(mutant["span"])
    # What is deleted from a list takes its comma along.
    if not mutant["replacement"] and text.text[last : last + 1] == ",":
        last += 1
    return text.text[start:first] + mutant["replacement"] + text.text[last:end]


def function(text, mutant):
    """The range of the function in which a change is; none outside of functions."""
    return text.range(mutant["function"]["span"]) if mutant.get("function") else None


def groups(text, mutants):
    """The changes by the outermost function of those in which one is, and the others."""
    ranges = sorted({function(text, m) for m in mutants.values() if function(text, m)})
    outer = [r for r in ranges if not any(o != r and o[0] <= r[0] and r[1] <= o[1] for o in ranges)]
    grouped, alone = {r: {} for r in outer}, {}
    for n, mutant in mutants.items():
        own = function(text, mutant)
        within = next((o for o in outer if own and o[0] <= own[0] and own[1] <= o[1]), None)
        (grouped[within] if within else alone)[n] = mutant
    return grouped, alone


def compose(path, mutants):
    """The text of a file with all of these changes behind the switch; the lines of each function with its changes and their
    lines, for errors of the compiler; and the changes that have to be alone."""
    text = Text(path)
    grouped, alone = groups(text, mutants)
    new, last, functions = "", 0, []
    for (start, end), members in sorted(grouped.items()):
        brace = text.body(start, end)
        head = text.text[start:brace]
        if re.search(r"\bconst fn\b", head):
            alone.update(members)
            continue
        new += text.text[last:brace] + "{"
        top, lines = new.count("\n") + 1, {}
        for n, mutant in members.items():
            new += f" if crate::mutants::on({n}) "
            first = new.count("\n") + 1
            new += changed(text, mutant, brace, end)
            lines[n] = (first, new.count("\n") + 1)
            new += " else"
        new += " " + text.text[brace:end] + " }"
        last = end
        functions.append((top, new.count("\n") + 1, lines))
    return new + text.text[last:], functions, set(alone)


def lay_out():
    """A copy of the tree that may be changed."""
    TREE.mkdir(parents=True, exist_ok=True)
    for old in TREE.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    for name in filter(None, names):
        (TREE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, TREE / name)


def put(path, text):
    """Writes what has changed, so that cargo builds no more than it must."""
    if path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def build():
    """Builds the tests: their programs, and the errors as file and line."""
    command = ["cargo", "test", "--no-run", "--package", "darkrock-rules", "--message-format", "json"]
    config = ["--config", "profile.dev.debug=false", "--config", "profile.dev.package.darkrock-rules.opt-level=1"]
    env = {**os.environ, "CARGO_TARGET_DIR": str(OUT / "build")}
    done = subprocess.run(command + config, cwd=TREE, env=env, stdout=subprocess.PIPE, text=True)
    programs, errors = {}, []
    for line in done.stdout.splitlines():
        message = json.loads(line)
        if message["reason"] == "compiler-artifact" and message.get("executable") and message["profile"]["test"]:
            programs[message["target"]["name"]] = message["executable"]
        if message["reason"] == "compiler-message" and message["message"]["level"] == "error":
            errors += [(s["file_name"], s["line_start"]) for s in message["message"]["spans"] if s["is_primary"]]
    return (programs if done.returncode == 0 else None), errors


def switched(mutants):
    """Puts as many changes as fit into one program. Returns the tests and the changes that are to be built alone."""
    alone, lib = set(), TREE / "crates/rules/src/lib.rs"
    (TREE / "crates/rules/src/mutants.rs").write_text(SWITCH, encoding="utf-8")
    lib.write_text(lib.read_text(encoding="utf-8") + "\nmod mutants;\n", encoding="utf-8")
    files = sorted({m["file"] for m in mutants.values()})
    for attempt in range(30):
        functions = {}
        for file in files:
            members = {n: m for n, m in mutants.items() if m["file"] == file and n not in alone}
            composed, where, without = compose(ROOT / file, members)
            alone |= without
            functions[file] = where
            put(TREE / file, composed)
        programs, errors = build()
        if programs is not None:
            return programs, alone
        left_out = blamed(functions, errors)
        print(f"attempt {attempt + 1}: {len(left_out)} changes do not compile beside others", flush=True)
        if not left_out - alone:
            sys.exit(f"mutants: it does not compile: {errors[:5]}")
        alone |= left_out
    sys.exit("mutants: no end of errors")


def blamed(functions, errors):
    """The changes in whose lines errors are, or all of a function of which another part does not compile."""
    found = set()
    for file, line in errors:
        file = file if file.startswith("crates") else f"crates/rules/{file}"
        for top, bottom, lines in functions.get(file, []):
            if top <= line <= bottom:
                found |= {n for n, (first, last) in lines.items() if first <= line <= last} or set(lines)
    return found


def ordered(programs):
    """The scenarios first: they notice most, and soon."""
    return sorted(programs, key=lambda name: (name != "scenarios", name))


def run(program, name, n, limit):
    """The test of a program that notices a change; none if all pass."""
    skip = ["--skip", "content::timing", "--skip", "products", "--skip", "random_play"]
    args = [program, *([] if name == "scenarios" else skip)]
    env = {**os.environ, "MUTANT": str(n), "RUST_BACKTRACE": "0"}
    bound = lambda: limit and resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    done = subprocess.run(args, cwd=TREE / "crates/rules", env=env, capture_output=True, text=True, errors="replace",
                          preexec_fn=bound)
    if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return f"{name} (without an end)"
    failed = re.search(r"^test (\S+) \.\.\. FAILED", done.stdout, re.M)
    return None if done.returncode == 0 else f"{name}: {failed.group(1)}" if failed else name


def limits(programs):
    """How many seconds of a processor each program may take, by how many it takes without a change."""
    found = {}
    for name in ordered(programs):
        began = used()
        failed = run(programs[name], name, "none", None)
        if failed:
            sys.exit(f"mutants: without any change a test fails: {failed}")
        found[name] = 10 + math.ceil(PATIENCE * (used() - began))
    return found


def used():
    """The seconds of a processor that all ended runs have taken."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def noticed_by(programs, limit, n):
    """The test that notices a change; none if all pass."""
    return next(filter(None, (run(programs[name], name, n, limit[name]) for name in ordered(programs))), None)


def alone(mutants, limit, n):
    """The same for a change that is built alone; `unviable` if it does not compile."""
    mutant = mutants[n]
    for file in {m["file"] for m in mutants.values()}:
        text = Text(ROOT / file)
        put(TREE / file, changed(text, mutant, 0, len(text.text)) if file == mutant["file"] else text.text)
    programs, _ = build()
    return "unviable" if programs is None else noticed_by(programs, limit, "none")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=300, help="how many changes")
    parser.add_argument("--seed", type=int, default=1, help="which changes are drawn")
    parser.add_argument("--file", action="append", help="the files to change, as a pattern (several times)")
    parser.add_argument("--jobs", type=int, default=1, help="how many runs of the tests at a time")
    args = parser.parse_args()
    patterns = args.file or [f"crates/rules/src/{f}{end}" for f in FOLDERS for end in (".rs", "/**")]
    OUT.mkdir(parents=True, exist_ok=True)
    everything = listed(patterns)
    drawn = sorted(random.Random(args.seed).sample(range(len(everything)), min(args.count, len(everything))))
    mutants = {n: everything[n] for n in drawn}
    print(f"{len(mutants)} of {len(everything)} changes, drawn by the seed {args.seed}", flush=True)
    lay_out()
    programs, rest = switched(mutants)
    kept = OUT / "tests"
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir()
    programs = {name: shutil.copy2(path, kept / name) for name, path in programs.items()}
    limit = limits(programs)
    results = {}
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        waiting = {pool.submit(noticed_by, programs, limit, n): n for n in mutants if n not in rest}
        for done in concurrent.futures.as_completed(waiting):
            tell(results, mutants, waiting[done], done.result())
    for n in sorted(rest):
        tell(results, mutants, n, alone(mutants, limit, n))
    close(results, mutants)


def tell(results, mutants, n, what):
    """Notes and shows the result of a change."""
    results[n] = what
    print(f"{len(results)}/{len(mutants)} {mutants[n]['name']}: {what or 'MISSED'}", flush=True)


def reasons():
    """Why nothing notices a change, by its file and what it does."""
    lines = REASONS.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" => ") for line in lines if line and not line.startswith("#"))


def plain(name):
    """The name of a change without the line and column, which move."""
    return re.sub(r":\d+:\d+: ", ": ", name, count=1)


def close(results, mutants):
    """Writes the files and the summary."""
    known = reasons()
    line = lambda n: f"{mutants[n]['name']}: {results[n] or 'MISSED'}\n"
    (OUT / "results.txt").write_text("".join(line(n) for n in sorted(results)), encoding="utf-8")
    missed = [n for n in sorted(results) if results[n] is None]
    open_ones = [mutants[n]["name"] for n in missed if plain(mutants[n]["name"]) not in known]
    (OUT / "missed.txt").write_text("".join(name + "\n" for name in open_ones), encoding="utf-8")
    viable = [n for n in results if results[n] != "unviable"]
    share = 100 * len(missed) / max(len(viable), 1)
    print(f"{len(missed)} of {len(viable)} changes that compile were missed ({share:.1f}%), {len(open_ones)} of them without a reason")


if __name__ == "__main__":
    main()
