#!/bin/sh
# Installs the Debian packages that are needed for building, if they are missing, and prints what it does.
set -eu

say() { printf 'nibterm: %s\n' "$1" >&2; }

if ! command -v "${SWIFT:-swift}" >/dev/null 2>&1; then
  say "there is no Swift toolchain in PATH. Install Swift 6 from swift.org, then try again."
  exit 1
fi

case "$(uname -s)" in
  Darwin) exit 0 ;; # the system's ncurses has wide characters
esac

if printf '#include <ncurses.h>\n#include <png.h>\n#include <term.h>\nint main(void) { return 0; }\n' |
  cc -x c -D_XOPEN_SOURCE_EXTENDED - -lncursesw -ltinfo -l:libfreetype.a -l:libpng16.a -l:libbrotlidec.a \
    -l:libbrotlicommon.a -l:libz.a -lm -o /dev/null 2>/dev/null; then
  exit 0
fi

packages="libncursesw5-dev libpng-dev libfreetype-dev libbrotli-dev zlib1g-dev"
command -v cc >/dev/null 2>&1 || packages="$packages gcc libc6-dev"

if ! command -v apt-get >/dev/null 2>&1; then
  say "ncurses with wide characters or a static library (libpng, FreeType, brotli, zlib) is missing, and this is not a"
  say "Debian system. Install their headers and libraries (ncurses-devel, libpng-static, ...), then try again."
  exit 1
fi

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1; then
  as_root="sudo"
else
  say "missing packages: $packages. Install them as root, then try again."
  exit 1
fi

say "installing $packages (apt-get, ${as_root:-as root})"
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq $packages >/dev/null
