"""The lock files hold what the project asks for, pinned and with hashes, and name no index."""

import tomllib
from collections import defaultdict

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from locking.locks import BASE, LOCKS, ROOT, extras, lock_names, locked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RENEW = "`python3 run.py lock` renews the locks"


def asked(lock: str) -> list[Requirement]:
    """What the project asks for by name in one lock file."""
    more = PROJECT["optional-dependencies"]["build" if lock == BASE else lock]
    lines = [*PROJECT["dependencies"], *more] if lock == BASE else more
    return [wish for wish in map(Requirement, lines) if wish.name != PROJECT["name"]]


@pytest.mark.parametrize("lock", lock_names())
def test_everything_that_is_asked_for_is_locked_within_its_bounds(lock: str) -> None:
    versions = {package.name: package.version for name in {BASE, lock} for package in locked(name)}
    for wish in asked(lock):
        name = canonicalize_name(wish.name)
        assert name in versions, f"{name} is not in locks/{lock}.txt: {RENEW}"
        assert wish.specifier.contains(versions[name]), f"{name} is out of bounds: {RENEW}"


@pytest.mark.parametrize("lock", lock_names())
def test_every_package_has_hashes_and_no_address(lock: str) -> None:
    for package in locked(lock):
        _, *hashes = package.text.splitlines()
        assert hashes, package.name
        assert all(line.strip().startswith("--hash=sha256:") for line in hashes), package.name
    text = (LOCKS / f"{lock}.txt").read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text


def test_all_extras_go_together() -> None:
    versions = defaultdict(set)
    for package in (package for lock in lock_names() for package in locked(lock)):
        if package.wanted_here:
            versions[package.name].add(package.version)
    assert {name: several for name, several in versions.items() if len(several) > 1} == {}


def test_there_is_one_lock_file_for_each_extra_and_no_other() -> None:
    assert {path.stem for path in LOCKS.iterdir()} == {BASE, *extras()}
