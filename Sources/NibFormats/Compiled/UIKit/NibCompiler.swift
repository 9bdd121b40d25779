/// Compiles documents to the nibs that apps load at run time, as Xcode's `ibtool` does.
package enum NibCompiler {
  /// A compiled nib, and diagnostics about the data that could not be compiled.
  package struct Output: Sendable {
    /// The file: a NIBArchive, the form that iOS has read since version 6.
    package let bytes: [UInt8]
    /// A warning for each item that the format, as far as it is known, cannot store.
    package let diagnostics: [Diagnostic]
  }

  /// Compiles an iOS xib. The same document always gives the same bytes.
  ///
  /// Data that only Interface Builder uses (labels, notes, canvas positions, simulated bars) cannot be stored
  /// in a compiled nib, and is left out without a warning.
  ///
  /// - Throws: an error for a storyboard, which compiles to a folder, and for a document of another platform.
  package static func compile(_ document: NibDocument) throws(NibReadError) -> Output {
    let result = try UIKitNibCompiler.compile(document)
    return Output(bytes: NIBArchiveWriter.bytes(of: result.graph), diagnostics: result.diagnostics)
  }
}

/// Compiles iOS documents to nibs, with the keys and the structure that UIKit reads.
enum UIKitNibCompiler {
  /// A compiled nib, and diagnostics about the data that could not be compiled.
  struct Result: Sendable {
    var graph: CodedGraph
    var diagnostics: [Diagnostic]
  }

  /// Compiles a document to a nib.
  ///
  /// - Throws: an error for a document that is not an iOS xib.
  static func graph(of document: NibDocument) throws(NibReadError) -> CodedGraph {
    try compile(document).graph
  }

  /// Compiles a document to a nib, with a warning for each item that the format, as far as it is known,
  /// cannot store.
  ///
  /// - Throws: an error for a document that is not an iOS xib.
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
      ? "NibTerm does not compile storyboards; compile a xib"
      : "only xibs for iOS can be compiled; this is an \(document.kind)"
    return NibReadError(
      Diagnostic("cannot-compile", .error, reason, at: document.root.location))
  }
}

/// Writes a NIBArchive. Equal keys and equal classes are written once, in order of first use, so the same
/// graph always gives the same bytes.
struct NIBArchiveWriter {
  private var keys = UniqueList<String>()
  private var classes = UniqueList<ClassEntry>()
  private var objectBytes: [UInt8] = []
  private var valueBytes: [UInt8] = []
  private var valueCount = 0

  /// An entry in the archive's list of classes: a class, and the classes to use if it is unknown.
  private struct ClassEntry: Hashable {
    var name: String
    var fallbacks: [String]
  }

  /// Encodes a graph as a file.
  ///
  /// - Precondition: the root is object 0, as the format requires, and every reference refers to an existing
  ///   object.
  static func bytes(of graph: CodedGraph) -> [UInt8] {
    precondition(graph.root == 0, "a NIBArchive's root is its first object")
    var writer = NIBArchiveWriter()
    for object in graph.objects { writer.add(object, objectCount: graph.objects.count) }
    return writer.file(objectCount: graph.objects.count)
  }

  private mutating func add(_ object: CodedGraph.Object, objectCount: Int) {
    for fallback in object.fallbackClassNames {
      _ = classes.index(of: ClassEntry(name: fallback, fallbacks: []))
    }
    let entry = ClassEntry(name: object.className, fallbacks: object.fallbackClassNames)
    objectBytes.appendGrouped(classes.index(of: entry))
    objectBytes.appendGrouped(valueCount)
    objectBytes.appendGrouped(object.entries.count)
    for entry in object.entries {
      if case .object(let number) = entry.value {
        precondition((0..<objectCount).contains(number), "\(entry.key) refers to no object")
      }
      valueBytes.appendGrouped(keys.index(of: entry.key))
      valueBytes.appendCoded(entry.value)
      valueCount += 1
    }
  }

  private mutating func file(objectCount: Int) -> [UInt8] {
    var keyBytes: [UInt8] = []
    for key in keys.items {
      keyBytes.appendGrouped(key.utf8.count)
      keyBytes += key.utf8
    }
    let sections = [
      (count: objectCount, bytes: objectBytes), (count: keys.items.count, bytes: keyBytes),
      (count: valueCount, bytes: valueBytes), (count: classes.items.count, bytes: classBytes()),
    ]
    var file = NIBArchiveHeader.magic
    file.appendLittleEndian(UInt64(NIBArchiveHeader.formatVersion), count: 4)
    file.appendLittleEndian(UInt64(NIBArchiveHeader.coderVersion), count: 4)
    var offset = NIBArchiveHeader.size
    for section in sections {
      file.appendLittleEndian(UInt64(section.count), count: 4)
      file.appendLittleEndian(UInt64(offset), count: 4)
      offset += section.bytes.count
    }
    return sections.reduce(into: file) { $0 += $1.bytes }
  }

  private mutating func classBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in classes.items {
      bytes.appendGrouped(entry.name.utf8.count + 1)
      bytes.appendGrouped(entry.fallbacks.count)
      for fallback in entry.fallbacks {
        let number = classes.index(of: ClassEntry(name: fallback, fallbacks: []))
        bytes.appendLittleEndian(UInt64(number), count: 4)
      }
      bytes += entry.name.utf8
      bytes.append(0)
    }
    return bytes
  }
}

/// Items in order of first use, with their numbers.
private struct UniqueList<Item: Hashable> {
  private(set) var items: [Item] = []
  private var numbers: [Item: Int] = [:]

  mutating func index(of item: Item) -> Int {
    if let known = numbers[item] { return known }
    numbers[item] = items.count
    items.append(item)
    return items.count - 1
  }
}
