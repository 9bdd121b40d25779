import NibCore

extension CheckRule {
  /// Problems with single objects, which loading reports.
  static let objectRules: [CheckRule] = [
    unknownClass,
    CheckRule(
      "outlet", .objects, .note, "The class of an outlet's source is not known to have this property.",
      details: """
        UIKit raises an exception if the class has no such property. If the sources declare the class, `undefined-key` \
        is reported instead.
        """, advice: "Check the name.",
      wrong: button(outlet: "tilteLabel"), right: button(outlet: nil)),
    runtimeAttribute,
    CheckRule(
      "misplaced-element", .objects, .error,
      "A value or another part of an object is in a list of objects, such as the subviews.",
      details: """
        The element is left out, with everything in it, so that for example constraints are lost. Interface Builder never \
        saves such a document, and Xcode may not open it. Merging can move an element out of its object.
        """,
      advice: "Move it back into its object, or remove it.",
      wrong: card(
        subview: """
          <rect key="frame" x="10" y="10" width="40" height="21"/>
              <label text="New" id="new"/>
          """), right: card(subview: label)),
    CheckRule(
      "not-a-view", .objects, .warning, "An object in a list of views is not a view.",
      advice: "Remove it.",
      wrong: card(subview: "<tapGestureRecognizer id=\"tap\"/>"), right: card(subview: label)),
    CheckRule(
      "not-a-cell", .objects, .warning, "An object in a list of cells is not a cell.",
      advice: "Remove it.",
      wrong: list("<view id=\"name\"/>"),
      right: list("<tableViewCell reuseIdentifier=\"name\" id=\"name\"/>")),
    CheckRule(
      "not-an-item", .objects, .warning, "An object in a list of items of a bar is not an item of that bar.",
      details: "It is left out.", advice: "Remove it.",
      wrong: toolbar("<navigationItem id=\"save\"/>"),
      right: toolbar("<barButtonItem title=\"Save\" id=\"save\"/>")),
    CheckRule(
      "not-a-child", .objects, .warning, "A controller is in a place where it cannot be shown.",
      details: "An object in a list of controllers that is not a controller is also reported.",
      advice: "Remove it.",
      wrong: navigation("navigationController"), right: navigation("viewController")),
    CheckRule(
      "init-returned-nil", .objects, .warning, "An object cannot be created, and is left out.",
      details:
        "`init(coder:)` of its class returned nil, or the class is one of UIKit's that nibs cannot create.",
      wrong: "<customObject customClass=\"UIScreen\" id=\"screen\"/>",
      right: "<customObject customClass=\"NSObject\" id=\"screen\"/>"),
    CheckRule(
      "nested-nib", .objects, .warning,
      "A view loads a nib while its own nib is being loaded, and loading the inner nib failed.",
      advice: "See the message."),
    CheckRule(
      "loading", .objects, .error, "Loading stopped with an exception.", advice: "See the message."),
    CheckRule(
      "huge-view", .objects, .warning, "A view is larger than the largest drawing.",
      details: "Only its first part is drawn.", advice: "Correct its size.",
      wrong: view(height: 200_000), right: view(height: 200)),
    CheckRule(
      "button-subviews", .objects, .warning,
      "A button contains views, which Interface Builder does not allow.",
      details: "They are drawn over its title.", advice: "Put them beside the button.",
      wrong: card(
        subview: """
          <button id="ok"><rect key="frame" x="20" y="50" width="100" height="44"/>
                <subviews>
                  \(label)
                </subviews>
              </button>
          """),
      right: card(
        subview: """
          <button id="ok"><rect key="frame" x="20" y="50" width="100" height="44"/></button>
              \(label)
          """)),
    CheckRule(
      "prototypes-in-xib", .objects, .warning,
      "A xib has prototypes of a table or collection view, which UIKit ignores.",
      details:
        "Prototypes are the cells of a table or collection view, and the headers and footers of the latter.",
      advice: "Give each cell, header and footer a xib of its own, and register it.",
      wrong: table(content: #"<prototypes><tableViewCell reuseIdentifier="name" id="cell"/></prototypes>"#),
      right: table(content: "")),
  ]

  // MARK: Parts of examples

  private static let label =
    #"<label text="New" id="new"><rect key="frame" x="10" y="10" width="40" height="21"/></label>"#

  private static func view(height: Int) -> RuleExample {
    "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/></view>"
  }

  private static func card(subview: String) -> RuleExample {
    """
    <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        \(subview)
      </subviews>
    </view>
    """
  }

  private static func button(outlet: String?) -> RuleExample {
    let connections =
      outlet.map {
        """

          <connections>
            <outlet property="\($0)" destination="save" id="o"/>
          </connections>
        """
      } ?? ""
    return """
      <button id="save"><rect key="frame" x="0" y="0" width="100" height="44"/>\(connections)
      </button>
      """
  }

  private static func list(_ prototype: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <prototypes>
            \(prototype)
          </prototypes>
        </tableView>
      </tableViewController>
    </objects></scene>
    """
  }

  private static func toolbar(_ item: String) -> RuleExample {
    """
    <toolbar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <items>
        \(item)
      </items>
    </toolbar>
    """
  }

  private static func navigation(_ child: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <navigationController id="navigation" sceneMemberID="viewController">
        <viewControllers>
          <\(child) id="first"/>
        </viewControllers>
      </navigationController>
    </objects></scene>
    """
  }

  private static func table(content: String) -> RuleExample {
    """
    <tableView style="plain" dataMode="prototypes" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(content)
    </tableView>
    """
  }
}
