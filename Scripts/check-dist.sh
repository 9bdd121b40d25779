#!/usr/bin/env bash
# Tests the packages of a release program: check-dist.sh PROGRAM
#
# Makes the packages twice and compares their bytes; installs them into temporary folders as a user without Swift would,
# and runs the installed program with an empty environment; and installs the program as the GitHub Action does. Needs
# one to two minutes, most of them for compression. Nothing outside of temporary folders is changed.
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "check-dist.sh: $1" >&2; exit 1; }
passed() { echo "passed: $1"; }
skipped() { echo "skipped: $1"; }

# Packages for which everything that must have no influence is different: the user's settings, the names and times of
# folders. Both run at the same time.
(umask 022 && Scripts/dist.sh "$program" "$work/first" >"$work/first.log" 2>&1) &
first=$!
cp "$program" "$work/copy"
(umask 077 && HOME=$work TZ=Asia/Tokyo LANG=C.UTF-8 LC_ALL=C.UTF-8 TMPDIR=$work \
  Scripts/dist.sh "$work/copy" "$work/a longer name" >"$work/second.log" 2>&1) &
second=$!
wait $first || fail "$(cat "$work/first.log")"
wait $second || fail "$(cat "$work/second.log")"
diff -r "$work/first" "$work/a longer name" || fail "the packages of the same program differ"
passed "the same program gives the same packages"

