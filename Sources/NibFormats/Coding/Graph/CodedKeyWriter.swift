/// Makes `<codedKey>` elements for the values of a graph that have no translation, so that no data is lost:
///
///     <codedKey name="NSvFlags" value="274"/>
///     <codedKey name="NSSuperview" object="12"/>
///     <codedKey name="NSSupport" class="NSFont">
///       <codedKey name="NSSize" value="13.0"/>
///     </codedKey>
///
/// An object that has its own element in the document is referred to by the id of that element. Any other
/// object is written out where it first occurs, and referred to by its number (`obj-7`) where it occurs
/// again. A string object becomes the attribute `value`, and data becomes the attribute `data`, in
/// hexadecimal digits.
struct CodedKeyWriter {
  private let graph: CodedGraph
  /// The ids of the objects that have elements, by the numbers of the objects.
  private let ids: [Int: String]
  /// The objects that have been written out.
  private var writtenObjects: Set<Int> = []
  /// A warning about the first object that is nested too deeply; empty if there is no such object.
  private(set) var diagnostics: [Diagnostic] = []

  /// The greatest depth to which nested objects are written. Real nibs stay below 10. Deeper objects are left
  /// out, with a warning.
  private static let depthLimit = 64

  init(_ graph: CodedGraph, ids: [Int: String]) {
    self.graph = graph
    self.ids = ids
  }

  /// The id by which `<codedKey object="...">` refers to an object.
  func id(of object: Int) -> String { ids[object] ?? "obj-\(object)" }

  /// The elements of an object's entries, except those with the given keys. Entries whose value is null are
  /// left out, because they mean the same as missing ones.
  mutating func drafts(entriesOf object: Int, except keys: Set<String> = []) -> [NibDraft] {
    let entries = graph.objects[object].entries.filter { !keys.contains($0.key) && $0.value != .null }
    return entries.map { draft(of: $0) }
  }

  mutating func draft(of entry: CodedGraph.Entry) -> NibDraft { draft(of: entry, depth: 0) }

  /// The element that preserves a value under its key.
  private mutating func draft(of entry: CodedGraph.Entry, depth: Int) -> NibDraft {
    let draft = NibDraft("codedKey", ["name": entry.key], at: entry.offset)
    switch entry.value {
    case .null: break
    case .bool(let flag): draft["value"] = flag ? "YES" : "NO"
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

  /// Adds an object to the element of a value: its text, its id, or its own values.
  private mutating func add(_ object: Int, to draft: NibDraft, depth: Int) {
    if let text = graph.string(.object(object)), ids[object] == nil {
      draft["value"] = text
      return
    }
    guard ids[object] == nil, writtenObjects.insert(object).inserted else {
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
        .deepNesting, severity: .warning,
        "the values of object \(object) (\(graph.objects[object].className)) are nested more than "
          + "\(Self.depthLimit) objects deep; they and all others at this depth are left out"))
  }
}

extension DiagnosticKind {
  package static let deepNesting = DiagnosticKind(
    "deep-nesting", .files, .error,
    "Objects of a compiled nib are nested more deeply than in any real nib.",
    details: "The inner ones are left out. A warning if the rest can be read.")
}
