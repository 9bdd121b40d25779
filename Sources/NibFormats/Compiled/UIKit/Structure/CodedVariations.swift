import NibSupport

/// Translates variations: constants of constraints that differ between size classes, and subviews and
/// constraints that are installed for some size classes only. For each object that varies, a nib stores a
/// list with a record for each combination of traits.
enum CodedVariations {
  private static let root = "UINibTraitStorageListsKey"
  /// The class of the object that contains the records for a view's subviews or constraints.
  private static let relations = "_UIRelationshipTraitStorage"
  /// The class of the object that contains the records for an attribute.
  private static let attributes = "_UIAttributeTraitStorage"
  /// The lists that vary: the names of their elements in documents, and their key paths in nibs.
  private static let lists: KeyValuePairs<String, String> = [
    "constraints": "traitStorageConstraints", "subviews": "traitStorageSubviews",
  ]
  /// The constant of a constraint: its key path, the class of its value, and the key of the number in it.
  private static let constant = (
    path: "constant", className: "_NSLayoutConstraintConstant", key: "UINumericConstant"
  )

  // MARK: From a nib

  /// Adds the variations of a nib to the elements of their objects.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for list in graph.objects(in: root, of: graph.root) {
      for storage in graph.objects(in: "UITraitStorages", of: list) { translate(storage, translation) }
    }
  }

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
      } else if !addConstant(record, to: key, of: element, graph) {
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
    for candidate in graph.members(graph.value("UIRelationshipCandidates", of: storage)) {
      guard let draft = translation.newDraft(of: candidate) else { continue }
      element.childAdding(named: list).children.append(draft)
    }
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

  /// Adds the constant that a constraint has in a variation. Returns false if the record does not contain
  /// one.
  private static func addConstant(
    _ record: Int, to key: String, of element: NibDraft, _ graph: CodedGraph
  ) -> Bool {
    guard let value = graph.object("UIValue", of: record),
      let number = graph.double(constant.key, of: value)
    else { return false }
    // The record without traits contains the constant that is already in the element of the constraint.
    if key != CodedTraits.any { variation(key, of: element)["constant"] = NibNumber.exact(number) }
    return true
  }

  // MARK: To a nib

  /// Compiles the variations of a document to the items of the nib's list.
  static func compile(_ compilation: CodedCompilation) -> [CodedGraph.Value] {
    let elements = compilation.nibElements.filter { !$0.children(named: "variation").isEmpty }
    let storages = elements.flatMap { Self.storages(of: $0, compilation) }
    guard !storages.isEmpty else { return [] }
    return [compilation.object("_UITraitStorageList", [("UITraitStorages", compilation.list(storages))])]
  }

  /// The storages of one element's object, one for each list or attribute that varies.
  private static func storages(of element: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value]
  {
    guard let object = compilation.number(of: element) else { return [] }
    let variations = element.children(named: "variation")
    reportUncompiled(variations, compilation)
    let relational = lists.compactMap { list, path -> CodedGraph.Value? in
      let records = variations.compactMap { relation(list, $0, compilation) }
      guard !records.isEmpty else { return nil }
      let members = element.children(inside: list).filter { !isPlaceholder($0) }
      let candidates = ("UIRelationshipCandidates", orderedSet(of: members, compilation))
      return storage(
        relations, of: object, keyPath: path, records: records, furtherValues: [candidates],
        compilation: compilation)
    }
    let constants = variations.compactMap { constantRecord($0, compilation) }
    return relational
      + (constants.isEmpty
        ? []
        : [
          storage(
            attributes, of: object, keyPath: constant.path, records: constants, compilation: compilation)
        ])
  }

  /// Whether a constraint is marked as a placeholder, which exists only at design time and is not compiled.
  private static func isPlaceholder(_ element: NibElement) -> Bool { element.bool("placeholder") == true }

  /// Reports the parts of variations that cannot be compiled.
  private static func reportUncompiled(_ variations: [NibElement], _ compilation: CodedCompilation) {
    for variation in variations {
      let words =
        variation.attributeNames.filter { $0 != "key" && !($0 == "constant" && isConstraint(variation)) }
        + variation.children.filter { !$0.isNamed("mask") }.map { $0.key ?? $0.name }
      for word in words where !editorWords.contains(word) {
        compilation.report(
          .notCompiled, "the variation of '\(word)' has no known form in a compiled nib; it is left out",
          at: variation.location, in: variation)
      }
    }
  }

  /// Parts of variations that only Interface Builder uses: the frame of a view on its canvas, and whether Interface
  /// Builder warns about the frame.
  private static let editorWords: Set<String> = ["frame", "misplaced", "ambiguous"]

  private static func isConstraint(_ variation: NibElement) -> Bool {
    variation.parent?.isNamed("constraint") ?? false
  }

  /// A storage: the records for one key path of an object.
  private static func storage(
    _ className: String, of object: Int, keyPath: String, records: [CodedGraph.Value],
    furtherValues: CodedObjects.Values = [], compilation: CodedCompilation
  ) -> CodedGraph.Value {
    let values: CodedObjects.Values = [
      ("UIObject", .object(object)), ("UIKeyPath", compilation.string(keyPath)),
      ("UIRecords", compilation.list(records, "NSMutableArray")),
    ]
    return compilation.object(className, values + furtherValues)
  }

  /// An ordered set of the objects of elements, with a separate key for each member.
  private static func orderedSet(of elements: [NibElement], _ compilation: CodedCompilation)
    -> CodedGraph.Value
  {
    let numbers = elements.compactMap { compilation.number(of: $0) }
    return compilation.object(
      "NSOrderedSet", numbers.enumerated().map { ("\(memberKey)\($0.offset)", .object($0.element)) })
  }

  fileprivate static let memberKey = "NS.object."

  /// The record of what a variation adds to and removes from a list; `nil` if it changes nothing.
  private static func relation(
    _ list: String, _ variation: NibElement, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    guard let mask = variation.children(named: "mask").first(where: { $0.key == list }) else { return nil }
    let sets = [("UIAddedObjects", "include"), ("UIRemovedObjects", "exclude")].map { key, word in
      let ids = mask.children(named: word).compactMap { $0["reference"] }
      let members = ids.filter { compilation.document.object(id: $0).map(isPlaceholder) != true }
      let values = members.compactMap { compilation.number(id: $0) }.map { CodedGraph.Value.object($0) }
      return (key, compilation.list(values, "NSSet"))
    }
    return record(ofClass: "_UIRelationshipTraitStorageRecord", for: variation, sets, compilation)
  }

  /// The record of the constant that a constraint has in a variation; `nil` if it does not vary.
  private static func constantRecord(
    _ variation: NibElement, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    guard isConstraint(variation), let number = variation.double("constant") else { return nil }
    let value = compilation.object(constant.className, [(constant.key, .double(number))])
    return record(
      ofClass: "_UIAttributeTraitStorageRecord", for: variation, [("UIValue", value)], compilation)
  }

  /// A record for the traits of a variation. If the traits cannot be compiled, reports a diagnostic and returns `nil`.
  private static func record(
    ofClass className: String, for variation: NibElement, _ values: CodedObjects.Values,
    _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    let key = variation.key ?? CodedTraits.any
    guard let traits = CodedTraits.value(of: key, compilation) else {
      compilation.report(
        .notCompiled, "the variation for '\(key)' has no known form in a compiled nib; it is left out",
        at: variation.location, in: variation)
      return nil
    }
    return compilation.object(className, [("UITraitCollection", traits)] + values)
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
