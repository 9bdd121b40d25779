import NibCore

/// The git ignore rules for one folder of a work tree: the patterns of `.git/info/exclude` and of the
/// `.gitignore` files in and above the folder.
///
/// Of all matching patterns, the last one in the innermost file decides. Everything in an ignored folder is
/// ignored, so the caller must not search it. The user's own excludes (`core.excludesFile`) are not read, and
/// names are case-sensitive regardless of `core.ignoreCase`.
struct GitIgnore {
  /// The patterns of one file.
  private struct Level {
    let patterns: [GitIgnorePattern]
    /// The length of the path of the file's folder, including a slash at the end.
    let folderLength: Int
  }

  private var levels: [Level] = []
  private var budget = Budget()
  private var problems: [SearchProblem] = []

  /// The numbers of patterns that can still be added. All files that apply to one folder share them.
  private struct Budget {
    var patterns = GitIgnore.maximumPatternCount
    var globs = GitIgnore.maximumGlobCount

    /// Subtracts a pattern. Returns `false` if it exceeds a limit.
    mutating func spend(_ pattern: GitIgnorePattern) -> Bool {
      guard patterns > 0, globs >= pattern.cost else { return false }
      patterns -= 1
      globs -= pattern.cost
      return true
    }
  }

  /// The maximum size of a file of patterns, in bytes. Larger files are ignored.
  static let maximumFileSize = 1 << 18
  /// The maximum number of patterns for a folder, including those of the folders above it.
  static let maximumPatternCount = 10_000
  /// The maximum number of patterns with wildcards, not counting those such as `*.o`, which are compared as suffixes. A
  /// pattern of 64 or more characters can count as several patterns (`GitIgnorePattern.cost`).
  static let maximumGlobCount = 2_000

  /// An empty set of rules, as applies outside a work tree.
  static let none = GitIgnore()

  /// Adds the patterns of a file on disk, if it can be read. Records a problem if the file exceeds a limit, so that
  /// some patterns have no effect.
  ///
  /// - Parameter folder: the path of the file's folder from the work tree's top; empty for the top itself.
  mutating func add(file: String, in folder: String) {
    do throws(FileFailure) {
      let text = try FileBytes.read(file, limit: Self.maximumFileSize)
      guard !add(text, in: folder) else { return }
      addProblem(
        file,
        "only the first patterns in this file are used: the limit for this file and those of the folders above is "
          + "\(Self.maximumPatternCount) patterns, and \(Self.maximumGlobCount) of them with wildcards")
    } catch {
      guard case .tooLarge(let size, let limit) = error.reason else { return }
      let reason = size.map { "it has \($0) bytes" } ?? "it is too large"
      addProblem(file, "the patterns in this file are not used: \(reason), and the limit is \(limit) bytes")
    }
  }

  private mutating func addProblem(_ file: String, _ reason: String) {
    problems.append(.ignoreFile(file, reason: reason))
  }

  /// Returns the problems of the files that have been added since the last call.
  mutating func takeProblems() -> [SearchProblem] {
    defer { problems = [] }
    return problems
  }

  /// Adds the patterns of a file, up to the limits. They take precedence over the patterns that were added before, so
  /// the file must not be higher in the tree than the files of those patterns.
  ///
  /// - Parameters:
  ///   - text: the file's bytes.
  ///   - folder: the path of the file's folder from the work tree's top; empty for the top itself.
  /// - Returns: whether all patterns were added.
  @discardableResult
  mutating func add(_ text: [UInt8], in folder: String) -> Bool {
    var patterns: [GitIgnorePattern] = []
    var isComplete = true
    for pattern in GitIgnorePattern.all(in: text) {
      isComplete = budget.spend(pattern)
      guard isComplete else { break }
      patterns.append(pattern)
    }
    if !patterns.isEmpty {
      let length = folder.isEmpty ? 0 : folder.utf8.count + 1
      levels.append(Level(patterns: patterns, folderLength: length))
    }
    return isComplete
  }

  /// Whether a file or folder is ignored.
  ///
  /// - Parameter path: the path from the work tree's top. All added files must be in or above its folder.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard !levels.isEmpty else { return false }
    let bytes = Array(path.utf8)
    let name = bytes.lastIndex(of: .slash).map { bytes[($0 + 1)...] } ?? bytes[...]
    for level in levels.reversed() {
      let inside = bytes.dropFirst(level.folderLength)
      // Uses indices so that patterns that do not match are not copied.
      let decisive = level.patterns.indices.last {
        level.patterns[$0].matches(path: inside, name: name, isFolder: isFolder)
      }
      if let decisive { return !level.patterns[decisive].isNegated }
    }
    return false
  }
}
