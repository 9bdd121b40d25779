import NibCore

extension CheckRule {
  static let viewOutlet = CheckRule(
    "view-outlet", .loading, .error,
    "A controller takes its view from this nib, but the nib does not connect `view`.",
    details: """
      This is a warning if only the name connects the two: a `FooViewController` that code creates without a nib \
      name looks for `FooView.xib`.
      """,
    advice: "Connect `view`, or give the nib another name.",
    wrong: controllerNib(connections: ""),
    right: controllerNib(connections: #"<outlet property="view" destination="root" id="o"/>"#),
    strict: { $0.controllers })

  private static func controllerNib(connections: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
        <connections>\(connections)</connections>
      </placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      """, name: "CardController.xib",
      files: ["CardController.swift": "class CardController: UIViewController {}\n"])
  }
}
