#!/bin/sh
# Makes the pictures in docs/pictures with the built program, whose path is the argument:
#
#     Scripts/pictures.sh .build/debug/nibterm            writes them
#     Scripts/pictures.sh --check .build/debug/nibterm    fails if one is out of date
#     Scripts/pictures.sh --documents FOLDER .build/debug/nibterm    makes only the documents that they show
set -eu

# One row per picture: its name, then the arguments of nibterm; `--format svg` is added to them. The documents are in
# the folder that `versions` fills. README.md shows all pictures.
pictures() {
  cat <<'ROWS'
browser   Trip.storyboard --screen 132x46 --keys "2 End Up Up Up Up Up Up c"
finding   Wide.storyboard --screen 132x40 --keys "2 End Up Up Up Up Up Up c E"
diff      diff Trip.storyboard Ours.storyboard
merge     merge --resolve Merged.storyboard --screen 132x40
ROWS
}

# Makes versions of docs/screens/Trip.storyboard in the current folder: with a constraint too many, with the changes of
# two people, and with the conflict that is left when these are merged.
versions() {
  cp "$1" Trip.storyboard
  wide='<constraint firstItem="btn-00-cal" firstAttribute="width" constant="320" id="c30-bt-wid"/>'
  sed "s|\(.*id=\"c24-bt-led\"/>\)|\1 $wide|" Trip.storyboard >Wide.storyboard
  sed -e 's/text="Lisbon"/text="Lisboa"/' -e 's/constant="44" id="c27-bt-hgt"/constant="60" id="c27-bt-hgt"/' \
    Trip.storyboard >Ours.storyboard
  sed -e 's/text="Lisbon"/text="Lissabon"/' -e 's/text="Offline map"/text="Offline-Karte"/' \
    Trip.storyboard >Theirs.storyboard
  "$program" merge -o Merged.storyboard Trip.storyboard Ours.storyboard Theirs.storyboard 2>/dev/null || [ $? -eq 1 ]
}

check=no
documents=
case "${1:-}" in
--check)
  check=yes
  shift
  ;;
--documents)
  shift
  documents=${1:-}
  [ $# -eq 0 ] || shift
  ;;
esac
[ $# -eq 1 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 64; }
program=$(command -v "$1") || { echo "$1 is not a program" >&2; exit 1; }
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$root/docs/pictures
trip=$root/docs/screens/Trip.storyboard
if [ -n "$documents" ]; then
  mkdir -p "$documents"
  cd "$documents"
  versions "$trip"
  exit 0
fi
cd "$root"
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
status=0
# Settings and favourites of the user are not read, so that the pictures are the same for everybody.
NIBTERM_CONFIG=/dev/null
XDG_STATE_HOME=$made
export NIBTERM_CONFIG XDG_STATE_HOME

mkdir "$made/documents" "$made/pictures"
cd "$made/documents"
versions "$trip"

while read -r name arguments; do
  # The rows are part of this script, and quoted for the shell.
  eval "set -- $arguments"
  # Warnings about a nib are ignored; it is an error if nibterm fails. `diff` has the status 1 if there are changes.
  result=0
  "$program" "$@" --format svg >"$made/pictures/$name.svg" 2>"$made/error" </dev/null || result=$?
  if [ "$1" = diff ] && [ $result -eq 1 ]; then result=0; fi
  if [ $result -ne 0 ]; then
    cat "$made/error" >&2
    echo "$name: 'nibterm $arguments --format svg' failed" >&2
    status=1
  fi
done <<ROWS
$(pictures)
ROWS
[ $status -eq 0 ] || exit $status

if [ $check = yes ]; then
  if ! diff -rq "$made/pictures" "$folder" >&2; then
    echo "docs/pictures is out of date; run 'make pictures' and look at the changes" >&2
    exit 1
  fi
else
  mkdir -p "$folder"
  rm -f "$folder"/*.svg
  cp "$made"/pictures/*.svg "$folder"
fi
