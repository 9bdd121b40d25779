import NibCore

extension CheckRule {
  package static let unknownStoryboard = CheckRule(
    "unknown-storyboard", .loading, .warning, "Code loads a storyboard that is not in the project.",
    details: """
      The rule looks at `UIStoryboard(name:bundle:)` and `storyboardWithName:bundle:` with a literal, a constant or \
      a raw value in a bundle of the program itself. The exception is raised when the code runs. Names are compared \
      with upper and lower case, as on devices. Reported once for each call, at the name in the code.
      """,
    advice: "Correct the name, or add the storyboard.",
    wrong: code("UIStoryboard(name: \"Exmaple\", bundle: nil)"),
    right: code("UIStoryboard(name: \"Example\", bundle: nil)"),
    strict: { $0.program.unknownNames })

  private static func code(_ expression: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController id="list" sceneMemberID="viewController"/>
      </objects></scene>
      """, files: ["List.swift": "let storyboard = \(expression)\n"])
  }
}
