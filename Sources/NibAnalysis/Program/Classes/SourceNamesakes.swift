import NibCore
import NibSources

/// Several classes with the same name, each with its extensions. They occur in projects with several programs.
struct SourceNamesakes: Sendable {
  private let parts: [SourceClass]
  /// The folders of the declarations.
  private let places: [SourcePlace]
  /// For each part, the indices into `places` of the nearest declarations, to which the part belongs.
  private let owners: [[Int]]

  /// Returns `nil` unless the parts contain at least two declarations.
  init?(_ parts: [SourceClass]) {
    guard parts.lazy.filter(\.isDeclaration).prefix(2).count > 1 else { return nil }
    self.parts = parts
    var places: [SourcePlace] = []
    var known: [Substring: [Int]] = [:]
    for part in parts where part.isDeclaration && known[part.folder] == nil {
      known[part.folder] = [places.count]
      places.append(SourcePlace(part.location.file))
    }
    self.places = places
    owners = parts.map { part in
      if let owners = known[part.folder] { return owners }
      let owners = SourcePlace(part.location.file).nearest(places)
      known[part.folder] = owners
      return owners
    }
  }

  /// The maximum number of superclasses of the same name that are followed.
  private static let longestChain = 256

  /// The parts of the nearest class, or of several classes that are equally near. If the superclass has the same name
  /// and is in another module, its parts follow.
  func parts(near place: SourcePlace) -> [SourceClass] {
    var result: [SourceClass] = []
    var remaining = Set(places.indices)
    var chosen = Set(place.nearest(places))
    for _ in 0..<SourceNamesakes.longestChain where !chosen.isEmpty {
      let added = zip(parts, owners).filter { !chosen.isDisjoint(with: $0.1) }.map(\.0)
      result += added
      remaining.subtract(chosen)
      guard let module = added.lazy.compactMap(\.moduleOfNamesake).first else { break }
      // If no folder has the module's name, the superclass can be in any of the remaining places.
      let inModule = remaining.filter { places[$0].isInFolder(named: module) }
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
