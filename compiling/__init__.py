"""The compiled engine: the same Python source, written out for mypyc, built in build/compiled."""
