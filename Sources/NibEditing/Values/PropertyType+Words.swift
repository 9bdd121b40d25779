import NibFormats
import NibSupport

extension PropertyType {
  /// A phrase that says what can be entered, such as `YES or NO`, for error messages and hints.
  ///
  /// - Parameter range: the numbers that are possible; `nil` to give an example instead.
  func expectation(in range: ClosedRange<Double>? = nil) -> String {
    switch self {
    case .flag: "YES or NO"
    case .integer: "a whole number" + (range?.text ?? ", for example 2")
    case .number: "a number" + (range?.text ?? ", for example 0.5")
    case .numberOr(let words): "a number\(range?.text ?? "") or \(words.joined(separator: ", "))"
    case .choice(let words): words.listed("or")
    case .text: "a text"
    case .name(.type): "the name of a class"
    case .name(.member): "a word of letters and digits"
    case .name(.selector): "a selector, for example save:"
    case .name(.keyPath): "the name of a property, or several with dots between them"
    case .reference: "the id of an object"
    case .color: "#RRGGBB, a system color or a color of an asset catalog"
    case .font: "for example system 17, semibold 17, headline or Avenir-Book 14"
    case .image: "the name of an image, or system:NAME for a symbol"
    case .numbers(_, let names, _): "\(names.count) numbers: \(names.joined(separator: ", "))"
    case .options: "words with commas, or none"
    case .part: "one of its properties"
    }
  }

  /// Whether every text is possible, such as those that people read.
  var isText: Bool { self == .text }
}
