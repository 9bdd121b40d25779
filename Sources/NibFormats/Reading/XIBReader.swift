/// Reads the source documents of Interface Builder since Xcode 4: `.xib` and `.storyboard`, versions 2 and 3.
///
/// The document model uses the same vocabulary, so only mangled class names are translated.
enum XIBReader {
  static func document(of tree: NibTree, source: [UInt8], text: DecodedText, file: String) -> NibDocument {
    var tree = tree
    tree.demangleClassNames()
    return NibDocument(
      file: file, kind: kind(of: tree), tree: tree, source: source, text: text.utf8,
      diagnostics: text.diagnostics)
  }

  /// The platform and kind of a document, according to the attributes of its root.
  static func kind(of tree: NibTree) -> NibDocumentKind {
    let type = tree.value(of: "type", element: 0) ?? ""
    let runtime = tree.value(of: "targetRuntime", element: 0) ?? ""
    let isStoryboard =
      type.split(separator: ".").contains { $0.hasSuffix("Storyboard") }
      || (type.isEmpty && tree.names.id(of: "scenes", in: tree.bytes) != nil)
    return NibDocumentKind(platform(type) ?? platform(runtime) ?? .unknown, isStoryboard ? .storyboard : .xib)
  }

  /// The platform that a document type (`com.apple.InterfaceBuilder3.CocoaTouch.XIB`) or a target runtime
  /// (`iOS.CocoaTouch`) names.
  private static func platform(_ name: String) -> NibDocumentKind.Platform? {
    let parts = name.split(separator: ".").map(String.init)
    if parts.contains("CocoaTouch") { return .iOS }
    if parts.contains("Cocoa") { return .macOS }
    if parts.contains("AppleTV") { return .tvOS }
    if parts.contains(where: { $0.lowercased() == "watchkit" }) { return .watchOS }
    return nil
  }
}
