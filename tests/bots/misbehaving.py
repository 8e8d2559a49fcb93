"""A bot from outside that does wrong what its first word says: `python misbehaving.py late`.

Otherwise it takes the last option, and it says so without the number of the question.
"""

import json
import os
import subprocess
import sys
import time

WAY = sys.argv[1]
asked = 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def misbehave(number: int) -> bool:
    """Do what is wrong with this question; was that all?"""
    if WAY == "late" and number == 1:
        return True  # it answers when the next question comes
    elif WAY == "late" and number == 2:
        say(json.dumps({"answer": 0}))
    elif WAY == "silent":
        return True
    elif WAY == "garbage":
        say("I would like to place a token, please.")
        return True
    elif WAY == "list":
        say("[1]")
        return True
    elif WAY == "deep":
        say("[" * 50_000)
        return True
    elif WAY == "wrong":
        say(json.dumps({"answer": 10**30 if number % 2 else 7777}))
        return True
    elif WAY == "wrong_name":
        say(json.dumps({"name": "no such thing"}))
        return True
    elif WAY == "future":
        say(json.dumps({"answer": -1, "number": number + 5}))
        return True
    elif WAY == "huge":
        say("x" * 300_000)
        return True
    elif WAY == "endless" and number == 1:
        sys.stdout.write("x" * 300_000)  # and never an end of line
        sys.stdout.flush()
        time.sleep(3600)
    elif WAY == "bytes":
        sys.stdout.buffer.write(b'{"name": "\xff\xfe"}\n')
        sys.stdout.flush()
        return True
    elif WAY == "closes":
        os.close(1)
        time.sleep(3600)
    elif WAY == "crashes" and number == 3:
        raise RuntimeError("it fell over")
    elif WAY == "chatters":
        sys.stderr.write("thinking... " * 2000 + "the end\n")
    elif WAY == "floods":
        for _ in range(2000):
            say("another word")
        return True
    return False


if WAY == "exits":
    sys.exit(3)
if WAY == "deaf":
    time.sleep(3600)
if WAY == "leaves_a_child":
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(3600)"])
    sys.stderr.write(f"{child.pid}\n")
    sys.stderr.flush()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        asked += 1
        if not misbehave(asked):
            say(json.dumps({"answer": message["options"][-1]["answer"]}))
    elif message["type"] == "over":
        sys.stderr.write(f"over: {message['result']['reason']}\n")
