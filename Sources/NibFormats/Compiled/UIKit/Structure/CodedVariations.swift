import NibSupport

/// Translates variations: constants of constraints that differ between size classes, and subviews and
/// constraints that are installed for some size classes only. For each object that varies, a nib stores a
/// list with a record for each combination of traits.
enum CodedVariations {
  private static let root = "UINibTraitStorageListsKey"
  /// The lists that vary: the names of their elements in documents, and their key paths in nibs.
  static let lists: KeyValuePairs<String, String> = [
    "constraints": "traitStorageConstraints", "subviews": "traitStorageSubviews",
  ]
  /// The attributes that vary, by the names of elements, with their key paths in nibs.
  static let attributes: [String: (word: String, path: String)] = [
    "constraint": ("constant", "encodedConstant"), "stackView": ("spacing", "spacing"),
  ]
  /// The key of the constant of a constraint.
  static let constantKey = "UINumericConstant"

  // MARK: From a nib

  /// Adds the variations of a nib to the elements of their objects.
  static func translate(_ translation: CodedTranslation) {
    for storage in storages(in: translation.graph) { translate(storage, translation) }
  }

  /// Adds the subviews and constraints that are not installed by default to the elements that exist, so that what is
  /// inside them is not mistaken for top-level objects.
  static func addUninstalled(_ translation: CodedTranslation) {
    let graph = translation.graph
    for storage in storages(in: graph) {
      guard let path = graph.string("UIKeyPath", of: storage),
        let list = lists.first(where: { $0.value == path })?.key,
        let element = graph.object("UIObject", of: storage).flatMap({ translation.drafts[$0] })
      else { continue }
      addUninstalled(storage, to: list, of: element, translation)
    }
  }

  private static func storages(in graph: CodedGraph) -> [Int] {
    graph.objects(in: root, of: graph.root).flatMap { graph.objects(in: "UITraitStorages", of: $0) }
  }

  /// The key of a member of an ordered set, before its position.
  static let memberKey = "NS.object."

  /// Adds the values of a property for size classes to the element of its object.
  private static func translate(_ storage: Int, _ translation: CodedTranslation) {
    let graph = translation.graph
    guard let object = graph.object("UIObject", of: storage),
      let element = translation.drafts[object],
      let path = graph.string("UIKeyPath", of: storage)
    else { return }
    let list = lists.first { $0.value == path }?.key
    if let list { addUninstalled(storage, to: list, of: element, translation) }
    for record in graph.objects(in: "UIRecords", of: storage) {
      guard let key = CodedTraits.key(of: graph.value("UITraitCollection", of: record), in: graph) else {
        translation.preserve([CodedGraph.Entry(path, .object(record))], of: object)
        continue
      }
      if let list {
        addMask(list, record, to: variation(key, of: element), translation)
      } else if !addNumber(record, to: key, of: element, graph) {
        translation.preserve([CodedGraph.Entry(path, .object(record))], of: object)
      }
    }
  }

  /// Adds the elements of the subviews or constraints that are not installed by default. A document lists
  /// them with the others; in a nib, only the records refer to them.
  private static func addUninstalled(
    _ storage: Int, to list: String, of element: NibDraft, _ translation: CodedTranslation
  ) {
    let graph = translation.graph
    let candidates = graph.members(graph.value("UIRelationshipCandidates", of: storage))
    for candidate in candidates {
      guard let draft = translation.newDraft(of: candidate) else { continue }
      CodedCollectionCell.attach(draft, to: element)
      element.childAdding(named: list).children.append(draft)
    }
    guard let members = element.child(named: list) else { return }
    let ids = candidates.compactMap { graph.object($0) }.map { translation.id(of: $0) }
    let order = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let places = members.children.map { child in child["id"].flatMap { order[$0] } ?? ids.count }
    members.children = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
      .map { members.children[$0] }
  }

  /// The subviews and constraints that are installed for some traits, or always, of the views of which others vary.
  static func candidates(in graph: CodedGraph) -> Set<CodedGraph.Value> {
    Set(storages(in: graph).flatMap { graph.members(graph.value("UIRelationshipCandidates", of: $0)) })
  }

  /// The `<variation>` of an element with a key, which is added if there is none.
  private static func variation(_ key: String, of element: NibDraft) -> NibDraft {
    if let known = element.children.first(where: { $0.name == "variation" && $0["key"] == key }) {
      return known
    }
    let variation = NibDraft("variation", key: key)
    element.children.append(variation)
    return variation
  }

  /// Adds the `<mask>` that says which members of a list a variation adds and removes.
  private static func addMask(
    _ list: String, _ record: Int, to variation: NibDraft, _ translation: CodedTranslation
  ) {
    let graph = translation.graph
    let mask = NibDraft("mask", key: list)
    for (key, word) in [("UIRemovedObjects", "exclude"), ("UIAddedObjects", "include")] {
      for member in (graph.members(graph.value(key, of: record))).compactMap({ graph.object($0) }) {
        mask.children.append(NibDraft(word, ["reference": translation.id(of: member)]))
      }
    }
    variation.children.append(mask)
  }

  /// The name of the attribute of an element that can vary; `nil` if there is none.
  private static func path(of element: NibDraft) -> String? { attributes[element.name]?.word }

  /// Adds the value that an attribute has in a variation. Returns false if the record does not contain a number.
  private static func addNumber(
    _ record: Int, to key: String, of element: NibDraft, _ graph: CodedGraph
  ) -> Bool {
    guard let path = path(of: element), let value = graph.value("UIValue", of: record) else { return false }
    let coded = graph.object(value).flatMap { graph.double(constantKey, of: $0) } ?? graph.double(value)
    guard let number = coded else { return false }
    if key == CodedTraits.any {
      // The object itself can contain the value for the device of the document instead.
      element[path] = number == 0 ? nil : NibNumber.exact(number)
    } else {
      variation(key, of: element)[path] = NibNumber.exact(number)
    }
    return true
  }
}

extension CodedGraph {
  /// The members of a set. An ordered set has a separate key for each member: `NS.object.0`.
  fileprivate func members(_ value: Value?) -> [Value] {
    guard let object = object(value) else { return [] }
    let numbered = objects[object].entries.filter { $0.key.hasPrefix(CodedVariations.memberKey) }.map(\.value)
    return numbered.isEmpty ? array(value) ?? [] : numbered
  }
}
