/// A nib as it was read: the one model that every file format is translated to.
///
/// A document keeps everything it was read from: unknown elements and attributes too, in document
/// order, each with its place in the file. It never changes once made, so it can be shared freely.
/// Walk it with `NibElement`, starting from `root`.
public final class NibDocument: Sendable {
  /// The name of the file, as it was given to the reader.
  public let file: String
  /// The platform and the form of the document.
  public let kind: NibDocumentKind
  /// The file's bytes as they were read; writing them back gives the same file. Empty if the document
  /// was built from nothing.
  public let source: [UInt8]

  package let tree: NibTree
  /// The text that locations count lines in; nil for a binary file.
  private let text: [UInt8]?
  private let readerDiagnostics: [Diagnostic]
  private let lines = NibLazy<NibLineTable>()
  private let ids = NibLazy<[String: Int]>()
  private let allDiagnostics = NibLazy<[Diagnostic]>()

  /// - Precondition: the tree has a root, and all its elements are closed.
  init(
    file: String, kind: NibDocumentKind, tree: NibTree, source: [UInt8] = [], text: [UInt8]? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    precondition(!tree.elements.isEmpty && tree.current < 0, "a document is one complete tree")
    self.file = file
    self.kind = kind
    self.tree = tree
    self.source = source
    self.text = text
    readerDiagnostics = diagnostics
  }

  /// The outermost element.
  public var root: NibElement { NibElement(document: self, index: 0) }

  /// The element with this `id`; the first in document order if there are several.
  public func object(id: String) -> NibElement? {
    idIndex[id].map { NibElement(document: self, index: $0) }
  }

  /// What the reader remarked, then what is wrong with the document's platform, ids and references.
  ///
  /// Worked out on first use; O(size of the document).
  public var diagnostics: [Diagnostic] {
    allDiagnostics.get {
      readerDiagnostics + platformDiagnostics() + duplicateIDDiagnostics() + danglingReferenceDiagnostics()
    }
  }

  /// The integer part of the version of the Interface Builder that saved the document; 0 if unknown.
  public var toolsVersion: Int {
    root["toolsVersion"].flatMap { $0.split(separator: ".").first.flatMap { Int($0) } } ?? 0
  }

  /// What the document was made to run on: `iOS.CocoaTouch`.
  public var targetRuntime: String? { root["targetRuntime"] }

  /// The index of the first element with each id.
  var idIndex: [String: Int] {
    ids.get {
      var index: [String: Int] = [:]
      forEachID { element, id in
        if index[id] == nil { index[id] = element }
      }
      return index
    }
  }

  /// Calls `body` with every element that has an `id`, in document order.
  func forEachID(_ body: (Int, String) -> Void) {
    guard let name = tree.names.id(of: "id", in: tree.bytes) else { return }
    for element in tree.elements.indices {
      for index in tree.attributeIndices(of: element) where tree.attributes[index].name == name {
        body(element, tree.value(ofAttribute: index))
      }
    }
  }

  /// The place in the file of what the tree recorded at `offset`.
  func location(of offset: UInt32) -> SourceLocation {
    guard offset != NibTree.nowhere else { return SourceLocation(file: file, line: 0, column: 0) }
    guard let text else { return SourceLocation(file: file, line: 0, column: 0, offset: Int(offset)) }
    return lines.get { NibLineTable(text) }.location(of: Int(offset), file: file)
  }
}

extension NibDocument {
  /// The row of `<resources>` of this element name and `name`: a named color, an image, a system color
  /// as it looked when the document was saved. O(number of resources).
  public func resource(_ elementName: String, named name: String) -> NibElement? {
    root.child(named: "resources")?.children.first { $0.isNamed(elementName) && $0["name"] == name }
  }
}
