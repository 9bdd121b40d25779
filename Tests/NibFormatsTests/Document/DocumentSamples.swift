import TestSupport

@testable import NibFormats

/// Reads and makes documents for tests.
enum DocumentSamples {
  /// An iOS xib with the given elements in its `<objects>` and `<resources>`.
  static func xib(_ objects: String, resources: String = "") throws -> NibDocument {
    try NibReader.read(Array(XibText.xib(objects, resources: resources).utf8), file: "Sample.xib")
  }

  /// The root element of an XML text.
  static func element(_ xml: String) throws -> NibElement {
    let tree = try XMLScanner.scan(Array(xml.utf8))
    let kind = NibDocumentKind(.iOS, .xib)
    return NibDocument(file: "Sample.xib", kind: kind, tree: tree, text: Array(xml.utf8)).root
  }
}
