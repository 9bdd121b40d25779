"""What the ratios are held to: thresholds.tsv, a line a figure: name, largest median ratio, reason."""

from statistics import median


def read(path):
    """The bounds by the figures' names."""
    bounds = {}
    for count, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 3:
            raise SystemExit(f"{path}:{count}: expected name, ratio and reason with tabs between them")
        bounds[parts[0]] = float(parts[1])
    return bounds


def misses(bounds, figures, groups):
    """A line for each figure of the groups that were run that is not what the file holds it to.

    A figure whose peer is missing cannot be judged and is no miss: that it is missing was said before.
    """
    measured = {figure.name: figure for figure in figures}
    for name, bound in bounds.items():
        figure = measured.get(name)
        if figure is None:
            if name.split(":")[0] in groups:
                yield f"{name}: was not measured"
        elif figure.ratios and median(figure.ratios) > bound:
            yield f"{name}: {median(figure.ratios):.2f}x, held to at most {bound:g}x"
