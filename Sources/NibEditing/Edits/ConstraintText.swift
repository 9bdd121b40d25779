import NibFormats
import NibSupport

/// A constraint of a view as it is entered: `leading=16`, `width>=44@750`, `height=Name.height*0.5`, `ratio=16:9`,
/// `top=Title.bottom+standard`.
package struct ConstraintText {
  /// What a distance from an edge refers to.
  package enum Target: Hashable, Sendable {
    /// The safe area of the superview if it has one, otherwise the superview.
    case automatic
    case superview, safeArea, margins
    /// Another object, by its id.
    case object(String)
  }

  /// The attribute of the view.
  let attribute: String
  let relation: String
  /// The other object as it is entered, and its attribute; `nil` for the target.
  package let other: (name: String, attribute: String)?
  let multiplier: String
  let constant: String
  let priority: String

  /// - Throws: an error that says what is possible.
  package init(_ text: String) throws(EditError) {
    let found = [">=", "<=", "="].first { text.contains($0) }
    guard let sign = found, let relation = ConstraintWords.relations[sign],
      let range = text.firstRange(of: sign)
    else {
      throw EditError(
        "'\(text)' is not a constraint; use for example leading=16, width>=44, ratio=16:9 or top=Title.bottom+8@750"
      )
    }
    attribute = ConstraintText.trimmed(text[..<range.lowerBound])
    self.relation = relation
    var value = text[range.upperBound...]
    if let at = value.lastIndex(of: "@") {
      priority = ConstraintText.trimmed(value[value.index(after: at)...])
      value = value[..<at]
    } else {
      priority = "1000"
    }
    if attribute == "ratio" {
      (other, multiplier, constant) = (nil, ConstraintText.trimmed(value), "0")
      return
    }
    (other, multiplier, constant) = ConstraintText.parts(of: ConstraintText.trimmed(value))
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.trimming(while: { $0 == " " }))
  }

  /// The other item with its attribute, the multiplier and the constant of a value.
  private static func parts(
    of value: String
  ) -> (other: (name: String, attribute: String)?, multiplier: String, constant: String) {
    if NibDecimal.parse(value) != nil || value.lowercased() == "standard" { return (nil, "1", value) }
    let form = /(.+)\.([A-Za-z]+)\s*(?:\*\s*([0-9.:\/%]+))?\s*(?:([+-])\s*([0-9.]+|standard))?/
    guard let match = value.wholeMatch(of: form) else { return (nil, "1", value) }
    let constant = match.5.map { (match.4 == "-" ? "-" : "") + $0 } ?? "0"
    return ((String(match.1), String(match.2)), match.3.map(String.init) ?? "1", constant)
  }

  /// The constraint for a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - otherID: the id of the other object; `nil` if none is named.
  ///   - target: what a distance from an edge refers to.
  package func constraint(
    of view: NibElement, with otherID: String?, to target: Target
  ) throws(EditError) -> NewConstraint {
    guard let id = view.id else { throw EditError("the view has no id") }
    var constraint = try unscaled(view, id, otherID, target)
    constraint.relation = relation
    constraint.constant = constant
    constraint.multiplier = multiplier
    constraint.priority = priority
    return constraint
  }

  private func unscaled(
    _ view: NibElement, _ id: String, _ otherID: String?, _ target: Target
  ) throws(EditError) -> NewConstraint {
    if attribute == "ratio" { return NewConstraint(.init(id, "width"), .init(id, "height")) }
    let own = NewConstraint.Anchor(id, attribute)
    if let other, let otherID { return NewConstraint(own, .init(otherID, other.attribute)) }
    if attribute == "width" || attribute == "height" { return NewConstraint(own) }
    let edge = try targetAnchor(of: view, target)
    // Distances from the trailing edges are written from the outer to the inner item, so that they are positive.
    let isTrailing = ["trailing", "right", "bottom"].contains(attribute)
    return isTrailing ? NewConstraint(edge, own) : NewConstraint(own, edge)
  }

  private func targetAnchor(of view: NibElement, _ target: Target) throws(EditError) -> NewConstraint.Anchor {
    if case .object(let id) = target { return .init(id, attribute) }
    guard let superview = view.superview, let id = superview.id else {
      throw EditError("the view has no superview; name another view, such as \(attribute)=Title.\(attribute)")
    }
    switch target {
    case .margins: return .init(id, ConstraintText.margins[attribute] ?? attribute)
    case .safeArea: return .init(id, attribute, isSafeArea: true)
    case .automatic where superview.child(key: "safeArea") != nil:
      return .init(id, attribute, isSafeArea: true)
    default: return .init(id, attribute)
    }
  }

  /// The attributes of margins, by those of edges.
  package static let margins = [
    "leading": "leadingMargin", "trailing": "trailingMargin", "left": "leftMargin", "right": "rightMargin",
    "top": "topMargin", "bottom": "bottomMargin", "centerX": "centerXWithinMargins",
    "centerY": "centerYWithinMargins",
  ]
}
