"""The frame of the benchmarks: building, running side by side, counting, telling."""
