import NibSupport

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
  /// The elements that have the values of ours as a whole, because those of theirs do not go with other elements or
  /// with the place that the element has in ours.
  private(set) var keepsOurs: Set<Int> = []
  let policy: MergePolicy
  private(set) var deletions = MergeDeletions()

  init(_ keys: Int, base: MergeElement, ours: MergeElement, theirs: MergeElement) {
    self.base = base.table(ofKeys: keys)
    self.ours = ours.table(ofKeys: keys)
    self.theirs = theirs.table(ofKeys: keys)
    policy = MergePolicy(ours: ours, theirs: theirs)
    isLive = Array(repeating: false, count: keys)
    parent = Array(repeating: -1, count: keys)
    for key in 0..<keys { decide(key) }
    addLeftOut()
    deletions = MergeDeletions(self, ours: ours, theirs: theirs)
    decideDeleted()
    keepCompanions(in: ours)
    breakCycles()
    keepConstraintsOfMoved(in: ours)
    attachUnreachable()
    removeSecondValues()
  }

  func version(_ side: MergeConflict.Side, _ key: Int) -> MergeElement? {
    side == .ours ? ours[key] : theirs[key]
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
    case (nil, let theirElement?):
      (isLive[key], parent[key]) = (base[key] == nil && !isLeftOut(theirElement, in: ours), parents[2] ?? -1)
    case (_?, _?):
      isLive[key] = true
      parent[key] = (parents[1] == parents[0] ? parents[2] : parents[1]) ?? -1
      if base[key] != nil, parents[1] != parents[0], parents[2] != parents[0], parents[1] != parents[2] {
        addMove(of: key)
      }
    }
  }

  /// Whether the base has neither an element nor the object whose values it groups. A group that both versions added to
  /// an old object has values that the object did not have before.
  func isNew(_ element: MergeElement) -> Bool {
    var owner = element
    while base[owner.key] == nil, owner.id == nil, MergedElement.groups.contains(owner.name),
      let parent = owner.parent
    {
      owner = parent
    }
    return base[owner.key] == nil
  }

  /// Whether an element is a value of an object that both versions added, and the given version does not have it. It is
  /// not known which version is older, so a missing value counts as a value, unless it means the same.
  private func isLeftOut(_ element: MergeElement, in version: [MergeElement?]) -> Bool {
    guard base[element.key] == nil, element.isSetting, let owner = element.parent, isNew(owner),
      let unset = version[owner.key]
    else { return false }
    return !policy.isSame(element, asNoneIn: unset)
  }

  /// Adds the conflicts of values that only one version has of an object that both added.
  private mutating func addLeftOut() {
    for key in parent.indices where base[key] == nil {
      guard let element = side(key), ours[key] == nil || theirs[key] == nil,
        isLeftOut(element, in: ours[key] == nil ? ours : theirs)
      else { continue }
      if ours[key] == nil { ghosts.insert(key) }
      conflicts[key, default: []].append(
        MergeConflict(.leftOut, element, base: nil, theirs: theirs[key]))
    }
  }

  // MARK: Deleted elements

  /// Decides about the elements that one version deleted. They are deleted unless they are in dispute; elements that
  /// the other version moved elsewhere are not deleted.
  private mutating func decideDeleted() {
    for container in deletions.containers { isLive[container.key] = true }
    for region in deletions.regions {
      let isOurs = region.keeper == .ours
      for member in region.members { isLive[member.key] = region.isDisputed && isOurs }
      guard region.isDisputed else { continue }
      let root = region.root
      conflicts[root.key, default: []].append(
        MergeConflict(
          .deleted(by: region.keeper.other, neededFor: region.user), root, base: base[root.key],
          theirs: theirs[root.key]))
      if !isOurs { ghosts.insert(root.key) }
      keepPlaces(of: region.survivors)
    }
  }

  /// Leaves elements that were moved into a deleted one where ours has them.
  private mutating func keepPlaces(of survivors: [MergeElement]) {
    for key in survivors.map(\.key) {
      guard let old = base[key], let ourElement = ours[key], let theirElement = theirs[key],
        [ourElement, theirElement].contains(where: { $0.parent?.key != old.parent?.key })
      else { continue }
      parent[key] = ourElement.parent?.key ?? -1
      addMove(of: key)
    }
  }

  /// Adds the conflict of an element that the versions have in different places.
  private mutating func addMove(of key: Int) {
    guard let ourElement = ours[key], let theirElement = theirs[key],
      ourElement.parent?.key != theirElement.parent?.key,
      !isMoved(key)
    else { return }
    conflicts[key, default: []].append(
      MergeConflict(.moved, ourElement, base: base[key], theirs: theirElement))
    if ourElement.isLink { keepsOurs.insert(key) }
  }

  /// Removes an element that cannot be in the merged document, with the conflict about its place.
  mutating func remove(_ key: Int) {
    isLive[key] = false
    conflicts[key]?.removeAll(where: \.isMove)
    if conflicts[key]?.isEmpty ?? false { conflicts[key] = nil }
  }

  /// Whether there is a conflict about the place of an element.
  func isMoved(_ key: Int) -> Bool {
    conflicts[key]?.contains(where: \.isMove) ?? false
  }

  /// Keeps the constraints that ours has for objects that are where ours has them, although theirs deleted the
  /// constraints and moved the objects.
  private mutating func keepConstraintsOfMoved(in root: MergeElement) {
    let all = root.all
    let moved = all.filter { isMoved($0.key) }.flatMap(\.all)
    let movedKeys = Set(moved.map(\.key))
    keepLinks(of: Set(moved.compactMap(\.id)), in: all) {
      $0.name == "constraint" && !movedKeys.contains($0.key)
    }
  }

  /// Keeps the constraints and connections that ours has for objects that stay although theirs deleted them.
  private mutating func keepCompanions(in root: MergeElement) {
    let all = root.all
    let kept = all.filter { base[$0.key] != nil && theirs[$0.key] == nil && isLive[$0.key] }
    keepLinks(of: Set(kept.compactMap(\.id)), in: all, where: \.isLink)
  }

  /// Keeps the constraints and connections that need one of the given objects, and no object that is not in the merged
  /// document.
  ///
  /// - Parameter isCandidate: whether a constraint or a connection can be kept.
  private mutating func keepLinks(
    of objects: Set<ExactText>, in all: [MergeElement], where isCandidate: (MergeElement) -> Bool
  ) {
    guard !objects.isEmpty else { return }
    var present = Set(all.filter { isLive[$0.key] }.compactMap(\.id))
    var connectable = objects
    var candidates = all.filter { !isLive[$0.key] && isCandidate($0) }
    // An outlet can lead to a constraint that is kept for one of the objects.
    while true {
      let links = candidates.filter { element in
        let needs = element.needs
        return needs.contains(where: connectable.contains) && needs.allSatisfy(present.contains)
      }
      guard !links.isEmpty else { return }
      for element in links.flatMap(\.all) { isLive[element.key] = true }
      connectable.formUnion(links.compactMap(\.id))
      present.formUnion(links.compactMap(\.id))
      candidates.removeAll { isLive[$0.key] }
    }
  }

  // MARK: The tree

  /// Undoes moves of theirs that would put an element into itself, because ours moved it the other way.
  private mutating func breakCycles() {
    while let cycle = firstCycle() {
      var isUndone = false
      for member in cycle {
        guard let ourElement = ours[member], let place = ourElement.parent?.key else { continue }
        if place != parent[member] { (parent[member], isUndone) = (place, true) }
        addMove(of: member)
      }
      guard isUndone else { return }
    }
  }

  /// The keys of elements each of which is in the next one and the last in the first; `nil` if there are none.
  private func firstCycle() -> ArraySlice<Int>? {
    var state = [UInt8](repeating: 0, count: parent.count)
    for start in parent.indices where isLive[start] && state[start] == 0 {
      var path: [Int] = []
      var key = start
      while key >= 0, state[key] == 0 {
        state[key] = 1
        path.append(key)
        key = parent[key]
      }
      if key >= 0, state[key] == 1, let first = path.firstIndex(of: key) { return path[first...] }
      for member in path { state[member] = 2 }
    }
    return nil
  }

  /// The live elements that are in the tree below the root.
  func reachable() -> [Bool] {
    var isReachable = [Bool?](repeating: nil, count: parent.count)
    for start in parent.indices where isLive[start] && isReachable[start] == nil {
      var path: [Int] = []
      var key = start
      while key >= 0, isReachable[key] == nil, isLive[key] {
        // Stays false for elements in a cycle.
        isReachable[key] = false
        path.append(key)
        key = parent[key]
      }
      guard key < 0 || isReachable[key] == true else { continue }
      for member in path { isReachable[member] = true }
    }
    return isReachable.map { $0 == true }
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
          if let ourElement = ours[both], ourElement.slot != element.slot { keepsOurs.insert(both) }
        }
        continue
      }
      let (kept, removed) = isOurs ? (key, known) : (known, key)
      guard base[removed] == nil else { continue }
      first[slot] = kept
      isLive[removed] = false
      ghosts.insert(removed)
      guard let ourElement = ours[kept], let theirElement = theirs[removed] else { continue }
      conflicts[removed, default: []].append(
        MergeConflict(
          .secondValue(ourElement), theirElement, base: oldValue(of: ourElement), theirs: theirElement))
    }
  }

  /// The version of an element that has its merged property: theirs, if only theirs changed it.
  private func naming(_ key: Int) -> MergeElement? {
    guard let ourElement = ours[key], let theirElement = theirs[key], let old = base[key] else {
      return side(key)
    }
    return ourElement.slot == old.slot ? theirElement : ourElement
  }

  /// The value that the property or outlet of an element has in the base.
  private func oldValue(of element: MergeElement) -> MergeElement? {
    element.parent.flatMap { base[$0.key] }?.children.first { $0.hasSameSlot(as: element) }
  }
}
