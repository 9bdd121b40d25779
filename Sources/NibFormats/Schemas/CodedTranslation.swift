import NibSupport

/// The state of translating one compiled UIKit nib to a document: the elements that have been made, and the
/// diagnostics.
final class CodedTranslation {
  /// The place of prototype cells in a nib: the number of a table or collection, and the key under which it stores
  /// them. For headers and footers of collections, `key` is their kind.
  struct PrototypePlace: Hashable {
    var object: Int
    var key: String
  }

  /// The nib, with the nested nibs of its prototype cells.
  let graph: CodedGraph
  /// The name of the file, to show in locations.
  let file: String
  private let classes: ClassSchemas
  /// The ids that objects had in the source, as far as the nib tells them.
  private let originalIDs: [Int: String]
  private(set) var diagnostics: [Diagnostic]
  /// The elements of the objects that have been translated, by the numbers of the objects.
  private(set) var drafts: [Int: NibDraft] = [:]
  /// The values that have no equivalent in documents, by the elements (`NibDraft`) of their objects.
  private var preservedEntries: [ObjectIdentifier: [CodedGraph.Entry]] = [:]
  /// References to the prototype cells of the nib's tables and collections. Their nibs are part of the graph.
  fileprivate let prototypes: [PrototypePlace: [CodedGraph.Value]]
  /// The number of elements around the one that is being made.
  private var depth = 0
  private var hasReportedDepth = false

  /// - Parameters:
  ///   - originalIDs: the ids that objects had in the source.
  ///   - diagnostics: the problems that were found when the nested nibs were added to the graph.
  init(
    _ graph: CodedGraph, file: String, _ classes: ClassSchemas, originalIDs: [Int: String],
    prototypes: [PrototypePlace: [CodedGraph.Value]], diagnostics: [Diagnostic]
  ) {
    self.graph = graph
    self.file = file
    self.classes = classes
    self.originalIDs = originalIDs
    self.prototypes = prototypes
    self.diagnostics = diagnostics
  }

  /// An object that is being translated. The rows of its class's table (`PropertySchema`) read their values
  /// from it.
  struct Subject {
    let translation: CodedTranslation
    let number: Int
    var graph: CodedGraph { translation.graph }
  }

  // MARK: Elements of objects

  /// The text before an object's number in the ids that are made from numbers.
  static let madeID = "obj-"

  /// The id of an object's element: that of the source, if the nib tells it, or one that is made from the object's
  /// number, which is always the same for the same file. The file's owner and the first responder have the ids that
  /// Interface Builder gives them.
  func id(of object: Int) -> String {
    switch graph.proxyIdentifier(of: object) {
    case "IBFilesOwner"?: "-1"
    case "IBFirstResponder"?: "-2"
    case .some: drafts[object]?["id"] ?? Self.madeID + String(object)
    case nil: originalIDs[object] ?? Self.madeID + String(object)
    }
  }

  /// A new element for the object that a value refers to, or, if the object already has an element, a
  /// reference to that element. `nil` if the value is not an object, or if the object is nested too deeply.
  func draft(of value: CodedGraph.Value?, key: String? = nil) -> NibDraft? {
    guard let object = graph.object(value) else { return nil }
    if let known = drafts[object] {
      let reference = NibDraft(known.name, ["reference": id(of: object)], at: graph.objects[object].offset)
      reference["key"] = key
      return reference
    }
    return makeDraft(of: object, key: key)
  }

  /// A new element for the object that a value refers to. `nil` if the object already has an element, if the
  /// value is not an object, or if the object is nested too deeply.
  func newDraft(of value: CodedGraph.Value) -> NibDraft? {
    guard let object = graph.object(value), drafts[object] == nil else { return nil }
    return makeDraft(of: object, key: nil)
  }

  /// Assigns an existing element to an object, for example one placeholder to several proxies with the same
  /// identifier.
  func adopt(_ draft: NibDraft, for object: Int) { drafts[object] = draft }

