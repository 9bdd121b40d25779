/// Words and signs for values of constraints.
enum ConstraintWords {
  /// The values of `relation` in documents, by their signs.
  static let relations = [">=": "greaterThanOrEqual", "<=": "lessThanOrEqual", "=": "equal"]
  /// The priorities with names.
  static let priorities = ["required": 1000.0, "high": 750, "low": 250]
}
