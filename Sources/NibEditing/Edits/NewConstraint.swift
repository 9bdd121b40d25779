import NibFormats
import NibSupport

/// Adds a constraint to the innermost view that contains both of its items.
package struct NewConstraint: Hashable, Sendable {
  /// An item of a constraint with an attribute.
  package struct Anchor: Hashable, Sendable {
    /// The id of a view or of a guide.
    package let item: String
    /// Whether the guide of the view's safe area is meant. It is added if the view has none.
    package let isSafeArea: Bool
    /// The attribute in documents, such as `leading`.
    package let attribute: String

    package init(_ item: String, _ attribute: String, isSafeArea: Bool = false) {
      (self.item, self.attribute, self.isSafeArea) = (item, attribute, isSafeArea)
    }
  }

  package var first: Anchor
  /// `nil` for a constraint of a length.
  package var second: Anchor?
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package var relation = "equal"
  /// The constant, a number or `standard`, as it is entered.
  package var constant = "0"
  package var multiplier = "1"
  package var priority = "1000"
  package var identifier: String?

  package init(_ first: Anchor, _ second: Anchor? = nil) { (self.first, self.second) = (first, second) }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    try checkAttributes()
    var ids = maker.freshIDs
    var edits: [SourceEdit] = []
    let firstItem = try item(first, maker, &ids, &edits)
    let secondItem = try second.map { anchor throws(EditError) in try item(anchor, maker, &ids, &edits) }
    if let secondItem, firstItem.id == secondItem.id { try checkRatio() }
    for item in [firstItem, secondItem].compactMap({ $0 }) where item.isView {
      try maker.checkPlace(of: item.view)
    }
    let owner = try self.owner(firstItem.view, secondItem?.view)
    let draft = NibDraft("constraint")
    if firstItem.id != owner.id { draft["firstItem"] = firstItem.id }
    draft["firstAttribute"] = first.attribute
    if relation != "equal" { draft["relation"] = relation }
    if let second, let secondItem {
      draft["secondItem"] = secondItem.id
      draft["secondAttribute"] = second.attribute
    }
    draft["multiplier"] = try ConstraintValues.multiplier(multiplier)
    draft["priority"] = try ConstraintValues.priority(priority)
    (draft["constant"], draft["symbolic"]) = try ConstraintValues.constant(
      constant, between: [first.attribute, second?.attribute].compactMap(\.self),
      toSafeArea: try isToSafeArea(maker))
    draft["identifier"] = identifier
    let id = ids.make(for: ExactText("\(maker.source.count) \(draft.attributes.map(\.value))")).text
    draft["id"] = id
    let constrained = [firstItem, secondItem].compactMap { $0 }.filter {
      $0.isView && ($0.view != owner || secondItem == nil)
    }
    edits += constrained.map(\.view).uniqued().flatMap(maker.editsUsingConstraints)
    return edits + maker.edits(addingConstraint: draft, id: id, to: owner)
  }

  /// Whether one of the items is the guide of a safe area.
  private func isToSafeArea(_ maker: EditMaker) throws(EditError) -> Bool {
    for anchor in [first, second].compactMap({ $0 }) {
      let item = try maker.object(anchor.item)
      if anchor.isSafeArea || item.key == "safeArea" { return true }
    }
    return false
  }

  /// Refuses a constraint between other attributes of a view than its width and height.
  func checkRatio() throws(EditError) {
    guard let second, first.attribute != second.attribute, ["width", "height"].contains(first.attribute)
    else {
      throw EditError(
        "'\(first.attribute)' of a view cannot be constrained to itself; name another view, or use ratio=16:9"
      )
    }
  }

  /// Refuses unknown attributes and relations, and attributes that cannot be in one constraint.
  func checkAttributes() throws(EditError) {
    let words = SchemaWords.layoutAttributes.all
    for attribute in [first.attribute, second?.attribute].compactMap({ $0 }) where !words.contains(attribute)
    {
      let question = Suggestion(for: attribute, from: words).question.map { ". \($0)" } ?? ""
      throw EditError("'\(attribute)' is not an attribute of constraints\(question)")
    }
    guard ["equal", "lessThanOrEqual", "greaterThanOrEqual"].contains(relation) else {
      throw EditError("'\(relation)' is not a relation; use equal, lessThanOrEqual or greaterThanOrEqual")
    }
    let lengths = ["width", "height"]
    guard let second else {
      if lengths.contains(first.attribute) { return }
      throw EditError("'\(first.attribute)' needs a second item; only width and height have a constant alone")
    }
    let kinds = [first.attribute, second.attribute].map(NewConstraint.kind)
    let isCentered = kinds.contains("horizontal") && !kinds.contains("length") && !kinds.contains("vertical")
    guard kinds[0] == kinds[1] || isCentered else {
      throw EditError("'\(first.attribute)' and '\(second.attribute)' cannot be in one constraint")
    }
  }

  /// The kind of an attribute: a constraint has attributes of the same kind.
  private static func kind(_ attribute: String) -> String {
    switch attribute {
    case "width", "height": "length"
    case "left", "right", "leftMargin", "rightMargin": "left or right"
    case "leading", "trailing", "leadingMargin", "trailingMargin": "leading or trailing"
    case "centerX", "centerXWithinMargins": "horizontal"
    default: "vertical"
    }
  }

  /// The id of an item, the view that it belongs to, and whether it is that view.
  private typealias Item = (id: String, view: NibElement, isView: Bool)

  private func item(
    _ anchor: Anchor, _ maker: EditMaker, _ ids: inout FreshIDs, _ edits: inout [SourceEdit]
  ) throws(EditError) -> Item {
    let element = try maker.object(anchor.item)
    guard anchor.isSafeArea else {
      if element.isNamed("viewLayoutGuide"), let view = element.parent { return (anchor.item, view, false) }
      if element.isNamed("viewControllerLayoutGuide"), let controller = element.parent?.parent,
        let view = controller.child(key: "view")
      {
        return (anchor.item, view, false)
      }
      let view = try maker.view(anchor.item)
      return (view.id ?? anchor.item, view, true)
    }
    let view = try maker.view(anchor.item)
    if let guide = view.child(key: "safeArea"), let id = guide.id { return (id, view, false) }
    guard maker.document.root["useSafeAreas"] == "YES" else {
      throw EditError("the document does not use safe areas; pin to the superview or to its margins")
    }
    let id = ids.make(for: ExactText("safeArea \(anchor.item)")).text
    let guide = NibDraft("viewLayoutGuide", key: "safeArea", ["id": id])
    edits += maker.edits(adding: [guide], to: view)
    return (id, view, false)
  }

  /// The innermost view that contains both views; the view itself for a length.
  private func owner(_ first: NibElement, _ second: NibElement?) throws(EditError) -> NibElement {
    guard let second else { return first }
    // The content of a cell has no id in old documents, in which the cell has the constraints.
    let views = first.lineage.filter { $0.isView && $0.id != nil }
    guard let owner = views.first(where: { second.isInside(orEqual: $0) }) else {
      throw EditError("the items of the constraint are in different scenes or have no common superview")
    }
    return owner
  }
}

