/// Makes a document from a compiled macOS nib: the objects, each inside its parent, with their classes,
/// names, frames, texts and connections. All other data is preserved as `<codedKey>` elements.
///
/// The document can be shown as an outline. NibTerm does not draw AppKit views.
struct MacOSNibTranslator {
  private let graph: CodedGraph
  /// The number of the `NSIBObjectData` object, which lists all objects and connections.
  private let data: Int
  private let objects: MacOSNibObjects
  private let connections: [Int: [MacOSNibConnection]]
  /// The connectors that could not be translated to connections.
  private let otherConnectors: [Int]
  private var builder: NibDocumentBuilder
  private var keys: CodedKeyWriter
  /// The objects that have been written.
  private var writtenObjects: Set<Int> = []

  /// The greatest depth of nested objects. Real nibs stay below 40.
  private static let depthLimit = 200
  private static let objectData = "IB.objectdata"
  /// The keys of `NSIBObjectData` whose lists are translated to the structure of the document.
  private static let listKeys: Set<String> = [
    "NSRoot", "NSConnections", "NSObjectsKeys", "NSObjectsValues", "NSNamesKeys", "NSNamesValues",
    "NSOidsKeys", "NSOidsValues",
  ]

  static func canTranslate(_ graph: CodedGraph) -> Bool {
    graph.object(objectData, of: graph.root) != nil
  }

  /// Makes the document of a graph.
  ///
  /// - Parameters:
  ///   - file: the name to show in locations.
  ///   - source: the bytes of the file.
  /// - Throws: an error if the graph has no owner, or if objects are nested too deeply.
  static func document(
    of graph: CodedGraph, file: String, source: [UInt8]
  ) throws(NibReadError) -> NibDocument {
    guard let data = graph.object(objectData, of: graph.root),
      let objects = MacOSNibObjects(graph, data: data)
    else { throw DamagedNib("the macOS nib has no owner (NSRoot)", at: 0).error(file: file) }
    do {
      var translator = MacOSNibTranslator(graph, data: data, objects: objects, file: file)
      try translator.writeDocument()
      return translator.builder.finish(source: source)
    } catch {
      throw error.error(file: file)
    }
  }

  private init(_ graph: CodedGraph, data: Int, objects: MacOSNibObjects, file: String) {
    self.graph = graph
    self.data = data
    self.objects = objects
    builder = NibDocumentBuilder(file: file, kind: NibDocumentKind(.macOS, .nib))
    keys = CodedKeyWriter(graph, ids: objects.ids)
    var connections: [Int: [MacOSNibConnection]] = [:]
    var otherConnectors: [Int] = []
    for connector in graph.objects(in: "NSConnections", of: data) {
      let translated = MacOSNibConnection.connections(of: connector, in: graph, ids: objects.ids)
      for connection in translated { connections[connection.owner, default: []].append(connection) }
      if translated.isEmpty { otherConnectors.append(connector) }
    }
    self.connections = connections
    self.otherConnectors = otherConnectors
  }

  // MARK: Elements

  /// Writes the document: the owner and all other objects, and then what is left of the file.
  private mutating func writeDocument() throws(DamagedNib) {
    builder.open("document", at: 0)
    builder.attribute("targetRuntime", "MacOSX.Cocoa")
    builder.open("objects")
    try write(objects.owner, depth: 0, isOwner: true)
    for child in objects.children(of: objects.owner) { try write(child, depth: 0) }
    // Objects that are not descendants of the owner occur only in damaged files.
    for object in objects.listed where !writtenObjects.contains(object) { try write(object, depth: 0) }
    builder.close()
    write(keys.drafts(entriesOf: data, except: Self.listKeys))
    write(otherConnectors.map { keys.draft(of: CodedGraph.Entry("NSConnections", .object($0))) })
    write(keys.drafts(entriesOf: graph.root, except: [Self.objectData]))
    builder.close()
    for diagnostic in keys.diagnostics { builder.report(diagnostic) }
  }

