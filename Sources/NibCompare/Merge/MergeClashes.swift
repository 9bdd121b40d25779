import NibCore
import NibSupport

/// Prepares the ids of two versions for a merge. If both versions gave the same id to different objects, one of the
/// objects gets a new id. If both versions added the same constraint or connection, its two ids become one.
///
/// The choice of the id that changes depends only on the objects, not on which version is called ours, so that both
/// directions of a merge give the same ids.
struct MergeClashes {
  /// The new ids in ours, by old id.
  private(set) var ours: [ExactText: ExactText] = [:]
  /// The new ids in theirs, by old id.
  private(set) var theirs: [ExactText: ExactText] = [:]
  /// The ids that both versions had for different new objects, with the new id of one of them.
  private(set) var toldApart: [ExactText: ExactText] = [:]
  private var fresh: FreshIDs

  init(base: MergeElement, ours: MergeElement, theirs: MergeElement) {
    MergeMeanings.apply(base: base, ours: ours, theirs: theirs)
    let baseIDs = Set(base.all.compactMap(\.id))
    let ourAdditions = MergeClashes.additions(in: ours, to: baseIDs)
    let theirAdditions = MergeClashes.additions(in: theirs, to: baseIDs)
    fresh = FreshIDs(taken: baseIDs.union(ours.all.compactMap(\.id)).union(theirs.all.compactMap(\.id)))
    tellApart(ourAdditions, theirAdditions)
    unite(ourAdditions, theirAdditions)
    MergeClashes.rename(self.ours, in: ours)
    MergeClashes.rename(self.theirs, in: theirs)
  }

  private typealias Addition = (id: ExactText, element: MergeElement)

  /// The elements that the base does not have, with their ids.
  ///
  /// - Parameter baseIDs: the ids of the base.
  private static func additions(in root: MergeElement, to baseIDs: Set<ExactText>) -> [Addition] {
    root.all.compactMap { element in
      element.id.flatMap { baseIDs.contains(element.alias ?? $0) ? nil : ($0, element) }
    }
  }

  /// Gives a new id to one of two different objects that have the same id.
  private mutating func tellApart(_ ourAdditions: [Addition], _ theirAdditions: [Addition]) {
    let byID = Dictionary(theirAdditions.map { ($0.id, $0.element) }) { first, _ in first }
    for (id, element) in ourAdditions where ours[id] == nil && theirs[id] == nil {
      guard let other = byID[id], !isSame(element, other, id: id) else { continue }
      let new = fresh.make(for: id)
      toldApart[id] = new
      if element.bytes.lexicographicallyPrecedes(other.bytes) { theirs[id] = new } else { ours[id] = new }
    }
  }

  /// Whether two new objects with the same id are one object, for example because both versions contain the commit that
  /// added it. An id without a hyphen is a number, as in older documents. Two objects can have the same number by
  /// chance.
  private func isSame(_ a: MergeElement, _ b: MergeElement, id: ExactText) -> Bool {
    guard a.name == b.name else { return false }
    if a.bytes.elementsEqual(b.bytes) { return true }
    if a.isLink, !a.connects(sameAs: b) { return false }
    return id.text.contains("-") && a.owner == b.owner
  }

  /// Gives one id to each constraint and connection that both versions added.
  private mutating func unite(_ ourAdditions: [Addition], _ theirAdditions: [Addition]) {
    var candidates: [LinkMeaning: [Addition]] = [:]
    for (id, element) in theirAdditions.reversed() where theirs[id] == nil {
      if let meaning = meaning(of: element, theirs) { candidates[meaning, default: []].append((id, element)) }
    }
    for (id, element) in ourAdditions where ours[id] == nil {
      guard let meaning = meaning(of: element, ours), let other = candidates[meaning]?.popLast(),
        other.id != id
      else { continue }
      if let alias = element.alias ?? other.element.alias {
        // In the base, another element has one of the ids.
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

  /// Gives objects of a version other ids, also where others refer to them.
  private static func rename(_ ids: [ExactText: ExactText], in root: MergeElement) {
    guard !ids.isEmpty else { return }
    for element in root.all {
      for index in element.attributes.indices {
        let attribute = element.attributes[index]
        guard attribute.name == "id" ? element.name != "device" : attribute.isReference,
          let new = ids[ExactText(decoding: attribute.value)]
        else { continue }
        element.setID(new, at: index)
      }
    }
  }
}
