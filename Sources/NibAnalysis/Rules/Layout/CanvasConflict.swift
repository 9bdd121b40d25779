import NibCore

extension CheckRule {
  package static let canvasConflict = CheckRule(
    "canvas-conflict", .layout, .warning,
    "Required constraints conflict only because of what the root view has on Interface Builder's canvas.",
    details: """
      This is the height of a row that sizes itself, the size or safe area of a view that no controller owns, the \
      landscape orientation, or constraints that are removed at build time. The message says what the content needs; \
      notes list the constraints that are broken. A conflict with a length that `--device` or `--size` gives, such as \
      the width of a row or of a view that fills the screen, is a `constraint-conflict`. A row is as high as its \
      content unless its table has a `rowHeight` other than 44 (or the cell, if it is static). If only a width or \
      height of 0 would resolve the conflict, it is a `constraint-conflict`. Canvas conflicts that disappear with a \
      `constraint-conflict` are notes of it. If the constraints are violated by at most one pixel of the device, the \
      finding is a note.
      """,
    advice: "Correct the size on the canvas.",
    wrong: cell(height: 20), right: cell(height: 41),
    find: { $0.ownFindings(in: $0.conflicts) })

  /// A cell with a label that needs a height of 41 points.
  private static func cell(height: Int) -> RuleExample {
    """
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
        <subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="16" y="10" width="45" height="21"/>
            <constraints>
              <constraint firstAttribute="height" constant="21" id="c1"/>
            </constraints>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="name" firstAttribute="leading" secondItem="content" secondAttribute="leading"
            constant="16" id="c2"/>
          <constraint firstItem="name" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10"
            id="c3"/>
          <constraint firstAttribute="bottom" secondItem="name" secondAttribute="bottom" constant="10" id="c4"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }
}
