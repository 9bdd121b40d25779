import NibCore

extension CheckRule {
  package static let overlappingControls = CheckRule(
    "overlapping-controls", .layout, .note,
    "Two controls overlap, so that one of them cannot be tapped completely.",
    details: """
      Only controls that are visible, enabled and accept touches are compared. Two controls of which one covers the \
      other, or most of it, are not reported. Usually, the program hides one of them, or they form a larger control \
      together, such as a text field with a button at its end. Controls are not reported either if the position of one \
      is ambiguous or follows from a conflict, or if only one of them scrolls. Parts of a control outside its \
      superview count as little as parts that are cut off, because they do not receive touches. The same is true of \
      parts outside the alignment rectangle, such as the 2 points on each side of a slider.
      """,
    advice:
      "Move the controls apart. If only one of them is shown at a time, hide the other one in the document.",
    wrong: buttons(left: 100), right: buttons(left: 130),
    options: [
      Option(
        "tolerance", "The width or height of the common area that is allowed, in points.", standard: "1"),
      Option(
        "largest-share", "The largest part of the smaller control that is covered, from 0 to 1.",
        standard: "0.5"),
    ],
    find: { context in context.visibleTrees.flatMap { OverlapCheck($0, in: context).findings } })

  private static func buttons(left: Int) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews>
        <button opaque="NO" buttonType="system" fixedFrame="YES" id="ok">
          <rect key="frame" x="20" y="20" width="100" height="44"/>
          <state key="normal" title="OK"/>
        </button>
        <button opaque="NO" buttonType="system" fixedFrame="YES" id="cancel">
          <rect key="frame" x="\(left)" y="20" width="100" height="44"/>
          <state key="normal" title="Cancel"/>
        </button>
      </subviews>
    </view>
    """
  }
}

/// Finds controls of one tree that overlap.
private struct OverlapCheck {
  private let controls: [VisibleView]
  private let tolerance: Double
  private let largestShare: Double
  private let context: CheckContext

  init(_ shown: VisibleTree, in context: CheckContext) {
    controls = shown.views.filter { $0.isTapTarget && !$0.placedFrame.isEmpty }
    tolerance = context.number("tolerance")
    largestShare = context.number("largest-share")
    self.context = context
  }

  var findings: [Diagnostic] {
    // Only rectangles and numbers are compared for controls that do not overlap.
    let sorted = controls.enumerated().map { (order: $0.offset, frame: $0.element.placedFrame) }.sorted {
      ($0.frame.minY, $0.order) < ($1.frame.minY, $1.order)
    }
    var found: [Diagnostic] = []
    for index in sorted.indices {
      let upper = sorted[index]
      for lower in sorted[(index + 1)...] {
        guard lower.frame.minY < upper.frame.maxY else { break }
        let common = upper.frame.intersection(lower.frame)
        guard !common.isNull, common.width > tolerance, common.height > tolerance else { continue }
        let (behind, front) = (min(upper.order, lower.order), max(upper.order, lower.order))
        if let finding = finding(controls[behind], controls[front], common) { found.append(finding) }
      }
    }
    return found
  }

  /// - Parameter common: the part of both that receives touches.
  private func finding(_ behind: VisibleView, _ front: VisibleView, _ common: CGRect) -> Diagnostic? {
    guard common.area <= min(behind.frame.area, front.frame.area) * largestShare,
      !front.isInside(behind.view), !behind.isInside(front.view), front.scrollView === behind.scrollView,
      isPlaced(front), isPlaced(behind)
    else { return nil }
    let size = [common.width, common.height].map { NibNumber.text($0, decimals: 1) }.joined(separator: " x ")
    let names = MessageNames([front.view, behind.view])
    let (frontName, behindName) = (names.inSentence(front.view), names.inSentence(behind.view))
    return context.finding(
      "\(frontName) covers \(size) points of \(behindName), which cannot be tapped there: move them apart",
      at: behind.view,
      notes: [Diagnostic.Note("\(frontName) is here", at: front.element?.location)])
  }

  /// Whether the position of a control is not the consequence of another problem.
  private func isPlaced(_ shown: VisibleView) -> Bool { !context.consequences.affectsPlace(of: shown.view) }
}

extension VisibleView {
  /// The part of the touchable frame inside the alignment rectangle, which the author of the document places.
  fileprivate var placedFrame: CGRect {
    touchableFrame.intersection(frame.inset(by: view.alignmentRectInsets))
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
