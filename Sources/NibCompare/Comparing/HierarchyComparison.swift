import NibAnalysis
import NibCore

/// Finds added, removed and moved objects.
struct HierarchyComparison {
  private let matching: ObjectMatching

  init(_ matching: ObjectMatching) { self.matching = matching }

  /// Whether the order of a list has no meaning, as for the scenes of a storyboard. The order of the objects at the top
  /// of a `.xib` has a meaning: programs use the first one that is loaded.
  private func isUnordered(_ list: String, of number: Int) -> Bool {
    guard number == 0 else { return list == "/objects" }
    return list != "/objects" || matching.new.document.kind.container != .xib
  }

  /// Adds the objects that were removed, added, moved to another parent, or put in another order.
  func add(to changes: inout ChangeList) {
    let (old, new) = (matching.old, matching.new)
    for (number, object) in old.objects.enumerated()
    where object.kind == .object && matching.newNumbers[number] == nil {
      // An object inside a removed one is part of it.
      guard let parent = object.parent, matching.newNumbers[parent] != nil else { continue }
      changes.add(DocumentChange(.removed, .object, at: object.element.location, nil), to: .old(number))
    }
    for (number, object) in new.objects.enumerated() where object.kind == .object {
      guard let parent = object.parent else { continue }
      guard let before = matching.oldNumbers[number] else {
        guard matching.oldNumbers[parent] != nil else { continue }
        changes.add(DocumentChange(.added, .object, at: nil, object.element.location), to: .new(number))
        continue
      }
      let oldParent = old.objects[before].parent
      if oldParent.flatMap({ matching.newNumbers[$0] }) != parent {
        addMove(of: before, to: number, &changes)
      }
    }
    for number in new.objects.indices where new.objects[number].children.count > 1 {
      if let before = matching.oldNumbers[number] { addOrder(inLists: before, number, &changes) }
    }
  }

  /// Adds an object with another parent.
  private func addMove(of oldNumber: Int, to number: Int, _ changes: inout ChangeList) {
    let (old, new) = (matching.old.objects[oldNumber], matching.new.objects[number])
    let from = old.parent.map { HierarchyComparison.name(of: matching.old.objects[$0].element) }
    let to = new.parent.map { HierarchyComparison.name(of: matching.new.objects[$0].element) }
    changes.add(
      DocumentChange(.moved, .object, "", old: from, new: to, at: old.element.location, new.element.location),
      to: .new(number))
  }

  /// The name of an object that contains another, with its id, because containers often have no text.
  static func name(of element: NibElement) -> String {
    guard element.parent != nil else { return "the document" }
    return ObjectName(element).briefWithID
  }

  /// Adds the objects that have another place among those that both versions have in the same list.
  private func addOrder(inLists oldContainer: Int, _ container: Int, _ changes: inout ChangeList) {
    let lists = Dictionary(grouping: matching.new.objects[container].children) {
      ExactText(matching.new.objects[$0].list)
    }
    for (list, children) in lists.sorted(by: { $0.key < $1.key }) {
      let pairs = pairs(of: children, in: oldContainer)
      guard zip(pairs, pairs.dropFirst()).contains(where: { $0.old > $1.old }) else { continue }
      let staying = ListAlignment.longestRise(pairs.map(\.old))
      let moved = pairs.indices.filter { !staying.contains($0) }.map { pairs[$0] }
      if isUnordered(list.text, of: container) {
        changes.count(.order, moved.count)
      } else {
        let oldChildren = matching.old.objects[oldContainer].children.filter {
          ExactText(matching.old.objects[$0].list) == list
        }
        addMoves(moved, from: oldChildren, to: children, in: container, &changes)
      }
    }
  }

  /// The objects among the children of a list that have the same parent in the old version, with their old numbers.
  private func pairs(of children: [Int], in oldContainer: Int) -> [(old: Int, new: Int)] {
    children.compactMap { child in
      let object = matching.new.objects[child]
      guard object.kind == .object, !object.element.isNamed("placeholder"),
        let old = matching.oldNumbers[child], matching.old.objects[old].parent == oldContainer
      else { return nil }
      return (old, child)
    }
  }

  /// Adds objects that have another place in a list.
  private func addMoves(
    _ moved: [(old: Int, new: Int)], from oldChildren: [Int], to children: [Int], in container: Int,
    _ changes: inout ChangeList
  ) {
    let oldPlaces = HierarchyComparison.places(oldChildren)
    let newPlaces = HierarchyComparison.places(children)
    let places = moved.map { (old: $0.old, new: $0.new, from: oldPlaces[$0.old], to: newPlaces[$0.new]) }
    let containerName = HierarchyComparison.name(of: matching.new.objects[container].element)
    // An object between others that change their order can keep its place.
    let changed = places.filter { $0.from != $0.to }
    for (oldNumber, newNumber, from, to) in changed.isEmpty ? places : changed {
      changes.add(
        DocumentChange(
          .moved, .object, "order", old: from.map { "place \($0 + 1)" },
          new: to.map { "place \($0 + 1) in \(containerName)" },
          at: matching.old.objects[oldNumber].element.location,
          matching.new.objects[newNumber].element.location),
        to: .new(newNumber))
    }
  }

  /// The index of each object in a list.
  private static func places(_ list: [Int]) -> [Int: Int] {
    Dictionary(list.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }
}
