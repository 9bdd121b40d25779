#!/bin/sh
# Installs the Debian packages that are needed for building, if they are missing, and prints what it does. Without the
# right to install them, it prints the command that does, and fails.
set -eu

say() { printf 'nibterm: %s\n' "$1" >&2; }

if ! command -v "${SWIFT:-swift}" >/dev/null 2>&1; then
  say "there is no Swift toolchain in PATH. Install Swift 6.2 or later from swift.org, then try again."
  exit 1
fi

case "$(uname -s)" in
  Darwin) exit 0 ;; # the system's ncurses has wide characters
esac

# Swift's toolchains contain clang.
compiler=$(command -v cc || command -v clang || true)
# Whether a program with these headers and libraries can be built. $1: headers; the rest: options of the linker
builds() {
  [ -n "$compiler" ] || return 1
  { printf '#include <%s>\n' $1; printf 'int main(void) { return 0; }\n'; } > "$folder/probe.c"
  shift
  "$compiler" -D_XOPEN_SOURCE_EXTENDED "$folder/probe.c" "$@" -o "$folder/probe" 2>/dev/null
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

png="-l:libpng16.a -l:libz.a -lm"
jpeg="-l:libjpeg.a"
brotli="-l:libbrotlidec.a -l:libbrotlicommon.a"
if builds "stdio.h ncurses.h term.h png.h zlib.h jpeglib.h" -lncursesw -ltinfo -l:libfreetype.a $brotli $png $jpeg; then exit 0; fi

packages=
needs() { packages="${packages:+$packages }$1"; }
builds stdio.h || needs "gcc libc6-dev"
builds "stdio.h ncurses.h term.h" -lncursesw -ltinfo || needs libncurses-dev
builds "stdio.h png.h" -l:libpng16.a -lm || needs libpng-dev
builds "stdio.h jpeglib.h" $jpeg || needs libjpeg-dev
builds stdio.h -l:libfreetype.a || needs libfreetype-dev
builds stdio.h $brotli || needs libbrotli-dev
builds "stdio.h zlib.h" -l:libz.a || needs zlib1g-dev

if ! command -v apt-get >/dev/null 2>&1; then
  say "this is not a Debian system, and the headers or libraries of these Debian packages are missing: $packages."
  say "Install those of this system (ncurses-devel, libpng-static, ...), then try again."
  exit 1
fi

# A password is asked for only if a person who may use sudo sits at the terminal.
as_root=
if [ "$(id -u)" != 0 ]; then
  may_ask=no
  if [ -z "${CI:-}" ] && [ -t 0 ] && [ -t 2 ]; then
    case " $(id -nG) " in *" sudo "* | *" wheel "* | *" admin "*) may_ask=yes ;; esac
  fi
  if ! command -v sudo >/dev/null 2>&1; then
    as_root=no
  elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
  elif [ $may_ask = yes ]; then
    as_root=sudo
  else
    as_root=no
  fi
fi
if [ "$as_root" = no ]; then
  say "packages are missing, and this user may not install them. Run this command as root, then try again:"
  say "  apt-get update && apt-get install -y $packages"
  exit 1
fi

say "installing $packages (apt-get, ${as_root:-as root})"
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $packages >/dev/null
