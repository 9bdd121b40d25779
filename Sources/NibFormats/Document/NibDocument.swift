import NibSupport

/// An Interface Builder document that has been read. All file formats are translated to this one model.
///
/// A document contains everything from its file, including unknown elements and attributes, in document order
/// and with locations. It is immutable, so threads can share it. Start from `root` to walk through it.
public final class NibDocument: Sendable {
  /// The name of the file, as passed to the reader.
  public let file: String
  /// The platform and the form of the document.
  package let kind: NibDocumentKind
  /// The original bytes of the file; writing them back gives the same file. Empty if the document was not
  /// read from a single file: the document of a compiled storyboard is combined from several nibs.
  package let source: [UInt8]

  package let tree: NibTree
  /// The text of the file as UTF-8, for lines and columns; `nil` for a compiled document, whose locations have
  /// only byte offsets.
  private let text: [UInt8]?
  private let readerDiagnostics: [Diagnostic]
  /// The ids of the connections in the order of a compiled nib; empty for a source. A compiler sorts them by the ids of
  /// the source.
  let connectionOrder: [String]
  /// The texts of another language in the document; `nil` if it is in its development language.
  package let localization: NibLocalization?
  private let facts: Facts

  /// What follows from the elements of a document, apart from their texts. The same document in other languages shares
  /// the facts.
  private final class Facts: Sendable {
    let lines = NibLazy<NibLineTable>()
    let ids = NibLazy<[ExactText: Int]>()
    let outlets = NibLazy<[ExactText: String]>()
    let resources = NibLazy<[String: [ExactText: Int]]>()
    let ownerViews = NibLazy<Set<ExactText>>()
    let constraintItems = NibLazy<Set<ExactText>>()
    let diagnostics = NibLazy<[Diagnostic]>()
  }

  /// - Precondition: the tree has a root, and all its elements are closed.
  init(
    file: String, kind: NibDocumentKind, tree: NibTree, source: [UInt8] = [], text: [UInt8]? = nil,
    diagnostics: [Diagnostic] = [], connectionOrder: [String] = []
  ) {
    precondition(!tree.elements.isEmpty && tree.current < 0, "a document is one complete tree")
    self.file = file
    self.kind = kind
    self.tree = tree
    self.source = source
    self.text = text
    readerDiagnostics = diagnostics
    self.connectionOrder = connectionOrder
    localization = nil
    facts = Facts()
  }

  /// Creates the same document with other texts.
  init(_ document: NibDocument, tree: NibTree, localization: NibLocalization) {
    file = document.file
    kind = document.kind
    self.tree = tree
    source = document.source
    text = document.text
    readerDiagnostics = document.readerDiagnostics
    connectionOrder = document.connectionOrder
    self.localization = localization
    facts = document.facts
  }

  /// The text of the file as UTF-8, to which the offsets of locations refer; empty for a compiled document.
  package var lineText: [UInt8] { text ?? [] }

  /// The outermost element.
  public var root: NibElement { NibElement(document: self, index: 0) }

  /// The element with this `id`; `nil` if there is none. If there are several, the first in document order.
  public func object(id: String) -> NibElement? {
    idIndex[text: id].map { NibElement(document: self, index: $0) }
  }

  /// The diagnostics of the reader, followed by problems with the document's platform, ids and references.
  ///
  /// Computed on first use; O(size of the document).
  public var diagnostics: [Diagnostic] {
    facts.diagnostics.get {
      readerDiagnostics + platformDiagnostics() + duplicateIDDiagnostics() + danglingReferenceDiagnostics()
    }
  }

  /// The major version of the Interface Builder that saved the document; 0 if unknown.
  package var toolsVersion: Int {
    root["toolsVersion"].flatMap { $0.split(separator: ".").first.flatMap { Int($0) } } ?? 0
  }

  /// The target runtime of the document, for example `iOS.CocoaTouch`.
  package var targetRuntime: String? { root["targetRuntime"] }

  package var elementCount: Int { tree.elements.count }

