/// Translates compiled nibs of iOS into documents.
///
/// A compiled nib contains no ids, labels or canvas positions. An object gets an id from its number in the
/// file, for example `obj-12`. The document has no labels, except for placeholders, and no canvas positions.
enum UIKitNibTranslator {
  /// Translates a compiled nib to a document.
  ///
  /// - Parameters:
  ///   - graph: the nib's objects.
  ///   - file: the name to show in locations.
  ///   - source: the file's bytes.
  /// - Throws: an error if the nib has no list of top-level objects, and so is not a UIKit nib.
  static func document(
    of graph: CodedGraph, file: String, source: [UInt8]
  ) throws(NibReadError) -> NibDocument {
    let prototypes = CodedPrototypes(linking: graph, file: file)
    let graph = prototypes.graph
    let translation = CodedTranslation(
      graph, file: file, .uiKit, prototypes: prototypes.cells, diagnostics: prototypes.diagnostics)
    guard let topLevel = graph.array("UINibTopLevelObjectsKey", of: graph.root) else {
      throw NibReadError(
        Diagnostic(
          .noObjects, "the file is an archive, but it has no list of nib objects (UINibTopLevelObjectsKey)",
          at: SourceLocation(file: file)))
    }
    let objects = NibDraft("objects")
    objects.children = CodedTopLevel(translation).drafts(of: topLevel)
    translateLists(translation)
    for root in topLevel.compactMap({ graph.object($0) }) { CodedDesignSize(translation).correct(root) }
    return CodedDocument(translation, source: source).document(objects)
  }

  /// Marks the windows that are shown when the nib is loaded.
  private static func translateWindows(_ translation: CodedTranslation) {
    let graph = translation.graph
    for window in graph.objects(in: "UINibVisibleWindowsKey", of: graph.root) {
      translation.drafts[window]?["visibleAtLaunch"] = "YES"
    }
  }

  /// Adds the data that a nib stores in lists, separately from the objects, to the elements of the objects.
  private static func translateLists(_ translation: CodedTranslation) {
    // Variations come first because they add objects that the other lists refer to.
    CodedVariations.translate(translation)
    CodedConnections.translate(translation)
    CodedSegues.translate(translation)
    CodedRuntimeAttributes.translate(translation)
    CodedAccessibility.translate(translation)
    translateWindows(translation)
  }
}

/// Translates the top-level objects of a nib.
struct CodedTopLevel {
  private let translation: CodedTranslation
  private var graph: CodedGraph { translation.graph }

  init(_ translation: CodedTranslation) { self.translation = translation }

  /// The elements of the top-level objects: placeholders, then the objects of the top-level list, then
  /// objects that occur only in the list of all objects.
  func drafts(of values: [CodedGraph.Value]) -> [NibDraft] {
    let placeholders = self.placeholders()
    let objects = values.filter { !isStructural($0) }.compactMap { translation.newDraft(of: $0) }
    // Static cells can be in the list of all objects. They are added to their tables first, so that they are
    // not mistaken for top-level objects.
    CodedTableSections.translate(translation)
    return placeholders + objects + unownedObjects()
  }

  /// The elements of placeholders, one for each identifier. In a storyboard's combined nib, several proxies
  /// can have the same identifier.
  private func placeholders() -> [NibDraft] {
    var known: [String: NibDraft] = [:]
    return graph.objects.indices.compactMap { proxy in
      guard let identifier = graph.proxyIdentifier(of: proxy) else { return nil }
      if let draft = known[identifier] {
        translation.adopt(draft, for: proxy)
        return nil
      }
      let draft = placeholder(proxy, identifier)
      known[identifier] = draft
      return draft
    }
  }

  /// The elements of the objects that no other object contains, such as gesture recognizers, to which only
  /// connections refer.
  private func unownedObjects() -> [NibDraft] {
    (graph.array("UINibObjectsKey", of: graph.root) ?? []).compactMap { value in
      isStructural(value) ? nil : translation.newDraft(of: value)
    }
  }

