/// One translation of a compiled UIKit nib: which of its objects have become elements, and what was remarked.
final class CodedTranslation {
  let graph: CodedGraph
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The elements of the objects that have one.
  private(set) var drafts: [Int: NibDraft] = [:]
  /// The prototype cells of the nib's tables and collections, whose nibs are part of the graph by now.
  private let prototypes: CodedPrototypes
  private var depth = 0
  private var isTooDeep = false

  /// - Parameter graph: the nib; the nibs inside it are joined to it.
  init(_ graph: CodedGraph, file: String) {
    prototypes = CodedPrototypes(linking: graph, file: file)
    self.graph = prototypes.graph
    self.file = file
    diagnostics = prototypes.diagnostics
  }

  /// An object whose table is being worked through.
  struct Subject {
    let translation: CodedTranslation
    let number: Int
    var graph: CodedGraph { translation.graph }
  }

  // MARK: Elements of objects

  /// The id of an object's element. Nibs have none; the object's number is as stable as the file.
  func id(of object: Int) -> String {
    switch graph.proxyIdentifier(of: object) {
    case "IBFilesOwner"?: "-1"
    case "IBFirstResponder"?: "-2"
    case .some: drafts[object]?["id"] ?? "obj-\(object)"
    case nil: "obj-\(object)"
    }
  }

  /// The element of the object that a value refers to; one that only refers to it if it has its element
  /// elsewhere, nil if the value is no object.
  func draft(of value: CodedGraph.Value?, key: String? = nil) -> NibDraft? {
    guard let object = graph.object(value) else { return nil }
    if let known = drafts[object] {
      let reference = NibDraft(known.name, ["reference": id(of: object)], at: graph.objects[object].offset)
      reference["key"] = key
      return reference
    }
    return makeDraft(of: object, key: key)
  }

  /// The element of an object, nil if it has one already.
  func topLevelDraft(of value: CodedGraph.Value) -> NibDraft? {
    guard let object = graph.object(value), drafts[object] == nil else { return nil }
    return makeDraft(of: object, key: nil)
  }

  /// Takes an element that was made elsewhere as the one of an object; that of several proxies, say.
  func adopt(_ draft: NibDraft, for object: Int) { drafts[object] = draft }

  /// Makes an object's element and all that stands inside it.
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

  /// Keeps values of an object for which documents have no word.
  func keep(_ entries: [CodedGraph.Entry], of object: Int) {
    drafts[object]?.remainder += entries.filter { $0.value != .null }
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
      "objects stand inside each other deeper than any nib needs; the inner ones are left out",
      at: graph.objects[object].offset)
  }

}

extension CodedTranslation.Subject {
  /// The prototype cells that the object has under a key.
  func linkedPrototypes(_ key: String) -> [CodedGraph.Value] {
    translation.prototypeCells(of: number, key)
  }

  /// The object's value for a key; nil if it has none or nil.
  func value(_ key: String) -> CodedGraph.Value? {
    let value = graph.value(key, of: number)
    return value == .null ? nil : value
  }

  func string(_ key: String) -> String? { graph.string(value(key)) }

  func bool(_ key: String) -> Bool? { graph.bool(value(key)) }

  /// The numbers of a value; a value of another form is kept as it is.
  func numbers(_ value: CodedGraph.Value, _ count: Int, _ key: String) -> [Double]? {
    if let numbers = CodedNumbers.numbers(of: value, count, in: graph) { return numbers }
    keep(key)
    return nil
  }

  /// The text of a value; a value of another kind is kept as it is.
  func text(of value: CodedGraph.Value, _ coding: ScalarCoding, _ key: String) -> String? {
    if let text = coding.text(graph, value) { return text }
    keep(key)
    return nil
  }

  /// Keeps a value that has a row but not the form that the row expects.
  func keep(_ key: String) {
    translation.keep(graph.objects[number].entries.filter { $0.key == key }, of: number)
  }
}

/// What an object of a compiled nib is: its table, its element, and its own class if it has one.
struct CodedIdentity {
  let codedClass: CodedClass?
  let element: String
  let customClass: String?
  let customModule: String?

  /// The keys that tell an object's class.
  static let keys = ["UIClassName", "UIOriginalClassName"]

  /// The class of an object. A swapper stands for an object of a class of the app: it names that and the UIKit
  /// class that coded the values.
  init(of number: Int, in graph: CodedGraph) {
    let object = graph.objects[number]
    let original = graph.string(graph.value("UIOriginalClassName", of: number)) ?? object.className
    let named = graph.string(graph.value("UIClassName", of: number))
    let candidates = [original, object.className] + object.fallbackClassNames
    let codedClass =
      candidates.lazy.compactMap { CodedClass.named($0) }.first ?? Self.guess(object)
    let isKnown = CodedClass.named(original) != nil
    // An object of a class that no table knows is shown as what it looks like, with its class as custom one.
    let custom = named ?? (isKnown ? nil : original)
    let name = custom == original && isKnown ? nil : custom.map { SwiftClassName(runtimeName: $0) }
    self.codedClass = codedClass
    element = codedClass?.element ?? "customObject"
    customClass = name?.name
    customModule = name?.module
  }

  /// The table that fits an object's values.
  private static func guess(_ object: CodedGraph.Object) -> CodedClass? {
    let keys = Set(object.entries.map(\.key))
    if keys.contains("UIBounds") { return CodedClass.named("UIView") }
    let controller: Set = ["UINibName", "UIView", "UIParentViewController", "UIStoryboardIdentifier"]
    return CodedClass.named(keys.isDisjoint(with: controller) ? "UICustomObject" : "UIViewController")
  }
}
