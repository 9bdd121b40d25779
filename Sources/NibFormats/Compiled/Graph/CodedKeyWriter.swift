/// Makes elements for values of a graph that have no translation, so that no data is lost:
///
///     <codedKey name="NSvFlags" value="274"/>
///     <codedKey name="NSSuperview" object="12"/>
///     <codedKey name="NSSupport" class="NSFont">
///       <codedKey name="NSSize" value="13.0"/>
///     </codedKey>
///
/// An object that has its own element is referred to by id. Any other object is written out at its first
/// occurrence, and later referred to by its number (`obj-7`). Data becomes the attribute `data`, in hexadecimal
/// digits.
struct CodedKeyWriter {
  private let graph: CodedGraph
  /// The ids of the objects that have elements.
  private let ids: [Int: String]
  private var written: Set<Int> = []
  /// A report of the first object that is nested too deeply, if there is one.
  private(set) var diagnostics: [Diagnostic] = []

  /// The greatest depth of values to keep. Real values stay below 10. Deeper ones are reported.
  private static let depthLimit = 64

  init(_ graph: CodedGraph, ids: [Int: String]) {
    self.graph = graph
    self.ids = ids
  }

  /// The id of an object in `<codedKey object="...">`.
  func id(of object: Int) -> String { ids[object] ?? "obj-\(object)" }

  /// The elements of an object's entries, except those with certain keys. Leaves out nil values, which mean the
  /// same as a missing entry.
  mutating func drafts(entriesOf object: Int, except keys: Set<String> = []) -> [NibDraft] {
    let entries = graph.objects[object].entries.filter { !keys.contains($0.key) && $0.value != .null }
    return entries.map { draft(of: $0) }
  }

  /// The element of one entry.
  mutating func draft(of entry: CodedGraph.Entry) -> NibDraft { draft(of: entry, depth: 0) }

  private mutating func draft(of entry: CodedGraph.Entry, depth: Int) -> NibDraft {
    let draft = NibDraft("codedKey", ["name": entry.key], at: entry.offset)
    switch entry.value {
    case .null: break
    case .bool(let truth): draft["value"] = truth ? "YES" : "NO"
    case .integer(let number): draft["value"] = "\(number)"
    case .float(let number): draft["value"] = "\(number)"
    case .double(let number): draft["value"] = "\(number)"
    case .string(let text): draft["value"] = text
    case .data(let bytes): draft["data"] = Self.hexadecimal(bytes)
    case .object(let object): add(object, to: draft, depth: depth)
    }
    return draft
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
  }

  private mutating func add(_ object: Int, to draft: NibDraft, depth: Int) {
    if let text = graph.string(.object(object)), ids[object] == nil {
      draft["value"] = text
      return
    }
    guard ids[object] == nil, written.insert(object).inserted else {
      draft["object"] = id(of: object)
      return
    }
    draft["class"] = graph.objects[object].className
    guard depth < Self.depthLimit else { return report(object) }
    draft.children = graph.objects[object].entries.map { self.draft(of: $0, depth: depth + 1) }
  }

  /// Reports the first object that is nested too deeply.
  private mutating func report(_ object: Int) {
    guard diagnostics.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        "deep-nesting", .warning,
        "the values of object \(object) (\(graph.objects[object].className)) are nested more than "
          + "\(Self.depthLimit) objects deep; they and others are left out"))
  }
}
