/// The work that an analysis may spend on solving layouts again, such as the search for a change that avoids conflicts.
///
/// Work is the number of terms that solvers write, so that the same document gives the same result on every machine.
struct SolverBudget {
  /// Layouts of real documents need less than a hundredth of it.
  private static let limit = 150_000_000

  private var remainingWork = SolverBudget.limit

  /// Whether no more layouts may be solved.
  var isUsedUp: Bool { remainingWork <= 0 }

  /// Subtracts the work of an attempt.
  mutating func spend(on attempt: LayoutAttempt) { remainingWork -= attempt.effort }
}
