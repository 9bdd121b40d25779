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
  /// a document, git shows and merges the file as text, with its own names and not with those of git's temporary files.
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

/// The settings of one repository or of the user, as git stores them.
struct GitConfiguration {
  let git: GitCommand
  /// The option of `git config` that chooses the file: `--local` or `--global`.
  let option: String

  /// All values of a setting; empty if it is not set.
  func values(of name: String) throws(GitFailure) -> [String] {
    let run = try git.run(["config", option, "--null", "--get-all", name])
    // The status if there is none.
    if run.status == 1 { return [] }
    guard run.status == 0 else {
      throw .failed("config", reason: run.errors)
    }
    let values = run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return values.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Replaces all values of a setting.
  func set(_ name: String, to values: [String]) throws(GitFailure) {
    let current = try self.values(of: name)
    guard current != values else { return }
    if !current.isEmpty { _ = try git.output("config", option, "--unset-all", name) }
    for value in values { _ = try git.output("config", option, "--add", name, value) }
  }

  /// Removes some of the values of a setting.
  func remove(_ values: [String], from name: String) throws(GitFailure) {
    for value in Set(values).sorted() {
      _ = try git.output("config", option, "--fixed-value", "--unset-all", name, value)
    }
  }

  // MARK: The file

  /// The path of the file in which git stores the settings; `nil` if it cannot be determined.
  private var path: String? {
    if option == "--local" { return try? git.pathInRepository("config") }
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["GIT_CONFIG_GLOBAL"], !named.isEmpty { return named }
    let folders = UserFolders()
    let homeFile = folders.home.map { Disk.path(of: ".gitconfig", in: $0) }
    if let homeFile, Disk.exists(homeFile) { return homeFile }
    let configurationFile = folders.configuration.map { Disk.path(of: "git/config", in: $0) }
    return configurationFile.flatMap { Disk.exists($0) ? $0 : nil } ?? homeFile
  }

  /// Removes the header of a section without settings. git itself does not remove a header below a comment.
  ///
  /// - Parameter section: the beginning of the names of the section's settings, such as `diff.nibterm`.
  func removeEmptySection(_ section: String) throws(GitFailure) {
    let parts = section.split(separator: ".")
    let header = parts.count == 2 ? "[\(parts[0]) \"\(parts[1])\"]" : "[\(section)]"
    guard let path, let bytes = FileBytes.ifReadable(path) else { return }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].elementsEqual(header.utf8) }
    // A section with a comment or an empty line of the user is left alone.
    let areEmpty = places.allSatisfy { place in
      let next = lines[place + 1..<lines.count].first
      return next.map { $0.first == UInt8(ascii: "[") || $0.isEmpty && place + 2 == lines.count } ?? true
    }
    guard !places.isEmpty, areEmpty else { return }
    _ = try git.output("config", option, "--remove-section", section)
  }

  /// The reason why the file must not be written; `nil` if it can be. git would replace a device or a pipe by a file.
  var problem: String? {
    guard let path, let status = try? FileStatus(of: path), status.kind != .regular else { return nil }
    return "\(path) is \(status.kind.rawValue)"
  }

  /// An end of the file that git changes when it writes a setting.
  enum Ending {
    /// The file does not exist, and git creates it.
    case noFile
    /// The last line has no line break, and git adds it. The file has the given number of bytes.
    case open(Int)

    /// The value of the setting that stores the ending.
    var text: String {
      switch self {
      case .noFile: "no file"
      case .open(let count): "\(count)"
      }
    }

    init?(_ text: String) {
      if text == "no file" {
        self = .noFile
      } else if let count = Int(text) {
        self = .open(count)
      } else {
        return nil
      }
    }
  }

  /// The ending of the file; `nil` if git does not change it.
  var ending: Ending? {
    guard let path else { return nil }
    guard Disk.existsOrIsLink(path) else { return .noFile }
    guard let bytes = FileBytes.ifReadable(path), let last = bytes.last, last != .newline else { return nil }
    return .open(bytes.count)
  }

  /// Restores the ending that the file had before git changed it, unless somebody has changed the file meanwhile.
  func restore(_ ending: Ending) {
    guard let path, let bytes = FileBytes.ifReadable(path) else { return }
    switch ending {
    case .noFile:
      if bytes.isEmpty { FileWriting.remove(path) }
    case .open(let count):
      guard bytes.count == count + 1, bytes.last == .newline else { return }
      try? FileWriting.replace(path, with: Array(bytes.dropLast()), ifStill: bytes)
    }
  }

  /// The command that removes a setting.
  func removal(of name: String) -> String { "git config \(option) --unset-all \(name)" }
}
