import Testing

@testable import NibCore
@testable import NibFormats

/// The values of attributes that a document leaves out.
@Suite struct MissingAttributesTests {
  /// Texts among which are the defaults of all attributes.
  private static let texts = """
    YES NO 0 -1 1 2 10 22 44 50 100 250 750 1000 0.5 default none automatic plain bordered custom system \
    natural left center fill scaleToFill unspecified horizontal vertical tailTruncation middleTruncation \
    alignBaselines never fromCellEdges contentInset whiteLarge time coverVertical standard fullScreen \
    IBUITableViewCellStyleDefault pageCurl min
    """.split(separator: " ").map { String($0) }

  /// The object of an element that is loaded for a phone.
  private static func object(_ element: String, _ attribute: String = "") throws -> any NibDecodable {
    let nib = TestNib.nib("<\(element) id=\"a\"\(attribute)/>", mode: .lenient)
    let objects = TestNib.onPhone { nib.instantiate(withOwner: nil) }
    return try #require(objects.compactMap { $0 as? any NibDecodable }.first)
  }

  /// The values of all properties that a document can set and that can be read.
  private static func values(of object: any NibDecodable) -> [String: String] {
    let rows = type(of: object).nibAttributes.filter { $0.source == .attribute }
    return rows.reduce(into: [:]) { result, row in
      if let read = row.read { result[row.name] = read(object).map { "\($0)" } ?? "nil" }
    }
  }

  @Test(
    "System items that confirm are bold unless the document says otherwise",
    arguments: [
      (" systemItem=\"done\"", UIBarButtonItem.Style.done), (" systemItem=\"save\"", .done),
      (" systemItem=\"done\" style=\"plain\"", .plain), (" systemItem=\"cancel\"", .bordered),
      (" title=\"A\"", .bordered),
    ])
  func barButtonStyles(attributes: String, style: UIBarButtonItem.Style) throws {
    #expect((try Self.object("barButtonItem", attributes) as? UIBarButtonItem)?.style == style)
  }

  @Test("A missing attribute has the value that compiled nibs have for it") func allClasses() throws {
    var count = 0
    for implemented in try ImplementedClass.all() {
      guard let coded = ClassSchemas.uiKit.named(implemented.name), coded.name == implemented.name,
        coded.element != "constraint", ClassSchemas.uiKit.ofElement(coded.element)?.name == coded.name
      else { continue }
      let plain = try Self.object(coded.element)
      let expected = Self.values(of: plain)
      let unset = try NibReader.read(Array(TestNib.xib("<\(coded.element) id=\"a\"/>").utf8), file: "A.xib")
      let element = try #require(unset.object(id: "a"))
      for case .attribute(let name) in coded.parts.sorted(by: { "\($0)" < "\($1)" }) {
        guard let text = Self.texts.first(where: { element.isDefault(attribute: name, value: $0) }) else {
          continue
        }
        let values = Self.values(of: try Self.object(coded.element, " \(name)=\"\(text)\""))
        count += 1
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where expected[key] != value {
          Issue.record("\(coded.element) without \(name): \(key) is \(expected[key] ?? ""), not \(value)")
        }
      }
    }
    #expect(count > 500)
  }
}
