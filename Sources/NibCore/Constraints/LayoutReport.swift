/// The results of a layout other than frames.
package struct LayoutReport {
  /// Required constraints that cannot all be satisfied.
  package struct Conflict {
    /// All constraints of the conflict, including those that NibTerm added.
    package var parts: [Part] = []
    /// The constraints of the document or program that cannot all be satisfied.
    package var constraints: [NSLayoutConstraint]
    /// All constraints of the conflict as text, including those that NibTerm added.
    package var descriptions: [String]
    /// The origins of the constraints in `descriptions`. For a constraint that NibTerm added, this is the origin of the
    /// view that it was added for.
    package var origins: [NibOrigin?] = []
    /// The constraint that was broken; `nil` if NibTerm added it.
    package var broken: NSLayoutConstraint?
    /// The broken constraint as text.
    package var brokenDescription: String
    /// The distance in points by which the broken constraint is violated.
    package var violation: Double
    /// The lengths that take part because they cannot be negative.
    package var nonnegative: [Length] = []
    /// The lines of UIKit's log, in its order; see `ConflictLogLine`.
    var logLines: [ConflictLogLine] = []
    var brokenLine: ConflictLogLine?

    /// A width or height of a view or guide. It does not keep the view alive.
    package struct Length {
      /// The view; `nil` for the length of a guide, of a scroll view's content or of a space in a stack view.
      package private(set) weak var view: UIView?
      /// The name of the view or other object, for messages without better names.
      package let name: String
      /// Whether the length is the width or the height.
      package let dimension: LayoutLength.Dimension
    }

    /// A constraint of a conflict. It does not keep the views alive, because the views store the conflicts.
    package struct Part {
      private let constraint: NSLayoutConstraint?
      private let purpose: String?
      private weak var view: UIView?
      private weak var guide: UILayoutGuide?

      init(_ source: LayoutBuilder.ConstraintSource?) {
        var constraint: NSLayoutConstraint?
        var purpose: String?
        switch source {
        case .constraint(let original): constraint = original
        case .engine(.purpose(let text, let owner)): (purpose, view) = (text, owner)
        case .engine(.guide(let placedGuide)): guide = placedGuide
        case nil: break
        }
        self.constraint = constraint
        self.purpose = purpose
      }

      /// The source of the constraint; `nil` for the size of the layout's root.
      package var source: LayoutBuilder.ConstraintSource? {
        if let constraint { return .constraint(constraint) }
        if let purpose, let view { return .engine(.purpose(purpose, of: view)) }
        return guide.map { .engine(.guide($0)) }
      }
    }
  }

  package var conflicts: [Conflict] = []
  /// The views whose position or size the constraints leave open, with the affected axes.
  package var ambiguous: [(view: UIView, horizontal: Bool, vertical: Bool)] = []

  /// The solution of the layout's problem; `nil` if it was solved again for another size of the root, and has exactly one
  /// solution. The identifiers of its constraints are those of a new `LayoutBuilder`.
  package var solution: LayoutSolution?

  /// Whether the layout was solved completely. False if the solver gave up, so that conflicts can be missing.
  package var isComplete = true

  package init(conflicts: [Conflict] = [], ambiguous: [(view: UIView, horizontal: Bool, vertical: Bool)] = [])
  {
    self.conflicts = conflicts
    self.ambiguous = ambiguous
  }
}