extension EditMaker {
  /// The edits that add a constraint to a view. Interface Builder sorts constraints by their ids.
  func edits(addingConstraint draft: NibDraft, id: String, to owner: NibElement) -> [SourceEdit] {
    guard let list = owner.child(named: "constraints") else {
      let list = NibDraft("constraints")
      list.children = [draft]
      return edits(adding: [list], to: owner)
    }
    let follower = list.children.first { id.utf8.lexicographicallyPrecedes(($0.id ?? "").utf8) }
    return edits(adding: [draft], to: list, before: follower)
  }

  /// The edits with which constraints place a view, and no longer its autoresizing mask.
  func editsUsingConstraints(_ view: NibElement) -> [SourceEdit] {
    guard view.parent?.isNamed("subviews") == true else { return [] }
    let mask = view.child(key: "autoresizingMask").map { [edit(removing: $0)] } ?? []
    return edits(setting: "fixedFrame", of: view, to: nil) + mask
      + edits(setting: "translatesAutoresizingMaskIntoConstraints", of: view, to: "NO")
  }

  /// The edits with which the saved frame places a view that has no constraints.
  func editsFixingFrame(_ view: NibElement) -> [SourceEdit] {
    let mask = NibDraft(
      "autoresizingMask", key: "autoresizingMask", ["flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    return edits(setting: "fixedFrame", of: view, to: "YES")
      + (view.child(key: "autoresizingMask") == nil ? edits(adding: [mask], to: view) : [])
  }
}
