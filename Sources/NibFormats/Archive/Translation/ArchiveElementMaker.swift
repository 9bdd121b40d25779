/// Makes the element of one archived object from its keys, its record and its connections.
struct ArchiveElementMaker {
  private let object: ArchiveObject
  private let type: ArchiveClass
  /// The archive's record of the object: its number, its parent and its name. `nil` if the object has none.
  private let record: ArchiveRecord?

  init(_ object: ArchiveObject, _ type: ArchiveClass, _ record: ArchiveRecord?) {
    self.object = object
    self.type = type
    self.record = record
  }

  /// Makes the element with everything that the archive stores about the object.
  func make(key: String?, named name: String) -> NibDraft {
    let draft = NibDraft(name, key: key, at: object.value.element.offset)
    addKeys(to: draft)
    if let id = object.id { draft["id"] = id }
    if let record { ArchiveIdentity.add(record, to: draft, object) }
    ArchiveConstraint.add(of: object, record, to: draft)
    draft.append(object.translator.connections.elements(from: object.value), in: "connections")
    // References to other objects go after all other children.
    let references = draft.children.filter { $0["reference"] != nil }
    draft.children = draft.children.filter { $0["reference"] == nil } + references
    return draft
  }

  /// Adds the values of all keys, and those that absent keys mean.
  private func addKeys(to draft: NibDraft) {
    var present: Set<String> = []
    for field in object.value.fields where field.key != "EncodedWithXMLCoder" {
      present.insert(field.key)
      add(field, to: draft)
    }
    for row in type.absentRows where !present.contains(row.name) {
      if let (name, value) = row.absent { draft[name] = value }
    }
    draft.children += ArchiveDefault.elements(for: type.element, keys: present)
  }

  /// Adds a field as its row of the tables says.
  private func add(_ field: ArchiveField, to draft: NibDraft) {
    switch type[field.key]?.meaning {
    case .implied?: break
    case .untranslated?: addUntranslated(field, to: draft)
    case .editorOnly?:
      addUntranslated(field, to: draft)
      draft.children.last?.markEditorOnly()
    case .named(let name)?: addValue(field, named: name, to: draft)
    case .words(let name, let words)?:
      guard let number = field.value?.int else { return addValue(field, named: name, to: draft) }
      guard let word = words.word(of: number) else { return addUntranslated(field, to: draft) }
      draft.set(name, word, at: field.element.offset)
    case .reference(let key)?:
      guard let value = field.value, let reference = object.translator.reference(to: value, key: key) else {
        return
      }
      draft.children.append(reference)
    case .custom(let translate)?: translate(field, object, draft)
    case nil: addRegular(field, to: draft)
    }
  }

  /// Adds a field whose key follows the rule for names.
  private func addRegular(_ field: ArchiveField, to draft: NibDraft) {
    guard let name = ArchiveKey.regularName(field.key) else { return addUntranslated(field, to: draft) }
    if name.contains(".") {
      if !ArchiveInsets.add(field, named: name, to: draft) { addUntranslated(field, to: draft) }
    } else {
      addValue(field, named: name, to: draft)
    }
  }

  /// Adds a value as an attribute or child with a name.
  private func addValue(_ field: ArchiveField, named name: String, to draft: NibDraft) {
    // An explicit `<nil>` is written to the document, because it differs from an absent key: for example, it selects
    // the default color. A dangling reference is dropped.
    guard let value = field.value else {
      if field.element.isNamed("nil") {
        draft.children.append(NibDraft("nil", key: name, at: field.element.offset))
      }
      return
    }
    if !ArchiveAnyValue.add(value, at: field.element.offset, named: name, of: object, to: draft) {
      addUntranslated(field, to: draft)
    }
  }

  private func addUntranslated(_ field: ArchiveField, to draft: NibDraft) {
    let records = object.translator.archive.records
    draft.children.append(UntranslatedKey.element(field.element, name: field.key, besides: records))
  }
}

/// Translates insets, which archives write edge by edge: `IBUITitleEdgeInsets.left`.
enum ArchiveInsets {
  /// Adds one edge to the insets of an element. Returns false if the key does not name an edge.
  static func add(_ field: ArchiveField, named name: String, to draft: NibDraft) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = edges[parts[1]], let text = field.value?.attributeText else {
      return false
    }
    let index = draft.children.firstIndex { $0["key"] == parts[0] } ?? draft.children.count
    if index == draft.children.count {
      draft.children.append(NibDraft("inset", key: parts[0], at: field.element.offset))
    }
    draft.children[index][attribute] = text
    return true
  }

  private static let edges = ["left": "minX", "top": "minY", "right": "maxX", "bottom": "maxY"]
}

/// A child that is added to an element if certain keys are absent from the archived object.
///
/// Interface Builder 3 and 4 left out values that were the default at the time. Current documents have different
/// defaults, so the old default must be written to them.
struct ArchiveDefault: Sendable {
  private let elements: Set<String>
  /// The keys that replace the default.
  private let keys: [String]
  private let child: @Sendable () -> NibDraft

  /// The default children of an element with this name, for an archived object with these keys.
  static func elements(for name: String, keys: Set<String>) -> [NibDraft] {
    rows.filter { $0.elements.contains(name) && keys.isDisjoint(with: $0.keys) }.map { $0.child() }
  }

  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "pageViewController",
    "navigationController", "tabBarController", "splitViewController",
  ]

  private static let rows: [ArchiveDefault] = [
    ArchiveDefault(
      elements: ["label"], keys: ["IBUIFont", "IBUIFontDescription"],
      child: { ArchiveFont.system("17", key: "fontDescription") }),
    // Before iOS 7, the views of these controllers did not extend under bars.
    ArchiveDefault(
      elements: controllers, keys: ["IBUIWantsFullScreenLayout"],
      child: { NibDraft("extendedEdge", key: "edgesForExtendedLayout") }),
  ]
}

extension ArchiveField {
  /// Adds the element for the field to that of its object. Without an element, the field is preserved.
  func add(_ child: NibDraft?, to draft: NibDraft) {
    draft.children.append(child ?? UntranslatedKey.element(element, name: key))
  }
}
