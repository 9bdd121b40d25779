import NibSupport

/// The optional priorities that occur in a problem, as levels of the objective; the highest priority is level 0.
/// The last level is weaker than every priority and is used for hints. If a content size is required, level 0 is above all
/// optional priorities: a required content size that contradicts the constraints is satisfied as well as possible, before
/// everything that is optional.
package struct PriorityLevels {
  private let priorities: [Float]
  /// The priority of required content sizes that contradict the constraints.
  private static let contradicted: Float = 1000 - 1 / 1024

  /// The number of levels of the objective.
  package var count: Int { priorities.count + 1 }

  init(_ problem: LayoutProblem) {
    var unsorted: [Float] = []
    // Consecutive constraints usually have the same priority, so most duplicates are detected here.
    func add(_ priority: Float) {
      guard !PriorityLevels.isRequired(priority), priority.isFinite, priority != unsorted.last else { return }
      unsorted.append(priority)
    }
    for constraint in problem.constraints { add(constraint.priority) }
    func addContent(_ priorities: Float...) {
      priorities.forEach(add)
      if priorities.contains(where: PriorityLevels.isRequired) { add(PriorityLevels.contradicted) }
    }
    for item in problem.items {
      if item.intrinsicWidth != nil { addContent(item.hugging.width, item.compression.width) }
      if item.intrinsicHeight != nil { addContent(item.hugging.height, item.compression.height) }
    }
    for case let length? in [problem.rootSize.width, problem.rootSize.height] { add(length.priority) }
    priorities = unsorted.sorted(by: >).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
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

  /// The strongest optional penalty in place of `forbidden`; other penalties are returned unchanged.
  func strongestOptional(_ penalty: Simplex.Penalty) -> Simplex.Penalty {
    penalty == .forbidden ? .level(0) : penalty
  }
}
