"""The peers' libraries, from Debian and, in a fixed version, from PyPI. They are never copied into this repository."""

import shutil
import subprocess
import sys

KIWI = "1.5.1"


def package_flags(name):
    """The compiler options for a library, from pkg-config; None if the library is missing."""
    if not shutil.which("pkg-config"):
        return None
    result = subprocess.run(["pkg-config", "--cflags", "--libs", name], capture_output=True, text=True)
    return result.stdout.split() if result.returncode == 0 else None


def kiwi_headers(folder):
    """The folder with kiwi/kiwi.h, from PyPI's kiwisolver sdist unpacked in `folder`; None if it is missing."""
    headers = folder / f"kiwisolver-{KIWI}"
    if not (headers / "kiwi" / "kiwi.h").exists():
        folder.mkdir(parents=True, exist_ok=True)
        archive = download(f"kiwisolver=={KIWI}", folder)
        if archive is None:
            return None
        subprocess.run(["tar", "-xzf", str(archive), "-C", str(folder)], check=True)
    return headers


def download(requirement, folder):
    """Downloads the sdist of a requirement. To read its metadata, pip also downloads the build tools that it names."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
         "--no-binary", ":all:", "--dest", str(folder), requirement],
        capture_output=True)
    return next(folder.glob("*.tar.gz"), None)
