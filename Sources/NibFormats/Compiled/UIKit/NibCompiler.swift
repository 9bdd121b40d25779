/// Compiles documents to nib files that apps load at run time, as Xcode's `ibtool` does.
package enum NibCompiler {
  /// A compiled nib, and diagnostics about the data that could not be compiled.
  package struct Output: Sendable {
    /// The content of the nib file: a NIBArchive, the format that iOS has read since version 6. If the nib is a folder,
    /// this is the archive for the oldest system.
    package let bytes: [UInt8]
    /// The files of the nib if it is a folder with an archive for each group of systems; empty if it is a file.
    package let folder: [File]
    /// Warnings about data that was left out or replaced, because its compiled form is not known, or because
    /// it is malformed or incomplete.
    package let diagnostics: [Diagnostic]
  }

  /// Compiles an iOS xib. The same document always gives the same bytes.
  ///
  /// Data that only Interface Builder uses (labels, notes, canvas positions, simulated bars) is not part of a
  /// compiled nib, and is left out without a warning.
  ///
  /// - Throws: an error for a storyboard, which compiles to a folder, for a document of another platform, and
  ///   for a document without an `<objects>` element.
  package static func compile(
    _ document: NibDocument, _ options: NibCompilerOptions = NibCompilerOptions()
  ) throws(NibReadError) -> Output {
    let variants = NibVariant.all(of: document, options)
    var files: [File] = []
    var diagnostics: [Diagnostic] = []
    for variant in variants {
      let result = try UIKitNibCompiler.compile(variant.document, variant.options)
      let style = CompilerStyle(variant.document, variant.options)
      let bytes = NIBArchiveWriter.bytes(of: result.graph, coderVersion: style.coderVersion)
      files.append(File(name: variant.name, bytes: bytes))
      diagnostics += result.diagnostics
    }
    guard variants.count > 1 else {
      return Output(bytes: files[0].bytes, folder: [], diagnostics: diagnostics)
    }
    return Output(bytes: files[0].bytes, folder: files, diagnostics: distinct(diagnostics))
  }

  /// Diagnostics without those about what is in several archives.
  static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var known: Set<String> = []
    return diagnostics.filter { known.insert("\($0.location?.offset ?? 0) \($0.message)").inserted }
  }
}

/// Compiles iOS documents to graphs, with the keys and the structure that UIKit reads.
enum UIKitNibCompiler {
  /// The objects of a compiled nib, and diagnostics about the data that could not be compiled.
  struct Result: Sendable {
    var graph: CodedGraph
    var diagnostics: [Diagnostic]
  }

  /// The objects of a document's compiled nib, without the diagnostics.
  ///
  /// - Throws: an error for a document that cannot be compiled: see `NibCompiler.compile(_:)`.
  static func graph(of document: NibDocument) throws(NibReadError) -> CodedGraph {
    try compile(document).graph
  }

  /// Compiles a document to the objects of a nib.
  ///
  /// - Throws: an error for a document that cannot be compiled: see `NibCompiler.compile(_:)`.
  static func compile(
    _ document: NibDocument, _ options: NibCompilerOptions = NibCompilerOptions()
  ) throws(NibReadError) -> Result {
    guard document.kind.isSupported, document.kind.container != .storyboard,
      let objects = document.root.child(named: "objects")
    else {
      throw unsupported(document)
    }
    let compilation = CodedCompilation(document, .uiKit, options)
    let topLevel = objects.children.compactMap { element in
      compilation.proxy(for: element).map { .object($0) } ?? compilation.value(of: element)
    }
    return finish(compilation, windows: windows(in: objects, compilation)) {
      topLevel + compilation.generatedTopLevel.map { .object($0) }
    }
  }

  /// Sets the lists of the nib's root: its top-level objects, and the data that belongs to several objects.
  ///
  /// - Parameter topLevel: the top-level objects. It is called when everything else has been compiled.
  static func finish(
    _ compilation: CodedCompilation, windows: [CodedGraph.Value] = [], topLevel: () -> [CodedGraph.Value]
  ) -> Result {
    let lists: KeyValuePairs<String, [CodedGraph.Value]> = [
      "UINibConnectionsKey": CodedConnections.compile(compilation),
      "UINibVisibleWindowsKey": windows,
      "UINibAccessibilityConfigurationsKey": CodedAccessibility.compile(compilation),
      "UINibTraitStorageListsKey": CodedVariationRecords.compile(compilation),
      "UINibKeyValuePairsKey": CodedRuntimeAttributes.compile(compilation),
    ]
    let first = topLevel()
    let root = CodedCompilation.root
    compilation.set("UINibTopLevelObjectsKey", compilation.list(first), of: root)
    let all = CodedObjectOrder(compilation).all(startingWith: first)
    compilation.set("UINibObjectsKey", compilation.list(all), of: root)
    for (key, values) in lists { compilation.set(key, compilation.list(values), of: root) }
    var graph = CodedGraph(objects: compilation.objects, root: root, container: .nibArchive)
    for index in graph.objects.indices { compilation.style.removeLaterKeys(from: &graph.objects[index]) }
    return Result(graph: graph, diagnostics: compilation.diagnostics)
  }

  /// The windows that are shown when the nib is loaded.
  private static func windows(in objects: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value] {
    objects.children.filter { $0.isNamed("window") && $0.bool("visibleAtLaunch") == true }
      .compactMap { compilation.number(of: $0) }.map { .object($0) }
  }

  /// The error that a document cannot be compiled, with the reason.
  static func unsupported(_ document: NibDocument) -> NibReadError {
    let kind = document.kind
    let reason =
      if kind.isSupported, kind.container == .storyboard {
        StoryboardPlan(document).controllers.isEmpty
          ? "the storyboard has no scenes, so there is nothing to compile"
          : "a storyboard is compiled to a folder, not to a nib"
      } else if kind.isSupported {
        "the document has no <objects> element, so there is nothing to compile"
      } else {
        "only documents for iOS can be compiled; this one is for "
          + (kind.platform == .unknown ? "an unknown platform" : kind.platform.rawValue)
      }
    return NibReadError(Diagnostic(.cannotCompile, reason, at: document.root.location))
  }
}

extension DiagnosticKind {
  package static let cannotCompile = DiagnosticKind(
    "cannot-compile", .error,
    "A document cannot be compiled: it is not for iOS, has a constraint for which UIKit raises an exception, or two of "
      + "its nibs would have the same name."
  )
}
