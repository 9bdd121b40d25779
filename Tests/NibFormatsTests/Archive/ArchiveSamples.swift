import TestSupport
import Testing

@testable import NibFormats

/// Reads and makes archives for tests.
enum ArchiveSamples {
  static let names = ["Controls", "Cell", "Tabs", "Tablet", "Desktop"]

  /// The bytes of a file in Fixtures/Archives.
  static func bytes(_ name: String) throws -> [UInt8] { try SourcePackage.fixture("Archives/\(name).xib") }

  static func document(_ name: String) throws -> NibDocument {
    try NibReader.read(try bytes(name), file: "\(name).xib")
  }

  static func read(_ text: String) throws -> NibDocument {
    try NibReader.read(Array(text.utf8), file: "Sample.xib")
  }

  /// The element that an archived view with the given keys becomes.
  static func view(_ keys: String, class name: String = "IBUIView", properties: String = "") throws
    -> NibElement
  {
    let document = try read(ArchiveText.archive(view: keys, class: name, properties: properties))
    return try #require(document.object(id: "3"))
  }

  /// An element's attributes, except `id` and `contentMode`, which every view has.
  static func attributes(_ element: NibElement) -> [String: String] {
    let common: Set<String> = ["id", "contentMode"]
    let pairs = element.attributes.filter { !common.contains($0.name) }.map { ($0.name, $0.value) }
    return Dictionary(pairs) { first, _ in first }
  }
}
