import NibCore

extension NSLayoutConstraint {
  /// The label that Interface Builder shows beside a constraint's line: `16`, `>= 8 @750`, `= 2x`, `16:9`.
  /// Empty for plain alignments, which need only a line.
  func nibOverlayText(isAlignment: Bool) -> String {
    var words = [nibOverlayValue(isAlignment: isAlignment)].filter { !$0.isEmpty }
    if priority != .required { words.append("@\(NibNumber.text(priority.rawValue))") }
    return words.joined(separator: " ")
  }

  /// The value of the constraint, as short as possible: `=`, `≥ 8` or `2:3`.
  private func nibOverlayValue(isAlignment: Bool) -> String {
    if let ratio = nibRatioText { return relation.nibPrefix + ratio }
    if multiplier != 1, hasSecondItem {
      let sign = relation == .equal ? "= " : relation.nibPrefix
      return sign + NibNumber.text(multiplier) + "x" + nibAddedConstant
    }
    if isAlignment, constant == 0 { return relation == .equal ? "" : relation.nibSign }
    let isLength = !firstAttribute.nibResolved(isRightToLeft: false).attribute.isPosition
    if isLength, hasSecondItem {
      let sign = relation == .equal ? "=" : relation.nibSign
      if constant == 0 { return sign }
      return sign + (constant < 0 ? " -" : " +") + NibNumber.text(abs(constant))
    }
    return relation.nibPrefix + NibNumber.text(constant)
  }

  /// The ratio of a view's own lengths as written in the document; `nil` for other constraints.
  private var nibRatioText: String? {
    guard hasSecondItem, firstItem === secondItem else { return nil }
    let written = nibOrigin?.element["multiplier"] ?? ""
    let isWidthFirst = firstAttribute == .width
    let parts = written.split(separator: written.contains("/") ? "/" : ":")
    if parts.count == 2 {
      return (isWidthFirst ? parts : parts.reversed()).joined(separator: ":") + nibAddedConstant
    }
    let ratio = isWidthFirst || multiplier == 0 ? multiplier : 1 / multiplier
    return "\(NibNumber.text(ratio)):1" + nibAddedConstant
  }

  /// The constant after a multiplier, with its sign: ` + 8`. Empty if it is 0.
  private var nibAddedConstant: String {
    guard constant != 0 else { return "" }
    return (constant < 0 ? " - " : " + ") + NibNumber.text(abs(constant))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var nibSign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The text before a number; empty for equality.
  fileprivate var nibPrefix: String { self == .equal ? "" : nibSign + " " }
}