  /// Whether an object is of a class that never has an element at the top level: documents have such an
  /// object inside another element, or not at all. Also true for a value that is not an object.
  private func isStructural(_ value: CodedGraph.Value) -> Bool {
    guard let name = graph.className(value) else { return true }
    return Self.structuralClasses.contains(name)
  }

  private static let structuralClasses: Set<String> = [
    "UIProxyObject", "NSLayoutConstraint", "NSIBPrototypingLayoutConstraint", "_UILayoutSupportConstraint",
    "UILayoutGuide", CodedLayoutGuides.controllerGuide.name, CodedTableSections.className,
    "UITableViewSection", "UITableViewRow", "UIStoryboardShowSegueTemplate", "UIStoryboardPushSegueTemplate",
    "UIStoryboardModalSegueTemplate", "UIStoryboardPresentationSegueTemplate",
  ]

  private func placeholder(_ proxy: Int, _ identifier: String) -> NibDraft {
    let draft = NibDraft(
      "placeholder", ["placeholderIdentifier": identifier, "id": translation.id(of: proxy)],
      at: graph.objects[proxy].offset)
    switch identifier {
    case "IBFilesOwner": draft["userLabel"] = "File's Owner"
    case "IBFirstResponder": draft["userLabel"] = "First Responder"
    default: draft["userLabel"] = identifier
    }
    translation.adopt(draft, for: proxy)
    return draft
  }
}

/// Makes the document of a nib from the elements of its objects.
struct CodedDocument {
  private let translation: CodedTranslation
  private let source: [UInt8]

  init(_ translation: CodedTranslation, source: [UInt8]) {
    self.translation = translation
    self.source = source
  }

  /// The document with the given `<objects>` element. Adds resources and the values that have no translation.
  func document(_ content: NibDraft) -> NibDocument {
    var builder = NibDocumentBuilder(file: translation.file, kind: NibDocumentKind(.iOS, .nib))
    var keys = CodedKeyWriter(translation.graph, ids: ids)
    let root = self.root
    root.children = [content]
    let images = CodedImage.resources(of: translation.graph)
    if !images.isEmpty { root.list("resources").children = images }
    translation.addPreservedValues(to: root, &keys)
    let entries = translation.graph.objects[translation.graph.root].entries
    root.children += entries.filter { !Self.translatedKeys.contains($0.key) }.map { keys.draft(of: $0) }
    root.write(to: &builder)
    for diagnostic in keys.diagnostics + translation.diagnostics { builder.report(diagnostic) }
    return builder.finish(source: source)
  }

  /// The ids of the objects that have elements.
  private var ids: [Int: String] {
    translation.drafts.keys.reduce(into: [:]) { $0[$1] = translation.id(of: $1) }
  }

  /// The root element, with the attributes that can be inferred from the nib.
  private var root: NibDraft {
    let root = NibDraft("document")
    root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    root["version"] = "3.0"
    root["toolsVersion"] = String(CodedToolsVersion.estimate(of: translation.graph))
    root["targetRuntime"] = "iOS.CocoaTouch"
    let classes = Set(translation.graph.objects.map(\.className))
    if classes.contains("NSLayoutConstraint") { root["useAutolayout"] = "YES" }
    root["useTraitCollections"] = "YES"
    if classes.contains("UILayoutGuide") { root["useSafeAreas"] = "YES" }
    return root
  }

  /// The keys of the nib's root that are translated. The values of all others are preserved as `<codedKey>`
  /// elements.
  private static let translatedKeys = Set(
    CodedPrototypes.lists + ["UINibTopLevelObjectsKey", "UINibVisibleWindowsKey"])
}

extension DiagnosticKind {
  package static let noObjects = DiagnosticKind(
    "no-objects", .files, .error, "The file is an archive but not a nib, because it has no list of objects."
  )
}
