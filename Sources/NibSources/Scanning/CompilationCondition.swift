/// The condition of `#if`, `#elif` or `#elseif`, as far as the text itself decides it: `0`, `false`, `!1`,
/// `1 || DEBUG`, and as far as the caller decides its tests: `canImport(UIKit)`.
struct CompilationCondition {
  private let text: SourceText
  private var index = 0
  private let test: (_ name: String, _ argument: String) -> Bool?

  /// Whether the lines after a directive are compiled; `nil` if that depends on anything else than the text.
  ///
  /// - Parameters:
  ///   - text: the rest of the directive's line.
  ///   - test: decides tests such as `os(iOS)`, with their name and their argument.
  static func value(
    _ text: [UInt8], _ language: SourceLanguage,
    where test: (_ name: String, _ argument: String) -> Bool? = { _, _ in nil }
  ) -> Bool? {
    // Longer conditions are never constant.
    guard text.count <= 200 else { return nil }
    return withoutActuallyEscaping(test) { test in
      var condition = CompilationCondition(text: SourceText(text, language), test: test)
      let value = condition.disjunction()
      return condition.index == condition.text.tokens.count ? value : nil
    }
  }

  private init(text: SourceText, test: @escaping (_ name: String, _ argument: String) -> Bool?) {
    self.text = text
    self.test = test
  }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while skip("|") { value = value.or(conjunction()) }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while skip("&") { value = value.and(operand()) }
    return value
  }

  /// Skips an operator that consists of two equal characters.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard text.isSymbol(index, character), text.isSymbol(index + 1, character) else { return false }
    index += 2
    return true
  }

  /// Reads a name, a call, a group, or one of these after `!`; `nil` if its value is not known.
  private mutating func operand() -> Bool? {
    if text.isSymbol(index, "!"), !text.isSymbol(index + 1, "=") {
      index += 1
      return operand().map { !$0 }
    }
    let start = index
    var value: Bool?
    if text.isSymbol(index, "(") {
      index += 1
      value = disjunction()
      if text.isSymbol(index, ")") { index += 1 } else { value = nil }
    } else if text.isWord(index), let argument = text.inside(groupAt: index + 1) {
      value = test(text.text(index), text.text(in: argument))
      index = argument.upperBound + 1
    } else {
      value = CompilationCondition.literals[text.text(index)]
      index += 1
    }
    // A comparison, a calculation or a call is not decided.
    let end = index
    while index < text.tokens.count, !isEnd(index) {
      index = text.isSymbol(index, "(") ? text.end(ofGroupAt: index) : index + 1
    }
    return index == end && index > start ? value : nil
  }

  private func isEnd(_ index: Int) -> Bool {
    text.isSymbol(index, ")") || text.isSymbol(index, "|") && text.isSymbol(index + 1, "|")
      || text.isSymbol(index, "&") && text.isSymbol(index + 1, "&")
  }

  private static let literals = ["0": false, "false": false, "1": true, "true": true]
}

/// Logic with conditions whose values may not be known.
extension Bool? {
  /// Whether at least one of two conditions holds; `nil` if that is not known.
  func or(_ other: Bool?) -> Bool? {
    if self == true || other == true { return true }
    return self == false && other == false ? false : nil
  }

  /// Whether both of two conditions hold; `nil` if that is not known.
  func and(_ other: Bool?) -> Bool? {
    if self == false || other == false { return false }
    return self == true && other == true ? true : nil
  }
}
