import NibCore

/// Finds the objects of the new version of a document that are the same as objects of the old version.
///
/// Objects with the same id are the same. If several objects have it, they are matched in their order, if both versions
/// have equally many. Other objects are the same if they are in the same list of the same parent and have the same
/// content; of several, those are the same about which the most facts are equal, and then those in the same order
/// (`ObjectEvidence`). Of the remaining objects, two are the same if each is the only one there with its class and its
/// names. Constraints are the same if their equations are equal. Connections without a counterpart are not matched
/// here: they are compared by the objects that they connect.
package struct ObjectMatching {
  package let old: ComparedObjects
  package let new: ComparedObjects
  /// The number of the new object for each old one; `nil` if it was removed.
  package private(set) var newNumbers: [Int?]
  /// The number of the old object for each new one; `nil` if it was added.
  package private(set) var oldNumbers: [Int?]
  /// The number of objects that were matched although their ids differ.
  package private(set) var newIDCount = 0
  /// The facts about the objects of both versions; `nil` if all objects were matched by their ids.
  private var evidence: (old: ObjectEvidence, new: ObjectEvidence)?

  /// Matches the objects. Cost: O(n log n).
  package init(_ old: NibDocument, _ new: NibDocument) {
    self.old = ComparedObjects(old)
    self.new = ComparedObjects(new)
    newNumbers = Array(repeating: nil, count: self.old.objects.count)
    oldNumbers = Array(repeating: nil, count: self.new.objects.count)
    match(0, newNumber: 0)
    for (number, object) in self.old.objects.enumerated().dropFirst() {
      guard let id = self.old.id(of: number), self.old.numbers[id] == number,
        let newNumber = self.new.numbers[id], self.new.objects[newNumber].kind == object.kind
      else { continue }
      match(number, newNumber: newNumber)
    }
    matchDuplicates()
    if hasUnmatchedObjects { matchByContent() }
    matchConstraints()
  }

  /// The objects that were matched although their ids differ, without constraints and connections.
  package var renamed: [(old: Int, new: Int)] {
    guard newIDCount > 0 else { return [] }
    return old.objects.indices.compactMap { number in
      guard old.objects[number].kind == .object, let other = newNumbers[number],
        !ExactText.areEqual(old.id(of: number), new.id(of: other))
      else { return nil }
      return (number, other)
    }
  }

  /// Whether both versions have objects without a counterpart.
  private var hasUnmatchedObjects: Bool {
    old.objects.indices.contains { newNumbers[$0] == nil && old.objects[$0].kind == .object }
      && new.objects.indices.contains { oldNumbers[$0] == nil && new.objects[$0].kind == .object }
  }

  /// Notes that two objects are the same.
  private mutating func match(_ oldNumber: Int, newNumber: Int) {
    newNumbers[oldNumber] = newNumber
    oldNumbers[newNumber] = oldNumber
  }

  /// Matches the objects that share their id with objects before them, if both versions have the same number of them.
  private mutating func matchDuplicates() {
    let newDuplicates = new.duplicates
    for (id, numbers) in old.duplicates {
      guard let others = newDuplicates[id], others.count == numbers.count else { continue }
      for (number, other) in zip(numbers, others) where old.objects[number].kind == new.objects[other].kind {
        match(number, newNumber: other)
      }
    }
  }

  /// Matches the remaining objects, those of matched parents first, so that their own children can be matched then.
  private mutating func matchByContent() {
    let (old, new) = (old, new)
    let oldSignatures = ContentSignatures(old)
    let newSignatures = ContentSignatures(new)
    evidence = (old: ObjectEvidence(old, oldSignatures), new: ObjectEvidence(new, newSignatures))
    for number in old.objects.indices where old.objects[number].kind == .object {
      guard let newNumber = newNumbers[number] else { continue }
      matchChildren(
        of: number, newNumber, isUnique: false,
        oldKey: { "\(old.objects[$0].list) \(oldSignatures.deep[$0])" },
        newKey: { "\(new.objects[$0].list) \(newSignatures.deep[$0])" })
      matchChildren(
        of: number, newNumber, isUnique: false,
        oldKey: { "\(old.objects[$0].list) \(oldSignatures.shallow[$0])" },
        newKey: { "\(new.objects[$0].list) \(newSignatures.shallow[$0])" })
      // An object that is the value of a property, such as a controller's view, is the same object in both versions.
      matchChildren(
        of: number, newNumber, isUnique: true,
        oldKey: { ObjectMatching.role(of: old.objects[$0]) ?? "old \($0)" },
        newKey: { ObjectMatching.role(of: new.objects[$0]) ?? "new \($0)" })
    }
  }

  /// Matches the remaining children of a matched object that have the same key.
  ///
  /// - Parameter isUnique: whether only children are matched whose key no other child of the same version has.
  private mutating func matchChildren(
    of oldParent: Int, _ newParent: Int, isUnique: Bool, oldKey: (Int) -> String, newKey: (Int) -> String
  ) {
    let oldChildren = old.objects[oldParent].children.filter {
      newNumbers[$0] == nil && old.objects[$0].kind == .object
    }
    let newChildren = new.objects[newParent].children.filter {
      oldNumbers[$0] == nil && new.objects[$0].kind == .object
    }
    guard !oldChildren.isEmpty, !newChildren.isEmpty else { return }
    let oldGroups = Dictionary(grouping: oldChildren) { ExactText(oldKey($0)) }
    let newGroups = Dictionary(grouping: newChildren) { ExactText(newKey($0)) }
    let groups = oldGroups.compactMap { key, old in newGroups[key].map { (old: old, new: $0) } }
    // What is certain shows what is before and after the others.
    for group in groups where group.old.count == 1 && group.new.count == 1 {
      match(group.old[0], renamed: group.new[0])
    }
    guard !isUnique else { return }
    let others = groups.filter { $0.old.count > 1 || $0.new.count > 1 }
    for group in others.sorted(by: { $0.old[0] < $1.old[0] }) { matchEqual(group.old, group.new) }
  }

  private mutating func match(_ oldNumber: Int, renamed newNumber: Int) {
    match(oldNumber, newNumber: newNumber)
    newIDCount += 1
  }

  /// The greatest number of pairs of objects that are compared to find the best ones. Objects of larger groups are matched in
  /// their order.
  private static let pairLimit = 100_000

  /// Matches children with equal content: the pairs with the best scores, and of equal scores those in their order.
  private mutating func matchEqual(_ oldChildren: [Int], _ newChildren: [Int]) {
    guard oldChildren.count * newChildren.count <= ObjectMatching.pairLimit else {
      for (old, new) in zip(oldChildren, newChildren) { match(old, renamed: new) }
      return
    }
    let newFacts = newChildren.map { facts(aboutNew: $0) }
    var pairs = oldChildren.flatMap { old in
      let oldFacts = facts(aboutOld: old)
      return zip(newChildren, newFacts).map { (old: old, new: $0, score: oldFacts.score($1)) }
    }
    pairs.sort { a, b in a.score == b.score ? (a.old, a.new) < (b.old, b.new) : a.score > b.score }
    for pair in pairs where newNumbers[pair.old] == nil && oldNumbers[pair.new] == nil {
      match(pair.old, renamed: pair.new)
    }
  }

  private func facts(aboutOld number: Int) -> ObjectEvidence.Facts {
    evidence?.old.facts(about: number) { newNumbers[$0] } ?? ObjectEvidence.Facts()
  }

  private func facts(aboutNew number: Int) -> ObjectEvidence.Facts {
    evidence?.new.facts(about: number) { oldNumbers[$0] == nil ? nil : $0 } ?? ObjectEvidence.Facts()
  }

  /// Whether facts show that two matched objects are the same, and not one of them and another object. Places alone do not
  /// show it, nor does the position in the frame.
  ///
  /// - Parameters:
  ///   - rival: the number of the other object.
  ///   - isOld: whether the other object is one of the old version.
  package func isClear(old: Int, new: Int, against rival: Int, isOld: Bool) -> Bool {
    let (oldFacts, newFacts) = (facts(aboutOld: old), facts(aboutNew: new))
    let other = isOld ? facts(aboutOld: rival).score(newFacts) : oldFacts.score(facts(aboutNew: rival))
    return oldFacts.score(newFacts).equalBesidesPosition > other.equalBesidesPosition
  }

  /// Matches the remaining constraints with equal equations.
  private mutating func matchConstraints() {
    let (old, new) = (old, new)
    let added = new.objects.indices.filter { new.objects[$0].kind == .constraint && oldNumbers[$0] == nil }
    guard !added.isEmpty else { return }
    var candidates = Dictionary(grouping: added) { equation(ofNew: $0) }.mapValues { ArraySlice($0) }
    for number in old.objects.indices
    where old.objects[number].kind == .constraint && newNumbers[number] == nil {
      guard let other = candidates[equation(ofOld: number)]?.popFirst() else { continue }
      match(number, newNumber: other)
      newIDCount += 1
    }
  }

  /// The equation of a constraint of the old version, with the ids of the new one.
  func equation(ofOld number: Int) -> ConstraintEquation {
    let object = old.objects[number]
    return ConstraintEquation(object.element, owner: object.parent.flatMap(old.id) ?? "") { newID(of: $0) }
  }

  func equation(ofNew number: Int) -> ConstraintEquation {
    let object = new.objects[number]
    return ConstraintEquation(object.element, owner: object.parent.flatMap(new.id) ?? "") { $0 }
  }

  /// A text that two objects without counterparts have in common if they are the same: their list, their class, and the
  /// property that they are the value of, or else their text and names. `nil` if an object has none of these.
  private static func role(of object: ComparedObjects.Object) -> String? {
    let element = object.element.elementWithName
    let words = element.key.map { [$0] } ?? names.compactMap { element[$0] }
    return words.isEmpty ? nil : "\(object.list) \(element.name) \(words.joined(separator: "\u{1}"))"
  }

  private static let names = [
    "customClass", "userLabel", "text", "title", "reuseIdentifier", "storyboardIdentifier",
    "placeholderIdentifier",
  ]

  /// The id in the new version of the object with an id in the old one. The id itself if there is no such object.
  package func newID(of id: String) -> String {
    old.numbers[id].flatMap { newNumbers[$0] }.flatMap { new.id(of: $0) } ?? id
  }

  /// The id in the old version of the object with an id in the new one; `nil` if there is no such object.
  package func oldID(of id: String) -> String? {
    new.numbers[id].flatMap { oldNumbers[$0] }.flatMap { old.id(of: $0) }
  }
}

extension NibElement {
  /// The element by which people know the element: for a scene, its controller or storyboard reference.
  var elementWithName: NibElement { isNamed("scene") ? nibController ?? self : self }
}
