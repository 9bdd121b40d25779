import NibCore

extension CheckRule {
  static let touchTarget = CheckRule(
    "touch-target", .accessibility, .note, "A control is smaller than 44 x 44 points.",
    details: """
      Buttons, text fields and custom controls are measured as they are laid out. A width or height that follows from a \
      conflict, or is ambiguous, is not judged. Controls that are disabled, hidden or do not accept touches are not \
      reported. Controls whose size UIKit determines are not reported either: switches, sliders, segmented controls, \
      steppers, items of bars, info buttons, and text fields that are as high as UIKit makes them.
      """,
    advice: "Make the control larger. The area around its image or title can stay empty.",
    wrong: button(width: 30, height: 24), right: button(width: 44, height: 44),
    options: [
      Option("minimum-width", "The smallest width that is not reported, in points.", standard: "44"),
      Option("minimum-height", "The smallest height that is not reported, in points.", standard: "44"),
      Option(
        "natural-sizes",
        "Whether to report buttons with a title that are as large as UIKit makes them for their content.",
        standard: "true"),
    ],
    find: { context in
      let minimum = CGSize(
        width: context.number("minimum-width"), height: context.number("minimum-height"))
      let reportsNatural = context.option("natural-sizes").boolean ?? true
      return context.visibleTrees.flatMap(\.views).compactMap { shown in
        // A length that follows from another problem is wrong, and can be another one when the problem is solved.
        let both: LayoutAxes = [.horizontal, .vertical]
        let axes = both.subtracting(context.consequences.sizeAxes(of: shown.view))
        guard shown.isSmallTarget(minimum, on: axes), reportsNatural || !shown.hasNaturalSize else {
          return nil
        }
        return context.finding(
          "\(shown.name) is \(shown.frame.size.words(on: axes)): make it at least "
            + "\(minimum.words(on: axes, unit: "")), so that it is easy to tap", at: shown.view)
      }
    })

  private static func button(width: Int, height: Int) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <button opaque="NO" buttonType="system" fixedFrame="YES" id="more">
          <rect key="frame" x="20" y="20" width="\(width)" height="\(height)"/>
          <state key="normal" title="…"/>
        </button>
      </subviews>
    </view>
    """
  }
}

extension VisibleView {
  /// Whether the view is a control that is smaller than a size on one of the axes, both on the canvas and in the saved
  /// frame.
  ///
  /// The size on the canvas alone does not decide, because a missing font or image can make a control too small there.
  fileprivate func isSmallTarget(_ minimum: CGSize, on axes: LayoutAxes) -> Bool {
    guard isTapTarget, let least = leastSize(minimum) else { return false }
    let isSized = frame.width >= 1 && frame.height >= 1
    let isSmall = frame.size.isSmaller(than: least, on: axes)
    guard isSized, isSmall, view.nibOrigin?.savedFrame?.size.isSmaller(than: least, on: axes) ?? true
    else { return false }
    return element.map { !$0.hasRuntimeAttribute(containing: ["hit", "touch"]) } ?? true
  }

  /// Whether the view is a button with a title that is at least as large as its content.
  fileprivate var hasNaturalSize: Bool {
    guard let button = view as? UIButton, button.currentTitle?.isEmpty == false else { return false }
    let natural = button.intrinsicContentSize
    return frame.width >= natural.width - 0.5 && frame.height >= natural.height - 0.5
  }

  /// The smallest size that is not reported; `nil` for views whose size UIKit determines.
  private func leastSize(_ minimum: CGSize) -> CGSize? {
    switch view {
    case let button as UIButton:
      let sizedByUIKit: [UIButton.ButtonType] = [
        .infoDark, .infoLight, .detailDisclosure, .contactAdd, .close,
      ]
      return sizedByUIKit.contains(button.buttonType) ? nil : minimum
    case is UITextField: return CGSize(width: minimum.width, height: min(minimum.height, 30))
    default: return type(of: view) == UIControl.self ? minimum : nil
    }
  }
}

extension CGSize {
  /// Whether the length on one of the axes is smaller by at least half a point.
  fileprivate func isSmaller(than size: CGSize, on axes: LayoutAxes) -> Bool {
    axes.contains(.horizontal) && width <= size.width - 0.5
      || axes.contains(.vertical) && height <= size.height - 0.5
  }

  /// The lengths on the given axes: `30 x 24 points`, or `24 points high` for one axis.
  fileprivate func words(on axes: LayoutAxes, unit: String = " points") -> String {
    let (width, height) = (NibNumber.text(width, decimals: 1), NibNumber.text(height, decimals: 1))
    switch axes {
    case .horizontal: return "\(width)\(unit) wide"
    case .vertical: return "\(height)\(unit) high"
    default: return "\(width) x \(height)\(unit)"
    }
  }
}
