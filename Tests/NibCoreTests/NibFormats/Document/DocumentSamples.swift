import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibFormats

/// Reads and makes documents for tests.
enum DocumentSamples {
  /// An iOS xib with the given elements in its `<objects>` and `<resources>`.
  static func xib(_ objects: String, resources: String = "") throws -> NibDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(objects)</objects><resources>\(resources)</resources>
      </document>
      """
    return try NibReader.read(Array(text.utf8), file: "Sample.xib")
  }

  /// The root element of an XML text.
  static func element(_ xml: String) throws -> NibElement {
    let tree = try XMLScanner.scan(Array(xml.utf8))
    let kind = NibDocumentKind(.iOS, .xib)
    return NibDocument(file: "Sample.xib", kind: kind, tree: tree, text: Array(xml.utf8)).root
  }

  /// The bytes of a file in Fixtures/Documents.
  static func fixture(_ name: String) throws -> [UInt8] {
    let folder = testsFolder.appendingPathComponent("Fixtures/Documents")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The folder Tests/NibCoreTests of the package.
  static let testsFolder = Project.root.appendingPathComponent("Tests/NibCoreTests")
}
