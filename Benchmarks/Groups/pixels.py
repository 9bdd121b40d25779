"""Images in the terminal: the time and the bytes of a key that changes a screen of 375 x 667 points, at 2 pixels per point.

The time is that from the key to the last byte that the terminal receives: layout, drawing, encoding and writing. The
peer shows the same picture once, from its PNG file: chafa, or ImageMagick for sixels if chafa is missing. Its time contains
its start."""

import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time
from pathlib import Path

from Harness.bench import HERE
from Harness.figures import Figure

# A cell is 8 points wide, so that 16 pixels are 2 per point.
CELLS, CELL_PIXELS = (120, 45), (16, 32)
# A key is answered when nothing was written for this long.
QUIET = 0.15
# ImageMagick needs seconds to reduce the colors.
PEER_ROUNDS = 3
PROTOCOLS = ("kitty", "sixel", "iterm")


class Terminal:
    """A program in a pseudo-terminal that knows the size of its cells."""

    def __init__(self, command):
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
            os.execv(command[0], command)
        (columns, rows), (width, height) = CELLS, CELL_PIXELS
        size = struct.pack("HHHH", rows, columns, columns * width, rows * height)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, size)
        self.settle(quiet=1)

    def settle(self, quiet=QUIET, limit=5):
        """Reads until nothing is written any more. Returns the time of the last byte and the number of bytes."""
        last, count, wait = time.perf_counter(), 0, limit
        while select.select([self.file], [], [], wait)[0]:
            count += len(os.read(self.file, 1 << 20))
            last, wait = time.perf_counter(), quiet
        return last, count

    def press(self, key):
        """The milliseconds until the answer to a key is complete, and its bytes."""
        start = time.perf_counter()
        os.write(self.file, key.encode())
        end, count = self.settle()
        return 1000 * (end - start), count

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.file)


def measure(bench):
    document = str(HERE / "Workloads" / "screen.xib")
    with tempfile.TemporaryDirectory() as folder:
        picture = str(Path(folder) / "screen.png")
        show = [str(bench.program), "show", document, "--format", "png", "--scale", "2", "-o", picture]
        subprocess.run(show, check=True, stdout=subprocess.DEVNULL)
        for protocol in PROTOCOLS:
            measure_protocol(bench, protocol, document, picture)


def measure_protocol(bench, protocol, document, picture):
    name, peer = peer_of(bench, protocol, picture)
    times = Figure(f"pixels: a key with {protocol}", "ms", peer_name=name)
    sizes = Figure(f"pixels: bytes of a key with {protocol}", "KB", peer_name=name)
    parts = Figure(f"pixels: a letter in a running screen with {protocol}", "ms")
    terminal = Terminal([str(bench.program), document, "--graphics", protocol])
    # Each key changes the text size, and with it most pixels. The first ones load the fonts.
    for _ in range(2):
        terminal.press("t")
    for number in range(bench.rounds):
        milliseconds, count = terminal.press("t")
        times.ours.append(milliseconds)
        sizes.ours.append(count / 1e3)
        if peer and number < PEER_ROUNDS:
            start = time.perf_counter()
            output = subprocess.run(peer, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
            times.peer.append(1000 * (time.perf_counter() - start))
            sizes.peer.append(len(output) / 1e3)
    terminal.press("r")
    terminal.press("\t")
    for number in range(bench.rounds):
        parts.ours.append(terminal.press("abcdefgh"[number % 8])[0])
    terminal.close()
    bench.figures += [times, sizes, parts]


def peer_of(bench, protocol, picture):
    """The name of the peer and its command; none if no program writes the protocol."""
    chafa, convert = shutil.which("chafa"), shutil.which("convert")
    if chafa:
        form = {"sixel": "sixels"}.get(protocol, protocol)
        return "chafa", [chafa, "-f", form, "--size", "47x42", picture]
    if protocol == "sixel" and convert:
        return "ImageMagick", [convert, picture, "sixel:-"]
    bench.note("chafa is missing: install Debian's chafa.")
    return "", None
