import NibCore
import NibTools

/// A setting in git's configuration that makes git use NibTerm.
struct GitSetting {
  let name: String
  let value: String
  /// The values that earlier versions of NibTerm wrote.
  var earlierValues: [String] = []

  /// The settings in the order in which they are written.
  ///
  /// Names of files follow `--`, because they can begin with a hyphen. If NibTerm is missing or fails, or a file is not
  /// a document, git shows and merges the file as text. The text has the names of the file, and not those of git's
  /// temporary files.
  static let all = [
    // git passes: path, old file, its id and mode, new file, its id and mode, and for a renamed file the new path and a
    // description; or only the path of a file in conflict.
    GitSetting(
      name: "diff.nibterm.command",
      value: #"""
        f() { if [ $# -lt 7 ]; then echo "* Unmerged path $1"; elif ! { command -v nibterm >/dev/null || \#
        { echo "nibterm: not found" >&2; false; } && nibterm diff -- "$@"; }; then \#
        [ $# -lt 9 ] || printf %s "$9"; [ "$4" = "$7" ] || [ "$4" = . ] || [ "$7" = . ] || \#
        echo "mode $4 -> $7"; git diff --no-index --no-ext-diff --no-textconv -- "$2" "$5" | \#
        P="$1" Q="${8:-$1}" M="$4" N="$7" awk '{c=$0; gsub(/\033\[[0-9;]*m/,"",c); e=ENVIRON["P"]; \#
        n=ENVIRON["Q"]} h{print; next} c~/^diff --git /{print "diff --git a/" e " b/" n; next} \#
        c~/^deleted file mode /{print "deleted file mode " ENVIRON["M"]; next} \#
        c~/^new file mode /{print "new file mode " ENVIRON["N"]; next} c~/^(old|new) mode /{next} \#
        c~/^--- /{print (c=="--- /dev/null" ? c : "--- a/" e); next} \#
        c~/^\+\+\+ /{h=1; print (c=="+++ /dev/null" ? c : "+++ b/" n); next} \#
        c~/^Binary files /{print "Binary files " (c~/^Binary files \/dev\/null / ? "/dev/null" : "a/" e) \#
        " and " (c~/ and \/dev\/null differ$/ ? "/dev/null" : "b/" n) " differ"; next} {print}' || :; \#
        fi; }; f
        """#,
      earlierValues: [
        """
        f() { if [ $# -lt 7 ]; then echo "* Unmerged path $1"; elif ! nibterm diff -- "$@"; then \
        [ $# -lt 9 ] || printf %s "$9"; [ "$4" = "$7" ] || echo "mode $4 -> $7"; \
        git diff --no-index --no-ext-diff --no-textconv -- "$2" "$5" || :; fi; }; f
        """
      ]),
    GitSetting(
      name: "diff.nibterm.textconv",
      value: #"f() { nibterm tree --full -- "$1" 2>/dev/null || cat -- "$1"; }; f"#,
      earlierValues: [#"f() { nibterm tree "$1" 2>/dev/null || cat "$1"; }; f"#]),
    GitSetting(
      name: "difftool.nibterm.cmd", value: #"nibterm diff --path="$MERGED" -- "$LOCAL" "$REMOTE""#,
      earlierValues: [#"nibterm diff --path "$MERGED" "$LOCAL" "$REMOTE""#]),
    GitSetting(
      name: "merge.nibterm.name", value: "nibterm: merge Interface Builder documents by their objects"),
    GitSetting(
      name: "merge.nibterm.driver",
      value: """
        nibterm merge --path=%P --marker-size=%L -o %A -- %O %A %B || { s=$?; [ $s -ge 126 ] || exit $s; \
        git merge-file --marker-size=%L -L ours -L base -L theirs -- %A %O %B; }
        """,
      earlierValues: ["nibterm merge --path %P --marker-size %L -o %A %O %A %B"]),
  ]

  /// Whether this or an earlier version of NibTerm writes the given value.
  func isOwn(_ storedValue: String) -> Bool {
    storedValue == value || earlierValues.contains(storedValue)
  }
}
