/// An archive of Xcode 3 or 4, before its translation to a document.
struct Archive {
  /// The value of `<data>`, which contains everything else.
  let data: ArchiveValue
  let records: ArchiveRecords
  /// The type of the document, for example `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
  let type: String
  /// The `IBObjectContainer` with the records of objects and connections.
  let container: ArchiveValue

  /// Reads an archive from its XML.
  ///
  /// - Throws: an error if the archive has no objects that can be read.
  init(_ document: NibDocument) throws(NibReadError) {
    guard let data = document.root.child(named: "data").flatMap({ ArchiveValue(at: $0) }) else {
      throw Archive.error("the archive has no <data>", document.root)
    }
    guard let container = data["IBDocument.Objects"] else {
      throw Archive.error("the archive has no list of objects (IBDocument.Objects)", data.element)
    }
    self.data = data
    self.container = container
    records = ArchiveRecords(container)
    type = document.root["type"] ?? ""
    guard !records.all.isEmpty else {
      throw Archive.error("the archive's list of objects is empty", container.element)
    }
  }

  private static func error(_ message: String, _ element: NibElement) -> NibReadError {
    NibReadError(Diagnostic(.malformedArchive, message, at: element.location))
  }

  /// The top-level objects, in the order in which Interface Builder shows them.
  var topLevel: [ArchiveValue] {
    let listed = (data["IBDocument.RootObjects"] ?? records.root)?.items ?? []
    return listed.isEmpty ? records.all.filter(records.isTopLevel).map(\.object) : listed
  }

  /// The platform and form of the document, from the type of the archive.
  var kind: NibDocumentKind {
    let parts = type.split(separator: ".")
    if parts.contains("CocoaTouch") { return NibDocumentKind(.iOS, .xib) }
    return NibDocumentKind(parts.contains("Cocoa") ? .macOS : .unknown, .xib)
  }

  /// Whether the document was made for a tablet.
  var isPad: Bool {
    type.contains(".iPad.")
      || data["IBDocument.TargetRuntimeIdentifier"]?.string == "IBIPadFramework"
  }
}

extension DiagnosticKind {
  package static let malformedArchive = DiagnosticKind(
    "malformed-archive", .files, .error,
    "An archive of Xcode 3 or 4 has no lists of objects, or its lists refer to each other without end.",
    wrong: .archive(records: ""), right: .archive())
}

extension RuleExample {
  /// An archive of Xcode 4 with one view.
  static func archive(class name: String = "IBUIView", records: String = records) -> RuleExample {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <array key="IBDocument.RootObjects" id="10">
        <object class="\(name)" id="7"><int key="NSvFlags">292</int></object>
      </array>\(records)
    </data></archive>
    """
  }

  private static let records = """

      <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
          <object class="IBObjectRecord"><int key="objectID">0</int>
            <array key="object" id="0"/><reference key="children" ref="10"/>
          </object>
          <object class="IBObjectRecord"><int key="objectID">1</int>
            <reference key="object" ref="7"/><reference key="parent" ref="0"/>
          </object>
        </array></object>
      </object>
    """
}
