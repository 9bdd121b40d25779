#!/bin/sh
# Puts the program into FOLDER/bin, and its manual page, its completions and the nibs of the samples into FOLDER/share:
# stage.sh PROGRAM FOLDER
set -eu
umask 022
program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
cd "$(dirname "$0")/.."

# Installs what the program prints: printed FILE ARGUMENTS. The environment is empty, so that no settings apply. Files
# that a shell only reads, such as completions, need no line that names the shell.
printed() {
  file=$folder/share/$1
  shift
  install -d "$(dirname "$file")"
  env -i "$program" "$@" </dev/null >"$file.printed"
  sed '1{/^#!/d;}' "$file.printed" >"$file"
  rm "$file.printed"
  chmod 644 "$file"
}

install -d "$folder/bin"
install -s -m 755 "$program" "$folder/bin/nibterm"
printed man/man1/nibterm.1 manual
printed bash-completion/completions/nibterm --generate-completion-script bash
printed zsh/site-functions/_nibterm --generate-completion-script zsh
printed fish/vendor_completions.d/nibterm.fish --generate-completion-script fish
for sample in SampleNibs/*/; do
  install -d "$folder/share/nibterm/$sample"
  install -m 644 "$sample"* "$folder/share/nibterm/$sample"
done
