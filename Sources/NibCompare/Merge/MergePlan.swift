/// The elements of the merged document and their parents.
///
/// Elements are referred to by their keys. An element is live if it is in the merged document. A removed element that
/// one version changed and the other deleted is in the merged document only as a conflict.
struct MergePlan {
  /// The elements of each version, by key.
  let base: [MergeElement?]
  let ours: [MergeElement?]
  let theirs: [MergeElement?]
  var isLive: [Bool]
  /// The key of the parent of each live element and of each conflict; -1 for the root.
  var parent: [Int]
  var conflicts: [Int: [MergeConflict]] = [:]
  /// The elements whose only trace is a conflict.
  var ghosts: Set<Int> = []
  /// The elements that have the values of ours as a whole, because those of theirs do not go with other elements.
  private(set) var keepsOurs: Set<Int> = []
  let policy: MergePolicy

  init(_ keys: Int, base: MergeElement, ours: MergeElement, theirs: MergeElement) {
    self.base = MergePlan.table(keys, base)
    self.ours = MergePlan.table(keys, ours)
    self.theirs = MergePlan.table(keys, theirs)
    policy = MergePolicy(ours: ours, theirs: theirs)
    isLive = Array(repeating: false, count: keys)
    parent = Array(repeating: -1, count: keys)
    for key in 0..<keys { decide(key) }
    decideDeleted(in: ours, keptBy: .ours)
    decideDeleted(in: theirs, keptBy: .theirs)
    keepCompanions(in: ours)
    breakCycles()
    attachUnreachable()
    removeSecondValues()
  }

  private static func table(_ count: Int, _ root: MergeElement) -> [MergeElement?] {
    var table = [MergeElement?](repeating: nil, count: count)
    for element in root.all { table[element.key] = element }
    return table
  }

  /// The version with an element, ours first.
  func side(_ key: Int) -> MergeElement? { ours[key] ?? theirs[key] }

  // MARK: Each element by itself

  /// Decides about an element that neither version deleted, and finds its parent.
  private mutating func decide(_ key: Int) {
    let parents = [base[key], ours[key], theirs[key]].map { $0?.parent?.key }
    switch (ours[key], theirs[key]) {
    case (nil, nil): return
    case (_?, nil): (isLive[key], parent[key]) = (base[key] == nil, parents[1] ?? -1)
    case (nil, _?): (isLive[key], parent[key]) = (base[key] == nil, parents[2] ?? -1)
    case (let mine?, _?):
      isLive[key] = true
      parent[key] = (parents[1] == parents[0] ? parents[2] : parents[1]) ?? -1
      if base[key] != nil, parents[1] != parents[0], parents[2] != parents[0], parents[1] != parents[2] {
        conflicts[key, default: []].append(MergeConflict(.moved, mine, base: base[key], theirs: theirs[key]))
      }
    }
  }

  // MARK: Deleted elements

  /// Decides about the elements of one version that the other one deleted. They are deleted unless the version that
  /// still has them changed them; elements that the other version moved elsewhere are not deleted.
  private mutating func decideDeleted(in root: MergeElement, keptBy keeper: MergeConflict.Side) {
    var stack = [root]
    while let element = stack.popLast() {
      for child in element.children {
        let isDeleted = base[child.key] != nil && other(keeper, child.key) == nil
        guard isDeleted else {
          stack.append(child)
          continue
        }
        if child.isContainer {
          isLive[child.key] = true
          stack.append(child)
        } else {
          stack += decideRegion(child, keeper)
        }
      }
    }
  }

  private func other(_ keeper: MergeConflict.Side, _ key: Int) -> MergeElement? {
    keeper == .ours ? theirs[key] : ours[key]
  }

  /// Decides about a deleted element with everything in it.
  ///
  /// - Returns: the elements in it that were not deleted.
  private mutating func decideRegion(_ root: MergeElement, _ keeper: MergeConflict.Side) -> [MergeElement] {
    var members: [MergeElement] = []
    var survivors: [MergeElement] = []
    var isChanged = false
    var stack = [root]
    while let element = stack.popLast() {
      let old = base[element.key]
      if other(keeper, element.key) != nil {
        survivors.append(element)
        if let old, old.parent?.key != element.parent?.key { isChanged = true }
        continue
      }
      members.append(element)
      if let old {
        if !MergePolicy.isDerived(element), !isUnchanged(element, old) { isChanged = true }
      } else if !element.isContainer, !element.isBlank, !MergePolicy.isDerived(element) {
        isChanged = true
      }
      stack += element.children
    }
    for member in members { isLive[member.key] = isChanged && keeper == .ours }
    if isChanged {
      let kind = keeper == .ours ? MergeConflict.Kind.deletedByTheirs : .deletedByOurs
      conflicts[root.key, default: []].append(
        MergeConflict(kind, root, base: base[root.key], theirs: theirs[root.key]))
      if keeper == .theirs { ghosts.insert(root.key) }
    }
    return survivors
  }

  /// Keeps the constraints and connections that ours has for objects that stay although theirs deleted them.
  private mutating func keepCompanions(in root: MergeElement) {
    let all = root.all
    let kept = Set(
      all.filter { base[$0.key] != nil && theirs[$0.key] == nil && isLive[$0.key] }.compactMap(\.id))
    guard !kept.isEmpty else { return }
    let present = Set(all.filter { isLive[$0.key] }.compactMap(\.id))
    for element in all where !isLive[element.key] && element.id != nil {
      let needs = MergeReferences.needs(of: element)
      if needs.contains(where: kept.contains), needs.allSatisfy(present.contains) {
        isLive[element.key] = true
      }
    }
  }

