/// Several classes of one name, as projects of many programs have, each with what is added to it.
struct SourceNamesakes: Sendable {
  private let parts: [SourceClass]
  private let places: [SourcePlace]
  /// For each part the declarations that it belongs to, the nearest ones: indices into `places`.
  private let owners: [[Int]]

  /// Nil if there is at most one declaration among the parts.
  init?(_ parts: [SourceClass]) {
    let declarations = parts.filter(\.isDeclaration)
    guard declarations.count > 1 else { return nil }
    self.parts = parts
    let places = declarations.map { SourcePlace($0.location.file) }
    self.places = places
    var next = 0
    owners = parts.map { part in
      guard part.isDeclaration else { return SourcePlace(part.location.file).nearest(places) }
      next += 1
      return [next - 1]
    }
  }

  /// The parts of the class that is meant at a place: the nearest.
  func parts(near place: SourcePlace) -> [SourceClass] {
    let meant = Set(place.nearest(places))
    return zip(parts, owners).filter { !meant.isDisjoint(with: $0.1) }.map(\.0)
  }
}
