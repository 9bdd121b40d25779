#!/usr/bin/env python3
"""Tests the built program on a pseudo-terminal with many signals and resizes and much input. Too slow for `make test`.

    Scripts/torture.py [--only WORD] [--seed NUMBER] [--kilobytes NUMBER] FOLDER

FOLDER contains the built `nibterm` and `EndingProgram`. Each trial must end in time with the right status, and leave
modes, screen, cursor, mouse, paste and keypad of the terminal as they were. If a trial fails, the exit status is 1.
"""

import argparse
import fcntl
import os
import pathlib
import random
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODE = re.compile(rb"\x1b\[\?([\d;]+)([hl])|\x1b([=>])")
# Keys that end or stop the program, or start another one. They are left out of input that must not end the program.
ENDING_BYTES = bytes([3, 4, 19, 26, 28]) + b"q"


class Failure(Exception):
    """The reason why a trial failed, as a sentence."""


class Terminal:
    """A program on a separate pseudo-terminal. The slave end stays open in this process to read the modes."""

    def __init__(self, arguments, columns=80, rows=24, environment=None):
        self.master, self.slave = os.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.output = bytearray()
        self.status = None
        variables = {
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "EDITOR": "true",
            "SWIFT_BACKTRACE": "enable=no", "NIBTERM_CONFIG": "/dev/null", "HOME": tempfile.gettempdir(),
            "XDG_STATE_HOME": tempfile.gettempdir() + f"/nibterm-torture-{os.getpid()}", **(environment or {}),
        }
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 64)
            os.chdir(ROOT)
            # A shell that runs this in the background ignores these signals, and children would inherit that.
            for number in (signal.SIGINT, signal.SIGQUIT):
                signal.signal(number, signal.SIG_DFL)
            os.execve(arguments[0], [str(word) for word in arguments], variables)
        os.set_blocking(self.master, False)

    def pump(self, seconds=0.01):
        """Reads what the program has written, and returns whether there was any output."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.output += data
        return bool(data)

    def poll(self):
        """The exit status of the program, or the negative number of the signal that ended it. None while it runs."""
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status

    def send(self, data, seconds=120):
        """Types bytes as fast as the program reads them, until the program ends."""
        end = time.monotonic() + seconds
        rest = memoryview(data)
        while rest and self.poll() is None:
            if time.monotonic() > end:
                raise Failure(f"read only {len(data) - len(rest)} of {len(data)} bytes in {seconds} s")
            writable = select.select([self.master], [self.master], [], 0.1)[1]
            self.pump(0)
            if writable:
                try:
                    rest = rest[os.write(self.master, rest[:4096]):]
                except BlockingIOError:
                    pass

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def signal(self, number):
        if self.poll() is not None:
            raise Failure(f"had already ended with {self.status} before signal {number}\n{self.tail()}")
        os.kill(self.process, number)

    def wait_for(self, text, seconds=30):
        """Waits until the program has written the text."""
        end = time.monotonic() + seconds
        seen = 0
        while self.output.find(text.encode(), max(0, seen - len(text))) < 0:
            seen = len(self.output)
            if time.monotonic() > end or self.poll() is not None and not self.pump(0):
                raise Failure(f"never wrote '{text}'\n{self.tail()}")
            self.pump()

    def wait_until_quiet(self, seconds=0.3, longest=60):
        end = time.monotonic() + longest
        while self.pump(seconds):
            if time.monotonic() > end:
                raise Failure(f"was not quiet for {longest} s")

    def wait_for_end(self, *statuses, seconds=30):
        end = time.monotonic() + seconds
        while self.poll() is None:
            if time.monotonic() > end:
                raise Failure(f"did not end in {seconds} s")
            self.pump()
        while self.pump(0):
            pass
        if self.status not in statuses:
            raise Failure(f"ended with {self.status} instead of {' or '.join(map(str, statuses))}\n{self.tail()}")

    def tail(self):
        return self.output[-1500:].decode(errors="replace")

    def check_restored(self):
        if termios.tcgetattr(self.slave) != self.before:
            raise Failure("left the terminal's modes changed")
        modes = set()
        for numbers, action, keypad in MODE.findall(bytes(self.output)):
            for number in numbers.split(b";") if numbers else [b"keypad"]:
                (modes.add if action == b"h" or keypad == b"=" else modes.discard)(number.decode())
        if modes - {"12", "25", "7"} or b"\x1b[?25l" in self.output and "25" not in modes:
            raise Failure(f"left terminal modes switched on: {sorted(modes)}")

    def close(self):
        if self.poll() is None:
            self.signal(signal.SIGKILL)
            os.waitpid(self.process, 0)
        for descriptor in {self.master, self.slave} - {-1}:
            os.close(descriptor)


class Trials:
    """The trials: every method whose name begins with `try_`."""

    def __init__(self, folder, seed, kilobytes):
        self.nibterm = str(folder / "nibterm")
        self.ending_program = str(folder / "EndingProgram")
        self.random = random.Random(seed)
        self.size = kilobytes * 1024
        self.open = []

    def start(self, *arguments, program=None, shows="", **options):
        terminal = Terminal([program or self.nibterm, *arguments], **options)
        self.open.append(terminal)
        terminal.wait_for(shows or "\x1b[?1049h")
        terminal.wait_until_quiet()
        return terminal

    def screens(self):
        """The programs that fill a screen, each with the keys that open a text field."""
        return [
            (["elements"], b"/"), (["SampleNibs"], b"/"), (["SampleNibs"], b":"),
            (["SampleNibs/Lesson/MyTableViewCell.xib"], b"2/"), (["samples", "Lesson"], b"\r"),
        ]

    def quit(self, terminal, *statuses):
        # A signal is handled before all waiting input. The key ^C would be read after it.
        terminal.signal(signal.SIGINT)
        terminal.wait_for_end(*(statuses or (-signal.SIGINT,)))
        terminal.check_restored()

    def still_answers(self, terminal):
        """Waits until a resize is drawn, which shows that the program has handled everything before it."""
        start = len(terminal.output)
        terminal.resize(90, 30)
        end = time.monotonic() + 30
        while len(terminal.output) == start:
            if time.monotonic() > end or terminal.poll() is not None:
                raise Failure(f"does not respond any more (status {terminal.poll()})\n{terminal.tail()}")
            terminal.pump()

    # Sizes

    def try_a_storm_of_sizes(self):
        for arguments, _ in self.screens():
            terminal = self.start(*arguments)
            for step in range(1000):
                columns, rows = self.random.choice(
                    [(1, 1), (0, 0), (0, 24), (80, 0), (500, 200), (2, 500), (500, 1), (80, 24),
                     (self.random.randrange(1, 300), self.random.randrange(1, 100))])
                terminal.resize(columns, rows)
                if step % 10 == 0:
                    terminal.send(self.random.choice([b"j", b"\t", b"G", b"\x1b[<0;1;1M"]))
                terminal.pump(0)
            terminal.wait_until_quiet()
            terminal.resize(80, 24)
            self.quit(terminal)

    def try_a_storm_of_resize_signals(self):
        terminal = self.start("SampleNibs")
        for _ in range(1000):
            terminal.signal(signal.SIGWINCH)
            terminal.pump(0)
        self.still_answers(terminal)
        self.quit(terminal)

    def try_sizes_beyond_all_screens(self):
        for arguments, _ in self.screens()[:3]:
            terminal = self.start(*arguments, columns=65535, rows=65535)
            terminal.resize(80, 24)
            self.quit(terminal)
            terminal = self.start(*arguments)
            for columns, rows in [(65535, 1), (1, 65535), (3000, 3000), (65535, 65535)]:
                terminal.resize(columns, rows)
                terminal.wait_until_quiet()
            self.quit(terminal)

    # Floods

    def noise(self, count):
        letters = [byte for byte in range(256) if byte not in ENDING_BYTES]
        alphabet = b"\x1b\x1b\x1b[[OM<;;:?$~~ABPRZu0123456789\r\x07\\]PX_^\xc3\xe2\xf0\x80\xff"
        return bytes(
            self.random.choice(alphabet) if self.random.random() < 0.7 else self.random.choice(letters)
            for _ in range(count))

    def try_a_flood_of_noise(self):
        for arguments, _ in self.screens():
            terminal = self.start(*arguments)
            try:
                terminal.send(self.noise(self.size), seconds=120)
            except Failure:
                # The program may be slow: the rest of the flood waits in the terminal.
                pass
            if terminal.poll() is None:
                self.quit(terminal)
            elif terminal.poll() in (0, 1, 130):
                # Noise can contain ^C as a key sequence, which ends the program with the signal's status.
                terminal.wait_for_end(0, 1, 130)
                terminal.check_restored()
            else:
                raise Failure(f"ended with {terminal.poll()}\n{terminal.tail()}")

    def try_a_flood_pasted_into_fields(self):
        text = ("label text 元素 é " * 80000).encode()[: self.size]
        for arguments, keys in self.screens():
            for bracketed in (True, False):
                terminal = self.start(*arguments)
                terminal.send(keys)
                terminal.wait_until_quiet()
                start = time.monotonic()
                terminal.send(b"\x1b[200~" + text + b"\x1b[201~" if bracketed else text, seconds=300)
                self.still_answers(terminal)
                print(f"     {' '.join(arguments)} {keys}: {time.monotonic() - start:.1f} s", flush=True)
                self.quit(terminal)

    def try_keys_faster_than_drawing(self):
        for arguments, _ in self.screens():
            terminal = self.start(*arguments)
            end = time.monotonic() + 3
            frames = len(terminal.output)
            while time.monotonic() < end and terminal.poll() is None:
                terminal.send(b"jjjjjjjjkkkk" * 100)
            if len(terminal.output) == frames:
                raise Failure("drew nothing during the flood")
            start = time.monotonic()
            terminal.signal(signal.SIGINT)
            terminal.wait_for_end(-signal.SIGINT)
            print(f"     {' '.join(arguments)}: ended after {time.monotonic() - start:.2f} s", flush=True)
            terminal.check_restored()

    def try_a_storm_of_stops(self):
        terminal = self.start("SampleNibs")
        for _ in range(200):
            terminal.signal(self.random.choice([signal.SIGSTOP, signal.SIGCONT, signal.SIGTSTP]))
            terminal.pump(0.001)
        terminal.signal(signal.SIGCONT)
        self.still_answers(terminal)
        self.quit(terminal)

    # Terminals that do not cooperate

    def try_a_terminal_that_reads_no_output(self):
        """The program ends when it is asked to, even if nobody reads its output."""
        terminal = self.start("elements", columns=500, rows=200)
        os.write(terminal.master, b"jG" * 1000)
        time.sleep(1)
        terminal.signal(signal.SIGTERM)
        end = time.monotonic() + 10
        while terminal.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        if terminal.poll() != -signal.SIGTERM:
            raise Failure(f"ended with {terminal.poll()}")
        if termios.tcgetattr(terminal.slave) != terminal.before:
            raise Failure("left the terminal's modes changed")

    def try_output_stopped_by_the_user(self):
        """The program ends when it is asked to, even if ^S stops its output."""
        terminal = self.start("elements")
        terminal.send(b"\x13")
        terminal.send(b"jjjjG")
        terminal.wait_until_quiet()
        terminal.signal(signal.SIGTERM)
        terminal.wait_for_end(-signal.SIGTERM)
        terminal.check_restored()

    def try_a_program_that_hangs(self):
        terminal = self.start("hang", program=self.ending_program, shows="ready for hang")
        terminal.send(b"x")
        time.sleep(0.2)
        terminal.signal(signal.SIGTERM)
        terminal.wait_for_end(-signal.SIGTERM, seconds=10)
        terminal.check_restored()

    def try_a_backtrace(self):
        """Swift's own backtrace appears on the normal screen."""
        terminal = self.start(
            "trap", program=self.ending_program, shows="ready for trap",
            environment={"SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no"})
        terminal.send(b"x")
        terminal.wait_for_end(-signal.SIGILL, -signal.SIGTRAP, seconds=120)
        terminal.check_restored()
        after = bytes(terminal.output).rpartition(b"\x1b[?1049l")[2]
        for words in [b"the words of the trap", b"Thread 0", b"crashed"]:
            if words not in after:
                raise Failure(f"'{words.decode()}' is not on the normal screen\n{terminal.tail()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--only", default="", metavar="WORD", help="run only trials whose names contain this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kilobytes", type=int, default=1024, help="the size of floods and pastes (1024)")
    options = parser.parse_args()
    trials = Trials(options.folder.resolve(), options.seed, options.kilobytes)
    failed = 0
    for name in [name for name in vars(Trials) if name.startswith("try_") and options.only in name]:
        start = time.monotonic()
        words = name[4:].replace("_", " ")
        try:
            getattr(trials, name)()
            print(f"ok   {words} ({time.monotonic() - start:.1f} s)", flush=True)
        except Failure as failure:
            failed += 1
            print(f"FAIL {words}: {failure}", flush=True)
        finally:
            while trials.open:
                trials.open.pop().close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
