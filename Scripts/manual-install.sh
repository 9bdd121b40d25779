#!/bin/sh
# Installs the manual page and the shells' completions, which the program writes itself:
#
#     Scripts/manual-install.sh PROGRAM SHARE    SHARE is the folder `share` of the prefix
set -eu
[ $# -eq 2 ] || { sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 64; }
program=$1
share=$2

# put FILE COMMAND...: what the program writes, if it succeeds.
put() {
  file=$share/$1
  shift
  install -d "$(dirname "$file")"
  "$program" "$@" >"$file.new" </dev/null || { rm -f "$file.new"; exit 1; }
  chmod 644 "$file.new"
  mv "$file.new" "$file"
}

put man/man1/nibterm.1 manual
put bash-completion/completions/nibterm --generate-completion-script bash
put zsh/site-functions/_nibterm --generate-completion-script zsh
put fish/vendor_completions.d/nibterm.fish --generate-completion-script fish
