/// Writes values of a graph that have no translation into a document, so that no data is lost:
///
///     <codedKey name="NSvFlags" value="274"/>
///     <codedKey name="NSSuperview" object="12"/>
///     <codedKey name="NSSupport" class="NSFont">
///       <codedKey name="NSSize" value="13.0"/>
///     </codedKey>
///
/// An object that has its own element is referred to by id. Any other object is written out at its first
/// occurrence, and later referred to by its number (`obj-7`). Data is written to the attribute `data`, in
/// hexadecimal digits.
struct CodedKeyWriter {
  private let graph: CodedGraph
  /// The ids of the objects that have elements.
  private let ids: [Int: String]
  private var written: Set<Int> = []
  private var hasReportedDepth = false

  /// The greatest depth of values to write. Real values stay below 10. Deeper ones are reported.
  private static let depthLimit = 64

  init(_ graph: CodedGraph, ids: [Int: String]) {
    self.graph = graph
    self.ids = ids
  }

  /// The id of an object in `<codedKey object="...">`.
  func id(of object: Int) -> String { ids[object] ?? "obj-\(object)" }

  /// Writes the entries of an object, except those with certain keys. Leaves out nil values, which mean the
  /// same as a missing entry.
  mutating func write(
    entriesOf object: Int, except keys: Set<String> = [], to builder: inout NibDocumentBuilder
  ) {
    for entry in graph.objects[object].entries where !keys.contains(entry.key) && entry.value != .null {
      write(entry, to: &builder, depth: 0)
    }
  }

  /// Writes one entry.
  mutating func write(_ entry: CodedGraph.Entry, to builder: inout NibDocumentBuilder) {
    write(entry, to: &builder, depth: 0)
  }

  private mutating func write(_ entry: CodedGraph.Entry, to builder: inout NibDocumentBuilder, depth: Int) {
    builder.open("codedKey", at: entry.offset)
    builder.attribute("name", entry.key)
    switch entry.value {
    case .null: break
    case .bool(let truth): builder.attribute("value", truth ? "YES" : "NO")
    case .integer(let number): builder.attribute("value", "\(number)")
    case .float(let number): builder.attribute("value", "\(number)")
    case .double(let number): builder.attribute("value", "\(number)")
    case .string(let text): builder.attribute("value", text)
    case .data(let bytes): builder.attribute("data", Self.hexadecimal(bytes))
    case .object(let object): write(object, to: &builder, depth: depth)
    }
    builder.close()
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
  }

  private mutating func write(_ object: Int, to builder: inout NibDocumentBuilder, depth: Int) {
    if let text = graph.string(.object(object)), ids[object] == nil {
      return builder.attribute("value", text)
    }
    guard ids[object] == nil, written.insert(object).inserted else {
      return builder.attribute("object", id(of: object))
    }
    builder.attribute("class", graph.objects[object].className)
    guard depth < Self.depthLimit else { return report(object, to: &builder) }
    for entry in graph.objects[object].entries { write(entry, to: &builder, depth: depth + 1) }
  }

  /// Reports the first object that is nested too deeply.
  private mutating func report(_ object: Int, to builder: inout NibDocumentBuilder) {
    guard !hasReportedDepth else { return }
    hasReportedDepth = true
    builder.report(
      Diagnostic(
        "deep-nesting", .warning,
        "the values of object \(object) (\(graph.objects[object].className)) are nested more than "
          + "\(Self.depthLimit) objects deep; they and others are left out"))
  }
}
