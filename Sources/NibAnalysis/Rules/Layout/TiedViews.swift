import NibCore

/// Several views of a layout that are ambiguous because of the same demands.
struct TiedViews {
  private let findings: [AmbiguityCheck.Finding]
  /// The views, without duplicates, superviews first.
  private let views: [UIView]
  private let tie: PriorityTie
  private let layout: ExplainedLayout
  /// The nearest view around all of them, which the finding is about.
  private let container: UIView
  /// The amount of space that the contents lack or have in excess; `nil` if it is not known.
  private let excess: Excess?

  /// Space that contents cannot fill, or that is too small for them.
  private struct Excess {
    let length: LayoutRow.Dimension
    /// The points by which the contents are stretched; negative if they are compressed.
    let points: Double
    /// Whether a change of the canvas by these points determines the layout.
    let isOfCanvas: Bool

    /// For example, `1 point too low`.
    var words: String {
      let quality =
        switch length {
        case .width: points < 0 ? "narrow" : "wide"
        case .height: points < 0 ? "low" : "high"
        }
      return "\(ConflictDistance(abs(points)).amount) too \(quality)"
    }
  }

  /// - Parameter findings: the findings about the views in one layout; at least one.
  init(_ findings: [AmbiguityCheck.Finding], _ tie: PriorityTie) {
    let first = findings[0]
    self.findings = findings
    views = findings.map(\.view).uniqued { ObjectIdentifier($0) }
    self.tie = tie
    layout = first.layout
    container = TiedViews.container(of: views, in: first.layout.root)
    let length: LayoutRow.Dimension = first.axes == .horizontal ? .width : .height
    excess = tie.stretch[length].flatMap { points in
      guard abs(points) > LayoutRow.tolerance, let item = first.layout.item(for: first.view) else {
        return nil
      }
      let isOpen = first.layout.undetermined.isOpen(item, on: first.axes, changing: length, by: -points)
      return Excess(length: length, points: points, isOfCanvas: !isOpen)
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
      ? "the position and size of \(views[0].nibNameInSentence)"
      : "the positions and sizes of \(views.count) views in \(place)"
    let size = excess.map { excess in
      let isOfCanvas = excess.isOfCanvas && layout.root.superview == nil
      let name = views.count == 1 ? place : "it"
      return "\(isOfCanvas ? "the canvas" : name) is \(excess.words) and "
    }
    return container.nibDiagnostic(
      CheckRule.ambiguousLayout.kind, severity: isInvisible ? .note : nil,
      "the constraints do not determine \(whose), because \(size ?? "")"
        + "\(tie.words(in: layout, along: excess?.length)): \(PriorityTie.advice)")
  }

  private var isInvisible: Bool { findings.allSatisfy(\.isInvisible) }
}
