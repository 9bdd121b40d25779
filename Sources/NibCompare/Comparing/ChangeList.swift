import NibAnalysis
import NibCore

/// Collects the changes that the comparisons find, by object, and counts the noise.
struct ChangeList {
  /// The number of an object: that in the new version, unless it was removed.
  enum ObjectNumber: Hashable {
    /// The number of an object of the new version.
    case new(Int)
    /// The number of a removed object.
    case old(Int)
  }

  private let matching: ObjectMatching
  private var changes: [ObjectNumber: [DocumentChange]] = [:]
  private var noise: [ComparisonNoise: Int] = [:]

  init(_ matching: ObjectMatching) { self.matching = matching }

  /// Whether neither a change nor noise has been found.
  var isEmpty: Bool { changes.isEmpty && noise.isEmpty }

  mutating func add(_ change: DocumentChange, to object: ObjectNumber) {
    changes[object, default: []].append(change)
  }

  mutating func count(_ kind: ComparisonNoise, _ number: Int = 1) {
    if number > 0 { noise[kind, default: 0] += number }
  }

  /// The number of an object of the old version.
  func object(old number: Int) -> ObjectNumber {
    matching.newNumbers[number].map { .new($0) } ?? .old(number)
  }

  /// All changes, in the order of the new version. A removed object follows the object that contained it.
  var difference: DocumentDifference {
    let sorted = changes.keys.map { (key: order(of: $0), object: $0) }.sorted { a, b in
      (a.key.0, a.key.1, a.key.2) < (b.key.0, b.key.1, b.key.2)
    }
    let objects = sorted.map { changedObject($0.object) }
    return DocumentDifference(objects: objects, noise: noise)
  }

  /// The place of an object in the list: that in the new version, and for a removed object the place after
  /// the nearest object around it that is left.
  private func order(of object: ObjectNumber) -> (Int, Int, Int) {
    switch object {
    case .new(let number): return (number, 0, 0)
    case .old(let number):
      var next = matching.old.objects[number].parent
      while let parent = next {
        if let new = matching.newNumbers[parent] { return (new, 1, number) }
        next = matching.old.objects[parent].parent
      }
      return (0, 1, number)
    }
  }

  /// An object with its names and places in both versions.
  private func changedObject(_ object: ObjectNumber) -> ChangedObject {
    let (old, new): (Int?, Int?) =
      switch object {
      case .new(let number): (matching.oldNumbers[number], number)
      case .old(let number): (number, nil)
      }
    let before = old.map { matching.old.objects[$0].element.elementWithName }
    let after = new.map { matching.new.objects[$0].element.elementWithName }
    let isRoot = new == 0
    var result = ChangedObject(
      name: isRoot ? nil : (after ?? before).map { ObjectName($0) }, oldID: before?.id, newID: after?.id,
      oldLocation: before?.location, newLocation: after?.location, changes: changes[object] ?? [])
    // Objects that the other version also has were moved in or out, and are listed as moved.
    if old == nil, let new {
      result.countInside = matching.new.countOfObjects(inside: new) { matching.oldNumbers[$0] != nil }
    }
    if new == nil, let old {
      result.countInside = matching.old.countOfObjects(inside: old) { matching.newNumbers[$0] != nil }
    }
    return result
  }
}
