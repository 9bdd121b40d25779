#!/usr/bin/env bash
# Makes SwiftPM use the versions of packages in Packaging/package-versions, so that a release has the same contents
# whenever it is built. Package.swift accepts other versions too, because programs that use NibTerm as a library choose
# their own.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}

# `name version` of each package that SwiftPM has chosen.
chosen() {
  sed -n -e 's/.*"identity" : "\(.*\)".*/\1/p' -e 's/.*"version" : "\(.*\)".*/\1/p' Package.resolved | paste -d ' ' - -
}

[ -f Package.resolved ] || "$swift" package resolve
while read -r name version; do
  case $(chosen | grep "^$name ") in
    '' | "$name $version") ;; # the package is not used, or has this version
    *) "$swift" package resolve "$name" --version "$version" ;;
  esac
done <Packaging/package-versions
others=$(chosen | grep -vxFf Packaging/package-versions || true)
[ -z "$others" ] || { printf 'pin-packages.sh: add to Packaging/package-versions:\n%s\n' "$others" >&2; exit 1; }
