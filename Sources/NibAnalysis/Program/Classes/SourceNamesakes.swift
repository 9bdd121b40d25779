import NibCore
import NibSources

/// Several classes with the same name, each with its extensions. They occur in projects with several programs.
struct SourceNamesakes: Sendable {
  private let parts: [SourceClass]
  /// The folders of the declarations.
  private let places: SourcePlaces
  /// For each place, the indices into `parts` of the parts that belong to its class: its declaration, and the
  /// extensions to which it is nearest.
  private let ownedParts: [[Int]]

  /// Returns `nil` unless the parts contain at least two declarations.
  init?(_ parts: [SourceClass]) {
    guard parts.lazy.filter(\.isDeclaration).prefix(2).count > 1 else { return nil }
    self.parts = parts
    var folders: [SourcePlace] = []
    var known: [Substring: [Int]] = [:]
    for part in parts where part.isDeclaration && known[part.folder] == nil {
      known[part.folder] = [folders.count]
      folders.append(SourcePlace(part.location.file))
    }
    let places = SourcePlaces(folders)
    self.places = places
    var ownedParts = folders.map { _ in [Int]() }
    for (index, part) in parts.enumerated() {
      let owners = known[part.folder] ?? places.nearest(to: SourcePlace(part.location.file))
      known[part.folder] = owners
      for owner in owners { ownedParts[owner].append(index) }
    }
    self.ownedParts = ownedParts
  }

  /// The number of declarations. There can be several in one folder.
  var declarationCount: Int { parts.count(where: \.isDeclaration) }

  /// The declarations that meet a condition.
  func declarations(where isWanted: (SourceClass) -> Bool) -> [SourceClass] {
    parts.filter { $0.isDeclaration && isWanted($0) }
  }

  /// The maximum number of superclasses of the same name that are followed.
  private static let maximumClassCount = 256

  /// The parts of the nearest class, or of several classes that are equally near. If the superclass has the same name
  /// and is in another module, its parts follow.
  func parts(near place: SourcePlace) -> [SourceClass] {
    var result: [SourceClass] = []
    var followed: Set<Int> = []
    var chosen = places.nearest(to: place)
    for _ in 0..<SourceNamesakes.maximumClassCount where !chosen.isEmpty {
      let added = Set(chosen.flatMap { ownedParts[$0] }).sorted().map { parts[$0] }
      result += added
      guard let module = added.lazy.compactMap(\.moduleOfNamesake).first else { break }
      followed.formUnion(chosen)
      let remaining = places.all.indices.filter { !followed.contains($0) }
      // If no folder has the module's name, the superclass can be in any of the remaining places.
      let inModule = remaining.filter { places.all[$0].isInFolder(named: module) }
      chosen = inModule.isEmpty ? remaining : inModule
    }
    return result
  }
}

extension SourceClass {
  /// The path of the file's folder.
  fileprivate var folder: Substring {
    let file = location.file
    return file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
  }
}
