"""The measured figures with their medians, quartiles and ratios."""

from dataclasses import dataclass, field
from statistics import median


def quartiles(values):
    """First quartile, median, third quartile."""
    ordered = sorted(values)

    def at(share):
        place = share * (len(ordered) - 1)
        low = int(place)
        high = min(low + 1, len(ordered) - 1)
        return ordered[low] + (ordered[high] - ordered[low]) * (place - low)

    return at(0.25), median(ordered), at(0.75)


@dataclass
class Figure:
    """One row of the table: the numbers of each round, for ours and the peer."""

    name: str
    unit: str
    ours: list = field(default_factory=list)
    peer: list = field(default_factory=list)
    peer_name: str = ""

    @property
    def ratios(self):
        """The cost of ours in each round divided by that of the peer: below 1, ours is ahead."""
        more_is_better = self.unit.endswith("/s")
        pairs = zip(self.peer, self.ours) if more_is_better else zip(self.ours, self.peer)
        return [a / b for a, b in pairs if b > 0]
