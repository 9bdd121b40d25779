/// Many places, among which the nearest ones to another place are looked up. Only the places in the deepest folder that
/// contains the other place and at least one of them are compared.
struct SourcePlaces: Sendable {
  let all: [SourcePlace]
  /// The indices of the places in each folder and its subfolders, by the path of the folder without the first `/`.
  private let indices: [String: [Int]]

  init(_ places: [SourcePlace]) {
    all = places
    var indices = ["": Array(places.indices)]
    for (index, place) in places.enumerated() {
      for folder in place.folderPaths { indices[folder, default: []].append(index) }
    }
    self.indices = indices
  }

  /// The indices of the places that are nearest to another one, as `SourcePlace.nearest(_:)` returns them.
  func nearest(to place: SourcePlace) -> [Int] {
    guard !place.hasModule else { return place.nearest(all) }
    let near = place.folderPaths.lazy.compactMap { indices[$0] }.first { _ in true } ?? indices[""] ?? []
    return place.nearest(near.map { all[$0] }).map { near[$0] }
  }

  /// Whether none of the places is nearer to another place than the given one is.
  func isNearest(_ place: SourcePlace, to other: SourcePlace) -> Bool {
    guard let nearest = nearest(to: other).first else { return true }
    return other.nearest([place, all[nearest]]).contains(0)
  }
}
