import NibCore

extension CheckRule {
  static let connectionToOtherScene = CheckRule(
    "connection-to-other-scene", .objects, .warning,
    "An outlet, an action or the anchor of a popover leads to an object of another scene.",
    details: """
      UIKit loads each scene alone, from a nib of its own, so the connection is not made: the outlet stays `nil`, and the \
      action does not reach the object. Interface Builder does not offer such connections; they are left over when scenes \
      or views are copied, and when documents are merged or edited by hand. Xcode compiles them without a message. Only \
      segues lead to other scenes. Constraints with items of two scenes belong to `constraint-outside-view`.
      """,
    advice: "Connect it to an object of its own scene, or remove it; pass values to other scenes in "
      + "`prepare(for:sender:)`.",
    wrong: scenes(destination: "other"), right: scenes(destination: "list"),
    find: { context in
      context.elements.flatMap { connection in
        connection.connectedObjects.compactMap { attribute -> Diagnostic? in
          guard let target = connection[attribute].flatMap(context.document.object(id:)),
            let scene = connection.ancestor(named: "scene"), let other = target.ancestor(named: "scene"),
            scene != other
          else { return nil }
          return context.finding(
            text(connection, attribute), at: connection, attribute: attribute,
            notes: [Diagnostic.Note("the object is here", at: target.location)])
        }
      }
    })

  private static func text(_ connection: NibElement, _ attribute: String) -> String {
    let (name, effect) =
      switch connection.name {
      case "action": ("the action '\(connection["selector"] ?? "")'", "it does not reach the object")
      case "segue": ("the anchor of the popover", "the popover has none")
      case "outletCollection":
        ("the outlet collection '\(connection["property"] ?? "")'", "the object is not in it")
      default: ("the outlet '\(connection["property"] ?? "")'", "it stays nil")
      }
    return
      "\(name) leads to an object of another scene, which UIKit loads separately, so that \(effect): connect it "
      + "in its own scene, or remove it"
  }

  private static func scenes(destination: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        <navigationItem key="navigationItem" id="item">
          <barButtonItem key="rightBarButtonItem" title="Save" id="save">
            <connections><action selector="save:" destination="\(destination)" id="action"/></connections>
          </barButtonItem>
        </navigationItem>
        <connections><segue destination="other" kind="show" identifier="open" id="open"/></connections>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="other" sceneMemberID="viewController">
        <view key="view" id="second"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      </viewController>
    </objects></scene>
    """
  }
}

extension NibElement {
  /// The attributes of a connection that refer to objects of its own scene.
  fileprivate var connectedObjects: [String] {
    switch name {
    case "outlet", "outletCollection", "action": ["destination"]
    case "segue": ["popoverAnchorView", "popoverAnchorBarButtonItem"]
    default: []
    }
  }
}