  /// Writes an object with the objects inside it.
  private mutating func write(_ object: Int, depth: Int, isOwner: Bool = false) throws(DamagedNib) {
    guard writtenObjects.insert(object).inserted else { return }
    guard depth < Self.depthLimit else {
      throw DamagedNib(
        "objects are nested more than \(Self.depthLimit) deep", at: graph.objects[object].offset ?? 0)
    }
    let kind = MacOSNibClass(of: object, in: graph)
    builder.open(kind.element, at: graph.objects[object].offset)
    builder.attribute("id", keys.id(of: object))
    if let custom = kind.custom { builder.attribute("customClass", custom.name) }
    if let module = kind.custom?.module { builder.attribute("customModule", module) }
    if let name = objects.names[object] ?? (isOwner ? "File's Owner" : nil) {
      builder.attribute("userLabel", name)
    }
    let writtenKeys = writeKnownKeys(of: object)
    writeConnections(of: object)
    if !isOwner {
      for child in objects.children(of: object) { try write(child, depth: depth + 1) }
    }
    write(keys.drafts(entriesOf: object, except: writtenKeys.union(MacOSNibKey.structural)))
    builder.close()
  }

  /// Writes the values whose keys have a row in `MacOSNibKey`: attributes first, then rectangles.
  ///
  /// - Returns: the keys of the written values.
  private mutating func writeKnownKeys(of object: Int) -> Set<String> {
    var writtenKeys: Set<String> = []
    var words: Set<String> = []
    var rects: [(key: String, rect: NibRect)] = []
    for row in MacOSNibKey.all {
      guard let value = graph.value(row.key, of: object), let text = text(of: value, row.kind) else {
        continue
      }
      if let exception = row.exception, graph.int(exception.key, of: object) == exception.number { continue }
      guard words.insert(row.word).inserted else { continue }
      if row.kind == .rect {
        guard let rect = RectText.rect(text) else { continue }
        rects.append((row.word, rect))
      } else if !text.isEmpty {
        builder.attribute(row.word, text)
      }
      writtenKeys.insert(row.key)
    }
    for (key, rect) in rects {
      builder.open("rect")
      for (name, number) in zip(NibRect.names, [rect.x, rect.y, rect.width, rect.height]) {
        builder.attribute(name, "\(number)")
      }
      builder.attribute("key", key)
      builder.close()
    }
    return writtenKeys
  }

  /// The text of a value: that of an attribute, or the numbers of a rectangle. Empty for a flag that is not
  /// set, `nil` if the value is not of the given kind.
  private func text(of value: CodedGraph.Value, _ kind: MacOSNibKey.Kind) -> String? {
    switch kind {
    case .text, .rect: graph.string(value)
    case .flag: graph.bool(value).map { $0 ? "YES" : "" }
    case .cellText: graph.object(value).flatMap { graph.string("NSContents", of: $0) }
    }
  }

  private mutating func writeConnections(of object: Int) {
    let members = connections[object] ?? []
    write(members.filter { $0.value == nil }, inList: "connections")
    write(members.filter { $0.value != nil }, inList: "userDefinedRuntimeAttributes")
  }

  private mutating func write(_ members: [MacOSNibConnection], inList name: String) {
    guard !members.isEmpty else { return }
    builder.open(name)
    for member in members { write(member) }
    builder.close()
  }

  private mutating func write(_ drafts: [NibDraft]) {
    for draft in drafts { draft.write(to: &builder) }
  }

  private mutating func write(_ connection: MacOSNibConnection) {
    builder.open(connection.element)
    for (name, value) in connection.attributes { builder.attribute(name, value) }
    if let value = connection.value { write([keys.draft(of: CodedGraph.Entry("value", value))]) }
    builder.close()
  }
}

/// Parses rectangles and sizes as AppKit writes them: `{{0, 20}, {400, 300}}` and `{400, 300}`.
enum RectText {
  /// The rectangle in a text, in points. A size becomes a rectangle at the origin. `nil` if the text is neither a
  /// rectangle nor a size.
  static func rect(_ text: String) -> NibRect? {
    guard let numbers = NibDecimal.list(text) else { return nil }
    switch numbers.count {
    case 2: return NibRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    case 4: return NibRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: return nil
    }
  }
}
