import NibCore
import NibEditing

/// A change of the document that an advice suggests.
package struct Remedy: Hashable, Sendable {
  /// The change as an imperative without a full stop, such as `Raise the constant to 156`.
  package let title: String
  package let edits: [DocumentEdit]

  package init(_ title: String, _ edits: [DocumentEdit]) { (self.title, self.edits) = (title, edits) }

  /// Gives a property of an object of the document a value; `nil` if the object has no id.
  static func set(_ title: String, _ origin: NibOrigin?, _ property: String, _ value: String) -> Remedy? {
    guard let id = origin?.id, !id.isEmpty else { return nil }
    return Remedy(title, [.set(PropertyEdit(id, property, value))])
  }

  /// Gives a constraint a constant with which the length of its view is larger or smaller.
  static func constant(of constraint: NSLayoutConstraint, _ constant: CGFloat) -> Remedy? {
    let verb = constant > constraint.constant ? "Raise" : "Lower"
    let number = NibNumber.text(constant)
    return set(
      "\(verb) the constant of \(constraint.nibNameInSentence) to \(number)", constraint.nibOrigin,
      "constant", number)
  }

  /// The remedy that adds a constraint for each of some values of a view, which keeps the value as it is. `nil` if one of
  /// them cannot have such a constraint.
  static func constraints(for values: [ViewAmbiguity.Value], of view: UIView) -> Remedy? {
    guard let id = view.nibOrigin?.id, let superview = view.superview?.nibOrigin?.id, !values.isEmpty,
      !values.contains(where: \.isOfContent)
    else { return nil }
    var edits: [DocumentEdit] = []
    for value in values {
      var constraint: NewConstraint
      switch value.edge {
      case .width, .height:
        let length = value.edge == .width ? view.frame.width : view.frame.height
        constraint = NewConstraint(.init(id, value.edge.rawValue))
        constraint.constant = NibNumber.text(length)
      case .left:
        constraint = NewConstraint(.init(id, "leading"), .init(superview, "leading"))
        constraint.constant = NibNumber.text(view.frame.minX)
      case .top:
        constraint = NewConstraint(.init(id, "top"), .init(superview, "top"))
        constraint.constant = NibNumber.text(view.frame.minY)
      default: return nil
      }
      edits.append(.addConstraint(constraint))
    }
    let names = values.map(\.edge.rawValue).joined(separator: ", ")
    return Remedy("Add constraints that keep its \(names)", edits)
  }

  /// The ways to resolve conflicts by changing one of their constraints.
  static func resolving(_ constraints: [NSLayoutConstraint]) -> [Remedy] {
    constraints.uniqued(by: { ObjectIdentifier($0) }).flatMap { constraint -> [Remedy] in
      guard let origin = constraint.nibOrigin, !origin.id.isEmpty else { return [] }
      let sentence = ConstraintSentence(origin.element, subject: nil).text
      let lower = set("Lower the priority of \(sentence) to 999", origin, "priority", "999")
      return [Remedy("Remove \(sentence)", [.remove(Removal([origin.id]))]), lower].compactMap { $0 }
    }
  }
}
