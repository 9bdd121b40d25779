import NibCore

extension CheckRule {
  package static let constraintConflict = CheckRule(
    "constraint-conflict", .layout, .error, "Required constraints cannot all be satisfied.",
    details: """
      The constraint that is broken is named first, the others in notes. Notes also name the views that would have to be \
      less than 0 wide or high. Conflicts with a constraint in common are one finding. The message says by how many points \
      the constraint is violated, where this is known. UIKit logs "Unable to simultaneously satisfy constraints" and breaks \
      the same constraint. Views whose frames follow from the conflict are not reported as ambiguous, misplaced, truncated, \
      overlapping or outside their superview.
      """,
    advice: "Remove one of the constraints, or lower its priority.",
    wrong: label(constraints: [pin("leading", 16), pin("leading", 20), pin("top", 20)]),
    right: label(constraints: [pin("leading", 16), pin("top", 20)]),
    find: { $0.own($0.conflicts) })

  package static let canvasConflict = CheckRule(
    "canvas-conflict", .layout, .warning,
    "Required constraints conflict only because of what the root view has on Interface Builder's canvas.",
    details: """
      This is the height of a row that sizes itself, the size or safe area of a view that no controller owns, the \
      landscape orientation, or constraints that are removed at build time. The message says what the content needs; \
      notes list the constraints that are broken. A row is as high as its content unless its table has a `rowHeight` \
      other than 44 (or the cell, if it is static). Conflicts on the canvas that removing one constraint of a \
      `constraint-conflict` removes too are notes of that finding.
      """,
    advice: "Correct the size on the canvas.",
    wrong: cell(height: 20), right: cell(height: 41),
    find: { $0.own($0.conflicts) })

  /// The elements of views whose content size Interface Builder saves as the frame.
  private static let contentNames: Set<String> = ["label", "imageView", "button", "textField"]

  package static let ambiguousLayout = CheckRule(
    "ambiguous-layout", .layout, .warning,
    "The constraints do not determine a position or size, or the size of the content of a scroll view.",
    details: """
      Only the outermost ambiguous view is reported. If the size of a scroll view's content is open, the views that only \
      follow its edges are not reported. Views whose frames follow from an ambiguous one are not reported as misplaced, \
      truncated, overlapping or outside their superview. A row for which no height is set has the height of its content. \
      If no constraint is missing, the message names the content priorities or constraints of equal priority that compete. \
      *Verify Ambiguity* in Interface Builder turns the check off for a view and, if it is a scroll view, for its content.
      """,
    advice: "Add constraints, or change a priority if two views compete.",
    xcode: [
      "… are ambiguous for \"…\".", "Scrollable content size is ambiguous for \"…\".",
      "Need constraints for: …",
      "Content Priority Ambiguity",
    ],
    wrong: label(constraints: [pin("leading", 16)]),
    right: label(constraints: [pin("leading", 16), pin("top", 20)]),
    find: { context in
      let found = AmbiguityCheck(context.freedoms, doubtful: context.doubtfulIDs).diagnostics
      guard !found.isEmpty, !FontCheck(context.document, context.canvas.environment).diagnostics.isEmpty
      else {
        return found
      }
      // The sizes of texts in a font that is not at hand can leave a small space that one of several views must take up.
      // Such views must be ambiguous with the saved sizes too.
      let replayed = AmbiguityCheck(context.replayedFreedoms, doubtful: context.doubtfulIDs).diagnostics
      let ambiguous = Set(replayed.compactMap(\.location?.offset))
      return found.filter { finding in
        let hasContentSize = context.element(of: finding).map { contentNames.contains($0.name) } ?? false
        return !hasContentSize || finding.location.map { ambiguous.contains($0.offset) } ?? true
      }
    })

  package static let misplacedView = CheckRule(
    "misplaced-view", .layout, .warning,
    "The saved frame is more than a point away from the frame that the constraints give.",
    details: """
      Fonts and images make no difference, because the saved sizes of views without subviews are used. Misplaced \
      siblings are listed in notes; the contents of a misplaced view are not reported.
      """,
    advice: "Choose *Update Frames* in Interface Builder, or run `nibterm check --fix`.",
    xcode: ["Frame for \"…\" will be different at run time."],
    wrong: label(constraints: [pin("leading", 16), pin("top", 60)]),
    right: label(constraints: [pin("leading", 16), pin("top", 20)]),
    find: { context in MisplacementCheck(context).diagnostics },
    fix: LayoutFixes.updateFrames)

  static let duplicateConstraint = CheckRule(
    "duplicate-constraint", .layout, .warning,
    "Two constraints mean the same, even if they name their items in a different order.",
    details: """
      A placeholder (*Remove at build time*) does not repeat a constraint that stays in the app. Of two constraints, \
      `nibterm check --fix` removes the one that has nothing that the other lacks, such as a custom class, an \
      identifier, or an outlet that leads to it. If each has something of its own, both stay, and a note says why.
      """,
    advice: "Remove one.",
    wrong: label(constraints: [pin("leading", 16), pin("top", 20), pin("top", 20)]),
    right: label(constraints: [pin("leading", 16), pin("top", 20)]),
    find: { $0.own($0.constraintProblems) },
    fix: LayoutFixes.removeDuplicates)

  static let constraintOutsideView = CheckRule(
    "constraint-outside-view", .layout, .error,
    "A constraint names an object that is not inside the view that contains the constraint.",
    details: "UIKit raises an exception when the document is loaded. Merging by hand often causes this.",
    advice: "Move the constraint to a common ancestor.",
    wrong: """
      <view id="one"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <constraints>
          <constraint firstItem="two" firstAttribute="width" constant="40" id="w"/>
        </constraints>
      </view>
      <view id="two"><rect key="frame" x="0" y="0" width="40" height="100"/></view>
      """,
    right: """
      <view id="one"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      <view id="two"><rect key="frame" x="0" y="0" width="40" height="100"/></view>
      """,
    find: { $0.own($0.constraintProblems) },
    strict: { $0.constraintProblems })

  // MARK: Parts of examples

  /// A view with a label at (16, 20), of which only the constraints with the view differ.
  private static func label(constraints: [String]) -> RuleExample {
    let list = constraints.enumerated().map { "    <constraint id=\"c\($0.offset + 1)\" \($0.element)/>" }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="16" y="20" width="45" height="21"/>
          </label>
        </subviews>
        <constraints>
      \(list.joined(separator: "\n"))
        </constraints>
      </view>
      """
  }

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

  private static func pin(_ attribute: String, _ constant: Int) -> String {
    "firstItem=\"name\" firstAttribute=\"\(attribute)\" secondItem=\"root\" secondAttribute=\"\(attribute)\" "
      + "constant=\"\(constant)\""
  }
}
