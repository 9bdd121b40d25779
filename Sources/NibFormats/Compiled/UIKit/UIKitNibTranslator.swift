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
  ///   - originalIDs: the ids of objects in the source that are not part of the graph.
  ///   - scenes: distributes the elements of the top-level objects among the scenes of a storyboard, and returns the
  ///     `<scenes>` element and the id of the initial controller; `nil` for a nib.
  ///   - diagnostics: the problems that were found before.
  /// - Throws: an error if the nib has no list of top-level objects, and so is not a UIKit nib.
  static func document(
    of graph: CodedGraph, file: String, source: [UInt8], originalIDs: CodedOriginalIDs = CodedOriginalIDs(),
    scenes: ((_ topLevel: [NibDraft], CodedTranslation) -> (NibDraft, initial: String?))? = nil,
    diagnostics: [Diagnostic] = []
  ) throws(NibReadError) -> NibDocument {
    var graph = graph
    if scenes == nil { UnusedGuides.restore(in: &graph) }
    let prototypes = CodedPrototypes(linking: graph, file: file)
    graph = prototypes.graph
    var original = originalIDs
    original.addKeys(in: graph, .uiKit)
    let translation = CodedTranslation(
      graph, file: file, .uiKit, originalIDs: original.ids, prototypes: prototypes.cells,
      diagnostics: diagnostics + prototypes.diagnostics)
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
    let document = CodedDocument(translation, source: source)
    guard let scenes else { return document.document(objects) }
    let (element, initial) = scenes(objects.children, translation)
    return document.document(element, initialController: initial)
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

extension DiagnosticKind {
  package static let noObjects = DiagnosticKind(
    "no-objects", .files, .error, "The file is an archive but not a nib, because it has no list of objects."
  )
}
