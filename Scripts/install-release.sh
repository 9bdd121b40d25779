#!/usr/bin/env bash
# Installs the program of a release: install-release.sh [OPTIONS] FOLDER
#
#   --version VERSION       the version to install (default: that of this copy of NibTerm)
#   --repository OWNER/NAME the repository on GitHub that has the release
#   --url URL               the address of a folder with the files of the release, in place of --repository
#   --sha256 SUM            the checksum that the release must have. Without it, the release's own SHA256SUMS is used,
#                           which finds damaged downloads.
set -euo pipefail
fail() { echo "install-release.sh: $1" >&2; exit 1; }

version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$(dirname "$0")/../Sources/NibTerm/Output/ProgramVersion.swift")
repository='' url='' checksum=''
while [ $# -gt 1 ]; do
  case $1 in
    --version) version=${2#v} ;;
    --repository) repository=$2 ;;
    --url) url=$2 ;;
    --sha256) checksum=$2 ;;
    *) fail "there is no option $1" ;;
  esac
  shift 2
done
folder=${1:?the folder is missing}
: "${url:=https://github.com/${repository:?use --repository or --url}/releases/download/v$version}"

[ "$(uname -s)" = Linux ] || fail "releases are only for Linux; build NibTerm from source on other systems"
name=nibterm-$version-linux-$(uname -m)
download=$(mktemp -d)
trap 'rm -rf "$download"' EXIT
get() {
  curl --fail --silent --show-error --location --retry 3 --output "$download/$1" "$url/$1" ||
    fail "cannot download $url/$1"
}

get "$name.tar.gz"
if [ -z "$checksum" ]; then
  get SHA256SUMS
  checksum=$(awk -v name="$name.tar.gz" '$2 == name { print $1 }' "$download/SHA256SUMS")
fi
actual=$(sha256sum "$download/$name.tar.gz" | cut -d ' ' -f 1)
[ "$actual" = "$checksum" ] || fail "the checksum of $name.tar.gz is $actual, and not '$checksum'"

mkdir -p "$folder"
tar -xzf "$download/$name.tar.gz" -C "$folder" --strip-components=1
