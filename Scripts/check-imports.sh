#!/bin/sh
# Checks what the compiler cannot: which targets may import Foundation, ncurses, libpng, libjpeg, FreeType and Yams, and which files may
# use the disk, run git and decide which views are visible.
set -eu
cd "$(dirname "$0")/.."
status=0

# Fails if anything was found. $1: what was found, $2: the rule that it breaks
report() {
  if [ -n "$1" ]; then
    echo "$1" >&2
    echo "$2" >&2
    status=1
  fi
}

# $1: a pattern of imports, $2: a pattern of the files that may have them, $3: the rule
check() {
  found=$(grep -rlE --include='*.swift' "^ *(@[^ ]+ )?(public )?import $1" Sources | grep -vE "$2" || true)
  report "$found" "the files above import $1: $3"
}

check CNCurses '^Sources/NibScreen/Screen/' 'only NibScreen/Screen may use ncurses'
check CFork '^Sources/NibScreen/Terminal/ForegroundProgram.swift$' 'only ForegroundProgram may use fork'
check CPNG '^Sources/(NibDrawing/PixelFiles/PNG(Reader|Writer)|NibResources/PDF/PDFFilters).swift$' 'only PNGReader, PNGWriter and PDFFilters may use libpng and zlib'
check CJPEG '^Sources/NibDrawing/PixelFiles/JPEGReader.swift$' 'only JPEGReader may use libjpeg'
check CFreeType '^Sources/NibResources/Fonts/FreeTypeFace.swift$' 'only FreeTypeFace may use FreeType'
check CXattr '^Sources/NibResources/Files/ExtendedAttributes.swift$' 'only ExtendedAttributes may use it'
check Yams '^Sources/NibTerm/Checking/Configuration/' 'only the configuration of check may use Yams'
# The targets above get Foundation through NibCore, whose declarations then hide those of Foundation on macOS.
check Foundation '^Sources/(NibResources|NibFoundation)/' 'only NibResources and NibFoundation may; import NibCore instead'

# The functions of Foundation and the system that read, write or examine files. Some of Foundation's also look up users,
# which crashes a statically linked program; see Disk. Lines of tables of names are not uses.
foundation='FileManager|FileHandle|NSHomeDirectory|homeDirectory|emporaryDirectory'
foundation="$foundation"'|NSUserName|NSFullUserName|getpw|URL\((fileURLWithPath|filePath)|(Data|String)\(contentsOf|resolvingSymlinks|expandingTilde|\.write\(to: [^&]'
system='[fl]?stat|fstatat|access|unlink|rename|mkdir|rmdir|mkstemp|opendir|readdir|readlink|realpath|fopen|f?chmod|flock'
found=$(grep -rnE --include='*.swift' "$foundation|(^|[^A-Za-z0-9_.])(($system)\(|open\((\"|.*O_))" Sources \
  | grep -vE '^[^:]+:[0-9]+: *//|^[^:]+:[0-9]+:.* func ' \
  | grep -vE ': *("[A-Za-z]+": "[A-Za-z]+",? *)+$' \
  | grep -vE '^Sources/(NibResources/Files/|NibScreen/Terminal/(Terminal|Platform)\.swift:)' || true)
report "$found" "the lines above use the disk: only NibResources/Files may (and NibScreen, to open terminals)"

# VisibleView decides what is visible. Setting these properties, and their names in tables, are not tests.
found=$(grep -rnE --include='*.swift' 'alpha *[<>]=? *0\.01|clipsToBounds|masksToBounds' Sources \
  | grep -vE '^[^:]+:[0-9]+: *//|(clipsToBounds|masksToBounds) = |, \\\.(clipsToBounds|masksToBounds)\)' \
  | grep -vE '^Sources/(NibCore/Visibility/|NibAnalysis/Program/Classes/AppleKeys\.swift:|[^:]*/Generated/)' || true)
report "$found" "the lines above test whether views are transparent or clip: use VisibleView"

# GitTrust decides where git is run. The server for agents runs this program. tmux is asked about the terminal around it; it
# reads nothing from the folder. Other programs with output are not run.
found=$(grep -rn --include='*.swift' 'ProgramOutput(' Sources \
  | grep -vE '^Sources/(NibTools/Git/GitCommand|NibScreen/Terminal/ProgramOutput|NibScreen/Graphics/TmuxServer|NibTerm/MCP/MCPToolRunner)\.swift:' || true)
report "$found" "the lines above run a program: only GitCommand may, in work trees that GitTrust trusts (and TmuxServer)"
exit $status
