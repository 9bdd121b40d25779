extension StackArrangement {
  /// Adds the constraints along the stack: the ends, the gaps, and those of the distribution.
  func addMainAxis() {
    guard let first = visible.first, let last = visible.last else {
      // A stack without arranged views gets no constraint here. A stack with only hidden views collapses.
      if !stack.arrangedSubviews.isEmpty {
        setSize(stackItem, main, priority: Priority.canvasFit, named: "UISV-canvas-fit")
      }
      return
    }
    connect(first.item, main.start, main, inset: main.startInset, named: "UISV-canvas-connection")
    connect(last.item, main.end, main, inset: -main.endInset, named: "UISV-canvas-connection")
    addSpacing()
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes()
    case .fillProportionally: addProportions()
    case .equalSpacing: addEqualGaps()
    case .equalCentering: addEqualCenterDistances()
    }
  }

  /// Adds the constraints for labels with several lines in a row that has no other rule for lengths. Without them, any
  /// division of the row is possible as soon as the texts do not fit on one line each.
  ///
  /// The labels are equally wide. Before Xcode 13 and iOS 15, each label has its share of the row instead, even if it is
  /// the only label beside other views.
  func addTextWidths() {
    guard stack.axis == .horizontal, stack.distribution == .fill, visible.count > 1 else { return }
    let labels = visible.filter { ($0.view as? UILabel).map { $0.numberOfLines != 1 } ?? false }
    guard let first = labels.first else { return }
    if stack.nibFollows(.labelsHaveSharesOfRows) {
      for label in labels {
        addTextWidth(label, 1 / Double(visible.count), of: stackItem, inset: sharedInset)
      }
    } else {
      for label in labels.dropFirst() { addTextWidth(label, 1, of: first.item, inset: 0) }
    }
  }

  private func addTextWidth(
    _ label: Arranged, _ share: Double, of item: LayoutProblem.ItemID, inset: Double
  ) {
    add(
      LayoutProblem.Constraint(
        first: label.item, .width, .equal, second: item, .width, multiplier: share, constant: -share * inset,
        priority: Priority.textWidth),
      named: "UISV-text-width-disambiguation")
  }

  /// The part of the stack's length that its margins and gaps take up.
  private var sharedInset: Double {
    main.startInset + main.endInset
      + Double(countedGaps(visible.dropLast().map { stack.nibSpacing(after: $0.view) }))
  }

  /// The sum of the gaps, as it counts in shares of the stack's length: 0 if `spacing` is the system's standard.
  private func countedGaps(_ gaps: [CGFloat]) -> CGFloat {
    stack.spacing == UIStackView.spacingUseSystem ? 0 : gaps.reduce(0, +)
  }

  private var hasFixedGaps: Bool {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .equalSpacing, .equalCentering: false
    }
  }

  private func addSpacing() {
    let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (before, after) in zip(visible, visible.dropFirst()) {
      if isByBaselines {
        addBaselineSpacing(before, after)
        continue
      }
      let terms = [
        LayoutProblem.Term(after.item, main.start, main.sign),
        LayoutProblem.Term(before.item, main.end, -main.sign),
      ]
      add(
        LayoutProblem.Constraint(
          terms: terms, relation: spacingRelation, constant: Double(stack.nibSpacing(after: before.view))),
        named: "UISV-spacing")
    }
  }

  private var spacingRelation: LayoutProblem.Relation { hasFixedGaps ? .equal : .greaterThanOrEqual }

  /// Sets the distance between the last baseline of a view and the first baseline of the next one. Those of a nested stack
  /// view are the baselines of its first and last arranged views. The standard distance of a text is the leading of its
  /// text style.
  private func addBaselineSpacing(_ before: Arranged, _ after: Arranged) {
    let above = builder.baselineSide(of: before.view, before.item, .lastBaseline)
    let below = builder.baselineSide(of: after.view, after.item, .firstBaseline)
    let leading = stack.nibUsesStandardSpacing(after: before.view) ? after.view.nibFirstLineLeading : nil
    add(
      LayoutProblem.Constraint(
        first: below.item, below.attribute, spacingRelation, second: above.item, above.attribute,
        constant: Double((leading ?? stack.nibSpacing(after: before.view)) + above.offset - below.offset)),
      named: "UISV-spacing")
  }

  private func addEqualSizes() {
    guard let first = visible.first else { return }
    for other in visible.dropFirst() {
      add(
        LayoutProblem.Constraint(first: other.item, main.size, .equal, second: first.item, main.size),
        named: "UISV-fill-equally")
    }
  }

  /// Divides the length of the stack in proportion to the intrinsic lengths of the views. The gaps count as part of the
  /// total, unless `spacing` is the system's standard. A view without an intrinsic length counts with its smallest
  /// length. If no view has an intrinsic length, nothing is added.
  ///
  /// The constraints usually contradict each other, so each priority is lower by 1 than the previous one. If there are
  /// no gaps and only one view has content, the constraints cannot contradict each other and are required.
  private func addProportions() {
    let spacings = visible.dropLast().map { stack.nibSpacing(after: $0.view) }
    let contentLengths = contentLengths()
    guard contentLengths.contains(where: { $0 != nil }) else { return }
    let lengths = zip(visible, contentLengths).map { $1 ?? smallestLength(of: $0.view) }
    let gaps = countedGaps(spacings)
    let total = lengths.reduce(gaps, +)
    guard total > gaps, total > 0 else { return }
    let isExact = gaps == 0 && lengths.count(where: { $0 > 0 }) == 1
    var priority = isExact ? Priority.required : 999
    for (arranged, length) in zip(visible, lengths) {
      add(
        LayoutProblem.Constraint(
          first: arranged.item, main.size, .equal, second: stackItem, main.size,
          multiplier: Double(length / total), priority: priority), named: "UISV-fill-proportionally")
      if !isExact { priority = max(1, priority - 1) }
    }
  }

  /// The intrinsic lengths of the views; `nil` for views without an intrinsic length.
  ///
  /// When saved sizes are replayed, some lengths are stretched by a nested stack view and therefore not comparable with
  /// lengths that were not stretched. If there are lengths of both kinds, stretched views are measured instead.
  private func contentLengths() -> [CGFloat?] {
    let isUnstretched = visible.map { $0.view.nibKeepsContentLength(along: stack.axis) }
    let measuresStretched = isUnstretched.contains(true)
    return zip(visible, isUnstretched).map { arranged, isUnstretched in
      contentLength(of: arranged.view, isMeasured: measuresStretched && !isUnstretched)
    }
  }

  /// The intrinsic length of a view along the stack; `nil` for a view without an intrinsic length. For a nested stack
  /// view, it is the length that a constraint gives it, or that of its arranged views, including gaps along its own axis.
  ///
  /// - Parameter isMeasured: if true, saved sizes are not replayed.
  private func contentLength(of view: UIView, isMeasured: Bool) -> CGFloat? {
    if let nested = view as? UIStackView {
      return requiredLength(of: nested) ?? arrangedLength(of: nested, isMeasured: isMeasured)
    }
    return view.nibIntrinsicLength(along: stack.axis, isMeasured: isMeasured)
  }

  /// The smallest length along the stack that the constraints of a view and of the views inside it allow.
  private func smallestLength(of view: UIView) -> CGFloat {
    let size = builder.smallestSize(of: view)
    return stack.axis == .horizontal ? size.width : size.height
  }

  /// The length in points that a required constraint of a nested stack view gives it along this stack; `nil` if there
  /// is none.
  private func requiredLength(of nested: UIStackView) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = stack.axis == .horizontal ? .width : .height
    return nested.constraints.first {
      $0.isActive && $0.firstItem === nested && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }

  /// The length of a nested stack view along this stack; `nil` if it arranges no visible views.
  private func arrangedLength(of nested: UIStackView, isMeasured: Bool) -> CGFloat? {
    let visible = nested.arrangedSubviews.filter(\.nibReservesSpaceInStack)
    let lengths = visible.map { contentLength(of: $0, isMeasured: isMeasured) ?? smallestLength(of: $0) }
    guard let longest = lengths.max() else { return nil }
    guard nested.axis == stack.axis else { return longest }
    return visible.dropLast().reduce(lengths.reduce(0, +)) { $0 + nested.nibSpacing(after: $1) }
  }

  private func addEqualGaps() {
    let gaps = zip(visible, visible.dropFirst()).map { before, after in
      (LayoutProblem.Term(after.item, main.start, 1), LayoutProblem.Term(before.item, main.end, -1))
    }
    addEqualDistances(gaps, priority: Priority.required)
  }

  private func addEqualCenterDistances() {
    let distances = zip(visible, visible.dropFirst()).map { before, after in
      (LayoutProblem.Term(after.item, main.center, 1), LayoutProblem.Term(before.item, main.center, -1))
    }
    addEqualDistances(distances, priority: Priority.centering)
  }

  /// Makes all distances equal to the first distance, and the stack as short as possible. A distance is the sum of two
  /// terms, of which the second is negative.
  private func addEqualDistances(
    _ distances: [(LayoutProblem.Term, LayoutProblem.Term)], priority: Float
  ) {
    setSize(stackItem, main, priority: Priority.canvasFit, named: "UISV-canvas-fit")
    guard let first = distances.first else { return }
    for other in distances.dropFirst() {
      let terms = [other.0, other.1, first.0.negated, first.1.negated]
      add(
        LayoutProblem.Constraint(terms: terms, relation: .equal, constant: 0, priority: priority),
        named: "UISV-fill-equally")
    }
  }
}

