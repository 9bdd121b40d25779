extension StackArrangement {
  /// Adds the constraints across the stack, which position each view and make the stack contain all of them.
  func addCrossAxis() {
    guard !visible.isEmpty else {
      if !stack.arrangedSubviews.isEmpty {
        setSize(stackItem, cross, priority: Priority.canvasFit, named: "UISV-canvas-fit")
      }
      return
    }
    switch alignment {
    case .fill: addFill()
    case .leading: addAligned(isAtStart: true)
    case .trailing: addAligned(isAtStart: false)
    case .center: addCentered()
    case .firstBaseline: addBaselines(.firstBaseline)
    case .lastBaseline: addBaselines(.lastBaseline)
    }
    guard alignment != .fill else { return }
    setSize(
      stackItem, cross, priority: visible.count > 1 ? Priority.spanning : Priority.canvasFit,
      named: "UISV-spanning-fit")
    // On Interface Builder's canvas, views without an intrinsic size do not shrink.
    if stack.nibFollows(.arrangedViewsKeepSize) { return }
    for constraint in ambiguitySuppression { add(constraint, named: "UISV-ambiguity-suppression") }
  }

  /// The constraints that let the views shrink across the stack if nothing else determines their size. Empty if the
  /// views fill the stack.
  var ambiguitySuppression: [LayoutProblem.Constraint] {
    guard alignment != .fill else { return [] }
    return visible.map {
      LayoutProblem.Constraint(first: $0.item, cross.size, .equal, constant: 0, priority: Priority.ambiguity)
    }
  }

  /// The alignment to use. Views in a column have no common baseline, so a column uses leading and trailing
  /// instead.
  private var alignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return stack.alignment
    }
  }

  private func addFill() {
    for arranged in visible {
      connect(arranged.item, cross.start, cross, inset: cross.startInset, named: "UISV-canvas-connection")
      connect(arranged.item, cross.end, cross, inset: -cross.endInset, named: "UISV-canvas-connection")
    }
  }

  private func addAligned(isAtStart: Bool) {
    for arranged in visible {
      keepInside(
        arranged.item, start: isAtStart ? .equal : .greaterThanOrEqual,
        end: isAtStart ? .lessThanOrEqual : .equal)
    }
  }

  private func addCentered() {
    for arranged in visible {
      connect(arranged.item, cross.center, cross, inset: cross.centerOffset, named: "UISV-alignment")
      keepInside(arranged.item, start: .greaterThanOrEqual, end: .lessThanOrEqual)
    }
  }

  /// Relates a view's edges to the edges of the stack, so that the view is inside it.
  private func keepInside(
    _ item: LayoutProblem.ItemID, start: LayoutProblem.Relation, end: LayoutProblem.Relation
  ) {
    connect(item, cross.start, cross, inset: cross.startInset, start, named: "UISV-spanning-boundary")
    connect(item, cross.end, cross, inset: -cross.endInset, end, named: "UISV-spanning-boundary")
  }

  /// Aligns the baselines of the views. On the side of the baseline (the top for first baselines), the stack ends at
  /// the edge of its first text. Texts whose edges are further away from the baseline reach past the stack. On the
  /// other side, the stack contains all views. Plain views in a row of first baselines stand at its top.
  private func addBaselines(_ baseline: NSLayoutConstraint.Attribute) {
    let isFirst = baseline == .firstBaseline
    let plain = isFirst ? visible.filter(\.view.nibIsPlain) : []
    let aligned = isFirst ? visible.filter { !$0.view.nibIsPlain } : visible
    for arranged in plain {
      keepInside(arranged.item, start: .equal, end: .lessThanOrEqual)
    }
    guard let first = aligned.first else { return }
    for arranged in aligned {
      if isFirst {
        connect(
          arranged.item, cross.end, cross, inset: -cross.endInset, .lessThanOrEqual,
          named: "UISV-spanning-boundary")
      } else {
        connect(
          arranged.item, cross.start, cross, inset: cross.startInset, .greaterThanOrEqual,
          named: "UISV-spanning-boundary")
      }
    }
    let firstSide = builder.baselineSide(of: first.view, first.item, baseline)
    for arranged in aligned.dropFirst() {
      let side = builder.baselineSide(of: arranged.view, arranged.item, baseline)
      add(
        LayoutProblem.Constraint(
          first: side.item, side.attribute, .equal, second: firstSide.item, firstSide.attribute,
          constant: Double(firstSide.offset - side.offset)), named: "UISV-alignment")
    }
    connect(
      first.item, isFirst ? cross.start : cross.end, cross,
      inset: isFirst ? cross.startInset : -cross.endInset, priority: Priority.almostRequired,
      named: "UISV-spanning-boundary")
  }
}

extension UIView {
  /// Whether the view is one without a baseline and without the look of a control, such as a plain container.
  fileprivate var nibIsPlain: Bool {
    type(of: self).nibKind == .view && nibBaselines == nil && forFirstBaselineLayout === self
  }
}
