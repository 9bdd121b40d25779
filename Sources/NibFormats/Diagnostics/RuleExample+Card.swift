extension RuleExample {
  /// A view of the class `Card` with a label, which is connected to an outlet of the view.
  ///
  /// - Parameters:
  ///   - outlet: the name of the outlet in the document. The class declares `title`.
  ///   - type: the declared type of the outlet.
  ///   - superclass: the superclass of `Card`.
  ///   - code: the code after the declaration.
  package static func card(
    outlet: String = "title", type: String = "UILabel", superclass: String = "UIView", code: String = ""
  ) -> RuleExample {
    RuleExample(
      """
      <view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <label text="Title" id="label"><rect key="frame" x="10" y="10" width="45" height="21"/></label>
        </subviews>
        <connections>
          <outlet property="\(outlet)" destination="label" id="o"/>
        </connections>
      </view>
      """, files: ["Card.swift": "class Card: \(superclass) {\n  @IBOutlet var title: \(type)!\(code)\n}\n"])
  }
}
