#!/bin/sh
# Installs the Debian packages of the benchmarks' peers that are missing. A package that cannot be installed does not
# stop the benchmarks: the report says that the peer is missing.
set -u

packages=""
need() { command -v "$1" >/dev/null 2>&1 || packages="$packages $2"; }
need less less
need pkg-config pkg-config
need chafa chafa
need c++ g++
command -v bat >/dev/null 2>&1 || need batcat bat
[ -n "$packages" ] || pkg-config --exists libxml-2.0 || packages=" libxml2-dev"
case "$packages" in *pkg-config*) packages="$packages libxml2-dev" ;; esac
[ -n "$packages" ] || exit 0

command -v apt-get >/dev/null 2>&1 || exit 0
as_root=""
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null 2>&1 || exit 0
  as_root="sudo"
fi
echo "nibterm: installing$packages for the comparison (apt-get, ${as_root:-as root})" >&2
$as_root apt-get update -qq
for package in $packages; do
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq "$package" >/dev/null 2>&1 ||
    echo "nibterm: $package cannot be installed" >&2
done
exit 0
