import NibCore

/// A constraint in the notation of Interface Builder: `Label.leading = Superview.leading + 16`.
package struct ConstraintSentence {
  private let element: NibElement
  private let subject: String?
  private let constant: String?

  /// - Parameters:
  ///   - subject: the id of the inspected object, which the text always calls by its title, even if it is the superview.
  ///   - constant: a constant in place of that of the constraint; `nil` for its own.
  package init(_ element: NibElement, subject: String? = nil, constant: String? = nil) {
    self.element = element
    self.subject = subject
    self.constant = constant ?? element["constant"]
  }

  /// The view that a constraint belongs to. A constraint without a first item constrains this view.
  static func owner(of element: NibElement) -> NibElement? { element.parent?.parent }

  /// The ids of the constraint's first and second items.
  package static func items(of element: NibElement) -> [String] {
    [element["firstItem"] ?? owner(of: element)?.id, element["secondItem"]].compactMap { $0 }
  }

  /// The sentence, followed by the priority unless the constraint is required.
  package var text: String {
    let constant = ConstantText(constant)
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
    // An aspect ratio: both attributes are those of the view that the constraint belongs to.
    let isOwn =
      element["firstItem"] == nil && element["secondItem"] == ConstraintSentence.owner(of: element)?.id
    guard let id = element["secondItem"], !isOwn else { return element["secondAttribute"] }
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
    guard let multiplier = element["multiplier"], NibMultiplier.parse(multiplier) != 1 else { return "" }
    return "\(multiplier) × "
  }

  /// The name of an item, followed by its id if the other item has the same name.
  private func name(_ id: String) -> String {
    let title = title(id)
    let isShared = ConstraintSentence.items(of: element).contains { $0 != id && self.title($0) == title }
    return isShared ? "\(title) #\(id)" : title
  }

  private func title(_ id: String) -> String {
    if id == ConstraintSentence.owner(of: element)?.id, id != subject { return "Superview" }
    return CellText.truncated(ObjectTitle.inSentence(id: id, in: element.document), columns: 24)
  }
}

/// The constant of a constraint, as text for a `ConstraintSentence`.
private struct ConstantText {
  private let value: Double
  private let written: String

  init(_ text: String?) {
    written = text ?? "0"
    value = text.flatMap(Double.init) ?? 0
  }

  var isZero: Bool { value == 0 }
  var sign: String { value < 0 ? "-" : "+" }
  /// The rounded value, because files contain numbers with the rounding errors of binary fractions; the unchanged
  /// text if it is not a number.
  var text: String { isNumber ? NibValueText.numbers(CGFloat(value)) : written }
  var magnitude: String { isNumber ? NibValueText.numbers(CGFloat(abs(value))) : written }
  /// Whether the text is a number that a constraint can have. `1e400` is infinite as a number.
  private var isNumber: Bool { Double(written).map(\.isFinite) ?? false }
}
