import Foundation

/// Parses the format string of a predicate.
///
/// The language is the one that Apple documents, without functions, subqueries and variables.
struct PredicateParser {
  /// A format string that is not a predicate.
  struct Failure: Error {}

  /// The depth of parentheses at which a format string is refused.
  private static let depthLimit = 100

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  static func parse(_ format: String, _ arguments: [Any]) throws -> PredicateTree {
    guard let tokens = PredicateScanner.tokens(of: format), !tokens.isEmpty else { throw Failure() }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    let tree = try parser.disjunction()
    guard parser.current == nil else { throw Failure() }
    return tree
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Tokens

  private var current: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// The current word in capital letters; `nil` if the token is not a word.
  private var keyword: String? { if case .word(let word) = current { word.uppercased() } else { nil } }

  private mutating func accept(sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func accept(word: String) -> Bool {
    guard keyword == word else { return false }
    position += 1
    return true
  }

  private mutating func nextArgument() throws -> Any {
    guard let argument = arguments.popFirst() else { throw Failure() }
    return argument
  }

  private mutating func disjunction() throws -> PredicateTree {
    var parts = [try conjunction()]
    while accept(word: "OR") || accept(sign: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> PredicateTree {
    var parts = [try negation()]
    while accept(word: "AND") || accept(sign: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// Reads a comparison, a constant or a group, perhaps after `NOT`.
  private mutating func negation() throws -> PredicateTree {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw Failure() }
    if accept(word: "NOT") || accept(sign: "!") { return .not(try negation()) }
    if accept(word: "TRUEPREDICATE") { return .constant(true) }
    if accept(word: "FALSEPREDICATE") { return .constant(false) }
    // Parentheses contain a predicate or a part of a value.
    let (savedPosition, savedArguments) = (position, arguments)
    if accept(sign: "("), let inner = try? disjunction(), accept(sign: ")"), relation == nil,
      !isArithmeticSign
    {
      return inner
    }
    (position, arguments) = (savedPosition, savedArguments)
    return .comparison(try comparison())
  }

  /// Reads two values with a relation between them.
  private mutating func comparison() throws -> PredicateComparison {
    let quantifier = keyword.flatMap(PredicateComparison.Quantifier.init(rawValue:))
    if quantifier != nil { position += 1 }
    let left = try expression()
    guard let relation else { throw Failure() }
    position += 1
    let options = try comparisonOptions()
    return PredicateComparison(
      quantifier: quantifier, left: left, relation: relation, options: options, right: try expression())
  }

  /// The relation that the current token names.
  private var relation: PredicateComparison.Relation? {
    if let keyword { return PredicateComparison.Relation(rawValue: keyword) }
    guard case .sign(let sign) = current else { return nil }
    let standardSign = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
    return PredicateComparison.Relation(rawValue: standardSign)
  }

  /// `[c]`, `[d]` and `[cd]`.
  private mutating func comparisonOptions() throws -> String.CompareOptions {
    guard accept(sign: "[") else { return [] }
    guard let keyword, keyword.allSatisfy({ "CDNL".contains($0) }) else { throw Failure() }
    position += 1
    guard accept(sign: "]") else { throw Failure() }
    var options: String.CompareOptions = []
    if keyword.contains("C") { options.insert(.caseInsensitive) }
    if keyword.contains("D") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  /// Whether the current token is a sign of arithmetic.
  private var isArithmeticSign: Bool { ["+", "-", "*", "/"].contains { current == .sign($0) } }

  /// Reads a sum.
  private mutating func expression() throws -> PredicateExpression {
    var value = try product()
    while case .sign(let sign) = current, sign == "+" || sign == "-" {
      position += 1
      value = .arithmetic(value, sign, try product())
    }
    return value
  }

  /// Reads a product.
  private mutating func product() throws -> PredicateExpression {
    var value = try operand()
    while case .sign(let sign) = current, sign == "*" || sign == "/" {
      position += 1
      value = .arithmetic(value, sign, try operand())
    }
    return value
  }

  /// Reads a value, or a group of values.
  private mutating func operand() throws -> PredicateExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, let token = current else { throw Failure() }
    position += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let number, let isInteger):
      let whole = isInteger ? Int(exactly: number) : nil
      return .value(whole.map { NSNumber(value: $0) } ?? NSNumber(value: number))
    case .argument: return .value(try nextArgument())
    case .keyPath:
      guard let path = ComparedValues.text(try nextArgument()) else { throw Failure() }
      return .keyPath(path.split(separator: "."))
    case .word(let word): return try constant(word) ?? .keyPath(word.split(separator: "."))
    case .sign("-"): return .arithmetic(.value(0), "-", try operand())
    case .sign("{"): return .list(try list(until: "}"))
    case .sign("("):
      let inner = try list(until: ")")
      return inner.count == 1 ? inner[0] : .list(inner)
    case .sign: throw Failure()
    }
  }

  private mutating func list(until end: String) throws -> [PredicateExpression] {
    var parts: [PredicateExpression] = []
    if accept(sign: end) { return parts }
    repeat { parts.append(try expression()) } while accept(sign: ",")
    guard accept(sign: end) else { throw Failure() }
    return parts
  }

  /// The value of a word that is not a key path; `nil` for a key path.
  private func constant(_ word: String) throws -> PredicateExpression? {
    switch word.uppercased() {
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    case "SELF": return .keyPath([])
    case "AND", "OR", "NOT", "SUBQUERY", "FUNCTION", "CAST": throw Failure()
    default: return nil
    }
  }
}
