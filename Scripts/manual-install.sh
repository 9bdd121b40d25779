#!/bin/sh
# Installs the manual page and the completions for the shells, which the program itself writes:
#
#     Scripts/manual-install.sh PROGRAM SHARE    SHARE is the folder `share` of the prefix
set -eu
[ $# -eq 2 ] || { sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 64; }
program=$1
share=$2

# put FILE COMMAND...: stores the output of the program in FILE, if the program succeeds.
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
