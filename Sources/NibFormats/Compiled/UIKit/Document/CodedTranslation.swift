/// The state of translating one compiled UIKit nib: the objects that have become elements, and the
/// diagnostics.
final class CodedTranslation {
  let graph: CodedGraph
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The elements of the objects that have been translated.
  private(set) var drafts: [Int: NibDraft] = [:]
  /// The values that documents have no word for, by the elements of their objects.
  private var kept: [ObjectIdentifier: [CodedGraph.Entry]] = [:]
  /// The prototype cells of the nib's tables and collections. Their nibs are already part of the graph.
  private let prototypes: CodedPrototypes
  private var depth = 0
  private var isTooDeep = false

  /// - Parameter graph: the nib. Nested nibs are linked into it.
  init(_ graph: CodedGraph, file: String) {
    prototypes = CodedPrototypes(linking: graph, file: file)
    self.graph = prototypes.graph
    self.file = file
    diagnostics = prototypes.diagnostics
  }

  /// An object whose table is being processed.
  struct Subject {
    let translation: CodedTranslation
    let number: Int
    var graph: CodedGraph { translation.graph }
  }

  // MARK: Elements of objects

  /// The id of an object's element. Nibs contain no ids, so it is made from the object's number, which is
  /// stable for a given file.
  func id(of object: Int) -> String {
    switch graph.proxyIdentifier(of: object) {
    case "IBFilesOwner"?: "-1"
    case "IBFirstResponder"?: "-2"
    case .some: drafts[object]?["id"] ?? "obj-\(object)"
    case nil: "obj-\(object)"
    }
  }

  /// The element of the object that a value refers to, or a reference to that element if it already exists in
  /// another place; nil if the value is not an object.
  func draft(of value: CodedGraph.Value?, key: String? = nil) -> NibDraft? {
    guard let object = graph.object(value) else { return nil }
    if let known = drafts[object] {
      let reference = NibDraft(known.name, ["reference": id(of: object)], at: graph.objects[object].offset)
      reference["key"] = key
      return reference
    }
    return makeDraft(of: object, key: key)
  }

  /// The element of an object, nil if the object already has one.
  func topLevelDraft(of value: CodedGraph.Value) -> NibDraft? {
    guard let object = graph.object(value), drafts[object] == nil else { return nil }
    return makeDraft(of: object, key: nil)
  }

  /// Uses an existing element as the element of an object, for example for several proxies with one
  /// identifier.
  func adopt(_ draft: NibDraft, for object: Int) { drafts[object] = draft }

  /// Makes the element of an object, and its descendants.
  private func makeDraft(of object: Int, key: String?) -> NibDraft? {
    guard depth < XMLLimits.depth / 4 else {
      reportDepth(object)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let identity = CodedIdentity(of: object, in: graph)
    let draft = NibDraft(identity.element, at: graph.objects[object].offset)
    draft["key"] = key
    draft["id"] = id(of: object)
    draft["customClass"] = identity.customClass
    draft["customModule"] = identity.customModule
    drafts[object] = draft
    translate(object, identity, into: draft)
    return draft
  }

  private func translate(_ object: Int, _ identity: CodedIdentity, into draft: NibDraft) {
    let subject = Subject(translation: self, number: object)
    let properties = identity.codedClass?.properties ?? []
    for property in properties { property.translate(subject, draft) }
    let known = identity.codedClass?.keys ?? []
    keep(
      graph.objects[object].entries.filter {
        !known.contains($0.key) && !CodedIdentity.keys.contains($0.key)
      },
      of: object)
  }

  fileprivate func prototypeCells(of object: Int, _ key: String) -> [CodedGraph.Value] {
    prototypes.cells[CodedPrototypes.Place(object: object, key: key)] ?? []
  }

  // MARK: What no table knows

  /// Preserves values of an object that documents have no word for.
  func keep(_ entries: [CodedGraph.Entry], of object: Int) {
    guard let draft = drafts[object] else { return }
    kept[ObjectIdentifier(draft), default: []] += entries.filter { $0.value != .null }
  }

  /// Adds the preserved values to the elements, after their other children.
  func addKeptValues(to draft: NibDraft, _ writer: inout CodedKeyWriter) {
    for child in draft.children { addKeptValues(to: child, &writer) }
    draft.children += (kept.removeValue(forKey: ObjectIdentifier(draft)) ?? []).map { writer.draft(of: $0) }
  }

  // MARK: Remarks

  func report(_ id: String, _ severity: Diagnostic.Severity, _ message: String, at offset: Int?) {
    let location = SourceLocation(file: file, line: 0, column: 0, offset: offset ?? 0)
    diagnostics.append(Diagnostic(id, severity, message, at: location))
  }

  private func reportDepth(_ object: Int) {
    guard !isTooDeep else { return }
    isTooDeep = true
    report(
      "deep-nesting", .error,
      "objects are nested more deeply than in any real nib; the inner ones are left out",
      at: graph.objects[object].offset)
  }

}

extension CodedTranslation.Subject {
  /// The prototype cells of the object under a key.
  func linkedPrototypes(_ key: String) -> [CodedGraph.Value] {
    translation.prototypeCells(of: number, key)
  }

