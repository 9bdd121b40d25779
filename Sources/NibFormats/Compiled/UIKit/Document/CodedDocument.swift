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
