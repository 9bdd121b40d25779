import NibSupport

/// The constraints and connections that belong to an object of a version but are not in the merged document, because
/// the other version deleted them with the object.
///
/// They are written with the object between the markers, so that the object gets them back if it is kept. The deleted
/// objects that the object needs are written, too.
struct MergeCompanions {
  /// The objects by their ids, for each version that has been searched.
  private var objectsByVersion: [ObjectIdentifier: [ExactText: MergeElement]] = [:]
  /// The elements that need an object, by its id, for each version that has been searched.
  private var dependentsByVersion: [ObjectIdentifier: [ExactText: [MergeElement]]] = [:]

  /// The companions of an object, as outlines of their places.
  ///
  /// - Parameter isPresent: whether the merged document has an element.
  mutating func text(of object: MergeElement, isPresent: (MergeElement) -> Bool) -> [UInt8] {
    outlines(of: companions(of: object, without: isPresent), as: object)
      + neededObjects(of: object, isPresent: isPresent)
  }

  /// The constraints among the companions of an object, as outlines of their places.
  ///
  /// - Parameter isLeftOut: whether an element is not one of them.
  mutating func constraints(of object: MergeElement, without isLeftOut: (MergeElement) -> Bool) -> [UInt8] {
    outlines(of: companions(of: object, without: isLeftOut).filter { $0.name == "constraint" }, as: object)
  }

  /// The elements outside an object that cannot exist without it, such as its constraints and connections, and the
  /// elements that cannot exist without one of these, such as outlets of its constraints.
  private mutating func companions(
    of object: MergeElement, without isLeftOut: (MergeElement) -> Bool
  ) -> [MergeElement] {
    let elementsInside = Set(object.all.map(ObjectIdentifier.init))
    let dependents = dependents(in: object)
    var seen: Set<ObjectIdentifier> = []
    var companions: [MergeElement] = []
    var pendingIDs = object.all.compactMap(\.id)
    while let id = pendingIDs.popLast() {
      for element in dependents[id] ?? []
      where !elementsInside.contains(ObjectIdentifier(element)) && !isLeftOut(element)
        && seen.insert(ObjectIdentifier(element)).inserted
      {
        companions.append(element)
        if let id = element.id { pendingIDs.append(id) }
      }
    }
    return companions.sorted { $0.start < $1.start }
  }

  /// The elements in outlines of the lists that contain them.
  private func outlines(of elements: [MergeElement], as object: MergeElement) -> [UInt8] {
    var lists: [(list: MergeElement, elements: [MergeElement])] = []
    for element in elements {
      guard let list = element.parent else { continue }
      if let last = lists.indices.last, lists[last].list === list {
        lists[last].elements.append(element)
      } else {
        lists.append((list, [element]))
      }
    }
    return lists.flatMap { object.lineBreak + MergeOutline.place(ofWhole: $0.elements, in: $0.list) }
  }

  /// The deleted objects that the constraints and connections in an element need, as outlines of their places.
  mutating func neededObjects(of element: MergeElement, isPresent: (MergeElement) -> Bool) -> [UInt8] {
    var included = Set(element.all.map(ObjectIdentifier.init))
    // The element, and then the objects that it or an earlier one of them needs.
    var found = [element]
    var index = 0
    while index < found.count {
      let needs = found[index].all.filter(\.isLink).flatMap { $0.needs }
      index += 1
      for id in needs {
        guard var object = objects(in: element)[id], !isPresent(object),
          !included.contains(ObjectIdentifier(object))
        else { continue }
        for outer in sequence(first: object, next: \.parent).dropFirst()
        where MergeKeys.globalID(outer) != nil {
          guard !isPresent(outer), !included.contains(ObjectIdentifier(outer)) else { break }
          object = outer
        }
        included.formUnion(object.all.map(ObjectIdentifier.init))
        found.append(object)
      }
    }
    return found.dropFirst().flatMap { (object) -> [UInt8] in
      guard let list = object.parent else { return [] }
      let previous = list.children.prefix { $0 !== object }.last(where: isPresent)
      return object.lineBreak + MergeOutline.place(ofWhole: [object], in: list, after: previous)
    }
  }

  /// The objects in the version of an element, by their ids. They are collected once for a version.
  private mutating func objects(in element: MergeElement) -> [ExactText: MergeElement] {
    let version = ObjectIdentifier(element.document)
    if let objects = objectsByVersion[version] { return objects }
    let objects = element.root.objects
    objectsByVersion[version] = objects
    return objects
  }

  /// The elements in the version of an element that need each id. They are collected once for a version.
  private mutating func dependents(in element: MergeElement) -> [ExactText: [MergeElement]] {
    let version = ObjectIdentifier(element.document)
    if let dependents = dependentsByVersion[version] { return dependents }
    var dependents: [ExactText: [MergeElement]] = [:]
    for element in element.root.all where element.id != nil {
      for id in Set(element.needs) { dependents[id, default: []].append(element) }
    }
    dependentsByVersion[version] = dependents
    return dependents
  }
}
