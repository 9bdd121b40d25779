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

  /// The ways to resolve conflicts: to remove one of their constraints, to lower its priority, or to let constraints alone
  /// place a view that its autoresizing mask places, too.
  ///
  /// - Parameter objects: the constraints of the conflicts, and the views whose autoresizing masks are in conflict.
  static func resolving(_ objects: [NibElement]) -> [Remedy] {
    objects.uniqued().flatMap { object -> [Remedy] in
      guard let id = object.id, !id.isEmpty else { return [] }
      guard object.isNamed("constraint") else {
        return object.isPlacedByMask ? [usingConstraints(of: object, id)] : []
      }
      // The sentence about a length does not name the view.
      let owner = object["firstItem"] == nil && object["secondItem"] == nil ? object.parent?.parent : nil
      let sentence = ConstraintSentence(object).text + (owner.map { " of \(ObjectName($0).brief)" } ?? "")
      let lower = Remedy(
        "Lower the priority of \(sentence) to 999", [.set(PropertyEdit(id, "priority", "999"))])
      return [Remedy("Remove \(sentence)", [.remove(Removal([id]))]), lower]
    }
  }

  /// The ways to resolve a tie: a lower priority for one of the contents that compete, so that it grows or shrinks first.
  static func untying(_ tie: PriorityTie, in layout: ExplainedLayout) -> [Remedy] {
    let priority = NibNumber.text((tie.priority - 1).rounded(.up))
    return tie.demands.prefix(maximumDemands).compactMap { demand in
      let (place, verb, words): ((LayoutProblem.ItemID, LayoutRow.Dimension), String, String)
      switch demand {
      case .hugging(let item, let length): (place, verb, words) = ((item, length), "grow", "hugging")
      case .compression(let item, let length):
        (place, verb, words) = ((item, length), "shrink", "compression resistance")
      case .constraint, .fit: return nil
      }
      guard tie.priority > 1, let view = layout.view(of: place.0) else { return nil }
      let axis = place.1 == .width ? "horizontal" : "vertical"
      let property = words == "hugging" ? "HuggingPriority" : "CompressionResistancePriority"
      return set(
        "Let \(view.nibNameInSentence) \(verb) first (\(axis) \(words) \(priority))", view.nibOrigin,
        axis + property, priority)
    }
  }

  /// The maximum number of contents of a tie with a remedy.
  private static let maximumDemands = 4

  /// The remedy with which constraints alone place a view, as Interface Builder writes it.
  private static func usingConstraints(of view: NibElement, _ id: String) -> Remedy {
    var edits = [PropertyEdit(id, "translatesAutoresizingMaskIntoConstraints", "NO")]
    if view.child(key: "autoresizingMask") != nil { edits.append(PropertyEdit(id, "autoresizingMask", nil)) }
    if view["fixedFrame"] != nil { edits.append(PropertyEdit(id, "fixedFrame", nil)) }
    let name = ObjectName(view).inSentence
    return Remedy(
      "Let only constraints place \(name) (translatesAutoresizingMaskIntoConstraints = NO)",
      edits.map { .set($0) })
  }
}

extension NibElement {
  /// Whether the view's autoresizing mask places it in the app, besides constraints.
  fileprivate var isPlacedByMask: Bool {
    self["translatesAutoresizingMaskIntoConstraints"] != "NO" && parent?.isNamed("subviews") == true
      && parent?.parent?.isNamed("stackView") == false
  }
}
