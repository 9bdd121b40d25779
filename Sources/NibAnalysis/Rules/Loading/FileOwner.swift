import NibCore

extension CheckRule {
  static let fileOwner = CheckRule(
    "file-owner", .loading, .note,
    "File's Owner has outlets but no class, or it has outlets in a nib for cells, which is loaded without an owner.",
    advice: "Set its class, or connect the outlets from the cell.",
    wrong: owner(""), right: owner(" customClass=\"Header\""),
    strict: { $0.ownerOutlets + $0.cells })

  private static func owner(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(attributes)>
        <connections>
          <outlet property="title" destination="label" id="o"/>
        </connections>
      </placeholder>
      <label text="Title" id="label"><rect key="frame" x="0" y="0" width="45" height="21"/></label>
      """, files: ["Header.swift": "class Header: NSObject {\n  @IBOutlet var title: UILabel!\n}\n"])
  }
}
