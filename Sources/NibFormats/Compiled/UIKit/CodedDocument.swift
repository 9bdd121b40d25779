/// Makes the document of a nib from the elements of its objects.
struct CodedDocument {
  private let translation: CodedTranslation
  private let source: [UInt8]

  init(_ translation: CodedTranslation, source: [UInt8]) {
    self.translation = translation
    self.source = source
  }

  /// The document with the given `<objects>` or `<scenes>` element. Adds resources and the values that have no
  /// translation.
  ///
  /// - Parameter initialController: the id of the controller that is shown first.
  func document(_ content: NibDraft, initialController: String? = nil) -> NibDocument {
    let isStoryboard = content.name == "scenes"
    var builder = NibDocumentBuilder(
      file: translation.file, kind: NibDocumentKind(.iOS, isStoryboard ? .storyboard : .nib))
    var keys = CodedKeyWriter(translation.graph, ids: ids)
    let root = self.root
    if isStoryboard { root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" }
    root["initialViewController"] = initialController
    root.children = [content]
    let images = CodedImage.resources(of: translation.graph)
    if !images.isEmpty { root.childAdding(named: "resources").children = images }
    translation.addPreservedValues(to: root, &keys)
    let entries = translation.graph.objects[translation.graph.root].entries
    root.children += entries.filter { !Self.translatedKeys.contains($0.key) }.map { keys.draft(of: $0) }
    root.write(to: &builder)
    for diagnostic in keys.diagnostics + translation.diagnostics { builder.report(diagnostic) }
    builder.connectionOrder = CodedConnections.order(in: translation)
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
    CodedPrototypes.lists + [
      "UINibTopLevelObjectsKey", "UINibVisibleWindowsKey", CompilerStyle.environmentVersionKey,
    ])
}
