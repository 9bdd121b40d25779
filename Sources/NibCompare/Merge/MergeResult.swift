import NibFormats
import NibSupport

/// The merged elements with their children: the plan of a merge, with attributes merged and references checked.
struct MergeResult {
  private(set) var plan: MergePlan
  /// The merged elements, by key; `nil` for elements that are not in the merged document.
  private(set) var elements: [MergedElement?]
  /// The children of each element in their merged order, with those that are only conflicts.
  private(set) var children: [[Int]]
  /// Sentences about parts that the merged document does not have, because the objects that they refer to are missing.
  /// Conflicts are not listed.
  private(set) var leftOut: [String] = []
  /// The keys of the elements that have an id in one of the versions.
  let keys: [ExactText: [Int]]

  init(_ plan: MergePlan) {
    self.plan = plan
    let keyCount = plan.parent.count
    elements = Array(repeating: nil, count: keyCount)
    children = Array(repeating: [], count: keyCount)
    var keys: [ExactText: [Int]] = [:]
    for key in 0..<keyCount {
      for id in Set([plan.base[key]?.id, plan.ours[key]?.id, plan.theirs[key]?.id].compactMap { $0 }) {
        keys[id, default: []].append(key)
      }
    }
    self.keys = keys
    for key in 0..<keyCount where plan.isLive[key] { elements[key] = merged(key) }
    takeWholeValues()
    for key in elements.indices { chooseForm(of: key) }
    removeReferences()
    keepUsedResources()
    arrange()
    tellIDsApart()
  }

  /// The element with a key, with the attributes of both versions merged. If only one version has it, it is
  /// taken as it is.
  private func merged(_ key: Int) -> MergedElement? {
    guard let ourElement = plan.ours[key], let theirElement = plan.theirs[key] else {
      return plan.side(key).map(MergedElement.init)
    }
    var element = MergedElement(
      base: plan.base[key], ours: ourElement, theirs: theirElement, isNew: plan.isNew(ourElement), plan.policy
    )
    if plan.keepsOurs.contains(key) { element.keepMeaning(theirElement) }
    for attribute in element.attributes where needsDeleted(attribute, ourElement, theirElement) {
      if ourElement.isLink {
        element.keepMeaning(theirElement)
      } else {
        element.dispute(attribute.name)
      }
    }
    return element
  }

  /// Gives values that are merged as a whole the content of the version that was chosen.
  private mutating func takeWholeValues() {
    for key in elements.indices {
      guard let ourElement = plan.ours[key], let theirElement = plan.theirs[key],
        let chosen = elements[key]?.primary,
        MergedElement.changesName(plan.base[key], ourElement, theirElement)
      else { continue }
      let content = [ourElement, theirElement].map { $0.all.dropFirst() }
      guard content.allSatisfy({ $0.allSatisfy { $0.id == nil } }) else { continue }
      for element in content.joined() {
        (plan.isLive[element.key], elements[element.key]) = (false, nil)
        plan.conflicts[element.key] = nil
        plan.ghosts.remove(element.key)
      }
      for element in chosen.all.dropFirst() {
        (plan.isLive[element.key], elements[element.key]) = (true, MergedElement(element))
        plan.parent[element.key] = element.parent?.key ?? -1
      }
    }
  }

  /// The attribute that says whether an object shows its text with attributes or the one without.
  private static let formOfText = "usesAttributedText"

  /// Lets an object show the text that was chosen in the form that it has.
  private mutating func chooseForm(of key: Int) {
    let form = MergeResult.formOfText
    guard let ourElement = plan.ours[key], let theirElement = plan.theirs[key],
      ourElement.value(form) != theirElement.value(form)
    else {
      return
    }
    let texts = [ourElement, theirElement].map { $0.children.first { $0.property == "text" } }
    guard let text = texts[0], text.key == texts[1]?.key, text.bytes != texts[1]?.bytes,
      let merged = elements[text.key]
    else { return }
    if merged.isDisputed {
      elements[key]?.dispute(form)
    } else {
      elements[key]?.take(
        form, from: merged.primary.document === ourElement.document ? ourElement : theirElement)
    }
  }

