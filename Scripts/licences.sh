#!/usr/bin/env bash
# Collects the licences of everything that the release program contains: licences.sh FOLDER
#
# Which libraries these are is not listed here: Package.swift names those of NibTerm, the Swift toolchain names those of
# static programs, and .build/checkouts contains the Swift packages. A library whose licence is not found is an error.
# Packaging/licences contains the licences of code that a component includes without its licence, in a folder with the
# name of the component.
# Only Debian is supported, because its packages have a file with their copyright notices.
set -euo pipefail
mkdir -p "$1"
folder=$(realpath "$1")
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}

# The folder of the toolchain's libraries, such as /usr/lib/swift.
runtime=$("$swift" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')

# The names of the linked libraries, as in the linker's option -l.
libraries() {
  grep -F '.linkedLibrary(' Package.swift | grep -vF '[.macOS]' | sed 's/.*linkedLibrary("\([^"]*\)".*/\1/'
  sed -n 's/^-l//p' "${runtime}_static/linux/static-executable-args.lnk"
  printf '%s\n' c gcc gcc_eh # the compiler adds these to every program
}

# Prints the paths of a library's archive. There is none if the library is part of the Swift toolchain.
archive() {
  case $1 in
    :*) name=${1#:} ;;
    *) name=lib$1.a ;;
  esac
  [ -e "${runtime}_static/linux/$name" ] && return
  path=$(cc -print-file-name="$name")
  [ "$path" != "$name" ] || { echo "licences.sh: there is no $name" >&2; return 1; }
  realpath "$path"
}

# `source package`, `version` and `library` of each library that comes from a Debian package.
debian_libraries() {
  for library in $(libraries | LC_ALL=C sort -u); do
    path=$(archive "$library")
    [ -n "$path" ] || continue
    package=$(dpkg -S "$path" | sed 's/: .*//')
    dpkg-query --show --showformat="\${source:Package}\t\${source:Version}\t$(basename "$path")\t${package%:*}\n" "$package"
  done | LC_ALL=C sort -u
}

{
  cat <<'END'
The program nibterm is linked statically and contains parts of the following software. Each file in this folder
contains the copyright notices and licences of one of them.

END
  debian_libraries | while IFS=$'\t' read -r source version library package; do
    cp "/usr/share/doc/$package/copyright" "$folder/$source.txt"
    printf '%s.txt: %s (Debian %s)\n' "$source" "$library" "$version"
  done
  for checkout in .build/checkouts/*/; do
    name=$(basename "$checkout")
    version=$(sed -n "/\"identity\" : \"${name,,}\"/,/\"version\"/s/.*\"version\" : \"\(.*\)\".*/\1/p" Package.resolved)
    [ -n "$version" ] || continue # the package is no longer used
    cat "$checkout"LICENSE* >"$folder/$name.txt"
    printf '%s.txt: Swift package %s\n' "$name" "$version"
  done
  cp "$runtime/../../share/swift/LICENSE.txt" "$folder/swift.txt"
  printf 'swift.txt: %s, with Foundation and Dispatch\n' "$("$swift" --version 2>/dev/null | sed -n 's/.*\(Swift version [^ ]*\).*/\1/p')"
  for part in Packaging/licences/*/*.txt; do
    whole=$(basename "$(dirname "$part")")
    [ -f "$folder/$whole.txt" ] || continue # the component is not used
    cp "$part" "$folder"
    printf '%s: part of %s.txt\n' "$(basename "$part")" "$whole"
  done
  cat <<'END'

glibc.txt: the GNU C Library is under the GNU Lesser General Public License, which is why the following is said here.
You can link the program with a changed version of the library: take the source code of NibTerm, which is available
under the MIT licence at the place from which you have this program, and run `make build` with the changed library. The
source code of the library is available from Debian, as are those of all other libraries with a Debian version above.
END
} >"$folder/README.txt"

# Licences that the notices only mention, for systems other than Debian.
mkdir -p "$folder/common-licenses"
grep -ohE '/usr/share/common-licenses/[A-Za-z]+(-[0-9.]*[0-9])?' "$folder"/*.txt | LC_ALL=C sort -u | while read -r file; do
  [ ! -f "$file" ] || cp "$file" "$folder/common-licenses/"
done
chmod -R u=rwX,go=rX "$folder"
