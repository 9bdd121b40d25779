import Foundation
import Testing

@testable import NibCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Real documents, read and compared with what another parser sees.
@Suite(.enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
struct CorpusReadingTests {
  @Test func everyFileIsClassified() throws {
    var counts: [String: Int] = [:]
    var remarks: [String: [String]] = [:]
    for name in DocumentCorpus.names {
      let bytes = try DocumentCorpus.bytes(name)
      do {
        let document = try NibReader.read(bytes, file: name)
        counts[document.kind.platform.rawValue, default: 0] += 1
        #expect(document.source == bytes)
        if document.kind.isSupported, !document.diagnostics.isEmpty {
          remarks[name] = document.diagnostics.map(\.rendered)
        }
      } catch {
        counts[error.description, default: 0] += 1
      }
    }
    #expect(counts == ["iOS": 385, "macOS": 16, "tvOS": 2, "watchOS": 2])
    #expect(remarks.isEmpty)
  }

  @Test("The same elements, attributes and text as XMLParser", arguments: sample)
  func agrees(name: String) throws {
    let bytes = try DocumentCorpus.bytes(name)
    let other = ParsedElements(bytes)
    let document = try NibReader.read(bytes, file: name)
    let own = ([document.root] + Array(document.root.descendants)).map { element in
      ParsedElements.Element(
        name: element.name,
        attributes: Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) }),
        text: element.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    #expect(own == other.elements)
  }

  /// Every fortieth document.
  private static let sample = DocumentCorpus.names.enumerated().filter { $0.offset % 40 == 7 }.map(\.element)
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
