import NibCore

/// A layout that is solved again so that its result can be explained. Each demand on the layout, such as a
/// constraint or a content size, is a row.
///
/// Explanations of several views of a layout share one instance.
package final class ExplainedLayout {
  /// The view whose size is an input of this layout.
  package let root: UIView
  let builder: LayoutBuilder
  /// The original problem, before text is measured.
  let problem: LayoutProblem
  /// The positions and sizes that `check` finds ambiguous.
  let ambiguity: LayoutAmbiguity
  /// The solution of the problem.
  private lazy var solvedVariant = SolvedVariant(problem, builder, variables)
  private(set) lazy var rows = LayoutRows(solvedVariant.measuredProblem, variables).all
  /// Finds the rows that determine an edge.
  private(set) lazy var chains = ChainFinder(self)
  /// The variables that the constraints do not determine.
  private(set) lazy var ambiguous = AmbiguousVariables(ambiguity)
  /// The demands of equal priority that make variables ambiguous.
  private(set) lazy var ties = PriorityTies(self)
  /// The names of the views for all explanations of this layout.
  private(set) lazy var names = MessageNames([root.superview].compactMap { $0 } + builder.views.map(\.view))

  /// Explains the layout that determines a view's frame. For a view without a superview, this is the layout of its
  /// contents.
  package convenience init(of view: UIView) { self.init(root: view.nibLayoutRoot) }

  /// Explains the layout of the contents of a view.
  convenience init(root: UIView) {
    self.init(LayoutAmbiguity(CheckedLayout(root: root, report: root.nibLayoutReport ?? LayoutReport())))
  }

  /// Explains the layout that was examined to find what is ambiguous.
  init(_ ambiguity: LayoutAmbiguity) {
    self.ambiguity = ambiguity
    root = ambiguity.layout.root
    builder = ambiguity.builder
    var problem = builder.problem
    let size = root.bounds.size
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000), height: (Double(size.height), 1000))
    self.problem = problem
  }

  var solution: LayoutSolution { solvedVariant.solution }

  /// The variables of the layout. They are the same in all variants of the problem, which have the same items.
  var variables: LayoutVariables { ambiguous.engine.variables }

  /// The value of each variable. Positions are in root coordinates.
  var values: [Double] { solvedVariant.values }

  /// The item that represents a view or guide.
  func item(for object: AnyObject) -> LayoutProblem.ItemID? { builder.item(for: object) }

  /// The view that an item represents; `nil` for guides and contents.
  func view(of item: LayoutProblem.ItemID) -> UIView? { builder.view(of: item) }

  /// The document's constraint that a row represents; `nil` for constraints made by the engine and for sizes.
  func constraint(ofRow row: Int) -> NSLayoutConstraint? {
    guard case .constraint(let index) = rows[row].source else { return nil }
    return constraint(at: index)
  }

  /// The document's constraint at the given index of the problem; `nil` for other constraints, and for those that only an
  /// `AmbiguityProblem` has, which come after all others.
  func constraint(at index: Int) -> NSLayoutConstraint? {
    guard index < problem.constraints.count, case .constraint(let constraint) = source(at: index) else {
      return nil
    }
    return constraint
  }

  /// The source of the constraint at the given index of the problem.
  func source(at index: Int) -> LayoutBuilder.ConstraintSource {
    builder.sources[problem.constraints[index].identifier]
  }

  /// The row of a document's constraint; `nil` if the constraint does not take part in this layout.
  func row(of constraint: NSLayoutConstraint) -> Int? {
    rows.indices.first { self.constraint(ofRow: $0) === constraint }
  }

  /// Changes a copy of the problem and solves it.
  func solved(_ change: (inout LayoutProblem) -> Void) -> SolvedVariant {
    var changed = problem
    change(&changed)
    return SolvedVariant(changed, builder, variables)
  }

  /// The solution of a problem with the items of this layout.
  struct SolvedVariant {
    let solution: LayoutSolution
    /// The value of each variable. Positions are in root coordinates.
    let values: [Double]
    /// The problem with measured texts.
    fileprivate let measuredProblem: LayoutProblem
    private let motions: [Double]

    fileprivate init(_ problem: LayoutProblem, _ builder: LayoutBuilder, _ variables: LayoutVariables) {
      var engine = LayoutEngine(problem)
      solution = engine.solve(builder.measure)
      values = variables.values(solution, in: problem)
      measuredProblem = engine.problem
      motions = engine.motions
    }

    /// Whether a sum of variables has the same value in all optimal layouts.
    func determines(_ terms: [Simplex.Term]) -> Bool { !OptimalFace.isMotion(terms.value(motions)) }
  }

  /// Whether a sum of variables has the same value in all optimal layouts of the canvas.
  func determines(_ terms: [Simplex.Term]) -> Bool { solvedVariant.determines(terms) }

  /// The layout without one of its constraints.
  func without(constraintAt index: Int) -> Removal { Removal(self, index) }

  /// The layout without one of its constraints.
  struct Removal {
    /// The layout of the canvas without the constraint.
    let canvas: SolvedVariant
    /// The positions and sizes that `check` would find ambiguous without the constraint.
    let ambiguity: LayoutAmbiguity

    fileprivate init(_ layout: ExplainedLayout, _ index: Int) {
      canvas = layout.solved { $0.removeConstraint(at: index) }
      ambiguity = layout.ambiguity.without(constraintAt: index, frames: canvas.solution.frames)
    }

    /// Whether the other constraints determine a sum of variables, without sizes that only the canvas keeps.
    func determines(_ terms: [Simplex.Term]) -> Bool {
      ambiguity.engine.map { !OptimalFace.isMotion(terms.value($0.motions)) } ?? true
    }
  }
}

extension LayoutVariables {
  /// The values of all symbols in absolute coordinates. A solution has the positions of items relative to
  /// their parents.
  func values(_ solution: LayoutSolution, in problem: LayoutProblem) -> [Double] {
    var count = 0
    for own in items { count = max(count, Int(max(own.width, own.height)) + 1) }
    var values = [Double](repeating: 0, count: count)
    for (index, own) in items.enumerated() {
      let frame = solution.frames[index]
      // Parents come before their children.
      let parent = problem.items[index].parent.map { items[$0] }
      if let left = own.left { values[Int(left)] = frame.x + (parent?.left.map { values[Int($0)] } ?? 0) }
      if let top = own.top { values[Int(top)] = frame.y + (parent?.top.map { values[Int($0)] } ?? 0) }
      values[Int(own.width)] = frame.width
      values[Int(own.height)] = frame.height
    }
    return values
  }
}