  /// The index of the first element with each id.
  var idIndex: [ExactText: Int] {
    facts.ids.get {
      var index: [ExactText: Int] = [:]
      forEachID { element, id in
        if index[text: id] == nil { index[text: id] = element }
      }
      return index
    }
  }

  /// The name of the first outlet that is connected to each object, by the object's id, without the outlet `view` that
  /// each controller has. Computed on first use; O(size of the document).
  package var outletNames: [ExactText: String] {
    facts.outlets.get {
      var names: [ExactText: String] = [:]
      for element in root.descendants where element.isNamed("outlet") || element.isNamed("outletCollection") {
        guard let id = element["destination"], names[text: id] == nil, let name = element["property"],
          NibDocument.isName(outlet: name)
        else { continue }
        names[text: id] = name
      }
      return names
    }
  }

  /// The index of the first entry in `<resources>` with each element name and each `name`. Computed on first use;
  /// O(number of resources).
  fileprivate var resourceIndex: [String: [ExactText: Int]] {
    facts.resources.get {
      var index: [String: [ExactText: Int]] = [:]
      guard let list = root.child(named: "resources") else { return index }
      for entry in list.children {
        guard let name = entry.assetName, index[entry.name]?[text: name] == nil else { continue }
        index[entry.name, default: [:]][text: name] = entry.index
      }
      return index
    }
  }

  /// The ids of the views that are the view of the controller that loads the document. Computed on first use; O(size of
  /// the document).
  package var viewsOfOwner: Set<ExactText> {
    facts.ownerViews.get {
      var views: Set<ExactText> = []
      for list in objectLists {
        for object in list.children where object["placeholderIdentifier"] == "IBFilesOwner" {
          if let name = object["customClass"], !name.contains("Controller") { continue }
          guard let connections = object.child(named: "connections") else { continue }
          for outlet in connections.children where outlet["property"] == "view" {
            if let view = outlet["destination"] { views.insert(text: view) }
          }
        }
      }
      return views
    }
  }

  /// The ids of the objects to which constraints refer, except those that exist only at design time. Computed on first
  /// use; O(size of the document).
  var constraintItems: Set<ExactText> {
    facts.constraintItems.get {
      var items: Set<ExactText> = []
      for element in root.descendants
      where element.isNamed("constraint") && element.bool("placeholder") != true {
        for item in [element["firstItem"], element["secondItem"]].compactMap({ $0 }) {
          items.insert(text: item)
        }
      }
      return items
    }
  }

  /// Whether the name of an outlet describes the connected object. `view` does not, because each controller has this
  /// outlet, and `delegate` and `dataSource` describe only the role of the object.
  package static func isName(outlet: String) -> Bool {
    let name = outlet.lowercased()
    return name != "view" && !name.hasSuffix("delegate") && !name.hasSuffix("datasource")
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

  /// The location in the file of an offset in the tree, which may be `NibTree.nowhere`. In a document with a text, it
  /// is an offset in bytes.
  package func location(of offset: UInt32) -> SourceLocation {
    guard offset != NibTree.nowhere else { return SourceLocation(file: file) }
    guard let text else { return SourceLocation(file: file, offset: Int(offset)) }
    return facts.lines.get { NibLineTable(text) }.location(of: Int(offset), file: file)
  }
}

extension NibDocument {
  /// The `<objects>` lists: one for a xib, one for each scene of a storyboard.
  package var objectLists: [NibElement] {
    if let scenes = root.child(named: "scenes") {
      return scenes.children(named: "scene").compactMap { $0.child(named: "objects") }
    }
    return root.child(named: "objects").map { [$0] } ?? []
  }

  /// The entry in `<resources>` with this element name and `name`; `nil` if there is none. Entries are named colors,
  /// images, and system colors with their values when the document was saved.
  package func resource(_ elementName: String, named name: String) -> NibElement? {
    resourceIndex[elementName]?[text: name].map { NibElement(document: self, index: $0) }
  }
}
