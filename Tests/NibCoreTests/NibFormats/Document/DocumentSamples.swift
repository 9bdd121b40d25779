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

/// The corpus of real documents, which is beside the package and not part of it.
enum DocumentCorpus {
  private static let folder = DocumentSamples.testsFolder
    .appendingPathComponent("../../../shared/corpus/files").standardizedFileURL

  /// The names of its files, sorted; empty if the corpus is not present.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static var isPresent: Bool { !names.isEmpty }

  /// Whether tests use every file of the corpus instead of a sample, which takes long.
  static let isWhole = ProcessInfo.processInfo.environment["NIBTERM_ALL_DOCUMENTS"] != nil

  /// The names of every `step`th file; all names if `isWhole`.
  static func sample(every step: Int, from first: Int = 0) -> [String] {
    isWhole ? names : names.enumerated().filter { $0.offset % step == first }.map(\.element)
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
