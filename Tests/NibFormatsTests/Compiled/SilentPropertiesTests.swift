import Testing

@testable import NibFormats

/// The properties of all classes: each changes the compiled nib, or is reported.
@Suite struct SilentPropertiesTests {
  /// The words that need not change anything, because nibs have no use for them.
  private static let unused = Set(
    UIKitSignature.lostAttributes.merging(UIKitSignature.lostElements) { $1 }
      .filter { !$0.value.contains("unknown") }.keys)

  @Test(
    "Every property of a class changes the compiled nib, or is reported",
    arguments: ClassSchemas.uiKit.all.map(\.element))
  func properties(element: String) throws {
    let schema = try #require(ClassSchemas.uiKit.ofElement(element))
    let base = try Self.result(element, "", "")
    let silent = try schema.types.filter { word, type in
      guard !Self.unused.contains(word) else { return false }
      let samples = Self.samples(of: word, type, schema)
      return try samples.allSatisfy { try Self.result(element, $0.attribute, $0.child) == base }
    }
    #expect(silent.keys.sorted() == [])
  }

  /// What the compiler makes of an element: the nib and the number of problems.
  private struct Result: Equatable {
    var bytes: [UInt8]
    var problems: Int
  }

  private static func result(_ element: String, _ attribute: String, _ child: String) throws -> Result {
    let own = "<\(element) \(attribute) id=\"a\">\(child)</\(element)>"
    let other = "<view id=\"other\"/>"
    let output = try NibCompiler.compile(try DocumentSamples.xib(own + other))
    return Result(bytes: output.bytes, problems: output.diagnostics.count)
  }

  /// Elements with different values of a property: an attribute or a child of each.
  private static func samples(
    of word: String, _ type: PropertyType, _ schema: ClassSchema
  ) -> [(attribute: String, child: String)] {
    func attributes(_ texts: [String]) -> [(String, String)] { texts.map { ("\(word)=\"\($0)\"", "") } }
    func child(_ xml: String) -> [(String, String)] { [("", xml)] }
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
    case .part(let element): return child("<\(element) key=\"\(word)\"/>")
    }
  }
}
