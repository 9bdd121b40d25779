import Foundation
import TestSupport
import Testing

@testable import NibFormats

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Real documents, read and compared with the results of another parser.
@Suite(.enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
struct CorpusReadingTests {
  @Test("Every file is read as a document of its platform, and supported ones without diagnostics")
  func platforms() throws {
    for name in DocumentCorpus.names {
      let bytes = try DocumentCorpus.bytes(name)
      let document = try NibReader.read(bytes, file: name)
      #expect(document.source == bytes, "\(name)")
      #expect(document.kind.platform == Self.platform(namedIn: bytes), "\(name)")
      if document.kind.isSupported { #expect(document.diagnostics.map(\.rendered) == [], "\(name)") }
    }
  }

  /// The platform according to the file's first lines.
  private static func platform(namedIn bytes: [UInt8]) -> NibDocumentKind.Platform {
    let head = String(decoding: bytes.prefix(600), as: UTF8.self)
    let words: KeyValuePairs<String, NibDocumentKind.Platform> = [
      "AppleTV": .tvOS, "WatchKit": .watchOS, "CocoaTouch": .iOS, "Cocoa": .macOS,
    ]
    return words.first { head.contains($0.key) }?.value ?? .unknown
  }

  /// Compares the elements before archives are translated.
  @Test("The elements, attributes and texts equal those of XMLParser", arguments: sample)
  func sameElements(name: String) throws {
    let bytes = try DocumentCorpus.bytes(name)
    let other = ParsedElements(bytes)
    let tree = try XMLScanner.scan(DecodedText(bytes, file: name).utf8)
    let document = NibDocument(file: name, kind: NibDocumentKind(.unknown, .xib), tree: tree, text: bytes)
    let own = ([document.root] + Array(document.root.descendants)).map { element in
      ParsedElements.Element(
        name: element.name,
        attributes: Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) }),
        text: element.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    #expect(own == other.elements)
  }

  private static let sample = DocumentCorpus.sample(every: 40, from: 7)
}

/// The elements that Foundation's parser reports, in document order.
private final class ParsedElements: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var text: String
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    #expect(parser.parse())
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: elementName, attributes: attributeDict, text: ""))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let element = open.last { elements[element].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    let element = open.removeLast()
    elements[element].text = elements[element].text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
