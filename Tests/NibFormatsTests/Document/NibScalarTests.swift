import Testing

@testable import NibFormats

@Suite struct NibScalarTests {
  @Test(
    "Numbers are parsed exactly as by Double",
    arguments: [
      "0", "0.0", "-0.0", "20", "-12", "20.5", "0.071597105699999997", "44.666666666666664",
      "123456789012345",
      "1234567890123456", "1e-05", "2.2250738585072014e-308", "-1.5E3", "+3", "0.1", "41.333333333333336",
      "9007199254740993", "0.000000000000001",
    ])
  func numbers(text: String) throws {
    let value = try #require(Double(text))
    let found = try #require(NibDecimal.parse(text))
    #expect(found.bitPattern == value.bitPattern)
  }

  @Test(
    "Text that is not a finite decimal number gives nil",
    arguments: [
      "", "-", ".", "1.2.3", "1-2", "abc", "12px", " 1", "nan", "inf", "infinity", "0x10", "1e999", "1,5",
    ])
  func invalidNumbers(text: String) {
    #expect(NibDecimal.parse(text) == nil)
  }

  @Test(
    "A multiplier is a number, a percentage or a ratio",
    arguments: [
      ("0.8", 0.8), ("1:1", 1), ("141:83", 141.0 / 83), ("1/3", 1.0 / 3), ("4:3", 4.0 / 3), ("0:5", 0),
      ("1.5:0.5", 3), ("-1", -1), ("35%", 0.35), ("12.5%", 0.125), ("100%", 1),
      ("0.8 : 1", 0.8), (" 2 / 4 ", 0.5), ("35 %", 0.35), (" 0.8 ", 0.8),
    ] as [(String, Double)])
  func multipliers(text: String, factor: Double) {
    #expect(NibMultiplier.parse(text) == factor)
  }

  @Test(
    "Malformed multipliers give nil",
    arguments: [
      "", "1:0", "0:0", ":", "1:", ":2", "1:2:3", "a:b", "%", "35%%", "1:2%", "%35", "0,5", " ", "1 2",
      "1 : ",
    ])
  func invalidMultipliers(text: String) {
    #expect(NibMultiplier.parse(text) == nil)
  }

  @Test("Attributes are read as Booleans and numbers; missing and malformed ones are nil")
  func attributes() throws {
    let element = try DocumentSamples.element(
      "<a yes='YES' no='NO' maybe='true' five='5' fiveDotZero='5.0' half='0.5' word='x'/>"
    )
    #expect(["yes", "no", "maybe", "none"].map { element.bool($0) } == [true, false, nil, nil])
    #expect(["five", "half", "word", "none"].map { element.double($0) } == [5, 0.5, nil, nil])
    #expect(["five", "fiveDotZero", "half", "word"].map { element.int($0) } == [5, 5, nil, nil])
    #expect(try element.decodeBool("none") == nil)
    #expect(try element.decodeDouble("none") == nil)
    #expect(try element.decodeInt("none") == nil)
  }

  @Test(
    "Decoding a malformed attribute gives an error that says what was expected",
    arguments: [
      ("<a b='true'/>", .bool, "found b=\"true\", expected YES or NO"),
      ("<a b='x'/>", .double, "found b=\"x\", expected a number"),
      ("<a b='0.5'/>", .int, "found b=\"0.5\", expected a whole number"),
      ("<a/>", .required, "found no b, expected the attribute b"),
    ] as [(String, Reading, String)])
  func malformed(xml: String, reading: Reading, message: String) throws {
    let element = try DocumentSamples.element(xml)
    let error = #expect(throws: NibValueError.self) { try reading.read(element) }
    #expect(error?.diagnostic.message == "<a>: \(message); ignored")
    #expect(error?.diagnostic.id == "malformed-value")
  }

  /// A way to read an attribute.
  enum Reading: Sendable {
    case bool, double, int, required

    func read(_ element: NibElement) throws {
      switch self {
      case .bool: _ = try element.decodeBool("b")
      case .double: _ = try element.decodeDouble("b")
      case .int: _ = try element.decodeInt("b")
      case .required: _ = try element.decodeRequiredDouble("b")
      }
    }
  }
}
