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
