@testable import NibAnalysis
@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats

/// An element of a document that can be changed.
final class FuzzElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [FuzzElement] = []
  var text: String

  /// Parses XML and returns the root element; `nil` if the bytes are not valid XML.
  static func root(of bytes: [UInt8]) -> FuzzElement? {
    guard let text = try? DecodedText(bytes, file: "").utf8, let tree = try? XMLScanner.scan(text) else {
      return nil
    }
    return FuzzElement(NibDocument(file: "", kind: XIBReader.kind(of: tree), tree: tree).root)
  }

  private init(_ element: NibElement) {
    name = element.name
    attributes = element.attributes.map { ($0.name, $0.value) }
    text = element.text
    children = element.children.map { FuzzElement($0) }
  }

  init(name: String, attributes: [(name: String, value: String)]) {
    self.name = name
    self.attributes = attributes
    text = ""
  }

  private init(copying other: FuzzElement) {
    name = other.name
    attributes = other.attributes
    text = other.text
    children = other.children.map(\.copy)
  }

  var copy: FuzzElement { FuzzElement(copying: self) }

  /// The element and all its descendants.
  var all: [FuzzElement] { [self] + children.flatMap(\.all) }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append((attribute, newValue)) }
    }
  }

  /// An XML file with the element as its root.
  var file: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    bytes += Array("<\(name)".utf8)
    for attribute in attributes {
      bytes += Array(" \(attribute.name)=\"\(Self.escaped(attribute.value))\"".utf8)
    }
    guard !children.isEmpty || !text.isEmpty else {
      bytes += Array("/>".utf8)
      return
    }
    bytes += Array(">\(Self.escaped(text))".utf8)
    for child in children { child.write(to: &bytes) }
    bytes += Array("</\(name)>\n".utf8)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
