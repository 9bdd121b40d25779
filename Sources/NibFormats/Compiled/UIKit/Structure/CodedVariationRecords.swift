import NibSupport

/// Compiles the variations of a document to the lists of a nib: one list for each top-level object, with a storage for
/// each list or attribute that varies inside it. A storage has a record for each combination of traits.
struct CodedVariationRecords {
  private let compilation: CodedCompilation
  private var storages: [CodedGraph.Value] = []
  /// The numbers of the objects inside the top-level object that are connected with its variations.
  private var descendants: [Int] = []

  private init(_ compilation: CodedCompilation) { self.compilation = compilation }

  /// The items of the nib's list.
  static func compile(_ compilation: CodedCompilation) -> [CodedGraph.Value] {
    let varying = compilation.nibElements.filter { $0.isNamed("variation") }.compactMap(\.parent)
    let topLevel = varying.compactMap { element in
      sequence(first: element, next: \.parent).reversed().first { compilation.compiledNumber(of: $0) != nil }
    }
    return topLevel.uniqued().compactMap { element in
      guard let object = compilation.compiledNumber(of: element) else { return nil }
      var records = CodedVariationRecords(compilation)
      records.collect(element)
      return records.list(of: object)
    }
  }

  /// The list of the storages of a top-level object; `nil` if nothing varies in it.
  private func list(of object: Int) -> CodedGraph.Value? {
    guard !storages.isEmpty else { return nil }
    let members = descendants.filter { $0 != object }.uniqued().map { CodedGraph.Value.object($0) }
    return compilation.object(
      "_UITraitStorageList",
      [
        ("UITopLevelObject", .object(object)), ("UITraitStorages", compilation.list(storages)),
        ("UIDescendants", compilation.list(members, "NSSet")),
      ])
  }

  // MARK: Storages

  /// Adds the storages of an element and of its descendants, in the order of Apple's compiler, which visits the
  /// constraints of a view twice, with the items that are not subviews of the view.
  private mutating func collect(_ element: NibElement) {
    reportUncompiled(element)
    for (list, path) in CodedVariations.lists { addRelations(list, path, of: element) }
    if !element.isNamed("constraint") { addNumbers(of: element) }
    let constraints = CodedConstraintOrder(in: element).sorted(element.children(inside: "constraints"))
    for constraint in constraints { reportUncompiled(constraint) }
    for _ in 0..<2 {
      for item in constraints + distantItems(of: constraints, in: element) { addNumbers(of: item) }
    }
    for child in element.children where !["constraints", "variation"].contains(child.name) {
      if compilation.compiledNumber(of: child) != nil || child.key == nil { collect(child) }
    }
  }

  /// The items of a view's constraints that are neither the view nor one of its subviews.
  private func distantItems(of constraints: [NibElement], in view: NibElement) -> [NibElement] {
    let items = constraints.flatMap { [$0["firstItem"], $0["secondItem"]] }.compactMap { $0 }.uniqued()
    return items.compactMap { compilation.document.object(id: $0) }.filter { item in
      item != view && item.parent != view && item.parent?.parent != view
    }
  }

  /// Adds the storage for a list of an element, if it varies.
  private mutating func addRelations(_ list: String, _ path: String, of element: NibElement) {
    let records = element.children(named: "variation").compactMap { relation(list, $0) }
    guard !records.isEmpty, let object = compilation.number(of: element) else { return }
    let all = element.children(inside: list).filter { $0.bool("placeholder") != true }
    let members = list == "constraints" ? CodedConstraintOrder(in: element).sorted(all) : all
    let numbers = members.compactMap { compilation.number(of: $0) }
    let candidates = compilation.object(
      "NSOrderedSet",
      numbers.enumerated().map { ("\(CodedVariations.memberKey)\($0.offset)", .object($0.element)) })
    addStorage(
      "_UIRelationshipTraitStorage", of: object, path, records, [("UIRelationshipCandidates", candidates)])
    let items = members.flatMap { [$0["firstItem"], $0["secondItem"]] }.compactMap { $0 }
    descendants += items.compactMap { compilation.number(id: $0) }
  }

  /// Adds the storage for the attribute of an element that varies, with its value for all other traits at the end.
  private mutating func addNumbers(of element: NibElement) {
    guard let attribute = CodedVariations.attributes[element.name],
      let object = compilation.compiledNumber(of: element)
    else { return }
    // Variations for more traits come first.
    let all = element.children(named: "variation").filter { $0[attribute.word] != nil }
    let counts = [2, 1, 0].map { count in all.filter { Self.traitCount($0) == count } }
    let variations = counts.flatMap { $0 }
    var records = variations.compactMap { number($0.double(attribute.word), for: $0, of: element) }
    guard !records.isEmpty else { return }
    let rest = value(element.double(attribute.word) ?? 0, of: element)
    records.append(record("_UIAttributeTraitStorageRecord", noTraits, [("UIValue", rest)]))
    addStorage("_UIAttributeTraitStorage", of: object, attribute.path, records)
  }

