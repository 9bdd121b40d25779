import Testing

@testable import NibSources

/// Conditions of `#if` whose text alone decides which lines are compiled.
@Suite struct CompilationConditionTests {
  @Test(
    "Constant conditions are decided with the precedence of Swift and C, and all others are not",
    arguments: [
      ("0", false), ("1", true), ("false", false), ("true", true), ("!1", false), ("!0", true), ("!!1", true),
      ("(0)", false), ("!(1 && 0)", true),
      // One constant operand can decide.
      ("1 || DEBUG", true), ("DEBUG || 1", true), ("0 && DEBUG", false), ("DEBUG && 0", false),
      ("defined(DEBUG) || 1", true), ("!os(Linux) && false", false),
      ("0 || DEBUG", nil), ("1 && DEBUG", nil), ("DEBUG", nil), ("!DEBUG", nil), ("os(Linux)", nil),
      // `&&` binds more strongly.
      ("1 || 0 && 0", true), ("(1 || 0) && 0", false),
      // Comparisons are not calculated.
      ("1 == 1", nil), ("0 != 1", nil), ("1 > 0", nil),
      ("", nil), ("1 0", nil), ("(1", nil), ("1 ||", nil),
    ] as [(String, Bool?)])
  func value(_ text: String, _ expected: Bool?) {
    for language in [SourceLanguage.swift, .objectiveC] {
      #expect(CompilationCondition.value(Array(text.utf8), language) == expected)
    }
  }

  @Test(
    "Tests that the caller decides are parts of conditions",
    arguments: [
      ("os(iOS)", true), ("!os(iOS)", false), ("os(iOS) && canImport(A.B)", false),
      ("os(iOS) || DEBUG", true),
      ("swift(>=5.0)", nil), ("os(iOS) && swift(>=5.0)", nil), ("os(iOS) == 1", nil), ("os()", nil),
    ] as [(String, Bool?)])
  func tests(_ text: String, _ expected: Bool?) {
    let value = CompilationCondition.value(Array(text.utf8), .swift) { name, argument in
      ["os iOS": true, "canImport A.B": false]["\(name) \(argument)"]
    }
    #expect(value == expected)
  }

  @Test("A condition of more than 200 bytes is not decided") func length() {
    let text = Array("1".utf8) + Array(repeating: UInt8(ascii: " "), count: 199)
    #expect(CompilationCondition.value(text, .swift) == true)
    #expect(CompilationCondition.value(text + Array(" ".utf8), .swift) == nil)
  }
}