  private func isUnchanged(_ element: MergeElement, _ old: MergeElement) -> Bool {
    if element.hasSameValue(as: old) { return true }
    guard element.name == old.name, element.text == nil, old.text == nil else { return false }
    let (new, before) = (element.values, old.values)
    return Set(new.keys).union(before.keys).allSatisfy {
      if $0 == "id" { return true }
      guard let a = new[$0], let b = before[$0], a != b else {
        return new[$0] == before[$0] || policy.isComputed($0, of: element)
      }
      return policy.isComputed($0, of: element) || policy.isRounded(a, b, of: element)
    }
  }

  // MARK: The tree

  /// Undoes moves of theirs that would put an element into itself, because ours moved it the other way.
  private mutating func breakCycles() {
    var state = [UInt8](repeating: 0, count: parent.count)
    for start in parent.indices where isLive[start] && state[start] == 0 {
      var path: [Int] = []
      var key = start
      while key >= 0, state[key] == 0 {
        state[key] = 1
        path.append(key)
        key = parent[key]
      }
      if key >= 0, state[key] == 1, let first = path.firstIndex(of: key) {
        for member in path[first...] {
          guard let mine = ours[member], let place = mine.parent?.key, place != parent[member] else {
            continue
          }
          parent[member] = place
          conflicts[member, default: []].append(
            MergeConflict(.moved, mine, base: base[member], theirs: theirs[member]))
        }
      }
      for member in path { state[member] = 2 }
    }
  }

  /// The live elements that are in the tree below the root.
  func reachable() -> [Bool] {
    var state = [UInt8](repeating: 0, count: parent.count)
    for start in parent.indices where isLive[start] && state[start] == 0 {
      var path: [Int] = []
      var key = start
      while key >= 0, state[key] == 0, isLive[key] {
        state[key] = 3
        path.append(key)
        key = parent[key]
      }
      let isReached = key < 0 || state[key] == 1
      for member in path { state[member] = isReached ? 1 : 2 }
    }
    return state.map { $0 == 1 }
  }

  /// Finds places for elements whose parents were deleted: where ours has them, with the parents that they need.
  private mutating func attachUnreachable() {
    let before = reachable()
    for key in parent.indices where isLive[key] && !before[key] {
      guard ours[key] != nil, theirs[key] != nil || base[key] == nil else { continue }
      var next = ours[key]
      var visited: Set<Int> = []
      while let element = next, visited.insert(element.key).inserted {
        if element.key != key, isLive[element.key], before[element.key] { break }
        isLive[element.key] = true
        parent[element.key] = element.parent?.key ?? -1
        next = element.parent
      }
    }
    let after = reachable()
    for key in parent.indices where !after[key] { isLive[key] = false }
  }

  /// If both versions gave a property or an outlet different objects, keeps that of ours.
  private mutating func removeSecondValues() {
    var first: [MergeSlot: Int] = [:]
    for key in parent.indices where isLive[key] {
      guard let element = naming(key), let slot = MergeSlot(element, in: parent[key]) else { continue }
      guard let known = first[slot] else {
        first[slot] = key
        continue
      }
      let isOurs = ours[key] != nil && theirs[known] != nil && ours[known] == nil
      let isTheirs = theirs[key] != nil && ours[known] != nil && ours[key] == nil
      guard isOurs || isTheirs else {
        // Theirs gave an element the property for which ours has another one.
        for both in [known, key] where theirs[both] != nil {
          if let mine = ours[both], mine.slot != element.slot { keepsOurs.insert(both) }
        }
        continue
      }
      let (kept, removed) = isOurs ? (key, known) : (known, key)
      guard base[removed] == nil else { continue }
      first[slot] = kept
      isLive[removed] = false
      ghosts.insert(removed)
      guard let mine = ours[kept], let yours = theirs[removed] else { continue }
      conflicts[removed, default: []].append(
        MergeConflict(.secondValue(mine), yours, base: oldValue(of: mine), theirs: yours))
    }
  }

  /// The version of an element that has its merged property: theirs, if only theirs changed it.
  private func naming(_ key: Int) -> MergeElement? {
    guard let mine = ours[key], let yours = theirs[key], let old = base[key] else { return side(key) }
    return mine.slot == old.slot ? yours : mine
  }

  /// The value that the property or outlet of an element has in the base.
  private func oldValue(of element: MergeElement) -> MergeElement? {
    element.parent.flatMap { base[$0.key] }?.children.first { $0.hasSameSlot(as: element) }
  }
}

extension MergeElement {
  /// The name of the outlet or property that the element is the value of, of which its parent can have only one;
  /// `nil` for other elements.
  fileprivate var slot: String? {
    if name == "outlet" { return string("property").map { "outlet \($0)" } }
    return name == "variation" ? nil : string("key").map { "key \($0)" }
  }

  /// Whether two elements of the same parent are values of the same property or outlet.
  func hasSameSlot(as other: MergeElement) -> Bool { slot.map { $0 == other.slot } ?? false }
}

/// A property or outlet that has one value only.
private struct MergeSlot: Hashable {
  private let parent: Int
  private let name: String

  init?(_ element: MergeElement, in parent: Int) {
    // Two values without ids are the same element already.
    guard element.name == "outlet" || element.id != nil, let slot = element.slot else { return nil }
    (self.parent, name) = (parent, slot)
  }
}
