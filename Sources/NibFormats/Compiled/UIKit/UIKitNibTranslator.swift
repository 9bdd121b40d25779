/// Translates compiled nibs of iOS into documents.
///
/// A compiled nib has no ids, no labels and no canvas: an object's id is made from its number in the file,
/// `obj-12`, and the document says nothing of the rest.
enum UIKitNibTranslator {
  /// The document that a compiled nib stands for.
  ///
  /// - Parameters:
  ///   - graph: the nib's objects.
  ///   - file: the name to show in locations.
  ///   - source: the file's bytes.
  /// - Throws: if the nib has no list of top-level objects: then it is no nib of UIKit's.
  static func document(
    of graph: CodedGraph, file: String, source: [UInt8]
  ) throws(NibReadError) -> NibDocument {
    let translation = CodedTranslation(graph, file: file)
    guard let topLevel = graph.array(graph.value("UINibTopLevelObjectsKey", of: graph.root)) else {
      throw NibReadError(
        Diagnostic(
          "no-objects", .error,
          "the file is an archive, but has no list of a nib's objects (UINibTopLevelObjectsKey)",
          at: SourceLocation(file: file, line: 0, column: 0)))
    }
    let objects = NibDraft("objects")
    objects.children = CodedTopLevel(translation).drafts(of: topLevel)
    translateLists(translation)
    for root in topLevel.compactMap({ graph.object($0) }) { CodedCanvasSize(translation).correct(root) }
    return CodedDocument(translation, source: source).document(objects)
  }

  /// Says which windows are shown once the nib is loaded.
  private static func translateWindows(_ translation: CodedTranslation) {
    let graph = translation.graph
    let windows = graph.array(graph.value("UINibVisibleWindowsKey", of: graph.root)) ?? []
    for window in windows.compactMap({ graph.object($0) }) {
      translation.drafts[window]?["visibleAtLaunch"] = "YES"
    }
  }

  /// Brings what a nib lists apart from its objects to their elements.
  private static func translateLists(_ translation: CodedTranslation) {
    // First, for it adds objects that the others tell of.
    CodedVariations.translate(translation)
    CodedConnections.translate(translation)
    CodedSegues.translate(translation)
    CodedRuntimeAttributes.translate(translation)
    CodedAccessibility.translate(translation)
    translateWindows(translation)
  }
}

/// The objects that stand at the top of a nib.
struct CodedTopLevel {
  private let translation: CodedTranslation
  private var graph: CodedGraph { translation.graph }

  init(_ translation: CodedTranslation) { self.translation = translation }

  /// The elements of the top-level objects, placeholders first, and of those that only the list of all
  /// objects names.
  func drafts(of values: [CodedGraph.Value]) -> [NibDraft] {
    let placeholders = self.placeholders()
    let objects = values.filter { !isStructure($0) }.compactMap { translation.topLevelDraft(of: $0) }
    // Static cells are in no other list: without their tables they would be strays.
    CodedTableSections.translate(translation)
    return placeholders + objects + strays()
  }

  /// A placeholder for each identifier, however many proxies have it: nibs that were joined have the same ones.
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

  /// Objects that no other object holds: gesture recognizers, say, which only a connection names.
  private func strays() -> [NibDraft] {
    (graph.array(graph.value("UINibObjectsKey", of: graph.root)) ?? []).compactMap { value in
      isStructure(value) ? nil : translation.topLevelDraft(of: value)
    }
  }

  /// Whether a value is part of how the format stores others: a document has it elsewhere or not at all.
  private func isStructure(_ value: CodedGraph.Value) -> Bool {
    guard let name = graph.className(value) else { return true }
    return Self.structure.contains(name)
  }

  private static let structure: Set<String> = [
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

/// The document around the elements of a nib's objects.
struct CodedDocument {
  private let translation: CodedTranslation
  private let source: [UInt8]

  init(_ translation: CodedTranslation, source: [UInt8]) {
    self.translation = translation
    self.source = source
  }

  /// The document with these elements in it.
  func document(_ content: NibDraft) -> NibDocument {
    var builder = NibDocumentBuilder(file: translation.file, kind: NibDocumentKind(.iOS, .nib))
    var keeper = CodedKeyWriter(translation.graph, ids: ids)
    let root = self.root
    root.children = [content]
    let images = CodedImage.resources(of: translation.graph)
    if !images.isEmpty { root.list("resources").children = images }
    root.remainder = translation.graph.objects[translation.graph.root].entries.filter {
      !Self.keys.contains($0.key)
    }
    root.emit(into: &builder, keeper: &keeper)
    for diagnostic in translation.diagnostics { builder.report(diagnostic) }
    return builder.finish(source: source)
  }

  private var ids: [Int: String] {
    translation.drafts.keys.reduce(into: [:]) { $0[$1] = translation.id(of: $1) }
  }

  private var root: NibDraft {
    let root = NibDraft("document")
    root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    root["version"] = "3.0"
    root["toolsVersion"] = String(CodedEra.toolsVersion(of: translation.graph))
    root["targetRuntime"] = "iOS.CocoaTouch"
    let classes = Set(translation.graph.objects.map(\.className))
    if classes.contains("NSLayoutConstraint") { root["useAutolayout"] = "YES" }
    root["useTraitCollections"] = "YES"
    if classes.contains("UILayoutGuide") { root["useSafeAreas"] = "YES" }
    return root
  }

  /// The lists of a nib.
  private static let keys: Set<String> = Set(
    CodedPrototypes.lists + ["UINibTopLevelObjectsKey", "UINibVisibleWindowsKey"])
}

/// When a nib was compiled: nibs do not say it, but newer compilers write keys that older ones do not.
///
/// How large controls are depends on it.
enum CodedEra {
  /// Keys and the version of Interface Builder that brought them, the newest first.
  private static let marks: [(key: String, toolsVersion: Int)] = [
    ("UIButtonConfiguration", 19455), ("UIScrollViewIndicatorInsetAdjustmentBehavior", 15504),
    ("UIViewLargeContentStoredProperties", 15504), ("UIFontPointSizeForScaling", 13527),
    ("UISeparatorInsetReference", 13527), ("UILargeTitleDisplayMode", 13527),
    ("UIDeepDrawRect", 10116), ("UIViewSemanticContentAttribute", 9059), ("NSFirstAttributeV2", 7531),
    ("UINibTraitStorageListsKey", 6249),
  ]

  /// The version that the nib's keys point to; Xcode 5's if none does.
  static func toolsVersion(of graph: CodedGraph) -> Int {
    let keys = graph.objects.reduce(into: Set<String>()) { keys, object in
      for entry in object.entries { keys.insert(entry.key) }
    }
    return marks.first { keys.contains($0.key) }?.toolsVersion ?? 5056
  }
}
