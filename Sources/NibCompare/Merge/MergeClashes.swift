import NibSupport

/// Prepares the ids of two versions for a merge: ids that both gave to different objects are replaced in one of them,
/// and constraints and connections that both added alike get the same id.
///
/// Which id changes depends on the objects only, not on which version is called ours, so that both directions of a merge
/// give the same ids.
struct MergeClashes {
  /// The ids that changed in a version, with the new ones.
  private(set) var ours: [ExactText: ExactText] = [:]
  private(set) var theirs: [ExactText: ExactText] = [:]
  /// The ids that both versions had for different new objects, with the new id of one of them.
  private(set) var toldApart: [ExactText: ExactText] = [:]
  private var fresh: FreshIDs

  init(base: MergeElement, ours: MergeElement, theirs: MergeElement) {
    MergeMeanings.apply(base: base, ours: ours, theirs: theirs)
    let known = Set(base.all.compactMap(\.id))
    let mine = MergeClashes.added(in: ours, known)
    let yours = MergeClashes.added(in: theirs, known)
    fresh = FreshIDs(taken: known.union(ours.all.compactMap(\.id)).union(theirs.all.compactMap(\.id)))
    tellApart(mine, yours)
    unite(mine, yours)
    MergeClashes.rename(self.ours, in: ours)
    MergeClashes.rename(self.theirs, in: theirs)
  }

  private typealias Added = (id: ExactText, element: MergeElement)

  /// The elements that the base does not have, with their ids.
  private static func added(in root: MergeElement, _ known: Set<ExactText>) -> [Added] {
    root.all.compactMap { element in
      element.id.flatMap { known.contains(element.alias ?? $0) ? nil : ($0, element) }
    }
  }

  private mutating func tellApart(_ mine: [Added], _ yours: [Added]) {
    let byID = Dictionary(yours.map { ($0.id, $0.element) }) { first, _ in first }
    for (id, element) in mine where ours[id] == nil && theirs[id] == nil {
      guard let other = byID[id], !isSame(element, other, id: id) else { continue }
      let new = fresh.make(for: id)
      toldApart[id] = new
      if element.bytes.lexicographicallyPrecedes(other.bytes) { theirs[id] = new } else { ours[id] = new }
    }
  }

  /// Whether two new objects with the same id are one object, for example because both versions took over the commit
  /// that added it. Numbers, the ids of older documents, are also equal by chance.
  private func isSame(_ a: MergeElement, _ b: MergeElement, id: ExactText) -> Bool {
    guard a.name == b.name else { return false }
    if a.bytes.elementsEqual(b.bytes) { return true }
    if a.isLink, !a.connects(sameAs: b) { return false }
    return id.text.contains("-") && a.owner == b.owner
  }

  /// Gives the same id to constraints and connections that both versions added alike.
  private mutating func unite(_ mine: [Added], _ yours: [Added]) {
    var found: [LinkMeaning: [Added]] = [:]
    for (id, element) in yours.reversed() where theirs[id] == nil {
      if let meaning = meaning(of: element, theirs) { found[meaning, default: []].append((id, element)) }
    }
    for (id, element) in mine where ours[id] == nil {
      guard let meaning = meaning(of: element, ours), let other = found[meaning]?.popLast(), other.id != id
      else { continue }
      if let alias = element.alias ?? other.element.alias {
        // One of the ids is that of something else in the base.
        (element.alias, other.element.alias) = (alias, alias)
      } else if id < other.id {
        theirs[other.id] = id
      } else {
        ours[id] = other.id
      }
    }
  }

  private func meaning(of element: MergeElement, _ renamed: [ExactText: ExactText]) -> LinkMeaning? {
    guard ["constraint", "outlet", "outletCollection", "action"].contains(element.name),
      element.children.isEmpty
    else { return nil }
    return LinkMeaning(element, isWhole: true, renamed: renamed)
  }

  private static func rename(_ ids: [ExactText: ExactText], in root: MergeElement) {
    guard !ids.isEmpty else { return }
    for element in root.all {
      for index in element.attributes.indices {
        let attribute = element.attributes[index]
        guard attribute.name == "id" ? element.name != "device" : MergeReferences.isReference(attribute),
          let new = ids[ExactText(decoding: attribute.value)]
        else { continue }
        element.setID(new, at: index)
      }
    }
  }
}
