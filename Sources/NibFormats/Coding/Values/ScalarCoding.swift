import NibSupport

/// Converts one kind of value between the text of an attribute and the value in a compiled nib.
struct ScalarCoding: Sendable {
  /// The type of the value in documents.
  let type: PropertyType
  /// Converts a value of the given graph to text; `nil` if the value is of another kind.
  let text: @Sendable (CodedGraph, CodedGraph.Value) -> String?
  /// Converts the text of an attribute to a value; `nil` if the text is malformed.
  let value: @Sendable (String) -> CodedGraph.Value?

  /// A Boolean: `YES` or `NO`.
  static let flag = ScalarCoding(
    type: .flag,
    text: { graph, value in graph.bool(value).map { $0 ? "YES" : "NO" } },
    value: { text in NibBool.parse(text).map { .bool($0) } })

  /// A Boolean that a nib codes with the opposite meaning.
  static let inverse = ScalarCoding(
    type: .flag,
    text: { graph, value in graph.bool(value).map { $0 ? "NO" : "YES" } },
    value: { text in NibBool.parse(text).map { .bool(!$0) } })

  static let integer = ScalarCoding(
    type: .integer,
    text: { graph, value in graph.int(value).map { String($0) } },
    value: { text in
      // Large numbers are not exact as Double.
      (Int64(text) ?? NibDecimal.parse(text).flatMap { Int64(exactly: $0) }).map { .integer($0) }
    })

  /// A number that is coded in single precision, such as most lengths in UIKit.
  static let float = ScalarCoding(
    type: .number,
    text: numberText,
    value: { text in NibDecimal.parse(text).map { .float(Float($0)) } })

  /// A number that is coded in double precision.
  static let double = ScalarCoding(
    type: .number,
    text: numberText,
    value: { text in NibDecimal.parse(text).map { .double($0) } })

  /// A number that is coded as an integer if it has no fraction, such as a priority.
  static let integerOrDouble = ScalarCoding(
    type: .number,
    text: numberText,
    value: { text in
      NibDecimal.parse(text).map { number in Int64(exactly: number).map { .integer($0) } ?? .double(number) }
    })

  static func choice(_ words: SchemaWords) -> ScalarCoding {
    ScalarCoding(
      type: .choice(words.all),
      text: { graph, value in graph.int(value).flatMap { words.word(of: $0) } },
      value: { text in words.number(of: text).map { .integer(Int64($0)) } })
  }
}

extension ScalarCoding {
  /// The text of a number: the shortest one from which the same number is read again, in the precision of the
  /// value. `nil` if the value is not a number.
  static let numberText: @Sendable (CodedGraph, CodedGraph.Value) -> String? = { graph, value in
    if case .float(let number) = value { return NibNumber.exact(number) }
    return graph.double(value).map { NibNumber.exact($0) }
  }

  /// The value of an element `<integer value="3"/>` or `<real value="1.5"/>`; `nil` if it is malformed, or if an integer
  /// is out of range.
  static func numberValue(of element: NibElement) -> CodedGraph.Value? {
    guard let text = element["value"] else { return nil }
    return switch element.name {
    case "real": double.value(text)
    case "integer": integer.value(text)
    default: integerOrDouble.value(text)
    }
  }
}
