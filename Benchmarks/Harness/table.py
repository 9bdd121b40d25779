"""The table of figures in aligned Markdown."""

from Harness.figures import quartiles

HEADINGS = ["what", "ours", "peer", "ratio", "rounds"]


def table(figures):
    """The rows as aligned Markdown, which is readable as plain text too."""
    rows = [HEADINGS] + [cells(figure) for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def cells(figure):
    peer = f"{spread(figure.peer, figure.unit)}, {figure.peer_name}" if figure.peer else "-"
    ratio = spread(figure.ratios, "x") if figure.ratios else "-"
    return [figure.name, spread(figure.ours, figure.unit), peer, ratio, str(len(figure.ours))]


def spread(values, unit):
    """`median unit (first quartile to third)`, without the quartiles if all numbers are equal."""
    low, middle, high = quartiles(values)
    glue = "" if unit == "x" else " "
    text = f"{number(middle)}{glue}{unit}"
    return text if low == high else f"{text} ({number(low)} to {number(high)})"


def number(value):
    """The number with three significant digits, or as a whole number from 1,000 on."""
    if value == int(value) and abs(value) < 1000:
        return str(int(value))
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) >= 10 or abs(value) < 0.1 else f"{value:.3g}"
