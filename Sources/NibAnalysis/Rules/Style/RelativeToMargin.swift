import NibCore

extension CheckRule {
  static let relativeToMargin = CheckRule(
    "relative-to-margin", .style, .warning, isOnByDefault: false,
    "A constraint is relative to the margin of a view.",
    details: """
      Layout margins depend on the device, on the traits and on the view's ancestors. Some projects therefore use only \
      edges and safe areas.
      """,
    advice: "Turn *Relative to margin* off in the menu of the constraint's item, and adapt the constant.",
    wrong: .box(
      leading: #"firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="8""#),
    right: .box(),
    find: { context in
      context.elements.filter { $0.isNamed("constraint") }.flatMap { constraint in
        ["first", "second"].compactMap { side in
          guard let attribute = constraint["\(side)Attribute"], margins.contains(attribute) else {
            return nil
          }
          let item = constraint["\(side)Item"].flatMap(context.document.object(id:))
          let owner = constraint.parent?.parent
          let name = (item ?? owner).map(\.objectClassName) ?? "the view"
          return context.finding(
            "the constraint is relative to \(attribute) of \(name); use an edge or the safe area",
            at: constraint, attribute: "\(side)Attribute")
        }
      }
    })

  private static let margins: Set<String> = [
    "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]
}