  /// Whether only one version refers to an object in dispute, because the other one deleted it.
  private func needsDeleted(
    _ attribute: MergeAttribute, _ ourElement: MergeElement, _ theirElement: MergeElement
  ) -> Bool {
    guard attribute.isReference,
      ourElement.value(attribute.name) != theirElement.value(attribute.name)
    else { return false }
    let side: MergeConflict.Side = ourElement.value(attribute.name) == attribute.value ? .ours : .theirs
    return plan.deletions.isDisputed(ExactText(decoding: attribute.value), keptBy: side)
  }

  /// Gives constraints and connections other ids if theirs were changed, exchanged or used again, so that elements of
  /// different versions have the same one.
  private mutating func tellIDsApart() {
    let keysWithAlias = elements.indices.filter {
      elements[$0] != nil && (plan.ours[$0]?.alias != nil || plan.theirs[$0]?.alias != nil)
    }
    guard !keysWithAlias.isEmpty else { return }
    var fresh = FreshIDs(taken: Set(keys.keys))
    for key in keysWithAlias {
      guard let id = elements[key]?.id else { continue }
      let others = (keys[id] ?? []).filter { $0 != key && elements[$0]?.id == id }
      guard !others.isEmpty else { continue }
      // An object keeps its id, because others refer to it.
      for changed in elements[key]?.primary.isLink == true ? [key] : others {
        guard elements[changed]?.primary.isLink == true else { continue }
        elements[changed]?.id = fresh.make(for: id)
      }
    }
  }

  // MARK: References

  /// Removes references to objects that are not in the merged document, until there are none but those that a version
  /// has to a missing object already.
  private mutating func removeReferences() {
    for _ in 0..<MergeResult.maximumRounds {
      let present = plan.reachable()
      var hasRemoved = false
      for key in elements.indices where present[key] {
        guard let element = elements[key] else { continue }
        if let item = strayItem(of: key, present) {
          removeStray(key, item)
          hasRemoved = true
          continue
        }
        for attribute in element.attributes where attribute.isReference {
          let id = ExactText(decoding: attribute.value)
          guard let targets = keys[id], !targets.contains(where: { present[$0] }),
            !isKnownToDangle(attribute.name, of: key, target: id)
          else { continue }
          remove(attribute.name, of: key, target: id)
          hasRemoved = true
        }
      }
      if !hasRemoved { return }
    }
  }

  /// Each round can remove objects that others refer to; in real documents, there are at most three rounds.
  private static let maximumRounds = 64

  /// Whether all versions have a reference, and one of them does not have the object. A merge does not touch what
  /// neither version changed.
  private func isKnownToDangle(_ attribute: String, of key: Int, target: ExactText) -> Bool {
    let versions = [plan.base[key], plan.ours[key], plan.theirs[key]]
    guard versions.allSatisfy({ $0?.exact(attribute) == target }) else { return false }
    let targets = keys[target] ?? []
    return [plan.ours, plan.theirs].contains { version in
      !targets.contains { version[$0]?.id == target }
    }
  }

