import NibCore

/// The ambiguous views of a layout, with those that only follow from others: as soon as the other views have a place, they
/// have one, too.
///
/// In a column of views without a constraint at its top, every position is open, but one constraint determines all of
/// them. On each axis, the views are considered from the top or the leading edge, so that the first view of a chain is
/// its cause.
struct AmbiguityChains {
  /// An ambiguous view.
  struct Link {
    /// The edges that need constraints of their own; empty if all follow from other views.
    fileprivate(set) var ownEdges: Set<NibExplanation.Edge>
    /// The index of the view from which this one follows; `nil` if it has edges of its own, and if it follows from a view
    /// that has a finding of another rule.
    fileprivate(set) var cause: Int?
  }

  /// An open position or length.
  private struct Value {
    let owner: Int
    let edge: NibExplanation.Edge
    let sum: LayoutVariables.Expression
  }

  /// The views, in the order of the findings.
  private(set) var links: [Link]

  /// - Parameters:
  ///   - findings: the findings about missing constraints in one layout.
  ///   - doubtful: views that are ambiguous because of another problem, from which some of the findings can follow.
  init(_ findings: [AmbiguityCheck.Ambiguity], doubtful: [AmbiguityCheck.Ambiguity]) {
    links = findings.map { Link(ownEdges: $0.edges) }
    guard let layout = findings.first?.layout, findings.count + doubtful.count > 1 else { return }
    for axis in [LayoutAxes.horizontal, .vertical] {
      var freedom = RemainingFreedom(layout.ambiguous)
      for other in doubtful {
        for (_, sum) in other.openValues(on: axis) { freedom.fix(sum) }
      }
      follow(findings, on: axis, in: &freedom)
    }
    for index in links.indices where !links[index].ownEdges.isEmpty { links[index].cause = nil }
  }

  /// Gives the views their places on an axis, one after the other, and removes the edges that then have only one place.
  private mutating func follow(
    _ findings: [AmbiguityCheck.Ambiguity], on axis: LayoutAxes, in freedom: inout RemainingFreedom
  ) {
    let starts = findings.map { $0.start(on: axis) }
    let order = findings.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var open = order.flatMap { index in
      findings[index].openValues(on: axis).map { Value(owner: index, edge: $0.edge, sum: $0.sum) }
    }
    var cause: Int?
    while !freedom.hasGivenUp {
      for value in open where !freedom.isOpen(value.sum) {
        links[value.owner].ownEdges.remove(value.edge)
        links[value.owner].cause = links[value.owner].cause ?? cause
      }
      open.removeAll { !freedom.isOpen($0.sum) }
      guard let next = open.first?.owner else { return }
      for value in open where value.owner == next { freedom.fix(value.sum) }
      open.removeAll { $0.owner == next }
      cause = next
    }
  }
}

/// The values of a layout that are still open after others have been fixed.
private struct RemainingFreedom {
  private var simplex: Simplex
  private var motions: [Double]?

  init(_ variables: AmbiguousVariables) {
    simplex = variables.engine.simplex.restrictedToOptimum(effortLimit: RemainingFreedom.limit)
    motions = variables.motions
  }

  /// The maximum work: see `Simplex.effort`. Layouts of real documents need less than a hundredth of it.
  private static let limit = 20_000_000

  /// Whether the search for the open values was given up, because it needs too much work.
  var hasGivenUp: Bool { motions == nil }

  /// Whether a sum can have several values.
  func isOpen(_ sum: LayoutVariables.Expression) -> Bool {
    motions.map { OptimalFace.isMotion(sum.terms.value($0)) } ?? true
  }

  /// Gives an open sum one of its values: not one of its limits, where other values could have no room to vary.
  mutating func fix(_ sum: LayoutVariables.Expression) {
    guard isOpen(sum), !hasGivenUp else { return }
    let value: Double =
      switch simplex.range(of: sum.terms) {
      case (let minimum?, let maximum?): (minimum + maximum) / 2
      case (let minimum?, nil): minimum + RemainingFreedom.distance
      case (nil, let maximum?): maximum - RemainingFreedom.distance
      case (nil, nil): 0
      }
    _ = simplex.add(sum.terms, constant: -value, above: .forbidden, below: .forbidden)
    motions = simplex.motions()
  }

  /// The distance in points from the only limit of a value.
  private static let distance = 100.0
}

extension AmbiguityCheck.Ambiguity {
  /// The ambiguous positions and lengths on an axis.
  fileprivate func openValues(
    on axis: LayoutAxes
  ) -> [(edge: NibExplanation.Edge, sum: LayoutVariables.Expression)] {
    AmbiguousValue.open(of: view, isOfContent: isOfContent, on: axes.intersection(axis), in: layout)
  }

  /// The distance of the view's top or leading edge from that of the layout, in points.
  fileprivate func start(on axis: LayoutAxes) -> CGFloat {
    let frame = view.convert(view.bounds, to: layout.root)
    guard axis == .horizontal else { return frame.minY }
    return layout.root.nibIsRightToLeft ? -frame.maxX : frame.minX
  }
}
