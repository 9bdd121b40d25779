import NibCore

extension CheckRule {
  static let hiddenViewConflict = CheckRule(
    "hidden-view-conflict", .layout, .warning,
    "A hidden view in a stack view has required constraints that prevent its length of zero.",
    details: """
      A stack view gives hidden views a length of zero along its axis with the required constraint `UISV-hiding`. Fixed \
      sizes and margins inside the view contradict it: UIKit logs "Unable to simultaneously satisfy constraints" and breaks \
      one of them. The view still takes up no space. Interface Builder's canvas, and so NibTerm's layout, gives the \
      hidden view the length that its own constraints require. If constraints are violated by at most one pixel of the \
      device, the finding is a note.
      """,
    advice: "Give one of the constraints along the stack view's axis the priority 999.",
    wrong: stack(priority: ""), right: stack(priority: #" priority="999""#),
    find: { context in
      context.layouts.flatMap { HidingAttempt($0).map { $0.findings(in: context) } ?? [] }
    })

  /// A stack view with a hidden view whose height is fixed.
  private static func stack(priority: String) -> RuleExample {
    """
    <stackView opaque="NO" axis="vertical" id="stack"><rect key="frame" x="0" y="0" width="200" height="20"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="0" y="0" width="200" height="20"/>
        </view>
        <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="details">
          <rect key="frame" x="0" y="20" width="200" height="44"/>
          <constraints>
            <constraint firstAttribute="height" constant="44"\(priority) id="c1"/>
          </constraints>
        </view>
      </subviews>
    </stackView>
    """
  }
}

extension LayoutReport.Conflict {
  /// Whether the length of zero that a stack view gives to a hidden view takes part.
  var isOfHiddenView: Bool {
    parts.contains { $0.source?.isOfHiddenLength ?? false }
  }
}

extension LayoutBuilder.ConstraintSource {
  /// Whether this is the constraint with which a stack view gives a hidden view a length of zero.
  fileprivate var isOfHiddenLength: Bool {
    if case .engine(.purpose("'UISV-hiding'", _)) = self { return true }
    return false
  }
}

/// A layout solved with required constraints for hidden views, as UIKit solves it.
private struct HidingAttempt {
  /// The conflicts with the length of each hidden view, in document order.
  private var conflicts: [(view: UIView, conflicts: [LayoutReport.Conflict])] = []

  /// Returns `nil` if no stack view of the layout hides a view.
  init?(_ layout: CheckedLayout) {
    guard layout.views.contains(where: { $0.isHidden && $0.superview is UIStackView }) else { return nil }
    let builder = LayoutBuilder(root: layout.root)
    var problem = builder.problem
    var hidden: [(identifier: Int, view: UIView)] = []
    for (index, constraint) in problem.constraints.enumerated() where constraint.terms.count == 1 {
      guard builder.sources[constraint.identifier].isOfHiddenLength,
        let view = builder.view(of: constraint.terms[0].item)
      else { continue }
      problem.setPriority(UILayoutPriority.required.rawValue, ofConstraint: index)
      hidden.append((constraint.identifier, view))
    }
    let size = layout.root.bounds.size
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000), height: (Double(size.height), 1000))
    let solution = problem.solved(measure: builder.measure)
    for (identifier, view) in hidden {
      var ownConflicts = solution
      ownConflicts.conflicts = solution.conflicts.filter { $0.constraints.contains(identifier) }
      let report = builder.report(of: ownConflicts)
      if !report.conflicts.isEmpty { conflicts.append((view, report.conflicts)) }
    }
  }

  /// One finding for each hidden view whose length cannot be 0.
  func findings(in context: CheckContext) -> [Diagnostic] {
    conflicts.map { view, conflicts in
      let names = MessageNames(conflicts.flatMap(\.namedViews) + [view])
      let isVertical = (view.superview as? UIStackView)?.axis == .vertical
      let hasConstraints = conflicts.contains { !$0.constraints.isEmpty }
      let advice =
        hasConstraints
        ? "give one of them the priority 999" : "set the spacing inside it to 0 while it is hidden"
      return context.finding(
        severity: conflicts.severity(in: view),
        "\(names.inSentence(view)) is hidden, but the constraints below prevent the \(isVertical ? "height" : "width") of 0 "
          + "that its stack view requires: \(advice)", at: view,
        notes: conflicts.flatMap { $0.notes(names) }.uniqued())
    }
  }
}
