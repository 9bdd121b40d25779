"""The limits of the ratios, from thresholds.tsv. One line per figure: name, largest median ratio, reason."""

from statistics import median


def read(path):
    """The limits by the figures' names."""
    bounds = {}
    for count, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 3:
            raise SystemExit(f"{path}:{count}: expected name, ratio and reason with tabs between them")
        bounds[parts[0]] = float(parts[1])
    return bounds


def violations(bounds, figures, groups, left_out=()):
    """A line for each figure of the chosen groups that exceeds its limit or was not measured.

    A figure whose peer is missing and one that was left out are not reported, because a note says what is missing.
    """
    measured = {figure.name: figure for figure in figures}
    for name, bound in bounds.items():
        figure = measured.get(name)
        if figure is None:
            if name.split(":")[0] in groups and name not in left_out:
                yield f"{name}: not measured"
        elif figure.ratios and median(figure.ratios) > bound:
            yield f"{name}: {median(figure.ratios):.2f}x, but the limit is {bound:g}x"
