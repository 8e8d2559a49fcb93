"""The research world's interfaces: PettingZoo, Gymnasium and OpenSpiel (docs/adapters.md).

`encoding`, `questions` and `seeded` need the standard library alone; the others need the extras
`rl` or `openspiel`.
"""
