import NibCore

extension CheckRule {
  static let effectViewSubviews = CheckRule(
    "effect-view-subviews", .objects, .warning,
    "A visual effect view has subviews of its own, rather than in its content view.",
    details: """
      UIKit raises an exception for subviews of a visual effect view that are not in its content view. Interface Builder \
      always puts them there; merging can move them.
      """,
    advice: "Move the subviews into the content view.",
    wrong: blur(before: "", after: ""),
    right: blur(
      before: """
        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="200" height="100"/>

        """, after: "\n</view>"),
    find: { context in
      context.elements.compactMap { element in
        guard element.isNamed("visualEffectView"),
          let subview = element.children(inside: "subviews").first(where: { $0.id != nil })
        else { return nil }
        return context.finding(
          "a subview of a visual effect view is not in its content view: move it into the content view",
          at: subview)
      }
    })

  private static func blur(before: String, after: String) -> RuleExample {
    RuleExample(
      """
      <visualEffectView id="blur"><rect key="frame" x="0" y="0" width="200" height="100"/>
      \(before)<subviews>
        <label text="Name" id="name"><rect key="frame" x="16" y="20" width="45" height="21"/></label>
      </subviews>\(after)
      </visualEffectView>
      """)
  }
}