  /// Removes a reference to an object that is not in the merged document, or the whole element if it makes no sense
  /// without the reference. A person has to decide about an element that is new or changed.
  private mutating func remove(_ attribute: String, of key: Int, target: ExactText) {
    guard let element = elements[key] else { return }
    // An element that only one version still has belongs to a deleted object, which has a conflict of its own.
    let isShown = plan.base[key] != nil && (plan.ours[key] == nil || plan.theirs[key] == nil)
    guard NibReference.isRequired(attribute, of: element.primary.name) else {
      elements[key]?.attributes.removeAll { $0.name == attribute }
      if !isShown { noteLeftOut("\(attribute) of ", element.primary, target) }
      return
    }
    plan.remove(key)
    elements[key] = nil
    // The reference is between the markers of the conflict about the object.
    if plan.base[key] == nil, plan.deletions.isDisputed(target, keptBy: .theirs) { return }
    guard plan.conflicts[key] == nil else {
      plan.ghosts.insert(key)
      return
    }
    // An element that was there before and that neither version changed is deleted with the object.
    let isNew = plan.base[key] == nil || plan.base[key]?.exact(attribute) != target
    guard isNew,
      let version = [plan.ours[key], plan.theirs[key]].first(where: { $0?.exact(attribute) == target })
        ?? nil
    else {
      if !isShown { noteLeftOut("", element.primary, target) }
      return
    }
    plan.ghosts.insert(key)
    plan.conflicts[key] = [
      MergeConflict(
        .reference(target, isMoved: false), version, base: plan.base[key], theirs: plan.theirs[key])
    ]
  }

  /// Removes a constraint whose view no longer contains an object of it, because a version moved the object.
  private mutating func removeStray(_ key: Int, _ item: ExactText) {
    plan.remove(key)
    elements[key] = nil
    if belongsToMove(key, of: item) { return }
    guard plan.conflicts[key] == nil, let version = plan.side(key) else {
      plan.ghosts.insert(key)
      return
    }
    // The version that moved the object, or the other one, deleted the constraint itself.
    if plan.base[key] != nil, plan.ours[key] == nil || plan.theirs[key] == nil { return }
    plan.ghosts.insert(key)
    plan.conflicts[key] = [
      MergeConflict(.reference(item, isMoved: true), version, base: plan.base[key], theirs: plan.theirs[key])
    ]
  }

  /// Adds a sentence about a part that the merged document does not have.
  private mutating func noteLeftOut(_ part: String, _ element: MergeElement, _ target: ExactText) {
    var names = ConflictNames()
    leftOut.append(
      "\(part)\(names.name(of: element)) is left out, because #\(target) is not in the merged document")
  }

  /// Keeps the resources that one version deleted and that the merged document uses.
  private mutating func keepUsedResources() {
    for element in MergeResources(plan, elements).usedElements.flatMap(\.all) {
      plan.isLive[element.key] = true
      elements[element.key] = MergedElement(element)
    }
  }

  // MARK: Children

  /// Puts the children of all elements in order. Deleted elements that are only shown as conflicts are put where the
  /// version that has them has them.
  private mutating func arrange() {
    let present = plan.reachable()
    for key in elements.indices where !present[key] { elements[key] = nil }
    var lists = [Set<Int>](repeating: [], count: elements.count)
    for key in elements.indices where present[key] && plan.parent[key] >= 0 {
      lists[plan.parent[key]].insert(key)
    }
    for ghost in plan.ghosts.sorted() {
      guard let place = place(ofGhost: ghost, present) else { continue }
      plan.parent[ghost] = place
      lists[place].insert(ghost)
    }
    for key in elements.indices where present[key] && !lists[key].isEmpty { arrange(key, lists[key]) }
    removeEmptyContainers()
  }

  /// The nearest element in the merged document that contains a deleted one in the version that has it.
  private func place(ofGhost key: Int, _ present: [Bool]) -> Int? {
    if let conflict = plan.conflicts[key]?.first, case .reference(_, isMoved: true) = conflict.kind,
      let list = commonList(of: conflict.element, present)
    {
      return list
    }
    var next = (plan.conflicts[key]?.first?.element ?? plan.side(key))?.parent
    while let element = next {
      if present[element.key] { return element.key }
      next = element.parent
    }
    return nil
  }

