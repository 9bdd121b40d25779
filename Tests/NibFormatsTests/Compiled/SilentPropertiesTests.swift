import Testing

@testable import NibFormats

/// The properties of all classes: each changes the compiled nib, or is reported.
@Suite struct SilentPropertiesTests {
  /// The words that need not change anything, because nibs have no use for them. An attributed text needs no attribute.
  private static let unused = Set(
    UIKitSignature.lostAttributes.merging(UIKitSignature.lostElements) { $1 }
      .filter { !$0.value.contains("unknown") }.keys
  ).union(["usesAttributedText"])

  /// The schemas of the objects of nibs, and of the parts of objects.
  private static let schemas = Dictionary(
    (ClassSchemas.uiKit.all
      + [
        SegmentWord.schema, ButtonStateWord.schema, ButtonConfigurationWord.schema,
        TextInputTraitsWord.schema,
      ])
      .map { ($0.element, $0) }
  ) { first, _ in first }

  @Test(
    "Every property of a class changes the compiled nib, or is reported", arguments: schemas.keys.sorted())
  func properties(element: String) throws {
    let schema = try #require(Self.schemas[element])
    let silent = try schema.types.filter { word, type in
      guard !Self.unused.contains(word) else { return false }
      let base = try Self.result(element, word, ("", ""))
      return try Self.samples(of: word, type, schema).allSatisfy {
        try Self.result(element, word, $0) == base
      }
    }
    #expect(silent.keys.sorted() == [])
  }

  /// Attributes and children of an element.
  private typealias Parts = (attributes: String, children: String)

  /// What the properties with these words need, to change anything.
  private static let needs: [String: Parts] = [
    "catalog": ("image=\"star\" minimumValueImage=\"star\"", ""),
    "useStoryboardIdentifierAsRestorationIdentifier": ("storyboardIdentifier=\"Main\"", ""),
    "titleFontDescription": ("title=\"Title\"", ""), "subtitleFontDescription": ("subtitle=\"Title\"", ""),
    "placeholder": ("firstItem=\"s\" firstAttribute=\"top\" secondItem=\"other\"", ""),
    "secondAttribute": ("firstItem=\"s\" firstAttribute=\"top\" secondItem=\"other\"", ""),
  ]

  /// The elements around an element that is not a top-level object, and its own attributes.
  private static let places: [String: (start: String, attributes: String, end: String)] = [
    "constraint": (
      "<view id=\"r\"><subviews><view id=\"s\"/></subviews><constraints>", "", "</constraints></view>"
    ),
    "segment": ("<segmentedControl id=\"r\"><segments>", "", "</segments></segmentedControl>"),
    "state": ("<button id=\"r\">", "key=\"normal\"", "</button>"),
    "buttonConfiguration": ("<button id=\"r\">", "key=\"configuration\"", "</button>"),
    "textInputTraits": ("<textField id=\"r\">", "key=\"textInputTraits\"", "</textField>"),
  ]

  /// What the compiler makes of an element: the nib and the number of problems.
  private struct Result: Equatable {
    var bytes: [UInt8]
    var problems: Int
  }

  /// The result for an element with the parts that a word needs, and with others.
  private static func result(_ element: String, _ word: String, _ parts: Parts) throws -> Result {
    let place = places[element] ?? ("", "", "")
    let needs = needs[word] ?? ("", "")
    let attributes = "\(place.attributes) \(needs.attributes) \(parts.attributes)"
    let xml = """
      \(place.start)<\(element) \(attributes) id="a">\(needs.children)\(parts.children)</\(element)>\(place.end)
      <view id="other"/>
      """
    let output = try NibCompiler.compile(try DocumentSamples.xib(xml))
    return Result(bytes: output.bytes, problems: output.diagnostics.count)
  }

  /// Elements with different values of a property: an attribute or a child of each.
  private static func samples(
    of word: String, _ type: PropertyType, _ schema: ClassSchema
  ) -> [Parts] {
    func attributes(_ texts: [String]) -> [Parts] { texts.map { ("\(word)=\"\($0)\"", "") } }
    func child(_ xml: String) -> [Parts] { [("", xml)] }
    switch type {
    case .flag: return attributes(["YES", "NO"])
    case .integer, .number, .numberOr:
      let upper = min(schema.ranges[word]?.upperBound ?? 7, 7)
      return attributes(["\(upper)", "\(upper / 2)"])
    case .choice(let words): return attributes(words)
    case .text, .name, .image: return attributes(["Sample"])
    case .reference: return attributes(["other"])
    case .color: return child("<color key=\"\(word)\" red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"1\"/>")
    case .font: return child("<fontDescription key=\"\(word)\" type=\"system\" pointSize=\"31\"/>")
    case .numbers(let element, let names, let form):
      let numbers = names.map { " \($0)=\"7\"" }.joined() + (form.map { " type=\"\($0)\"" } ?? "")
      return child("<\(element) key=\"\(word)\"\(numbers)/>")
    case .options(let element, let options):
      return options.map { ("", "<\(element) key=\"\(word)\" \($0)=\"YES\"/>") }
    case .part(let element): return child("<\(element) key=\"\(word)\" keyboardType=\"URL\"/>")
    }
  }
}