  private static func traitCount(_ variation: NibElement) -> Int {
    min(2, variation.key.flatMap { NibVariationKey($0) }?.conditions.count ?? 0)
  }

  private mutating func addStorage(
    _ className: String, of object: Int, _ path: String, _ records: [CodedGraph.Value],
    _ furtherValues: CodedObjects.Values = []
  ) {
    descendants.append(object)
    let values: CodedObjects.Values = [
      ("UIObject", .object(object)), ("UIKeyPath", compilation.string(path)),
      ("UIRecords", compilation.list(records, "NSMutableArray")),
    ]
    storages.append(compilation.object(className, values + furtherValues))
  }

  // MARK: Records

  /// The record of what a variation adds to and removes from a list; `nil` if it changes nothing.
  private func relation(_ list: String, _ variation: NibElement) -> CodedGraph.Value? {
    guard let mask = variation.children(named: "mask").first(where: { $0.key == list }),
      let traits = traits(of: variation)
    else { return nil }
    let sets = [("UIAddedObjects", "include"), ("UIRemovedObjects", "exclude")].map { key, word in
      let ids = mask.children(named: word).compactMap { $0["reference"] }
      let members = ids.filter { compilation.document.object(id: $0)?.bool("placeholder") != true }
      let values = members.compactMap { compilation.number(id: $0) }.map { CodedGraph.Value.object($0) }
      return (key, values.isEmpty ? compilation.sharedList([], "NSSet") : compilation.list(values, "NSSet"))
    }
    return record("_UIRelationshipTraitStorageRecord", traits, sets)
  }

  /// The record of the number that an attribute has in a variation.
  private func number(_ number: Double?, for variation: NibElement, of element: NibElement)
    -> CodedGraph.Value?
  {
    guard let number, let traits = traits(of: variation) else { return nil }
    return record("_UIAttributeTraitStorageRecord", traits, [("UIValue", value(number, of: element))])
  }

  /// The value of a varying attribute: an object with the constant of a constraint, otherwise a number.
  private func value(_ number: Double, of element: NibElement) -> CodedGraph.Value {
    guard element.isNamed("constraint") else { return compilation.boxed(.double(number)) }
    return compilation.object(
      "_NSLayoutConstraintConstant",
      [("UISymbolicConstant", .null), (CodedVariations.constantKey, .double(number))])
  }

  private func record(_ className: String, _ traits: CodedGraph.Value, _ values: CodedObjects.Values)
    -> CodedGraph.Value
  {
    compilation.object(className, [("UITraitCollection", traits)] + values)
  }

  /// The collection without traits, which all records share in nibs of newer versions of Xcode.
  private var noTraits: CodedGraph.Value {
    compilation.style.sharesTraits
      ? compilation.shared("UITraitCollection", []) : compilation.object("UITraitCollection", [])
  }

  /// The traits of a variation. If they cannot be compiled, reports a diagnostic and returns `nil`.
  private func traits(of variation: NibElement) -> CodedGraph.Value? {
    let key = variation.key ?? CodedTraits.any
    if key == CodedTraits.any { return noTraits }
    if let traits = CodedTraits.value(of: key, compilation) { return traits }
    compilation.report(
      .notCompiled, "the variation for '\(key)' has no known form in a compiled nib; it is left out",
      at: variation.location, in: variation)
    return nil
  }

  // MARK: Diagnostics

  /// Reports the parts of an element's variations that cannot be compiled.
  private func reportUncompiled(_ element: NibElement) {
    let attribute = CodedVariations.attributes[element.name]?.word
    for variation in element.children(named: "variation") {
      let words =
        variation.attributeNames.filter { $0 != "key" && $0 != attribute }
        + variation.children.filter { !$0.isNamed("mask") }.map { $0.key ?? $0.name }
      for word in words where !Self.editorWords.contains(word) {
        compilation.report(
          .notCompiled, "the variation of '\(word)' has no known form in a compiled nib; it is left out",
          at: variation.location, in: variation)
      }
    }
  }

  /// Parts of variations that only Interface Builder uses: the frame of a view on its canvas, and whether Interface
  /// Builder warns about the frame.
  private static let editorWords: Set<String> = ["frame", "misplaced", "ambiguous"]
}
