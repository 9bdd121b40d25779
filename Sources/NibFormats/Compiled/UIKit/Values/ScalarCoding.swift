import NibSupport

/// The forms of one kind of value in an attribute and in a compiled nib.
struct ScalarCoding: Sendable {
  /// Converts a coded value to text; nil if the value is of another kind.
  let text: @Sendable (CodedGraph, CodedGraph.Value) -> String?
  /// Converts the text of an attribute to a value; nil if the text is malformed.
  let value: @Sendable (String) -> CodedGraph.Value?

  /// `YES` and `NO`.
  static let flag = ScalarCoding(
    text: { graph, value in graph.bool(value).map { $0 ? "YES" : "NO" } },
    value: { $0 == "YES" ? .bool(true) : $0 == "NO" ? .bool(false) : nil })

  /// `YES` and `NO`, coded with the opposite meaning.
  static let inverse = ScalarCoding(
    text: { graph, value in graph.bool(value).map { $0 ? "NO" : "YES" } },
    value: { $0 == "YES" ? .bool(false) : $0 == "NO" ? .bool(true) : nil })

  static let integer = ScalarCoding(
    text: { graph, value in graph.integer(value).map { String($0) } },
    value: { text in NibDecimal.parse(text).flatMap { Int64(exactly: $0) }.map { .integer($0) } })

  /// A single-precision number, which is the form of most lengths in UIKit.
  static let float = ScalarCoding(
    text: CodedNumber.text,
    value: { text in NibDecimal.parse(text).map { .float(Float($0)) } })

  static let double = ScalarCoding(
    text: CodedNumber.text,
    value: { text in NibDecimal.parse(text).map { .double($0) } })

  /// A number that is coded as an integer if it has no fraction, such as a priority.
  static let number = ScalarCoding(
    text: CodedNumber.text,
    value: { text in
      NibDecimal.parse(text).map { number in Int64(exactly: number).map { .integer($0) } ?? .double(number) }
    })

  /// A word from a list, coded as a number.
  static func words(_ words: KeyValuePairs<String, Int64>) -> ScalarCoding {
    ScalarCoding(
      text: { graph, value in
        guard let number = graph.integer(value) else { return nil }
        return words.first { $0.value == number }?.key
      },
      value: { text in words.first { $0.key == text }.map { .integer($0.value) } })
  }

  /// A word from a list, coded as its position, starting at 0.
  static func words(_ words: [String]) -> ScalarCoding {
    ScalarCoding(
      text: { graph, value in
        graph.integer(value).flatMap { words.indices.contains($0) ? words[$0] : nil }
      },
      value: { text in words.firstIndex(of: text).map { .integer(Int64($0)) } })
  }
}

/// Converts between numbers and the texts that documents use.
enum CodedNumber {
  /// The shortest text that gives the same number when it is read again.
  static let text: @Sendable (CodedGraph, CodedGraph.Value) -> String? = { graph, value in
    if case .float(let number) = value { return NibNumber.exact(number) }
    return graph.number(value).map { NibNumber.exact($0) }
  }

  /// The value of `<integer value="3"/>` and `<real value="1.5"/>`.
  static func value(of element: NibElement) -> CodedGraph.Value? {
    guard let text = element["value"] else { return nil }
    return element.isNamed("real") ? ScalarCoding.double.value(text) : ScalarCoding.number.value(text)
  }
}
