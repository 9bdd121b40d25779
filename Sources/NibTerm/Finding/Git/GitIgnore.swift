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

  /// No patterns, as outside any work tree.
  static let none = GitIgnore()

  /// Adds the patterns of a file that lies deeper than those added before.
  ///
  /// - Parameters:
  ///   - text: the file's bytes.
  ///   - folder: the path of the file's folder from the work tree's top; empty for the top itself.
  mutating func add(_ text: [UInt8], in folder: String) {
    let patterns = GitIgnorePattern.all(in: text)
    guard !patterns.isEmpty else { return }
    levels.append(Level(patterns: patterns, folderLength: folder.isEmpty ? 0 : folder.utf8.count + 1))
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
      let decisive = level.patterns.last { $0.matches(path: inside, name: name, isFolder: isFolder) }
      if let decisive { return !decisive.isNegated }
    }
    return false
  }
}