  /// Makes the element of an object, with its descendants. `nil` if it is nested too deeply.
  private func makeDraft(of object: Int, key: String?) -> NibDraft? {
    guard depth < XMLLimits.depth / 4 else {
      reportDepth(object)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let identity = CodedIdentity(of: object, in: graph, classes)
    let draft = NibDraft(identity.element, at: graph.objects[object].offset)
    draft["key"] = key
    draft["id"] = id(of: object)
    draft["customClass"] = identity.customClass
    draft["customModule"] = identity.customModule
    drafts[object] = draft
    translate(object, identity, into: draft)
    return draft
  }

  /// Applies the rows of the object's class, and preserves the values that no row handles.
  private func translate(_ object: Int, _ identity: CodedIdentity, into draft: NibDraft) {
    let subject = Subject(translation: self, number: object)
    identity.schema?.translate(subject, into: draft)
    let known = identity.schema?.keys ?? []
    preserve(
      graph.objects[object].entries.filter {
        !known.contains($0.key) && !CodedIdentity.keys.contains($0.key)
      },
      of: object)
  }

  /// Stores values of an object that have no equivalent in documents. Its element gets them as `<codedKey>` children.
  func preserve(_ entries: [CodedGraph.Entry], of object: Int) {
    guard let draft = drafts[object] else { return }
    preservedEntries[ObjectIdentifier(draft), default: []] += entries.filter { $0.value != .null }
  }

  /// Adds the preserved values to an element and its descendants, after their other children. Must be called
  /// once, when all elements exist.
  func addPreservedValues(to draft: NibDraft, _ writer: inout CodedKeyWriter) {
    for child in draft.children { addPreservedValues(to: child, &writer) }
    draft.children += (preservedEntries.removeValue(forKey: ObjectIdentifier(draft)) ?? []).map {
      writer.draft(of: $0)
    }
  }

  /// Reports a problem.
  ///
  /// - Parameter offset: the position in the file; `nil` for the beginning.
  func report(_ kind: DiagnosticKind, _ message: String, at offset: Int?) {
    let location = SourceLocation(file: file, offset: offset ?? 0)
    diagnostics.append(Diagnostic(kind, message, at: location))
  }

  /// Reports the first object that is nested too deeply.
  private func reportDepth(_ object: Int) {
    guard !hasReportedDepth else { return }
    hasReportedDepth = true
    report(
      .deepNesting, "objects are nested more deeply than in any real nib; the inner ones are left out",
      at: graph.objects[object].offset)
  }
}

extension CodedTranslation.Subject {
  /// The prototype cells that the object has under a key.
  func linkedPrototypes(_ key: String) -> [CodedGraph.Value] {
    translation.prototypes[CodedTranslation.PrototypePlace(object: number, key: key)] ?? []
  }

  /// The object's value for a key; `nil` if it is missing or null.
  func value(_ key: String) -> CodedGraph.Value? {
    let value = graph.value(key, of: number)
    return value == .null ? nil : value
  }

  func string(_ key: String) -> String? { graph.string(value(key)) }

  func bool(_ key: String) -> Bool? { graph.bool(value(key)) }

  /// The `count` numbers in a value of the object. `nil` for a value in an unexpected form, which is then preserved
  /// under `key`.
  func numbers(_ value: CodedGraph.Value, _ count: Int, _ key: String) -> [Double]? {
    if let numbers = CodedGeometry.numbers(of: value, count, in: graph) { return numbers }
    preserve(key)
    return nil
  }

  /// The text that represents a value of the object in a document. `nil` for a value of an unexpected kind, which is
  /// then preserved under `key`.
  func text(of value: CodedGraph.Value, _ coding: ScalarCoding, _ key: String) -> String? {
    if let text = coding.text(graph, value) { return text }
    preserve(key)
    return nil
  }

  /// Preserves the value for a key that has a row in the table, because the value has an unexpected form.
  func preserve(_ key: String) {
    translation.preserve(graph.objects[number].entries.filter { $0.key == key }, of: number)
  }
}
