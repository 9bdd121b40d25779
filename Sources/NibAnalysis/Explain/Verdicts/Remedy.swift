import NibCore
import NibEditing

/// A change of the document that an advice suggests.
package struct Remedy: Hashable, Sendable {
  /// The change as an imperative without a full stop, such as `Raise the constant to 156`.
  package let title: String
  package let edits: [DocumentEdit]

  package init(_ title: String, _ edits: [DocumentEdit]) { (self.title, self.edits) = (title, edits) }

  /// Both changes as one.
  func and(_ other: Remedy) -> Remedy {
    Remedy(
      "\(title), and \(other.title.prefix(1).lowercased())\(other.title.dropFirst())", edits + other.edits)
  }

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
      let sentence = sentence(of: object)
      let lower = Remedy(
        "Lower the priority of \(sentence) to 999", [.set(PropertyEdit(id, "priority", "999"))])
      return [Remedy("Remove \(sentence)", [.remove(Removal([id]))]), lower]
    }
  }

  /// The ways to leave constraints out of the layout.
  static func uninstalling(_ constraints: [NibElement]) -> [Remedy] {
    let constraints = constraints.filter { $0.id?.isEmpty == false }
    let ids = constraints.compactMap(\.id)
    guard let first = constraints.first else { return [] }
    let name = constraints.count == 1 ? sentence(of: first) : "\(constraints.count) constraints"
    return [
      Remedy("Turn off Installed of \(name)", ids.map { .set(PropertyEdit($0, "installed", "NO")) }),
      Remedy("Remove \(name)", [.remove(Removal(ids))]),
    ]
  }

  /// The ways to resolve a tie: a priority that is higher or lower by one for one of the demands that compete. The priorities
  /// that Interface Builder gives to new labels, 251 and 250, come first.
  static func untying(_ tie: PriorityTie, in layout: ExplainedLayout) -> [Remedy] {
    let raised = (tie.priority + 1).rounded(.down)
    let lowered = (tie.priority - 1).rounded(.up)
    let priorities = tie.priority == 251 ? [lowered, raised] : [raised, lowered]
    return priorities.filter { (1..<1000).contains($0) }.flatMap { priority in
      tie.demands.prefix(maximumDemands).compactMap { demand in
        untying(demand, priority: priority, isRaised: priority > tie.priority, in: layout)
      }
    }
  }

  /// Gives one of the demands of a tie another priority; `nil` for one whose priority UIKit determines.
  private static func untying(
    _ demand: PriorityTie.Demand, priority: Float, isRaised: Bool, in layout: ExplainedLayout
  ) -> Remedy? {
    let number = NibNumber.text(priority)
    switch demand {
    case .hugging(let item, let length):
      return untying(item, length, "hugging", isRaised ? "keep its \(length)" : "grow first", number, layout)
    case .compression(let item, let length):
      return untying(
        item, length, "compression resistance", isRaised ? "keep its \(length)" : "shrink first", number,
        layout)
    case .constraint(let index):
      guard let origin = layout.constraint(at: index)?.nibOrigin else { return nil }
      let verb = isRaised ? "Raise" : "Lower"
      return set(
        "\(verb) the priority of \(sentence(of: origin.element)) to \(number)", origin, "priority", number)
    case .fit: return nil
    }
  }

  private static func untying(
    _ item: LayoutProblem.ItemID, _ length: LayoutRow.Dimension, _ kind: String, _ effect: String,
    _ number: String, _ layout: ExplainedLayout
  ) -> Remedy? {
    guard let view = layout.view(of: item) else { return nil }
    let axis = length == .width ? "horizontal" : "vertical"
    let property = kind == "hugging" ? "HuggingPriority" : "CompressionResistancePriority"
    return set(
      "Let \(layout.names.inSentence(view)) \(effect) (\(axis) \(kind) \(number))", view.nibOrigin,
      axis + property,
      number)
  }

  /// A constraint in words. The sentence about a length does not name the view by itself.
  private static func sentence(of constraint: NibElement) -> String {
    let isOfLength = constraint["firstItem"] == nil && constraint["secondItem"] == nil
    let owner = isOfLength ? constraint.parent?.parent : nil
    return ConstraintSentence(constraint).text + (owner.map { " of \(ObjectName($0).brief)" } ?? "")
  }

  /// The maximum number of demands of a tie with a remedy.
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
