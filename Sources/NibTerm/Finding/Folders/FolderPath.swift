/// Joins, splits and orders paths.
enum FolderPath {
  /// Joins a folder and a path. An empty path gives the folder; an empty or `.` folder gives the path.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without its last part; empty if there is only one part.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[..<$0]) } ?? ""
  }

  /// The order in which documents are found. A folder's own documents come before those of its subfolders,
  /// and both are sorted by the bytes of their names.
  static func precedes(_ a: String, _ b: String) -> Bool {
    var (left, right) = (a.utf8[...], b.utf8[...])
    while true {
      let (leftEnd, rightEnd) = (left.firstIndex(of: .slash), right.firstIndex(of: .slash))
      guard let leftEnd, let rightEnd else {
        guard leftEnd == nil, rightEnd == nil else { return leftEnd == nil }
        return left.lexicographicallyPrecedes(right)
      }
      guard left[..<leftEnd].elementsEqual(right[..<rightEnd]) else {
        return left[..<leftEnd].lexicographicallyPrecedes(right[..<rightEnd])
      }
      left = left[left.index(after: leftEnd)...]
      right = right[right.index(after: rightEnd)...]
    }
  }
}
