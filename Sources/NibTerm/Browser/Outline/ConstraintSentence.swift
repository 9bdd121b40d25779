import NibAnalysis
import NibCore

/// A constraint as Interface Builder writes it: `Label.leading = Superview.leading + 16`.
struct ConstraintSentence {
  private let element: NibElement
  private let subject: String?

  /// - Parameter subject: the id of the object that is looked at: it keeps its own name where it is the
  ///   superview.
  init(_ element: NibElement, subject: String? = nil) {
    self.element = element
    self.subject = subject
  }

  /// The view that holds a constraint: the one it is about where it names none.
  static func holder(of element: NibElement) -> NibElement? { element.parent?.parent }

  /// The ids of the objects that a constraint is about, the first one first.
  static func items(of element: NibElement) -> [String] {
    [element["firstItem"] ?? holder(of: element)?.id, element["secondItem"]].compactMap { $0 }
  }

  /// The sentence; a priority other than required stands at its end.
  var text: String {
    let constant = NibConstant(element["constant"])
    var text = "\(first) \(relation) "
    if let second {
      text += factor + second
      if !constant.isZero { text += " \(constant.sign) \(constant.magnitude)" }
    } else {
      text += constant.text
    }
    if let priority = element["priority"], priority != "1000" { text += " @\(priority)" }
    return text
  }

  private var first: String {
    let attribute = element["firstAttribute"] ?? "?"
    return element["firstItem"].map { "\(name($0)).\(attribute)" } ?? attribute
  }

  private var second: String? {
    guard let id = element["secondItem"] else {
      // A ratio: both sides are of the view that holds the constraint.
      return element["secondAttribute"]
    }
    return "\(name(id)).\(element["secondAttribute"] ?? element["firstAttribute"] ?? "?")"
  }

  private var relation: String {
    switch element["relation"] {
    case "lessThanOrEqual": "≤"
    case "greaterThanOrEqual": "≥"
    default: "="
    }
  }

  private var factor: String {
    guard let multiplier = element["multiplier"], multiplier != "1" else { return "" }
    return "\(multiplier) × "
  }

  private func name(_ id: String) -> String {
    if id == ConstraintSentence.holder(of: element)?.id, id != subject { return "Superview" }
    return CellText.truncated(ObjectTitle.of(id: id, in: element.document), columns: 24)
  }
}

/// The constant of a constraint, as it is written behind one.
private struct NibConstant {
  private let value: Double
  private let written: String

  init(_ text: String?) {
    written = text ?? "0"
    value = text.flatMap(Double.init) ?? 0
  }

  var isZero: Bool { value == 0 }
  var sign: String { value < 0 ? "-" : "+" }
  /// Short: files hold numbers with all the noise of binary fractions.
  var text: String { Double(written) == nil ? written : NibValueText.numbers(CGFloat(value)) }
  var magnitude: String { NibValueText.numbers(CGFloat(abs(value))) }
}
