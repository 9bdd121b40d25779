#!/usr/bin/env bash
# Fuzzes NibTerm: builds NibCore once with AddressSanitizer and libFuzzer's coverage, and runs all targets for the given
# number of seconds in total. Prints one row per target. The exit status is 1 if any input crashed, hung or leaked.
#
#   Scripts/fuzz.sh SECONDS [TARGET...]
#
# CORPUS  a folder of documents to start from, in addition to NibTerm's own (default: ../shared/corpus, if it exists)
# JOBS    the number of targets that run at a time (default: the number of processors)
# KEEP_GOING=1  continues after a crash, to collect several crashes
# Inputs that crashed are kept in Fuzzing/.build/crashes. To run one again:
# SWIFT_BACKTRACE=enable=no Fuzzing/.build/TARGET FILE
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?missing the number of seconds}
shift
build=Fuzzing/.build
corpus=${CORPUS:-../shared/corpus}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
all="xml-scanner xib archive nib-archive keyed-archive property-list font input document compiled"
targets=${*:-$all}

mkdir -p "$build/crashes" "$build/logs"

# Succeeds if $1 is missing or older than one of the Swift files below the other arguments.
is_stale() {
  [ ! -e "$1" ] || [ -n "$(find "${@:2}" -name '*.swift' -newer "$1" -print -quit)" ]
}

# Unlike -sanitize=fuzzer, this does not trace comparisons: the mutators know the words of the formats, and tracing
# takes a fifth of the time.
covered="-sanitize=address -sanitize-coverage=edge,inline-8bit-counters,pc-table"
sanitized() { swiftc -swift-version 6 -O -parse-as-library -gline-tables-only "$@"; }

libraries="NibSupport NibFormats NibLayout NibCells NibResources NibFoundation NibCore NibDrawing NibSources NibEditing NibAnalysis"
is_rebuilt=
for library in $libraries; do
  # A library is built again when its own sources, or those of a library before it, have changed.
  if [ -n "$is_rebuilt" ] || is_stale "$build/lib$library.a" "Sources/$library"; then
    is_rebuilt=yes
    echo "building $library with AddressSanitizer"
    # shellcheck disable=SC2046 -- each word is one file
    # shellcheck disable=SC2086 -- several options
    sanitized $covered -wmo -num-threads "$(getconf _NPROCESSORS_ONLN)" -enable-testing -package-name nibterm \
      -module-name "$library" -I "$build" -I Sources/CPNG -I Sources/CJPEG -I Sources/CFreeType -I Sources/CXattr \
      -emit-module -emit-module-path "$build/$library.swiftmodule" \
      -emit-library -static -o "$build/lib$library.a" $(find "Sources/$library" -name '*.swift')
    rm -f "$build/nibterm-fuzz"
  fi
done
if is_stale "$build/nibterm-fuzz" Fuzzing/Sources Sources/NibScreen/Input; then
  # Classes that documents name are looked up by name at run time, so the whole of each library is linked.
  # shellcheck disable=SC2046
  # shellcheck disable=SC2086
  sanitized -sanitize=fuzzer,address -use-ld=lld -package-name nibterm -module-name NibTermFuzz \
    -I "$build" -I Sources/CPNG -I Sources/CJPEG -I Sources/CFreeType -I Sources/CXattr -o "$build/nibterm-fuzz" \
    $(find Fuzzing/Sources Sources/NibScreen/Input -name '*.swift') \
    -L "$build" -Xlinker --whole-archive $(printf -- '-l%s ' $libraries) -Xlinker --no-whole-archive \
    -Xlinker -l:libfreetype.a -Xlinker -l:libpng16.a -Xlinker -l:libjpeg.a -Xlinker -l:libbrotlidec.a -Xlinker -l:libbrotlicommon.a \
    -Xlinker -l:libz.a -lm
fi

