import NibCore

extension CheckRule {
  static let containerInPrototype = CheckRule(
    "container-in-prototype", .building, .error, "A prototype cell contains a container view.",
    details: """
      UIKit makes any number of cells from a prototype, but the controller of a container view exists once. Xcode does not \
      compile the document. Container views in static cells are allowed.
      """,
    advice: "Add the child controller and its view in the code of the cell, or use a static cell.",
    xcode: [text], wrong: list("containerView"), right: list("view"),
    find: { context in
      context.elements.compactMap { container in
        guard container.isNamed("containerView"), let content = container.repeatedContent else { return nil }
        return context.finding(
          "a container view cannot be in content that is created many times: add the controller in code",
          xcode: text, at: container,
          notes: [Diagnostic.Note("this content is repeated", at: content.location)])
      }
    })

  private static let text = "Container Views cannot be placed in elements that are repeated at runtime."

  private static func list(_ element: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <collectionViewController id="list" sceneMemberID="viewController">
          <collectionView key="view" id="collection"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <cells>
              <collectionViewCell reuseIdentifier="Chart" id="cell"><rect key="frame" x="0" y="0" width="99" height="99"/>
                <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="99" height="99"/>
                  <subviews>
                    <\(element) id="chart"><rect key="frame" x="0" y="0" width="99" height="99"/></\(element)>
                  </subviews>
                </view>
              </collectionViewCell>
            </cells>
          </collectionView>
        </collectionViewController>
      </objects></scene>
      """)
  }
}
