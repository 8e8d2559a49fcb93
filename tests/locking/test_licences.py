"""The page of licences lists what the lock files hold, and every licence is one that we know."""

from locking.licences import page_packages, python_packages, rows_of_page, stated

RENEW = "docs/licences.md is stale: `python3 run.py lock` makes it anew"


def test_the_page_lists_what_is_locked() -> None:
    rows = rows_of_page()
    python = {(name, version, locks) for (name, version), locks in python_packages().items()}
    pages = set(page_packages())
    assert {row for row in rows if (row[0], row[1], row[3]) in python} | pages == set(rows), RENEW
    assert len(rows) == len(python) + len(pages), RENEW


def test_every_package_states_its_licence() -> None:
    assert [row for row in rows_of_page() if row[2] == "not stated"] == []


def test_what_playing_installs_is_under_no_licence_that_binds_our_own_code() -> None:
    bound = [row for row in rows_of_page() if "GPL" in row[2] or "General Public" in row[2]]
    assert {row[0] for row in bound} <= {"chess"}  # measured beside us by the extra `bench` alone
    assert {row[3] for row in bound} <= {"bench"}


def test_a_licence_is_read_however_it_is_stated() -> None:
    assert stated({"license_expression": "MIT", "license": "no"}) == "MIT"
    classes = ["License :: OSI Approved :: BSD License", "License :: OSI Approved"]
    assert stated({"classifier": classes}) == "BSD License"
    assert stated({"license": "MIT License\n\nCopyright\n..."}) == "MIT License"
    assert stated({}) == "not stated"
