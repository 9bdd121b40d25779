import NibCore

extension CheckRule {
  static let mistypedOutlet = CheckRule(
    "mistyped-outlet", .loading, .warning, "The object does not have the declared type of the outlet.",
    details: """
      Loading sets the outlet all the same, because setters do not check the class of the object. An exception is \
      raised when the program uses the outlet as the declared type.
      """,
    advice: "Set the object's class, or correct the declaration.",
    wrong: .card(type: "UIButton"), right: .card(),
    strict: { $0.outlets })
}
