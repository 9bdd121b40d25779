#!/bin/sh
# Checks that numbers with fractions are converted to integers only with `Int(bounded:)`, `Int(exactly:)` or
# `Int(clamping:)`, because `Int(x)` traps if x is NaN or too large, and documents can contain such numbers.
#
# The types decide, not the text: a module NibSupport in which these initializers are deprecated replaces the real one,
# and the compiler checks the types of all files with it in which a conversion without a label is written. Needs the
# modules of a debug build.
set -eu
cd "$(dirname "$0")/.."
modules=.build/debug/Modules
if [ ! -d "$modules" ]; then
  echo "there is no debug build; run 'swift build' first" >&2
  exit 1
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

{
  echo "import Foundation"
  for type in Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64; do
    echo "extension $type {"
    for number in Double Float CGFloat; do
      echo "  @available(*, deprecated, message: \"TRAP\") package init(_ value: $number) { self = 0 }"
    done
    echo "  @available(*, deprecated, message: \"TRAP\")"
    echo "  package init<Value: BinaryFloatingPoint>(_ value: Value) { self = 0 }"
    echo "}"
  done
} > "$folder/Trapping.swift"

# SwiftPM makes the name of the package from that of the folder in which it was built.
package=$(grep -F '"-module-name","NibSupport"' .build/debug.yaml | grep -o '"-package-name","[^"]*"' | head -n 1 | cut -d '"' -f 4)
options="-swift-version 6 -package-name $package -parse-as-library -D DEBUG -module-cache-path $folder/cache"
# Inlinable functions cannot use the initializers above, because these are not public.
mkdir "$folder/support"
for file in Sources/NibSupport/*.swift; do
  sed 's/@inlinable//' "$file" > "$folder/support/$(basename "$file")"
done
"${SWIFTC:-swiftc}" -emit-module -module-name NibSupport -emit-module-path "$folder/NibSupport.swiftmodule" $options \
  "$folder"/support/*.swift "$folder/Trapping.swift"

# `Int(x)`, `UInt8(x)`, `size_t(x)`, `.init(x)`, `Self(x)`, and `map(Int.init)`, but not `Int(bounded: x)`. Checking the
# types of the other files, five of six, would only take time.
conversion='(Int(8|16|32|64)?|_t|[. ]init|Self)\(([^a-zA-Z)]|[a-zA-Z]+[^a-zA-Z:]|$)|(Int(8|16|32|64)?|Self)\.init|\.init[,)]'
# The files of a target, those with a conversion as files to check.
inputs() {
  find "$@" -name '*.swift' | sort > "$folder/files"
  tr '\n' '\0' < "$folder/files" | xargs -0 grep -lE "$conversion" | sort > "$folder/checked" || true
  sed 's/^/-primary-file /' "$folder/checked"
  comm -23 "$folder/files" "$folder/checked"
}

# What the compiler's driver would add.
resources=$("${SWIFTC:-swiftc}" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
platform="-plugin-path $resources/host/plugins"
[ "$(uname -s)" != Darwin ] || platform="$platform -sdk $(xcrun --show-sdk-path)"
maps=$(find Sources .build/checkouts -name module.modulemap | sed 's/.*/-Xcc -fmodule-map-file=&/')
for target in Sources/*/; do
  name=$(basename "$target")
  [ "$name" != NibSupport ] || continue
  files=$(inputs "$target")
  [ -s "$folder/checked" ] || continue
  # Files that plugins have written, such as the samples in NibSamples.
  generated=$(find .build/plugins/outputs -path "*/$name/*" -name '*.swift' 2> "$folder/null" || true)
  "${SWIFTC:-swiftc}" -frontend -typecheck -module-name "$name" $options $platform -I "$folder" -I "$modules" $maps $files \
    $generated > "$folder/log" 2>&1 || true
  # For CGFloat, the compiler cannot choose between Foundation's initializer and the deprecated one.
  grep -E "^[^ ]*\.swift:.*(TRAP|ambiguous use of 'init\(_:\)')" "$folder/log" >> "$folder/found" || true
  if grep -vE "TRAP|ambiguous use of 'init" "$folder/log" | grep -E "^[^ ]*: error: "; then
    echo "the types of $name could not be checked; build it first" >&2
    exit 1
  fi
done
if [ -s "$folder/found" ]; then
  sed -E 's/: (warning|error): .*/: this conversion traps on NaN and on large numbers/' "$folder/found" | sort -u >&2
  echo "the lines above convert a number with a fraction to an integer: write Int(bounded:)" >&2
  exit 1
fi
