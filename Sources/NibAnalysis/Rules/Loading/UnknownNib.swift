import NibCore

extension CheckRule {
  package static let unknownNib = CheckRule(
    "unknown-nib", .loading, .warning, "Code loads a nib that is not in the project.",
    details: """
      The rule looks at `UINib(nibName:bundle:)`, `loadNibNamed(_:owner:options:)`, `init(nibName:bundle:)` of \
      controllers and their messages in Objective-C. The name must be a literal, a constant, a raw value or the name \
      of a class, and the bundle must be one of the program itself. Controllers with their own `loadView()` load no \
      nib. The exception is raised when the code runs. Names are compared with upper and lower case, as on devices. \
      Reported once for each call, at the name in the code.
      """,
    advice: "Correct the name, or add the nib.",
    wrong: nib("Crad"), right: nib("Card"),
    strict: { $0.program.unknownNames })

  private static func nib(_ name: String) -> RuleExample {
    RuleExample(
      "<view id=\"card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/></view>",
      name: "Card.xib", files: ["List.swift": "let nib = UINib(nibName: \"\(name)\", bundle: nil)\n"])
  }
}
