"""Pictures of screens, so that a layout cannot break unseen.

`screens.py` says which, `comparing.py` how they are compared. The pictures that count lie here,
with the boxes of their zones. After a change that was meant, `python -m tests.e2e.snapshots` takes
them anew, or only those that it is given by name; whoever does so looks at them.
"""
