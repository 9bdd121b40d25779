import NibCore

/// The folder of a file, used to choose between several classes with the same name.
struct SourcePlace: Sendable {
  private let folders: [Substring]
  private let module: String?
  private let savedModule: String?

  /// - Parameters:
  ///   - module: the module whose classes take precedence; its files are in a folder of that name.
  ///   - savedModule: the module whose classes take precedence among those that have equally many parent folders in
  ///     common with the file.
  init(_ file: String, module: String? = nil, savedModule: String? = nil) {
    folders = SourcePlace.parts(of: file).filter { !$0.hasSuffix(".lproj") }.dropLast()
    (self.module, self.savedModule) = (module, savedModule)
  }

  /// The names in the absolute path of a file, without `.` and `..`.
  private static func parts(of file: String) -> [Substring] {
    let path = file.beginsExactly(with: "/") ? file : "\(Disk.currentFolder)/\(file)"
    return path.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
  }

  /// The absolute path of a file or folder, without `.` and `..`.
  static func path(_ file: String) -> String { "/" + parts(of: file).joined(separator: "/") }

  /// The indices of the nearest places; several if they are equally near. A place in the module is nearest. The nearest
  /// place is the one with the most parent folders in common with this place. Of several such places, one in the saved
  /// module is nearest, then the one that is the fewest folders below the common ones.
  func nearest(_ places: [SourcePlace]) -> [Int] {
    let ranks = places.map(rank)
    guard let best = ranks.min(by: <) else { return [] }
    return ranks.indices.filter { ranks[$0] == best }
  }

  /// Whether places in a module come first, whatever their folders are.
  var hasModule: Bool { module != nil }

  /// The path of the folder that contains the file's folder, without the first `/`.
  var parentFolder: String { folders.dropLast().joined(separator: "/") }

  /// The paths of all folders around the file without the first `/`, the nearest first.
  var folderPaths: some Sequence<String> {
    folders.indices.reversed().lazy.map { folders[...$0].joined(separator: "/") }
  }

  /// The absolute paths of the folders around the file that are in one of the given folders, the nearest first.
  ///
  /// - Parameter roots: absolute paths, as `path(_:)` returns them.
  func folderPaths(in roots: [String]) -> some Sequence<String> {
    folderPaths.lazy.map { "/\($0)" }.prefix { folder in
      roots.contains { folder == $0 || folder.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
  }

  func isInFolder(named name: String) -> Bool { folders.contains(Substring(name)) }

  /// How near another place is; a smaller rank is nearer. A place in the same module is nearer than any other one.
  private func rank(_ other: SourcePlace) -> (module: Int, apart: Int, savedModule: Int, distance: Int) {
    let isOutside = { (module: String?) in module.map { other.isInFolder(named: $0) ? 0 : 1 } ?? 0 }
    var shared = 0
    while shared < folders.count, shared < other.folders.count, folders[shared] == other.folders[shared] {
      shared += 1
    }
    return (
      module: isOutside(module), apart: folders.count - shared, savedModule: isOutside(savedModule),
      distance: other.folders.count - shared
    )
  }
}
