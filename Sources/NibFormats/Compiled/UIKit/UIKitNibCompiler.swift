/// Compiles documents of iOS to nibs, with the keys and the structure that UIKit reads.
enum UIKitNibCompiler {
  /// A compiled nib, and what of the document did not reach it.
  struct Result: Sendable {
    var graph: CodedGraph
    var diagnostics: [Diagnostic]
  }

  /// The nib of a document.
  ///
  /// - Throws: for a document that is no xib of iOS.
  static func graph(of document: NibDocument) throws(NibReadError) -> CodedGraph {
    try compile(document).graph
  }

  /// The nib of a document, with a warning for everything that the format, or what is known of it, has no
  /// place for.
  ///
  /// - Throws: for a document that is no xib of iOS.
  static func compile(_ document: NibDocument) throws(NibReadError) -> Result {
    guard document.kind.isSupported, document.kind.container != .storyboard,
      let objects = document.root.child(named: "objects")
    else {
      throw unsupported(document)
    }
    let compilation = CodedCompilation(document)
    let placeholders = objects.children.filter { $0.isNamed("placeholder") }
    let proxies = placeholders.compactMap { compilation.proxy(for: $0) }.map { CodedGraph.Value.object($0) }
    let topLevel = objects.children.filter { !$0.isNamed("placeholder") }.compactMap {
      compilation.value(of: $0)
    }
    setLists(proxies + topLevel, windows(in: objects, compilation), compilation)
    return Result(
      graph: CodedGraph(
        objects: compilation.objects, root: CodedCompilation.root, container: .nibArchive),
      diagnostics: compilation.diagnostics)
  }

  private static func setLists(
    _ topLevel: [CodedGraph.Value], _ windows: [CodedGraph.Value], _ compilation: CodedCompilation
  ) {
    let proxies = topLevel.filter { value in
      if case .object(let number) = value { !compilation.nibObjects.contains(number) } else { false }
    }
    let all = proxies + compilation.nibObjects.map { .object($0) }
    let lists: KeyValuePairs<String, [CodedGraph.Value]> = [
      "UINibTopLevelObjectsKey": topLevel, "UINibObjectsKey": all,
      "UINibConnectionsKey": CodedConnections.compile(compilation) + compilation.madeConnections,
      "UINibVisibleWindowsKey": windows,
      "UINibAccessibilityConfigurationsKey": CodedAccessibility.compile(compilation),
      "UINibTraitStorageListsKey": CodedVariations.compile(compilation),
      "UINibKeyValuePairsKey": CodedRuntimeAttributes.compile(compilation),
    ]
    for (key, values) in lists { compilation.set(key, compilation.list(values), of: CodedCompilation.root) }
  }

  private static func windows(in objects: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value] {
    objects.children.filter { $0.isNamed("window") && $0.bool("visibleAtLaunch") == true }
      .compactMap { compilation.number(of: $0) }.map { .object($0) }
  }

  private static func unsupported(_ document: NibDocument) -> NibReadError {
    let reason =
      document.kind.container == .storyboard
      ? "a storyboard is compiled to a folder of nibs, which is not done here; compile a xib"
      : "only a xib of iOS can be compiled, and this is an \(document.kind)"
    return NibReadError(
      Diagnostic("cannot-compile", .error, reason, at: document.root.location))
  }
}
