"""Tests that would notice: small changes to the rules, and whether any test fails because of them.

python -m tests.mutation --count 200 --seed 7    a sample of changes
python -m tests.mutation --markers               marked tests, each against its own lines
"""
