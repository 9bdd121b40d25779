import NibSupport

/// The words of constraints.
package enum ConstraintWord: String, SchemaWord {
  case firstItem, firstAttribute, secondItem, secondAttribute, multiplier, relation, constant, symbolic,
    priority, identifier, placeholder, variation, installed, symbolType, type, connections,
    userDefinedRuntimeAttributes

  package static let schema = ClassSchema(
    "NSLayoutConstraint", element: "constraint", aliases: ["NSIBPrototypingLayoutConstraint"],
    [
      firstItem: .row(CodedConstraints.items("first")),
      secondItem: .row(CodedConstraints.items("second")),
      multiplier: .row(CodedConstraints.multiplier),
      relation: .choice(
        ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1], "NSRelation", default: "equal"),
      constant: .row(CodedConstraintConstant.property).typed(.number),
      priority: .scalar(.integerOrDouble, "NSPriority", document: "1000", nib: "1000").within(1...1000),
      identifier: .text("NSLayoutIdentifier").and(.constant("NSShouldBeArchived", .bool(true))),
      placeholder: .handled().typed(.flag), symbolic: .uncoded(.flag), symbolType: .uncoded(.name(.member)),
      type: .uncoded(.name(.member)),
      variation: .handled(.element), connections: .handled(.element),
      userDefinedRuntimeAttributes: .handled(.element),
    ])
}
