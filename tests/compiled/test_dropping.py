"""What is dropped deep inside of other things does not spoil the memory of its neighbours."""

import os
import subprocess
import sys

import pytest

import ziggurat

# Python puts off what is dropped about fifty levels deep; which level exactly is its own affair.
DROPPING = """
from ziggurat.core.flow import Ask, prompt
about = prompt("dropped", "nothing", "tests.dropping")
for depth in range(30, 70):
    for _ in range(3):
        nested = [Ask(0, about, (1,)), Ask(1, about, (2,))]
        for _ in range(depth):
            nested = [nested]
        del nested
"""


@pytest.mark.skipif(
    ziggurat.how_it_runs() != "compiled", reason="there is no compiled engine of this source"
)
def test_questions_that_are_dropped_deep_inside_of_lists_leave_memory_whole() -> None:
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DROPPING], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
