"""Bazaar: merchants bid in secret for five bales of cloth, and each of them knows a thief."""
