import NibCore

extension CheckRule {
  /// Problems with ids and references between objects, which reading and loading report.
  static let referenceRules: [CheckRule] = [
    CheckRule(
      "duplicate-id", .objects, .error, in: .reading, "Two objects have the same id.",
      details: """
        References refer to the first one. This is usually the result of a wrong merge. Xcode does not open such documents.
        """,
      advice: "Give one of them another id, or remove it.",
      wrong: labels(ids: ["one", "one"]), right: labels(ids: ["one", "two"])),
    CheckRule(
      "dangling-reference", .objects, .warning,
      "An outlet, action, segue, constraint or reference names an object that does not exist.",
      details: """
        This is an error for a segue in `inferredMetricsTieBreakers`, which is often left over after a merge: Xcode raises an \
        exception when it opens or compiles the document.
        """,
      advice: "Remove it, or connect it again.",
      wrong: owner(outlet: #"<outlet property="nameLabel" destination="gone" id="o"/>"#),
      right: owner(outlet: #"<outlet property="nameLabel" destination="name" id="o"/>"#)),
    CheckRule(
      "recursive-object", .objects, .error, "A view contains itself by reference.",
      advice: "Remove the reference.",
      wrong: box(content: "<view reference=\"box\"/>"), right: box(content: "<view id=\"inner\"/>")),
    CheckRule(
      "recursive-scene", .objects, .error, "A scene contains itself.",
      details: "The inner one is left out.", advice: "Remove one of the segues.",
      wrong: container(of: "list"), right: container(of: "detail")),
    CheckRule(
      "too-many-scenes", .objects, .error, "Too many scenes are shown inside each other.",
      details: "This one and those after it are left out.", advice: "Remove segues."),
    CheckRule(
      "storyboard-reference", .objects, .note, "A scene of another storyboard cannot be created.",
      advice: "See the message."),
    CheckRule(
      "segue", .objects, .note, "The scene of a container view cannot be created here.",
      advice: "See the message."),
    CheckRule(
      "malformed-connection", .objects, .warning, "An outlet has no property, or an action has no selector.",
      advice: "Connect it again.",
      wrong: owner(outlet: #"<outlet destination="name" id="o"/>"#),
      right: owner(outlet: #"<outlet property="nameLabel" destination="name" id="o"/>"#)),
    CheckRule(
      "action-source", .objects, .warning, "The source of an action is an object that sends no actions.",
      advice: "Remove the action.",
      wrong: source("label text=\"Save\"", "label"), right: source("button", "button")),
  ]

  // MARK: Parts of examples

  private static func box(content: String) -> RuleExample {
    """
    <view id="box"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        \(content)
      </subviews>
    </view>
    """
  }

  /// A scene with a container view that shows the scene with the given id.
  private static func container(of id: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <containerView id="container"><rect key="frame" x="0" y="0" width="393" height="400"/>
              <connections>
                <segue destination="\(id)" kind="embed" id="embed"/>
              </connections>
            </containerView>
          </subviews>
        </view>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="detail" sceneMemberID="viewController">
        <view key="view" id="inner"><rect key="frame" x="0" y="0" width="393" height="400"/></view>
      </viewController>
    </objects></scene>
    """
  }

  private static func labels(ids: [String]) -> RuleExample {
    let labels = ids.map { id in
      """
          <label text="Name" id="\(id)"><rect key="frame" x="10" y="10" width="45" height="21"/></label>

      """
    }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
      \(labels.joined())  </subviews>
      </view>
      """
  }

  /// A document whose owner has one outlet.
  private static func owner(outlet: String) -> RuleExample {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections>
        \(outlet)
      </connections>
    </placeholder>
    <label text="Name" id="name"><rect key="frame" x="0" y="0" width="45" height="21"/></label>
    """
  }

  /// A document with an action that an object of the given element sends.
  private static func source(_ start: String, _ name: String) -> RuleExample {
    """
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <\(start) id="source"><rect key="frame" x="0" y="0" width="45" height="21"/>
      <connections>
        <action selector="save:" destination="-2" eventType="touchUpInside" id="a"/>
      </connections>
    </\(name)>
    """
  }
}