  /// Puts the children of one element in the merged order of both versions.
  private mutating func arrange(_ key: Int, _ members: Set<Int>) {
    let list = { (element: MergeElement?) in element?.children.map(\.key).filter(members.contains) ?? [] }
    let (ours, theirs) = (list(plan.ours[key]), list(plan.theirs[key]))
    let (order, isDisputed) = MergeOrder.merged(base: list(plan.base[key]), ours: ours, theirs: theirs)
    children[key] = order + members.subtracting(order).sorted()
    guard let element = plan.side(key) else { return }
    if isDisputed, MergeResult.orderedLists.contains(element.name) {
      plan.conflicts[key, default: []].append(
        MergeConflict(.order, element, base: plan.base[key], theirs: plan.theirs[key]))
    }
    if element.name == "resources" { children[key] = sortedByName(children[key], ours, theirs) }
  }

  /// The elements whose children have an order that can be seen.
  private static let orderedLists: Set<String> = [
    "subviews", "items", "cells", "sections", "segments", "prototypes", "objects", "attributedString",
    "array", "mutableArray", "tabStops",
  ]

  /// Interface Builder sorts the resources of a kind by their names. Does the same if both versions are sorted.
  private func sortedByName(_ keys: [Int], _ ours: [Int], _ theirs: [Int]) -> [Int] {
    func name(_ key: Int) -> String { plan.side(key)?.string("name") ?? "" }
    func isSorted(_ keys: [Int]) -> Bool {
      zip(keys, keys.dropFirst()).allSatisfy { kind($0) != kind($1) || name($0) <= name($1) }
    }
    guard isSorted(ours), isSorted(theirs) else { return keys }
    var kinds: [String] = []
    for key in keys where !kinds.contains(kind(key)) { kinds.append(kind(key)) }
    return kinds.flatMap { wanted in
      keys.filter { kind($0) == wanted }.sorted { (name($0), $0) < (name($1), $1) }
    }
  }

  private func kind(_ key: Int) -> String { plan.side(key)?.name ?? "" }

  /// Removes elements that only group others and have nothing left in them.
  private mutating func removeEmptyContainers() {
    // Children have their own containers, so that the innermost must be looked at first.
    var order: [Int] = []
    var stack = elements.indices.filter { elements[$0] != nil && plan.parent[$0] < 0 }
    while let key = stack.popLast() {
      order.append(key)
      stack += children[key].filter { elements[$0] != nil }
    }
    for key in order.reversed() {
      children[key].removeAll { elements[$0] == nil && !plan.ghosts.contains($0) }
      guard children[key].isEmpty, elements[key] != nil else { continue }
      let versions = [plan.base[key], plan.ours[key], plan.theirs[key]]
      guard versions.contains(where: { $0?.isContainer ?? false }), comments(inside: key).isEmpty else {
        continue
      }
      elements[key] = nil
    }
  }

  /// The comments that belong between the children of an element, whatever happened to the children: those of both
  /// versions, and those that one of them added.
  func comments(inside key: Int) -> [MergeComment] {
    let (ours, theirs) = (plan.ours[key]?.comments ?? [], plan.theirs[key]?.comments ?? [])
    if ours.isEmpty, theirs.isEmpty { return [] }
    let base = plan.base[key]?.comments ?? []
    let subtract = { (a: [MergeComment], b: [MergeComment]) in a.subtracting(b, by: \.words) }
    let common = subtract(ours, subtract(ours, theirs))
    return common + subtract(subtract(ours, common), base) + subtract(subtract(theirs, common), base)
  }

  /// All conflicts of an element: those of the plan, and those of its attributes.
  func conflicts(of key: Int) -> [MergeConflict] {
    var all = plan.conflicts[key] ?? []
    if let element = elements[key], let ourElement = plan.ours[key] {
      if element.isDisputed {
        all.append(MergeConflict(.value, ourElement, base: plan.base[key], theirs: plan.theirs[key]))
      } else if !element.disputedAttributes.isEmpty {
        all.append(
          MergeConflict(
            .attributes(element.disputedAttributes), ourElement, base: plan.base[key],
            theirs: plan.theirs[key]))
      }
    }
    return all
  }
}