# Copies documents in the folders $2... to the seeds $1. Only small documents are copied, because libFuzzer prefers
# them, and at most 120 per folder, evenly chosen, so that a short run has time for mutations.
copy_seeds() {
  local kind=$1 folder file
  shift
  mkdir -p "$build/seeds/$kind"
  for folder in "$@"; do
    [ -d "$folder" ] || continue
    find "$folder" -type f -size -12k \( -name '*.xib' -o -name '*.storyboard' -o -name '*.bytes' \) | sort |
      awk '{ all[NR] = $0 } END { step = NR / 120; if (step < 1) step = 1; for (i = 1; i <= NR; i += step) print all[int(i)] }' |
      while IFS= read -r file; do cp "$file" "$build/seeds/$kind/${file//[\/.]/-}"; done
  done
}
rm -rf "$build/seeds"
copy_seeds documents SampleNibs Tests/Fixtures Conformance/documents "$corpus"
copy_seeds archives Tests/Fixtures/Archives
copy_seeds small Tests/Fixtures/Documents SampleNibs/Lesson SampleNibs/Menu SampleNibs/NibOwner \
  Fuzzing/Seeds/input
copy_seeds input Fuzzing/Seeds/input
copy_seeds font Fuzzing/Seeds/font

seeds_of() {
  case $1 in
    input | font) echo "$build/seeds/$1" ;;
    archive) echo "$build/seeds/archives" ;;
    document | xib) echo "$build/seeds/documents" ;;
    *) echo "$build/seeds/small" ;;
  esac
}

count=$(echo "$targets" | wc -w)
share=$((seconds * jobs / count))
[ "$share" -ge 1 ] || share=1

run() {
  local target=$1
  local options=()
  [ "${KEEP_GOING:-0}" = 0 ] || options=(-fork=1 -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1)
  # A whole document has tens of thousands of features. Weighting inputs by their features would take half of the time.
  case $target in document | compiled) options+=(-entropic=0) ;; esac
  mkdir -p "$build/corpus/$target"
  ln -sf nibterm-fuzz "$build/$target"
  # The target itself has a stricter time limit. libFuzzer's limit ends endless runs, even on a busy machine.
  env SWIFT_BACKTRACE=enable=no SWIFT_DETERMINISTIC_HASHING=1 \
    LSAN_OPTIONS=suppressions=Fuzzing/leaks.txt:print_suppressions=0 \
    ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0:quarantine_size_mb=16 \
    "$build/$target" -max_total_time="$share" -timeout=30 -rss_limit_mb=3000 -malloc_limit_mb=1000 \
    -max_len=16384 -report_slow_units=600 -print_final_stats=1 -artifact_prefix="$build/crashes/$target-" "${options[@]}" \
    "$build/corpus/$target" "$(seeds_of "$target")" >"$build/logs/$target" 2>&1 || echo failed >>"$build/logs/$target"
}

rm -f "$build"/crashes/* "$build"/logs/*
for target in $targets; do
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
  run "$target" &
done
wait

# Prints the last number that follows $2 in the log $1.
last() { grep -oE "$2 *[0-9]+" "$1" | tail -1 | grep -oE '[0-9]+$' || echo 0; }

status=0
printf '%-14s %12s %12s %10s %8s\n' target executions executions/s coverage crashes
for target in $targets; do
  log=$build/logs/$target
  executed=$(last "$log" 'stat::number_of_executed_units:')
  [ "$executed" != 0 ] || executed=$(last "$log" '^#')
  crashes=$(find "$build/crashes" -name "$target-*" | wc -l)
  printf '%-14s %12s %12s %10s %8s\n' "$target" "$executed" $((executed / share)) "$(last "$log" 'cov:')" "$crashes"
  if [ "$crashes" != 0 ] || [ "$(tail -1 "$log")" = failed ]; then
    status=1
    grep -hE 'Fatal error|SUMMARY|ERROR: |hang: ' "$log" | sort | uniq -c | sort -rn | head -5
    echo "  see $log"
  fi
done
exit $status
