#!/usr/bin/env bash
# The steps of the GitHub Action (action.yml): action.sh install, action.sh check
#
# The inputs of the action are in variables whose names start with NIBTERM_. The other variables are those that GitHub
# sets. Works with bash 3.2, which is the version on macOS.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)

# Installs the release, or builds the program, and adds its folder to PATH for the next steps.
install_program() {
  folder=$RUNNER_TEMP/nibterm
  if [ "$NIBTERM_BUILD" = true ]; then
    make -C "$scripts/.." install PREFIX="$folder"
  else
    "$scripts/install-release.sh" --repository "$NIBTERM_REPOSITORY" \
      ${NIBTERM_VERSION:+--version "$NIBTERM_VERSION"} ${NIBTERM_SHA256:+--sha256 "$NIBTERM_SHA256"} \
      ${NIBTERM_URL:+--url "$NIBTERM_URL"} "$folder"
  fi
  "$folder/bin/nibterm" --version
  echo "$folder/bin" >>"$GITHUB_PATH"
  echo "program=$folder/bin/nibterm" >>"$GITHUB_OUTPUT"
}

# Runs the check. Its exit status is that of nibterm: 1 if there are errors.
check_documents() {
  arguments=()
  # xargs splits the options as a shell does, but does not expand or run anything.
  while IFS= read -r argument; do
    [ -z "$argument" ] || arguments+=("$argument")
  done < <(printf '%s' "$NIBTERM_ARGS" | xargs printf '%s\n')
  [ -z "$NIBTERM_REPORTER" ] || arguments+=(--reporter "$NIBTERM_REPORTER")
  arguments+=(--)
  while IFS= read -r path; do
    [ -z "$path" ] || arguments+=("$path")
  done <<<"$NIBTERM_PATHS"
  if [ -n "$NIBTERM_OUTPUT" ]; then
    nibterm check "${arguments[@]}" >"$NIBTERM_OUTPUT"
  else
    nibterm check "${arguments[@]}"
  fi
}

case ${1:-} in
  install) install_program ;;
  check) check_documents ;;
  *) echo "usage: action.sh install|check" >&2; exit 64 ;;
esac
