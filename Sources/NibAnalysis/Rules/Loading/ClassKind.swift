import NibCore

extension CheckRule {
  static let classKind = CheckRule(
    "class-kind", .loading, .warning,
    "The custom class of an object is not a subclass of the object's own class.",
    details: """
      The class of a button on a label, or that of a cell on its content view, does not show what the canvas shows. This \
      is an error if the object could not be used at all: a class that is not a view on a view, or one that is not a \
      controller on a controller. It is a note for a table, collection or page view controller, whose view any controller can \
      have, and for the class of a header on a table cell, which has the same parts.
      """,
    advice: "Set a subclass of the object's own class, or replace the object.",
    wrong: label(superclass: "UIButton"), right: label(superclass: "UILabel"))

  private static func label(superclass: String) -> RuleExample {
    RuleExample(
      """
      <label text="Price" customClass="PriceTag" id="price"><rect key="frame" x="0" y="0" width="45" height="21"/></label>
      """, files: ["PriceTag.swift": "class PriceTag: \(superclass) {}\n"])
  }
}
