/// The constraints and connections that belong to an object of a version but are not in the merged document, because
/// the other version deleted them with the object.
///
/// They are written with the object between the markers, so that the object gets them back if it is kept.
struct MergeCompanions {
  /// The elements that need an object, by its id, for each version that was looked into.
  private var dependents: [ObjectIdentifier: [String: [MergeElement]]] = [:]

  /// The companions of an object, as outlines of their places.
  ///
  /// - Parameter isPresent: whether the merged document has an element.
  mutating func text(of object: MergeElement, isPresent: (MergeElement) -> Bool) -> [UInt8] {
    let inside = object.all
    let ids = inside.compactMap(\.id)
    let own = Set(inside.map(ObjectIdentifier.init))
    let known = dependents(in: object)
    var seen: Set<ObjectIdentifier> = []
    var lists: [(list: MergeElement, elements: [MergeElement])] = []
    for element in ids.flatMap({ known[$0] ?? [] }).sorted(by: { $0.start < $1.start }) {
      guard let list = element.parent, !own.contains(ObjectIdentifier(element)), !isPresent(element),
        seen.insert(ObjectIdentifier(element)).inserted
      else { continue }
      if let last = lists.indices.last, lists[last].list === list {
        lists[last].elements.append(element)
      } else {
        lists.append((list, [element]))
      }
    }
    return lists.flatMap { object.lineBreak + MergeOutline.whole($0.elements, in: $0.list) }
  }

  private mutating func dependents(in version: MergeElement) -> [String: [MergeElement]] {
    let key = ObjectIdentifier(version.document)
    if let known = dependents[key] { return known }
    var found: [String: [MergeElement]] = [:]
    var root = version
    while let parent = root.parent { root = parent }
    for element in root.all where element.id != nil {
      for id in Set(MergeReferences.needs(of: element)) { found[id, default: []].append(element) }
    }
    dependents[key] = found
    return found
  }
}
