"""The description of the machine on which the figures were measured."""

import datetime
import platform
import shutil
import subprocess
from pathlib import Path


def machine(swift):
    """Lines of a Markdown list."""
    return [
        f"- Date: {datetime.date.today().isoformat()}",
        f"- Processor: {processor()}",
        f"- Memory: {memory()}",
        f"- System: {system()}",
        f"- Swift: {first_line([swift, '--version'])}",
        f"- C++: {first_line(['c++', '--version'])}",
    ]


def processor():
    fields = pairs(Path("/proc/cpuinfo"))
    cores = subprocess.run(["getconf", "_NPROCESSORS_ONLN"], capture_output=True, text=True).stdout.strip()
    return f"{fields.get('model name', platform.machine())}, {cores} cores"


def memory():
    kilobytes = pairs(Path("/proc/meminfo")).get("MemTotal", "0 kB").split()[0]
    return f"{int(kilobytes) / (1 << 20):.1f} GB"


def system():
    release = pairs(Path("/etc/os-release"), "=")
    return f"{release.get('PRETTY_NAME', platform.system()).strip(chr(34))}, kernel {platform.release()}"


def pairs(path, mark=":"):
    """Parses `key: value` lines. If a key occurs twice, the first line is used."""
    found = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        key, _, value = line.partition(mark)
        found.setdefault(key.strip(), value.strip())
    return found


def first_line(command):
    if not shutil.which(command[0]):
        return "none"
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout or result.stderr).splitlines()[0]
