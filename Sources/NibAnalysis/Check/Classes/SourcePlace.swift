import NibCore

/// The position of a file in a program, to choose between several classes with one name.
struct SourcePlace: Sendable {
  private let folders: [Substring]
  private let module: String?

  /// - Parameter module: the module whose classes take precedence; its files are in a folder of that name.
  init(_ file: String, module: String? = nil) {
    let isAbsolute = file.hasPrefix("/")
    let path = isAbsolute ? file : "\(Disk.currentFolder)/\(file)"
    folders = path.split(separator: "/").filter { $0 != "." && !$0.hasSuffix(".lproj") }.dropLast()
    self.module = module
  }

  /// The indices of the nearest places: those of the module, if there is one, then those with the most parent
  /// folders in common with this one. There are several if they are equally near.
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
