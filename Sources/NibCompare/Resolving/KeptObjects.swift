import NibFormats
import NibSupport

/// Objects that a decision kept although one version deleted them.
struct KeptObjects {
  private(set) var ids: Set<ExactText>
  /// The version that they come from.
  let side: ConflictSide
  /// The constraints and connections that are between the markers with them, in outlines of their places.
  private(set) var companions: [MergeElement]
  /// The ids of objects that were in a removed element, but that the version can have elsewhere.
  private(set) var moved: Set<ExactText> = []
  /// Whether only the companions between the markers are restored, and nothing else of the version: the objects were
  /// not deleted, but are in another place.
  let isOnlyMoved: Bool

  init(
    ids: Set<ExactText>, side: ConflictSide, companions: [MergeElement], moved: Set<ExactText> = [],
    isOnlyMoved: Bool = false
  ) {
    (self.ids, self.side, self.companions, self.moved) = (ids, side, companions, moved)
    self.isOnlyMoved = isOnlyMoved
  }

  /// The object between the markers with an id. Outlines contain other objects only by name.
  func companion(_ id: ExactText) -> MergeElement? {
    companions.filter { $0.id == id }.max { $0.bytes.count < $1.bytes.count }
  }

  /// Adds objects of the same version.
  mutating func add(_ others: KeptObjects) {
    ids.formUnion(others.ids)
    companions += others.companions
    moved.formUnion(others.moved)
  }
}