  /// The object's value for a key; nil if the value is missing or nil.
  func value(_ key: String) -> CodedGraph.Value? {
    let value = graph.value(key, of: number)
    return value == .null ? nil : value
  }

  func string(_ key: String) -> String? { graph.string(value(key)) }

  func bool(_ key: String) -> Bool? { graph.bool(value(key)) }

  /// The numbers in a value. A value in an unexpected form is preserved as a coded key.
  func numbers(_ value: CodedGraph.Value, _ count: Int, _ key: String) -> [Double]? {
    if let numbers = CodedNumbers.numbers(of: value, count, in: graph) { return numbers }
    keep(key)
    return nil
  }

  /// The text of a value. A value of an unexpected kind is preserved as a coded key.
  func text(of value: CodedGraph.Value, _ coding: ScalarCoding, _ key: String) -> String? {
    if let text = coding.text(graph, value) { return text }
    keep(key)
    return nil
  }

  /// Preserves a value that has a row in the table but not the expected form.
  func keep(_ key: String) {
    translation.keep(graph.objects[number].entries.filter { $0.key == key }, of: number)
  }
}

/// The translation of an object's class: its table, its element, and its custom class if there is one.
struct CodedIdentity {
  let codedClass: CodedClass?
  let element: String
  let customClass: String?
  let customModule: String?

  /// The keys that determine an object's class.
  static let keys = ["UIClassName", "UIOriginalClassName"]

  /// Determines the class of an object. A `UIClassSwapper` represents an object with a custom class: it
  /// contains the name of that class and the name of the UIKit class that coded the values.
  init(of number: Int, in graph: CodedGraph) {
    let object = graph.objects[number]
    let original = graph.string(graph.value("UIOriginalClassName", of: number)) ?? object.className
    let named = graph.string(graph.value("UIClassName", of: number))
    let candidates = [original, object.className] + object.fallbackClassNames
    let codedClass =
      candidates.lazy.compactMap { CodedClass.named($0) }.first ?? Self.guess(object)
    let isKnown = CodedClass.named(original) != nil
    // An object of an unknown class is treated as the class that its values fit, with its real class as the
    // custom class.
    let custom = named ?? (isKnown ? nil : original)
    let name = custom == original && isKnown ? nil : custom.map { SwiftClassName(runtimeName: $0) }
    self.codedClass = codedClass
    element = codedClass?.element ?? "customObject"
    customClass = name?.name
    customModule = name?.module
  }

  /// Guesses the table from the keys of an object.
  private static func guess(_ object: CodedGraph.Object) -> CodedClass? {
    let keys = Set(object.entries.map(\.key))
    if keys.contains("UIBounds") { return CodedClass.named("UIView") }
    let controller: Set = ["UINibName", "UIView", "UIParentViewController", "UIStoryboardIdentifier"]
    return CodedClass.named(keys.isDisjoint(with: controller) ? "UICustomObject" : "UIViewController")
  }
}
