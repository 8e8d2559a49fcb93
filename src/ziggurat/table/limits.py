"""How often one client may ask. A client is an address, or the network of an IPv6 address: whoever
has one such address has as many as he likes."""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, Literal

from litestar import Litestar, Request
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address
from litestar.stores.memory import MemoryStore

_HOST_BITS: Final = 64  # of an IPv6 address, in the hands of whoever has it


def limit(unit: Literal["second", "minute"], most: int, counted: str) -> RateLimitConfig:
    """So many requests of one client in this time, counted under this name."""
    return RateLimitConfig((unit, most), store=counted, identifier_for_request=client_of)


def client_of(request: Request[Any, Any, Any]) -> str:
    """The client of a request."""
    host = get_remote_address(request)
    try:
        address = ip_address(host)
    except ValueError:  # a test's
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{int(address) >> _HOST_BITS:x}"


async def forget_old(app: Litestar, limits: Sequence[RateLimitConfig]) -> None:
    """Forget clients that have not asked for a while."""
    for each in limits:
        counted = each.get_store_from_app(app)
        if isinstance(counted, MemoryStore):
            await counted.delete_expired()
