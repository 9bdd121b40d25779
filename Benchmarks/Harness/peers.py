"""Peers by name: from Debian and from PyPI, pinned, never copied into this repository."""

import shutil
import subprocess
import sys

KIWI = "1.5.1"


def package_flags(name):
    """What pkg-config has the compiler told for a library; None if the library is not there."""
    if not shutil.which("pkg-config"):
        return None
    result = subprocess.run(["pkg-config", "--cflags", "--libs", name], capture_output=True, text=True)
    return result.stdout.split() if result.returncode == 0 else None


def kiwi_headers(folder):
    """Where `#include <kiwi/kiwi.h>` is found: PyPI's kiwisolver sdist, unpacked in `folder`; None without it."""
    headers = folder / f"kiwisolver-{KIWI}"
    if not (headers / "kiwi" / "kiwi.h").exists():
        folder.mkdir(parents=True, exist_ok=True)
        archive = download(f"kiwisolver=={KIWI}", folder)
        if archive is None:
            return None
        subprocess.run(["tar", "-xzf", str(archive), "-C", str(folder)], check=True)
    return headers


def download(requirement, folder):
    """The sdist of a requirement; pip asks for the build tools that it names too, to look at its metadata."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
         "--no-binary", ":all:", "--dest", str(folder), requirement],
        capture_output=True)
    return next(folder.glob("*.tar.gz"), None)
