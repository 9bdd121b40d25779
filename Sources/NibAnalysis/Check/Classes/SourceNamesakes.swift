import NibCore

/// Several classes of one name, as projects of many programs have, each with what is added to it.
struct SourceNamesakes: Sendable {
  private let parts: [SourceClass]
  /// The folders in which declarations are.
  private let places: [SourcePlace]
  /// For each part the folders of the declarations that it belongs to, the nearest ones: indices into `places`.
  private let owners: [[Int]]

  /// Nil if there is at most one declaration among the parts.
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

  /// The parts of the class that is meant at a place: the nearest.
  func parts(near place: SourcePlace) -> [SourceClass] {
    let meant = Set(place.nearest(places))
    return zip(parts, owners).filter { !meant.isDisjoint(with: $0.1) }.map(\.0)
  }
}

extension SourceClass {
  /// The path of the folder in which it stands.
  fileprivate var folder: Substring {
    let file = location.file
    return file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
  }
}
