import NibCore

extension CheckRule {
  static let unknownScene = CheckRule(
    "unknown-scene", .loading, .warning,
    "Code asks a storyboard for a scene with an identifier that it does not have.",
    details: """
      Reported in the storyboard that the code names, or, for `storyboard?.instantiateViewController(...)`, in that of the \
      controller with the code. That is a note if another storyboard with a scene of this class has the identifier, unless \
      the code always runs, as for `unknown-segue`. If it is not known which storyboard is meant, none of the project has the \
      identifier.
      """,
    advice: "Correct the identifier, or set it in the identity inspector.",
    wrong: scene("Detial"), right: scene("Detail"),
    strict: { $0.identifiers })

  private static func scene(_ identifier: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController customClass="List" storyboardIdentifier="Detail" id="list" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        </viewController>
      </objects></scene>
      """,
      files: [
        "List.swift": """
        class List: UIViewController {
          func open() { storyboard?.instantiateViewController(withIdentifier: "\(identifier)") }
        }

        """
      ])
  }
}