extension LayoutProblem.Term {
  fileprivate var negated: LayoutProblem.Term { LayoutProblem.Term(item, attribute, -coefficient) }
}

extension UIView {
  /// Whether this is a stack view that arranges its views across the axis and does not stretch them along the axis.
  /// Then their saved frames have the lengths of their contents.
  fileprivate func nibKeepsContentLength(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let stack = self as? UIStackView else { return false }
    return stack.axis != axis && stack.alignment != .fill
  }

  /// The distance in points between two baselines in the text style of the view's first line; `nil` if it has none.
  fileprivate var nibFirstLineLeading: CGFloat? {
    let label = forFirstBaselineLayout as? UILabel
    return label.flatMap { $0.nibEnvironment.textMetrics.styleLeading(of: $0.nibFont) }
  }

  /// The intrinsic length of the view, without its alignment insets; `nil` for a view without an intrinsic length.
  ///
  /// - Parameter isMeasured: if true, saved sizes are not replayed.
  fileprivate func nibIntrinsicLength(
    along axis: NSLayoutConstraint.Axis, isMeasured: Bool
  ) -> CGFloat? {
    let insets = alignmentRectInsets
    let replayed = nibLayoutContentSize
    let size = isMeasured ? nibMeasuredContentSize : replayed
    return axis == .horizontal
      ? (size.width ?? replayed.width).map { $0 - insets.left - insets.right }
      : (size.height ?? replayed.height).map { $0 - insets.top - insets.bottom }
  }
}
