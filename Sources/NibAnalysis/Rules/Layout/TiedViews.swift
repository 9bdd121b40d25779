import NibCore

/// Several views of a layout that are ambiguous because of the same demands.
struct TiedViews {
  private let findings: [AmbiguityCheck.Ambiguity]
  /// The views, without duplicates, superviews first.
  private let views: [UIView]
  private let tie: PriorityTie
  private let layout: ExplainedLayout
  /// The nearest view around all of them, which the finding is about.
  private let container: UIView
  /// The axis on which the views are ambiguous.
  private let axis: LayoutAxes
  /// The amount of space that the contents lack or have in excess; `nil` if it is not known.
  private let excess: Excess?

  /// Space that contents cannot fill, or that is too small for them.
  private struct Excess {
    let length: LayoutRow.Dimension
    /// The points by which the contents are stretched; negative if they are compressed.
    let points: Double

    /// For example, `20 points of height are missing`.
    var text: String {
      let amount = ConflictDistance(abs(points)).amount
      return "\(amount) of \(length == .width ? "width" : "height") \(amount.hasSuffix("s") ? "are" : "is") "
        + (points < 0 ? "missing" : "left over")
    }

    /// The advice for contents of which one must fill the space, or become smaller.
    var advice: String { "lower the priority of the view that should \(points < 0 ? "shrink" : "grow")" }
  }

  /// - Parameter findings: the findings about the views in one layout; at least one.
  init(_ findings: [AmbiguityCheck.Ambiguity], _ tie: PriorityTie) {
    let first = findings[0]
    self.findings = findings
    views = findings.map(\.view).uniqued { ObjectIdentifier($0) }
    self.tie = tie
    layout = first.layout
    container = TiedViews.container(of: views, in: first.layout.root)
    axis = first.axes
    let length: LayoutRow.Dimension = axis == .horizontal ? .width : .height
    excess = tie.stretch[length].flatMap { points in
      abs(points) > LayoutRow.tolerance ? Excess(length: length, points: points) : nil
    }
  }

  private static func container(of views: [UIView], in root: UIView) -> UIView {
    let around = sequence(first: views.first?.superview ?? root, next: \.superview)
    return around.first { candidate in
      candidate === root || views.allSatisfy { $0 !== candidate && $0.isDescendant(of: candidate) }
    } ?? root
  }

  var diagnostic: Diagnostic {
    let place = container.nibNameInSentence
    let whose =
      views.count == 1
      ? "the \(axis.positionName) and \(axis.lengthName) of \(views[0].nibNameInSentence)"
      : "the \(axis.positionName)s and \(axis.lengthName)s of \(views.count) views in \(place)"
    let space = excess.map { "\($0.text), and " } ?? ""
    return container.nibDiagnostic(
      CheckRule.ambiguousLayout.kind, severity: isInvisible ? .note : nil,
      "the constraints do not determine \(whose), because \(space)"
        + "\(tie.clause(in: layout, along: excess?.length)): \(excess?.advice ?? tie.advice)")
  }

  private var isInvisible: Bool { findings.allSatisfy(\.isInvisible) }
}
