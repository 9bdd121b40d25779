import NibCore

extension CheckRule {
  static let plainBarButton = CheckRule(
    "plain-bar-button", .building, .warning, "An item of a navigation bar has the style Plain.",
    details: """
      The items of navigation bars are bordered, which is what the other styles mean. Items of toolbars can be plain, also \
      if the toolbar is in a navigation bar.
      """,
    advice: "Choose *Bordered* or *Done* as the style.",
    xcode: [text], wrong: item(#"style="plain" "#), right: item(""),
    find: { context in
      context.elements.compactMap { item in
        guard item.isNamed("barButtonItem"), item["style"] == "plain", item.isInNavigationItem else {
          return nil
        }
        return context.finding(
          "\(ObjectName(item).inSentence) in a navigation bar cannot be plain: choose Bordered or Done",
          xcode: text, at: item, attribute: "style")
      }
    })

  private static let text = "Plain Style unsupported in a Navigation Item"

  private static func item(_ attributes: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="detail" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Detail" id="bar">
          <barButtonItem key="rightBarButtonItem" title="Edit" \(attributes)id="edit"/>
        </navigationItem>
      </viewController>
    </objects></scene>
    """
  }
}

extension NibElement {
  /// Whether an object belongs to a navigation item, and not to a view in it.
  fileprivate var isInNavigationItem: Bool {
    sequence(first: self, next: \.parent).first {
      $0.isNamed("navigationItem") || NibClassRegistry.builtInClass(forElement: $0.name) is UIView.Type
    }?.isNamed("navigationItem") ?? false
  }
}
