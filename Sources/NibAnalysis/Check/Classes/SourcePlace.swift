import NibCore

/// A file among others: which of several classes with one name is meant there.
struct SourcePlace: Sendable {
  private let folders: [Substring]
  private let module: String?

  /// - Parameter module: the module whose classes come first; its files lie in a folder of that name.
  init(_ file: String, module: String? = nil) {
    let isAbsolute = file.hasPrefix("/")
    let path = isAbsolute ? file : "\(Disk.currentFolder)/\(file)"
    folders = path.split(separator: "/").filter { $0 != "." && !$0.hasSuffix(".lproj") }.dropLast()
    self.module = module
  }

  /// The indices of the places that lie nearest: first those in the same project, that is with most folders in
  /// common. Several if they are as near as each other.
  func nearest(_ places: [SourcePlace]) -> [Int] {
    let ranks = places.map(rank)
    guard let best = ranks.min(by: <) else { return [] }
    return ranks.indices.filter { ranks[$0] == best }
  }

  private func rank(_ other: SourcePlace) -> (isForeign: Int, apart: Int, distance: Int) {
    let isForeign = module.map { !other.folders.contains(Substring($0)) } ?? false
    var shared = 0
    while shared < folders.count, shared < other.folders.count, folders[shared] == other.folders[shared] {
      shared += 1
    }
    return (isForeign ? 1 : 0, folders.count - shared, other.folders.count - shared)
  }
}
