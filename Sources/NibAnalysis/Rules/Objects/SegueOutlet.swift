import NibCore

extension CheckRule {
  static let segueOutlet = CheckRule(
    "segue-outlet", .objects, .error, "A segue has an outlet.",
    details: """
      A nib contains a template of the segue and not an object of the segue's class. The template has none of the \
      class's properties, so UIKit raises an exception when it connects the outlet. Interface Builder does not offer \
      such outlets; they are left over when scenes are copied between storyboards.
      """,
    advice: "Remove the outlet, and give the segue its objects in `prepare(for:sender:)`.",
    wrong: scene(outlet: #"<outlet property="container" destination="view" id="o"/>"#),
    right: scene(outlet: ""),
    find: { context in
      context.elements.filter { $0.isNamed("segue") }.flatMap { segue in
        segue.children(inside: "connections").filter {
          $0.isNamed("outlet") || $0.isNamed("outletCollection")
        }.map { outlet in
          context.finding(
            "a segue has no outlets, so UIKit raises an exception for '\(outlet["property"] ?? "")': remove the outlet",
            at: outlet, attribute: "property")
        }
      }
    })

  private static func scene(outlet: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        <connections>
          <segue destination="detail" kind="custom" identifier="open" customClass="Slide" id="open">
            <connections>
              \(outlet)
            </connections>
          </segue>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="detail" sceneMemberID="viewController">
        <view key="view" id="other"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      </viewController>
    </objects></scene>
    """
  }
}
