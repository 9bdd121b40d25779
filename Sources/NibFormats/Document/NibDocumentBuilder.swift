/// Builds a document element by element, for formats that are not `<document>` XML.
///
///     var builder = NibDocumentBuilder(file: "A.nib", kind: NibDocumentKind(.iOS, .nib))
///     builder.open("document")
///     builder.attribute("version", "3.0")
///     builder.close()
///     let document = builder.finish()
///
/// Offsets are byte offsets in the file that was read. An element without an offset has no location.
package struct NibDocumentBuilder {
  private let file: String
  private let kind: NibDocumentKind
  private var tree = NibTree()
  private var diagnostics: [Diagnostic] = []
  /// The ids of the connections in the order of a compiled nib.
  var connectionOrder: [String] = []

  /// Creates a builder for an empty document. `file` is the name to show in locations.
  package init(file: String, kind: NibDocumentKind) {
    self.file = file
    self.kind = kind
  }

  /// Begins an element inside the open element.
  ///
  /// - Precondition: there is no root yet, or an element is open.
  package mutating func open(_ name: String, at offset: Int? = nil) {
    precondition(tree.current >= 0 || tree.elements.isEmpty, "a document has one root")
    tree.open(intern(name), at: offset.map { UInt32($0) } ?? NibTree.nowhere)
  }

  /// Adds an attribute to the most recently opened element. Its location is that of the element unless an
  /// offset is given.
  ///
  /// - Precondition: an element is open and has no children yet.
  package mutating func attribute(_ name: String, _ value: String, at offset: Int? = nil) {
    precondition(tree.current == tree.elements.count - 1, "attributes come before children")
    let location = offset.map { UInt32($0) } ?? tree.elements[Int(tree.current)].location
    tree.addAttribute(intern(name), value: store(value), coding: .plain, at: location)
  }

  /// Adds character data to the open element.
  ///
  /// - Precondition: an element is open.
  package mutating func text(_ text: String) {
    precondition(tree.current >= 0, "text must be inside an element")
    tree.addText(store(text), coding: .plain)
  }

  /// Ends the open element.
  ///
  /// - Precondition: an element is open.
  package mutating func close() {
    precondition(tree.current >= 0, "no element is open")
    tree.close()
  }

  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Returns the finished document.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file that was read.
  ///   - text: the text to which the offsets refer; `nil` if the file is binary.
  /// - Precondition: there is a root, and it is closed.
  package func finish(source: [UInt8] = [], text: [UInt8]? = nil) -> NibDocument {
    NibDocument(
      file: file, kind: kind, tree: tree, source: source, text: text, diagnostics: diagnostics,
      connectionOrder: connectionOrder)
  }

  /// Returns the number of a name, after adding the name to the tree if it is new.
  private mutating func intern(_ name: String) -> NibNameTable.ID {
    if let known = tree.names.id(of: name, in: tree.bytes) { return known }
    let range = store(name).range
    let hash = name.utf8.reduce(tree.names.emptyHash) { NibNameTable.hash($0, adding: $1) }
    return tree.names.intern(range, hash: hash, in: tree.bytes)
  }

  private mutating func store(_ string: String) -> NibTree.Slice {
    let start = tree.bytes.count
    tree.bytes.append(contentsOf: string.utf8)
    return NibTree.Slice(start..<tree.bytes.count)
  }
}

extension NibElement {
  /// The element's byte offset in its file, as `NibDraft` and `NibDocumentBuilder` expect it; `nil` if the element
  /// does not come from a file.
  var offset: Int? { record.location == NibTree.nowhere ? nil : Int(record.location) }
}
