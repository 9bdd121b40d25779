import NibSupport

/// The optional priorities that occur in a problem, as levels of the objective; the highest priority is level 0.
/// The last level is weaker than every priority and is used for hints.
package struct PriorityLevels {
  private let priorities: [Float]

  /// The number of levels of the objective.
  package var count: Int { priorities.count + 1 }

  init(_ problem: LayoutProblem) {
    var found: [Float] = []
    // Consecutive constraints usually have the same priority, so most duplicates are detected here.
    func note(_ priority: Float) {
      guard !PriorityLevels.isRequired(priority), priority.isFinite, priority != found.last else { return }
      found.append(priority)
    }
    for constraint in problem.constraints { note(constraint.priority) }
    for item in problem.items {
      if item.intrinsicWidth != nil {
        note(item.hugging.width)
        note(item.compression.width)
      }
      if item.intrinsicHeight != nil {
        note(item.hugging.height)
        note(item.compression.height)
      }
    }
    for size in [problem.rootSize.width, problem.rootSize.height] { size.map { note($0.priority) } }
    priorities = found.sorted(by: >).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  static func isRequired(_ priority: Float) -> Bool { priority >= 1000 }

  /// The penalty for breaking a constraint of the given priority.
  func penalty(_ priority: Float) -> Simplex.Penalty {
    guard !PriorityLevels.isRequired(priority) else { return .forbidden }
    // The list is descending.
    return .level(priorities.partitioningIndex { !($0 > priority) })
  }

  /// The penalty for a hugging or compression priority, where 0 means no preference.
  func contentPenalty(_ priority: Float) -> Simplex.Penalty { priority > 0 ? penalty(priority) : .free }

  /// The strongest optional penalty if the given one is forbidden; otherwise the given one.
  func strongestOptional(_ penalty: Simplex.Penalty) -> Simplex.Penalty {
    penalty == .forbidden ? .level(0) : penalty
  }
}
