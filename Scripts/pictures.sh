#!/bin/sh
# Makes the pictures in docs/pictures with the built program, whose path is the argument:
#
#     Scripts/pictures.sh .build/debug/nibterm            writes them
#     Scripts/pictures.sh --check .build/debug/nibterm    fails if one is out of date
set -eu

# One row per picture: its name, then the arguments of nibterm; `--format svg` is added to them.
pictures() {
  cat <<'ROWS'
lesson-boxes      show SampleNibs/Lesson/MyTableViewCell.xib --size 375x111 --style boxes --cells
lesson-cell       show SampleNibs/Lesson/MyTableViewCell.xib --size 375x111 --cells
lesson-tables     samples Lesson "Two Tables" --draw --size 480x320 --cells
browser           docs/screens/Trip.storyboard --screen 132x46 --keys "2 End Up Up Up Up Up Up c"
browser-boxes     SampleNibs/Lesson/MyTableViewCell.xib --screen 100x28 --keys "2 Down Down Down Down Down c b + \\"
browser-explain   SampleNibs/Lesson/MyTableViewCell.xib --screen 100x28 --keys "2 Down Down Down Down Down E w"
elements          samples Elements "The Elements" --draw --size 640x400 --cells
elements-dark     samples Elements "The Elements" --draw --size 640x400 --dark --cells
elements-rtl      samples Elements "Noble Gases" --draw --size 375x400 --rtl --cells
nmview            samples NMView "Grid Layout" --draw --size 480x320 --cells
storyboard        show SampleNibs/NibOwner/NibOwnerExample.storyboard --size 320x320 --cells
storyboard-boxes  show SampleNibs/PragmaticNib/PragmaticNib.storyboard --size 375x400 --style boxes --cells
ROWS
}

check=no
if [ "${1:-}" = --check ]; then
  check=yes
  shift
fi
[ $# -eq 1 ] || { sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 64; }
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.."
folder=docs/pictures
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
status=0
# Settings and favourites of the user are not read, so that the pictures are the same for everybody.
NIBTERM_CONFIG=/dev/null
XDG_STATE_HOME=$made
export NIBTERM_CONFIG XDG_STATE_HOME

while read -r name arguments; do
  # The rows are part of this script, and quoted for the shell.
  eval "set -- $arguments"
  # Warnings about a nib are ignored; it is an error if nibterm fails.
  if ! "$program" "$@" --format svg >"$made/$name.svg" 2>"$made/$name.error" </dev/null; then
    cat "$made/$name.error" >&2
    echo "$name: 'nibterm $arguments --format svg' failed" >&2
    status=1
  fi
  rm -f "$made/$name.error"
done <<ROWS
$(pictures)
ROWS
[ $status -eq 0 ] || exit $status

if [ $check = yes ]; then
  if ! diff -rq "$made" "$folder" >&2; then
    echo "$folder is out of date; run 'make pictures' and look at the changes" >&2
    exit 1
  fi
else
  mkdir -p "$folder"
  rm -f "$folder"/*.svg
  cp "$made"/*.svg "$folder"
fi
