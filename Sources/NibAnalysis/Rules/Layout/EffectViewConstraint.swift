import NibCore

extension CheckRule {
  static let effectViewConstraint = CheckRule(
    "effect-view-constraint", .layout, .warning,
    "A constraint connects a view in a visual effect view with the effect view itself, rather than with its content view.",
    details: """
      Interface Builder allows such constraints. UIKit adds them before the content view is in the visual effect view, and \
      logs "The view hierarchy is not prepared for the constraint". The program crashes if the layout is needed at that \
      time. Reported once per visual effect view, at its first such constraint.
      """,
    advice: "Connect the view with the content view instead.",
    wrong: blur(item: "blur"), right: blur(item: "content"),
    find: { context in
      let unprepared = context.installedConstraints.filter { context.isUnprepared($0) }
      return unprepared.uniqued { $0.owner }.map { first in
        let others = unprepared.filter { $0.owner == first.owner && $0.element != first.element }
        return context.finding(
          "UIKit adds this constraint before the content view is in the visual effect view (\"The view hierarchy is not "
            + "prepared for the constraint\"): connect the view with the content view instead",
          at: first.element,
          notes: others.map {
            Diagnostic.Note("this constraint is added too early, too", at: $0.element.location)
          })
      }
    })

  private static func blur(item: String) -> RuleExample {
    let constraints = ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="name" firstAttribute="\(edge)" secondItem="\(item)" secondAttribute="\(edge)" id="\(edge)"/>
      """
    }
    let list = "<constraints>\n  \(constraints.joined(separator: "\n  "))\n</constraints>"
    return RuleExample(
      """
      <visualEffectView id="blur"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
        </label>
      </subviews>
      \(item == "content" ? "\(list)\n</view>" : "</view>\n\(list)")
      </visualEffectView>
      """)
  }
}

extension CheckContext {
  /// Whether a constraint of a visual effect view connects a view in its content view with a view outside the content
  /// view.
  fileprivate func isUnprepared(_ constraint: InstalledConstraint) -> Bool {
    guard constraint.owner.isNamed("visualEffectView"), constraint.element["placeholder"] != "YES",
      let content = constraint.owner.child(key: "contentView")
    else { return false }
    let items = ConstraintSentence.items(of: constraint.element).compactMap { document.object(id: $0) }
    return items.contains { $0 != content && $0.isInside(content) }
      && items.contains { !$0.isInside(content) }
  }
}
