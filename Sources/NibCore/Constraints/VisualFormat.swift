/// A parsed layout in Apple's Visual Format Language, such as `H:|-[icon(24)]-8-[title]-|`.
struct VisualFormat {
  /// A condition on a length, such as `>=100@750`. A condition on the size of a view can name another view, as
  /// `==other`.
  struct Predicate {
    enum Value {
      case constant(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
    /// The index of its first character in the format, for messages.
    let position: Int
  }

  /// The space before a view, or between the last view and the superview.
  enum Connection {
    /// No space.
    case touching
    /// The standard space, written `-`.
    case standard
    case predicates([Predicate])
  }

  struct View {
    let name: String
    /// The conditions on the view's size.
    let predicates: [Predicate]
    /// The index of its first character in the format, for messages.
    let position: Int
  }

  struct Failure: Error {
    let message: String
    /// The index of the character at which the mistake was found.
    let position: Int
  }

  private(set) var isVertical = false
  private(set) var views: [View] = []
  /// The connection before each view. The first connection is `nil` if the format does not begin with the superview.
  private(set) var connections: [Connection?] = []
  /// The connection between the last view and the superview; `nil` if the format does not end with the superview.
  private(set) var end: Connection?

  private let characters: [Character]
  /// The index of the next character.
  private var position = 0
  /// The numbers that the format can name.
  private let metrics: [String: CGFloat]

  /// Parses a format.
  /// - Throws: `Failure` for a mistake.
  init(_ format: String, metrics: [String: CGFloat]) throws(Failure) {
    characters = Array(format)
    self.metrics = metrics
    try parse()
  }

  // MARK: The grammar

  /// Reads the whole format.
  private mutating func parse() throws(Failure) {
    if let first = peek, first == "H" || first == "V" {
      isVertical = first == "V"
      position += 1
      try expect(":", "after '\(first)' to specify the \(isVertical ? "vertical" : "horizontal") arrangement")
    }
    var connection: Connection?
    if take("|") { connection = try parseConnection() }
    connections.append(connection)
    views.append(try parseView())
    while let next = peek {
      guard next == "-" || next == "[" || next == "|" else {
        throw Failure(message: "Expected a connection, a view or the superview here", position: position)
      }
      let connection = try parseConnection()
      if take("|") {
        end = connection
        guard position == characters.count else {
          throw Failure(message: "Unexpected characters after the superview", position: position)
        }
        return
      }
      connections.append(connection)
      views.append(try parseView())
    }
  }

  /// Parses `-`, `-8-`, `-metric-`, `-(>=8,<=20@500)-`, or nothing.
  private mutating func parseConnection() throws(Failure) -> Connection {
    guard take("-") else { return .touching }
    if peek == "(" {
      let predicates = try parsePredicates(allowsViews: false)
      try expect("-", "after the space")
      return .predicates(predicates)
    }
    guard peek != "[", peek != "|" else { return .standard }
    guard let first = peek, first.isNumber || first == "." || VisualFormat.startsName(first) else {
      throw Failure(message: "Expected a space, a view or the superview here", position: position)
    }
    let start = position
    let predicate = Predicate(value: .constant(try parseConstant()), position: start)
    try expect("-", "after the space")
    return .predicates([predicate])
  }

  /// Parses `[name]`, which can contain predicates in parentheses after the name.
  private mutating func parseView() throws(Failure) -> View {
    try expect("[", "to begin a view")
    let start = position
    guard let name = takeName() else {
      throw Failure(
        message:
          "Expected a view. View names must start with a letter or an underscore, then contain letters, "
          + "numbers and underscores", position: position)
    }
    let predicates = peek == "(" ? try parsePredicates(allowsViews: true) : []
    try expect("]", "to end the view")
    return View(name: name, predicates: predicates, position: start)
  }

  private mutating func parsePredicates(allowsViews: Bool) throws(Failure) -> [Predicate] {
    try expect("(", "to begin the conditions")
    var predicates: [Predicate] = []
    repeat { predicates.append(try parsePredicate(allowsViews: allowsViews)) } while take(",")
    try expect(")", "to end the conditions")
    return predicates
  }

  /// Reads a relation, a value and a priority, such as `>=20@750`.
  private mutating func parsePredicate(allowsViews: Bool) throws(Failure) -> Predicate {
    let start = position
    var relation = NSLayoutConstraint.Relation.equal
    for (text, value) in [
      ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ]
    where characters[position...].starts(with: Array(text)) {
      relation = value
      position += 2
      break
    }
    var predicate = Predicate(
      relation: relation, value: try parseObject(allowsViews: allowsViews), position: start)
    if take("@") {
      let priorityPosition = position
      let priority = Float(try parseConstant())
      guard priority > 0, priority <= 1000 else {
        throw Failure(
          message: "Priorities must be greater than 0 and at most 1000", position: priorityPosition)
      }
      predicate.priority = UILayoutPriority(priority)
    }
    return predicate
  }

  /// Reads a number, or the name of a metric or view.
  private mutating func parseObject(allowsViews: Bool) throws(Failure) -> Predicate.Value {
    let start = position
    guard let first = peek, VisualFormat.startsName(first), let name = takeName() else {
      return .constant(try parseConstant())
    }
    if let metric = metrics[name] { return .constant(metric) }
    guard allowsViews else { throw VisualFormat.unknownMetric(name, at: start) }
    return .view(name)
  }

  /// Parses a number, which can be negative, or the name of a metric.
  private mutating func parseConstant() throws(Failure) -> CGFloat {
    let start = position
    if let first = peek, VisualFormat.startsName(first), let name = takeName() {
      guard let metric = metrics[name] else { throw VisualFormat.unknownMetric(name, at: start) }
      return metric
    }
    var text = ""
    while let next = peek {
      let isSign = text.isEmpty && (next == "-" || next == "+")
      guard isSign || next.isNumber || next == "." else { break }
      text.append(next)
      position += 1
    }
    guard let number = Double(text) else {
      throw Failure(message: "Expected a number or the name of a metric here", position: start)
    }
    return CGFloat(number)
  }

  private static func unknownMetric(_ name: String, at position: Int) -> Failure {
    Failure(message: "\(name) is not a key in the metrics dictionary", position: position)
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, _ purpose: String) throws(Failure) {
    guard take(character) else {
      throw Failure(message: "Expected a '\(character)' \(purpose)", position: position)
    }
  }

  private static func startsName(_ character: Character) -> Bool { character.isLetter || character == "_" }

  private mutating func takeName() -> String? {
    guard let first = peek, VisualFormat.startsName(first) else { return nil }
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(characters[start..<position])
  }
}
