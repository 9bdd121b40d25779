import Foundation

/// A predicate as a tree of comparisons and logical operators.
indirect enum PredicateTree {
  case constant(Bool)
  case not(PredicateTree)
  case and([PredicateTree])
  case or([PredicateTree])
  case comparison(PredicateComparison)

  /// Whether an object satisfies the predicate.
  /// - Throws: `NibException` for unknown keys and invalid regular expressions.
  func matches(_ object: Any?) throws -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): try !inner.matches(object)
    case .and(let parts): try parts.allSatisfy { try $0.matches(object) }
    case .or(let parts): try parts.contains { try $0.matches(object) }
    case .comparison(let comparison): try comparison.matches(object)
    }
  }
}