dist=$work/first
(cd "$dist" && sha256sum --quiet --check SHA256SUMS) || fail "SHA256SUMS is wrong"
tarball=$(echo "$dist"/*.tar.gz)
package=$(echo "$dist"/*.deb)
passed "the checksums are right"

# Runs an installed program with an empty environment, and compares what it prints with what the given program prints.
nibs=SampleNibs/Lesson/MyTableViewCell.xib
output() { (env -i "$1" --version && env -i "$1" show "$nibs" && env -i "$1" check "$nibs") 2>&1; }
expected=$(output "$program")
works() { [ "$expected" = "$(output "$1")" ]; }

# The system's commands without a Swift toolchain.
path=$work/commands
mkdir "$path"
for name in sh make find install mkdir rm rmdir; do ln -s "$(command -v $name)" "$path/$name"; done

tar -xzf "$tarball" -C "$work"
unpacked=$work/$(basename "$tarball" .tar.gz)
prefix="$work/a prefix"
env -i PATH="$path" make -s -C "$unpacked" install PREFIX=/usr DESTDIR="$prefix"
works "$prefix/usr/bin/nibterm" || fail "the program that the tarball installs does not work"
diff -r "$unpacked/bin" "$prefix/usr/bin" && diff -r "$unpacked/share" "$prefix/usr/share" || fail "files are missing"
man=$prefix/usr/share/man/man1/nibterm.1
! command -v man >/dev/null || man --warnings -l "$man" 2>&1 >/dev/null | (! grep .) || fail "$man has errors"
bash -n "$prefix/usr/share/bash-completion/completions/nibterm"
env -i PATH="$path" make -s -C "$unpacked" uninstall PREFIX=/usr DESTDIR="$prefix"
[ -z "$(find "$prefix" -type f)" ] || fail "'make uninstall' leaves files"
passed "the tarball installs a program that works without Swift, and removes it"

root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/nibs" "$root/proc"
touch "$root/var/lib/dpkg/status"
fakeroot=
[ "$(id -u)" = 0 ] || fakeroot=fakeroot
$fakeroot dpkg --root="$root" --force-not-root --log=/dev/null --install "$package" >"$work/dpkg.log" 2>&1 ||
  fail "$(cat "$work/dpkg.log")"
works "$root/usr/bin/nibterm" || fail "the program that the Debian package installs does not work"
[ -z "$(dpkg --root="$root" --verify nibterm)" ] || fail "md5sums in the Debian package is wrong"
cmp "$root/usr/bin/nibterm" "$unpacked/bin/nibterm" || fail "the packages contain different programs"
# In a system without any other file, the program depends only on the kernel: Swift reads its arguments from /proc. The
# document is outside of its project, which would change the drawing.
cp "$nibs" "$root/nibs/Cell.xib"
in_root() { unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec env -i "$(command -v chroot)" "$0" "$@"' "$root" "$@"; }
if in_root /usr/bin/nibterm --version >/dev/null 2>&1; then
  diff <(in_root /usr/bin/nibterm show /nibs/Cell.xib 2>/dev/null) <(env -i "$program" show "$root/nibs/Cell.xib" 2>/dev/null) ||
    fail "the program draws something else in an empty system"
  passed "the program works in a system without any other file"
else
  skipped "running the program in a system without any other file, for which this user may not create a root"
fi
$fakeroot dpkg --root="$root" --force-not-root --log=/dev/null --purge nibterm >"$work/dpkg.log" 2>&1
[ -z "$(find "$root/usr" -type f 2>/dev/null)" ] || fail "removing the Debian package leaves files"
passed "the Debian package installs a program that works, and removes it"

if command -v lintian >/dev/null; then
  lintian --allow-root --display-info --pedantic --tag-display-limit 0 --fail-on error,warning,info,pedantic \
    "$package" >"$work/lintian.log" 2>&1 || fail "$(cat "$work/lintian.log")"
  passed "lintian finds nothing that Packaging/lintian-overrides does not explain"
else
  skipped "lintian, which is not installed"
fi

# The GitHub Action installs from the address of a release, which is a folder here.
export RUNNER_TEMP=$work/runner GITHUB_PATH=$work/github-path GITHUB_OUTPUT=$work/github-output
export NIBTERM_REPOSITORY='' NIBTERM_VERSION='' NIBTERM_SHA256='' NIBTERM_BUILD=false NIBTERM_URL="file://$dist"
Scripts/action.sh install >/dev/null
works "$RUNNER_TEMP/nibterm/bin/nibterm" || fail "the program that the GitHub Action installs does not work"
NIBTERM_SHA256=$(sha256sum "$tarball" | cut -d' ' -f1) Scripts/action.sh install >/dev/null
rm -r "$RUNNER_TEMP"
! NIBTERM_SHA256=0000 Scripts/action.sh install 2>/dev/null || fail "a release with another checksum was installed"
! NIBTERM_VERSION=0.0.0 Scripts/action.sh install 2>/dev/null || fail "a missing release was installed"
cp "$tarball" "$work/good.tar.gz"
echo damaged >>"$tarball"
! Scripts/action.sh install 2>/dev/null || fail "a damaged release was installed"
[ ! -e "$RUNNER_TEMP" ] || fail "a refused release left files"
mv "$work/good.tar.gz" "$tarball"
passed "the GitHub Action installs a release, and refuses a damaged one and one with another checksum"

Scripts/action.sh install >/dev/null
mkdir "$work/some nibs"
cp "$nibs" "$work/some nibs/-Cell.xib"
check() { (cd "$work/some nibs" && PATH=$(tail -1 "$GITHUB_PATH"):$PATH && "$OLDPWD/Scripts/action.sh" check); }
export NIBTERM_PATHS=$'-Cell.xib\n.' NIBTERM_ARGS="--severity note --device 'iPhone 8'" NIBTERM_REPORTER=json
export NIBTERM_OUTPUT='a report.json'
check 2>/dev/null || fail "the GitHub Action fails for a document without errors"
grep -q unknown-class "$work/some nibs/a report.json" || fail "the GitHub Action does not write its report"
echo '<document>' >"$work/some nibs/Broken.xib"
! check 2>/dev/null || fail "the GitHub Action does not fail for a document with errors"
passed "the GitHub Action checks documents"

version=$(env -i "$program" --version)
others=$(grep -noE '(@v|/v|rev: v|nibterm[-_])[0-9]+\.[0-9]+\.[0-9]+' docs/ci.md | grep -vE "[^0-9]${version//./\\.}\$" || true)
[ -z "$others" ] || fail "docs/ci.md mentions other versions: $others"
passed "docs/ci.md mentions the version of the program"
