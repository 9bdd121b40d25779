import Testing

@testable import NibCore
@testable import NibFormats

/// The words of enumerations, which the schemas of classes share with the properties of the classes.
@Suite struct SchemaWordsTests {
  @Test("Every word of an enumeration is a value of the property that the class binds to it") func values()
    throws
  {
    var count = 0
    for implemented in try ImplementedClass.all() {
      guard let schema = ClassSchemas.uiKit.named(implemented.name), schema.name == implemented.name else {
        continue
      }
      let inherited = schema.name == "UIView" ? [:] : ViewWord.schema.words
      for (name, words) in schema.words.sorted(by: { $0.key < $1.key }) where inherited[name] == nil {
        for word in words.all {
          let nib = makeNib("<\(schema.element) \(name)=\"\(word)\" id=\"x\"/>")
          _ = try nib.nibInstantiate(withOwner: nil)
          let problems = nib.nibDiagnostics.map(\.message).filter { $0.contains("is not a valid value") }
          #expect(problems == [], "\(schema.element) \(name)=\"\(word)\"")
          count += 1
        }
      }
    }
    #expect(count > 150)
  }

  @Test("Words are written and read by their numbers", arguments: SchemaWordsTests.samples)
  func numbers(number: Int, word: String) {
    #expect(ButtonWord.buttonType.choices?.word(of: number) == word)
    #expect(ButtonWord.buttonType.choices?.number(of: word) == number)
    #expect(ButtonWord.buttonType.value(word) == UIButton.ButtonType(rawValue: number))
  }

  private static let samples = [(0, "custom"), (1, "system"), (2, "detailDisclosure"), (7, "close")]
}
