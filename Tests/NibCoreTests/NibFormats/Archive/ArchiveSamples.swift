import Foundation
import Testing

@testable import NibCore
@testable import NibFormats

/// Reads and makes archives for tests.
enum ArchiveSamples {
  static let names = ["Controls", "Cell", "Tabs", "Tablet", "Desktop"]

  /// The bytes of a file in Fixtures/Archives.
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = DocumentSamples.testsFolder.appendingPathComponent("Fixtures/Archives")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).xib")))
  }

  static func document(_ name: String) throws -> NibDocument {
    try NibReader.read(try bytes(name), file: "\(name).xib")
  }

  /// An archive with one view that has the given keys, followed by the given objects, records, flattened
  /// properties and other data.
  static func archive(
    view keys: String = "", class name: String = "IBUIView", objects: String = "", records: String = "",
    properties: String = "", data: String = ""
  ) -> String {
    """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>\
    <array key="IBDocument.RootObjects" id="1000">\
    <object class="\(name)" id="7"><int key="NSvFlags">292</int>\(keys)</object>\(objects)</array>\
    <object class="IBObjectContainer" key="IBDocument.Objects">\
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">\
    <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/>\
    <reference key="children" ref="1000"/></object>\
    \(record("3", "7"))\(records)</array></object>\
    <dictionary key="flattenedProperties">\(properties)</dictionary></object>\(data)</data></archive>
    """
  }

  /// The record of an object: its id in the document, the id of its archived object, and that of its parent.
  static func record(_ id: String, _ object: String, in parent: String = "0") -> String {
    "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(id)</int>"
      + "<reference key=\"object\" ref=\"\(object)\"/><reference key=\"parent\" ref=\"\(parent)\"/></object>"
  }

  static func read(_ text: String) throws -> NibDocument {
    try NibReader.read(Array(text.utf8), file: "Sample.xib")
  }

  /// The element that an archived view with the given keys becomes.
  static func view(_ keys: String, class name: String = "IBUIView", properties: String = "") throws
    -> NibElement
  {
    let document = try read(archive(view: keys, class: name, properties: properties))
    return try #require(document.object(id: "3"))
  }

  /// An element's attributes, except `id` and `contentMode`, which every view has.
  static func attributes(_ element: NibElement) -> [String: String] {
    let common: Set<String> = ["id", "contentMode"]
    let pairs = element.attributes.filter { !common.contains($0.name) }.map { ($0.name, $0.value) }
    return Dictionary(pairs) { first, _ in first }
  }
}
