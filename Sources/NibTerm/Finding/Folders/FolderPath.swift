/// How paths are put together here.
enum FolderPath {
  /// A path in a folder; an empty path is nothing to go on with, and an empty or `.` folder needs no naming.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without its last part: empty if that is all there is.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The order in which documents are found: a folder's own before those of the folders in it, both by the bytes
  /// of their names.
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
