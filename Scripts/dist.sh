#!/usr/bin/env bash
# Packages a release program: dist.sh PROGRAM FOLDER
#
# Writes nibterm-VERSION-linux-ARCHITECTURE.tar.gz, nibterm_VERSION-1_ARCHITECTURE.deb and SHA256SUMS to the folder. The
# version is that of `nibterm --version`. The same program gives the same bytes: all times are SOURCE_DATE_EPOCH, which
# is by default the time of the last commit, and neither the time zone, the language, the user nor the order of files in
# folders has any influence.
set -euo pipefail
export LC_ALL=C TZ=UTC
umask 022
program=$(realpath "$1")
mkdir -p "$2"
output=$(realpath "$2")
cd "$(dirname "$0")/.."

fail() { echo "dist.sh: $1" >&2; exit 1; }

[ "$(uname -s)" = Linux ] || fail "packages can only be made on Linux"
! readelf --program-headers "$program" | grep -q INTERP || fail "$program is not linked statically; run 'make build'"
[ -z "$(git status --porcelain 2>/dev/null)" ] || echo "dist.sh: warning: there are changes that are not committed" >&2
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"
version=$(env -i "$program" --version)
name=nibterm-$version-linux-$(uname -m)
maintainer=${MAINTAINER:-"The NibTerm developers <nibterm@users.noreply.github.com>"}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Sets the times of all files.
set_times() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

# The tarball: a folder with bin, share, a Makefile that installs them, and a README.
stage=$work/$name
third_party=$stage/share/doc/nibterm/third-party
Scripts/stage.sh "$program" "$stage"
strip --strip-all --remove-section=.comment --remove-section=.note.gnu.build-id "$stage/bin/nibterm"
# Hashes that only the compiler uses, of its intermediate results. They depend on the folder of the build, so they are
# replaced by zeros; the section is in the middle of a segment and cannot be removed.
size=$(objdump --section-headers "$stage/bin/nibterm" | awk '$2 == ".swift_modhash" { print $3 }')
if [ -n "$size" ]; then
  head --bytes=$((16#$size)) /dev/zero >"$work/zeros"
  objcopy --update-section ".swift_modhash=$work/zeros" "$stage/bin/nibterm"
fi
install -d "$stage/share/doc/nibterm"
install -m 644 LICENSE CHANGELOG.md "$stage/share/doc/nibterm"
install -m 644 Packaging/Makefile Packaging/README.txt LICENSE "$stage"
Scripts/licences.sh "$third_party"
set_times "$stage"
tar --create --directory="$work" --sort=name --owner=0 --group=0 --numeric-owner --format=ustar "$name" |
  gzip -9 --no-name >"$output/$name.tar.gz"

# The Debian package has the same files where Debian expects them.
root=$work/debian
share=$root/usr/share
documents=$share/doc/nibterm
install -d "$root/usr" "$root/DEBIAN" "$share/lintian/overrides" "$share/zsh"
mv "$stage/bin" "$root/usr/bin"
mv "$stage/share"/* "$share"
mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
rm -r "$documents/third-party/common-licenses" "$documents/LICENSE" # they are in /usr/share/common-licenses
gzip -9 --no-name "$share/man/man1/nibterm.1"
mv "$documents/CHANGELOG.md" "$documents/changelog"
gzip -9 --no-name "$documents/changelog"
gzip -9 --no-name >"$documents/changelog.Debian.gz" <<END
nibterm ($version-1) unstable; urgency=medium

  * NibTerm $version. Its changes are in changelog.gz.

 -- $maintainer  $(date --rfc-email --date="@$SOURCE_DATE_EPOCH")
END
{
  cat Packaging/copyright
  sed '1,/^Copyright/d; 1,/^$/d; s/^$/./; s/^/ /' LICENSE
} >"$documents/copyright"
install -m 644 Packaging/lintian-overrides "$share/lintian/overrides/nibterm"

architecture=$(dpkg --print-architecture)
built_using=$(sed -n 's/^\(.*\)\.txt: .* (Debian \(.*\))$/\1 (= \2)/p' "$documents/third-party/README.txt" | sort -u | paste -sd, | sed 's/,/, /g')
# The size in KiB; every file and folder takes at least one, as dpkg-gencontrol counts.
size=$(find "$root" -path "$root/DEBIAN" -prune -o -type f -printf '%s\n' -o -printf '1\n' |
  awk '{ total += int(($1 + 1023) / 1024) } END { print total }')
sed -e "s/@VERSION@/$version-1/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@MAINTAINER@/$maintainer/" \
  -e "s/@SIZE@/$size/" -e "s/@BUILT_USING@/$built_using/" Packaging/control >"$root/DEBIAN/control"
(cd "$root" && find usr -type f | sort | xargs -d '\n' md5sum) >"$root/DEBIAN/md5sums"
chmod 644 "$root"/DEBIAN/*
find "$root" -type d -exec chmod 755 {} +
set_times "$root"
package=nibterm_$version-1_$architecture.deb
# One thread, because the number of threads changes the compressed bytes.
dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$output/$package" >/dev/null

(cd "$output" && sha256sum "$name.tar.gz" "$package" >SHA256SUMS && cat SHA256SUMS)
