import Testing

@testable import NibCore

@Suite struct UIStackViewTests {
  private typealias Distribution = UIStackView.Distribution
  private typealias Alignment = UIStackView.Alignment

  /// Three views of 20x10, 30x20 and 50x40 points, 10 points apart. The last one has the lowest hugging
  /// priority, so it is stretched first.
  private func stack(
    _ axis: NSLayoutConstraint.Axis = .horizontal, _ distribution: Distribution = .fill,
    _ alignment: Alignment = .fill, in environment: NibEnvironment = ViewSamples.canvas
  ) -> UIStackView {
    NibEnvironment.$current.withValue(environment) {
      let sizes = [
        CGSize(width: 20, height: 10), CGSize(width: 30, height: 20), CGSize(width: 50, height: 40),
      ]
      let views = sizes.map { size in
        SizedView(axis == .horizontal ? size : CGSize(width: size.height, height: size.width))
      }
      views[2].setContentHuggingPriority(UILayoutPriority(249), for: axis)
      let stack = UIStackView(arrangedSubviews: views)
      (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 10)
      return stack
    }
  }

  private func frames(of stack: UIStackView, _ width: CGFloat = 200, _ height: CGFloat = 100) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    #expect(stack.nibLayoutReport?.conflicts.isEmpty ?? true)
    return stack.arrangedSubviews.map(\.frame)
  }

  /// The positions and lengths of the views in 200 points, for each distribution.
  private static let along: KeyValuePairs<UIStackView.Distribution, [[CGFloat]]> = [
    .fill: [[0, 20], [30, 30], [70, 130]], .fillEqually: [[0, 60], [70, 60], [140, 60]],
    .fillProportionally: [[0, 33.5], [43.5, 50], [103.5, 96.5]],
    .equalSpacing: [[0, 20], [70, 30], [150, 50]], .equalCentering: [[0, 20], [77.5, 30], [150, 50]],
  ]

  /// The positions and lengths of the views in 100 points, for each alignment. Baselines are 4 points above
  /// the bottom edges. The first view is at the top edge for first baselines, whatever extends above it.
  private static let across: KeyValuePairs<UIStackView.Alignment, [[CGFloat]]> = [
    .fill: [[0, 100], [0, 100], [0, 100]], .leading: [[0, 10], [0, 20], [0, 40]],
    .center: [[45, 10], [40, 20], [30, 40]], .trailing: [[90, 10], [80, 20], [60, 40]],
    .firstBaseline: [[0, 10], [-10, 20], [-30, 40]], .lastBaseline: [[90, 10], [80, 20], [60, 40]],
  ]

  @Test("Each distribution and alignment places the views of a row") func rows() {
    for (distribution, along) in Self.along {
      for (alignment, across) in Self.across {
        let expected = zip(along, across).map { CGRect(x: $0[0], y: $1[0], width: $0[1], height: $1[1]) }
        let found = frames(of: stack(.horizontal, distribution, alignment))
        #expect(found == expected, "\(distribution) \(alignment)")
      }
    }
  }

  @Test("Each distribution and alignment places the views of a column") func columns() {
    for (distribution, along) in Self.along {
      for (alignment, across) in Self.across where alignment != .firstBaseline && alignment != .lastBaseline {
        let expected = zip(along, across).map { CGRect(x: $1[0], y: $0[0], width: $1[1], height: $0[1]) }
        let found = frames(of: stack(.vertical, distribution, alignment), 100, 200)
        #expect(found == expected, "\(distribution) \(alignment)")
      }
    }
  }

  @Test("A row is mirrored in a right-to-left layout") func rightToLeft() {
    for (distribution, along) in Self.along where distribution != .fillProportionally {
      let expected = along.map { CGRect(x: 200 - $0[0] - $0[1], y: 0, width: $0[1], height: 100) }
      let found = frames(of: stack(.horizontal, distribution, in: ViewSamples.rightToLeft))
      #expect(found == expected, "\(distribution)")
    }
  }

  /// The smallest size that fits the views, for each distribution.
  @Test(
    "The distribution determines the smallest size of a stack view",
    arguments: [
      (UIStackView.Distribution.fill, CGSize(width: 120, height: 40)),
      (.fillEqually, CGSize(width: 170, height: 40)),
      (.fillProportionally, CGSize(width: 120, height: 40)), (.equalSpacing, CGSize(width: 120, height: 40)),
      (.equalCentering, CGSize(width: 135, height: 40)),
    ])
  func fittingSize(distribution: UIStackView.Distribution, expected: CGSize) {
    for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .lastBaseline] {
      let stack = stack(.horizontal, distribution, alignment)
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.width - expected.width) < 1e-6 && size.height == expected.height, "\(alignment)")
    }
  }

  @Test("A row with aligned baselines ends at the edge of its first view, whatever the other views are")
  func baselineEdges() {
    NibEnvironment.$current.withValue(ViewSamples.canvas) {
      func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Text"
        label.font = UIFont.systemFont(ofSize: size)
        return label
      }
      func button() -> UIView {
        let button = UIButton(type: .system)
        button.setTitle("Text", for: .normal)
        return button
      }
      for isFirst in [true, false] {
        // The order of the views decides which one is at the edge, not their classes.
        for views in [
          [label(15), label(40)], [label(40), label(15)], [label(15), button()], [button(), label(40)],
        ] {
          let stack = UIStackView(arrangedSubviews: views)
          stack.alignment = isFirst ? .firstBaseline : .lastBaseline
          stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          let frames = frames(of: stack, stack.frame.width, stack.frame.height)
          let other = frames.map { isFirst ? $0.maxY : -$0.minY }.max()
          #expect((isFirst ? frames[0].minY : frames[0].maxY) == (isFirst ? 0 : stack.frame.height))
          #expect(other == (isFirst ? stack.frame.height : 0))
        }
      }
    }
  }

  // MARK: Spacing and margins

  @Test("Custom spacing and layout margins move the arranged views") func customSpacingAndMargins() {
    let stack = stack()
    stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      frames(of: stack) == [
        CGRect(x: 2, y: 1, width: 20, height: 96), CGRect(x: 47, y: 1, width: 30, height: 96),
        CGRect(x: 87, y: 1, width: 109, height: 96),
      ])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
  }

  @Test("A column can be spaced from baseline to baseline") func baselineSpacing() {
    let stack = stack(.vertical)
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 50
    // The first baseline is at 16. The second is 50 points below it, and 26 points below its view's top edge.
    #expect(frames(of: stack, 100, 200)[1] == CGRect(x: 0, y: 40, width: 100, height: 30))
  }

  @Test("A hidden view has no length, and there is only one gap between its neighbors") func hiddenViews() {
    let stack = stack()
    stack.arrangedSubviews[1].isHidden = true
    #expect(
      frames(of: stack) == [
        CGRect(x: 0, y: 0, width: 20, height: 100), CGRect(x: 25, y: 0, width: 0, height: 100),
        CGRect(x: 30, y: 0, width: 170, height: 100),
      ])
    stack.arrangedSubviews[1].isHidden = false
    #expect(frames(of: stack)[1].width == 30)
    for view in stack.arrangedSubviews { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 0)
  }

  @Test("A hidden view keeps the position and length that its own constraints require")
  func hiddenConstraints() {
    let stack = stack()
    let views = stack.arrangedSubviews
    views[1].isHidden = true
    views[1].widthAnchor.constraint(equalToConstant: 12).isActive = true
    views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8).isActive = true
    #expect(frames(of: stack)[1] == CGRect(x: 28, y: 0, width: 12, height: 100))
    #expect(stack.nibLayoutReport?.conflicts.isEmpty ?? true)
  }

  // MARK: Contents

  @Test("A nested stack view counts with the size of its arranged views in a proportional distribution")
  func nestedStack() {
    let inner = stack()
    let outer = NibEnvironment.$current.withValue(ViewSamples.canvas) {
      UIStackView(arrangedSubviews: [inner, SizedView(CGSize(width: 60, height: 10))])
    }
    outer.distribution = .fillProportionally
    #expect(frames(of: outer, 360, 50).map(\.width) == [240, 120])
  }

  @Test("Arranged views can be inserted, moved and removed") func arrangedViews() {
    let stack = stack()
    let views = stack.arrangedSubviews
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints && $0.superview === stack })
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    #expect(views[2].superview === stack)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    stack.insertArrangedSubview(views[0], at: 99)
    #expect(stack.arrangedSubviews == [views[1], views[0]])
  }

  @Test("A stack view decodes the attributes that Interface Builder writes") func decoding() throws {
    let (stack, problems) = try ViewSamples.load(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalCentering" \
      alignment="firstBaseline" spacingType="standard" baselineRelativeArrangement="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews><view id="a"/><view id="b"/></subviews>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      """, as: UIStackView.self)
    #expect(problems == [])
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalCentering)
    #expect(stack.alignment == .firstBaseline)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(stack.nibSpacing(after: stack.arrangedSubviews[0]) == 8)
    #expect(stack.isBaselineRelativeArrangement)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test("A hidden view with a required height conflicts in a program, and its height is broken")
  func hiddenViewWithHeight() {
    let (title, details) = (UILabel(), UIView())
    title.text = "Title"
    let height = details.heightAnchor.constraint(equalToConstant: 44)
    height.isActive = true
    details.isHidden = true
    let stack = UIStackView(arrangedSubviews: [title, details])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stack.layoutIfNeeded()
    let conflicts = stack.nibLayoutReport?.conflicts ?? []
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.broken === height)
    #expect(conflicts.first?.message.contains("'UISV-hiding' UIView.height == 0") == true)
    #expect(details.frame.height == 0 && title.frame.height > 0)
    height.priority = UILayoutPriority(999)
    stack.layoutIfNeeded()
    #expect(stack.nibLayoutReport?.conflicts.isEmpty == true)
  }

  /// The widths of views in a row of 300 points with gaps of 10, on the canvas of the given toolsVersion. A number of
  /// lines stands for a label with a short text, and `nil` for a view of 50 x 20 points.
  private func widths(_ lines: [Int?], toolsVersion: Int, change: (UIStackView) -> Void = { _ in })
    -> [CGFloat]
  {
    let environment = NibEnvironment(
      device: ViewSamples.canvas.device, profile: .canvas(toolsVersion: toolsVersion))
    return NibEnvironment.$current.withValue(environment) {
      let views = lines.map { lines -> UIView in
        guard let lines else { return SizedView(CGSize(width: 50, height: 20)) }
        let label = UILabel()
        (label.text, label.numberOfLines) = ("Label", lines)
        label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        return label
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      change(stack)
      let found = frames(of: stack, 300, 200).map(\.width)
      #expect(stack.nibLayoutReport?.ambiguous.isEmpty == true)
      return found
    }
  }

  @Test("Labels with several lines in a row are equally wide, whatever their priorities are")
  func labelsWithSeveralLines() {
    func changePriorities(_ stack: UIStackView) {
      stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      stack.arrangedSubviews[1].setContentCompressionResistancePriority(
        UILayoutPriority(751), for: .horizontal)
    }
    for version in [17_701, 24_506] {
      #expect(widths([0, 0], toolsVersion: version) == [145, 145])
      #expect(widths([0, 2], toolsVersion: version, change: changePriorities) == [145, 145])
    }
    // Views of other kinds keep their sizes: (300 - 50 - 20) / 2.
    #expect(widths([0, nil, 0], toolsVersion: 24_506) == [115, 50, 115])
  }

  @Test("Until Xcode 12, a single label with several lines has its share of the row")
  func singleLabelWithSeveralLines() {
    #expect(widths([0, nil], toolsVersion: 24_506) == [240, 50])
    #expect(widths([0, nil], toolsVersion: 17_701) == [145, 145])
    #expect(widths([1, nil], toolsVersion: 17_701) == [240, 50])
    // A hugging above the priority of the shares keeps the size of the view.
    let firm = widths([0, nil], toolsVersion: 17_701) {
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(760), for: .horizontal)
    }
    #expect(firm == [240, 50])
  }
}

/// A view with the given intrinsic size. Its baselines are 4 points above its bottom edge.
private final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var nibBaselines: (first: CGFloat, last: CGFloat)? { (size.height - 4, 4) }
}
