import NibCore

/// What git leaves out of a work tree, as far as one folder of it is concerned: the patterns of
/// `.git/info/exclude` and of the `.gitignore` files in the folder and above it.
///
/// Of all patterns that match, the last of the innermost file decides. What lies in a folder that is left out
/// stays out, so nobody should look there. A user's own excludes (`core.excludesFile`) are not read, and names
/// are told apart by case whatever `core.ignoreCase` says.
struct GitIgnore {
  /// The patterns of one file.
  private struct Level {
    let patterns: [GitIgnorePattern]
    /// How long the path to the file's folder is, with a slash at its end.
    let folderLength: Int
  }

  private var levels: [Level] = []
  private var room = Room()
  private var remarks: [FinderRemark] = []

  /// How many more patterns count. All files that say something about one folder share it.
  private struct Room {
    var patterns = GitIgnore.mostPatterns
    var globs = GitIgnore.mostGlobs

    /// Whether there is room for a pattern, which is taken.
    mutating func take(_ pattern: GitIgnorePattern) -> Bool {
      guard patterns > 0, globs >= pattern.cost else { return false }
      patterns -= 1
      globs -= pattern.cost
      return true
    }
  }

  /// The largest file of patterns, in bytes. A larger one does not count at all.
  static let largestFile = 1 << 18
  /// The largest number of patterns that count for a folder, with those of the folders above it.
  static let mostPatterns = 10_000
  /// The largest number of those that have wildcards in them, other than one asterisk at the beginning. Of more than 63
  /// characters, each 64 count as a pattern.
  static let mostGlobs = 2_000

  /// No patterns, as outside any work tree.
  static let none = GitIgnore()

  /// Adds the patterns of a file on the disk, if there is one. What does not count is remarked on.
  ///
  /// - Parameter folder: the path of the file's folder from the work tree's top; empty for the top itself.
  mutating func add(file: String, in folder: String) {
    do throws(FileFailure) {
      let text = try FileBytes.read(file, limit: Self.largestFile)
      guard !add(text, in: folder) else { return }
      let most = "at most \(Self.mostPatterns), and \(Self.mostGlobs) with wildcards"
      remark(file, "only the first patterns in this file count: with those of the folders above, \(most)")
    } catch {
      guard case .tooLarge(let size, let limit) = error.reason else { return }
      let found = size.map { "it has \($0) bytes" } ?? "it is too large"
      remark(file, "the patterns in this file do not count: \(found), and at most \(limit) bytes are read")
    }
  }

  private mutating func remark(_ file: String, _ reason: String) {
    remarks.append(.ignoreFile(file, reason: reason))
  }

  /// The remarks on files that have been added since the last call.
  mutating func takeRemarks() -> [FinderRemark] {
    defer { remarks = [] }
    return remarks
  }

  /// Adds the patterns of a file that lies deeper than those added before, as far as there is room for them.
  ///
  /// - Parameters:
  ///   - text: the file's bytes.
  ///   - folder: the path of the file's folder from the work tree's top; empty for the top itself.
  /// - Returns: whether all of them count.
  @discardableResult
  mutating func add(_ text: [UInt8], in folder: String) -> Bool {
    var patterns: [GitIgnorePattern] = []
    var isWhole = true
    for pattern in GitIgnorePattern.all(in: text) {
      isWhole = room.take(pattern)
      guard isWhole else { break }
      patterns.append(pattern)
    }
    if !patterns.isEmpty {
      let length = folder.isEmpty ? 0 : folder.utf8.count + 1
      levels.append(Level(patterns: patterns, folderLength: length))
    }
    return isWhole
  }

  /// Whether a file or folder is left out.
  ///
  /// - Parameter path: from the work tree's top, in a folder that all added files belong to or lie above.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard !levels.isEmpty else { return false }
    let bytes = Array(path.utf8)
    let name = bytes.lastIndex(of: .slash).map { bytes[($0 + 1)...] } ?? bytes[...]
    for level in levels.reversed() {
      let inside = bytes.dropFirst(level.folderLength)
      // (By index: nothing is copied for a pattern that does not match.)
      let decisive = level.patterns.indices.last {
        level.patterns[$0].matches(path: inside, name: name, isFolder: isFolder)
      }
      if let decisive { return !level.patterns[decisive].isNegated }
    }
    return false
  }
}
