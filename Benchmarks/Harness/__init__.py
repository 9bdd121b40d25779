"""The tools of the benchmarks: building, comparing runs, calculating and reporting figures."""
