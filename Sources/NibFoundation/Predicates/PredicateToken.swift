import Foundation

/// The words, signs and values of a predicate's format string.
enum PredicateToken: Equatable {
  /// A keyword or key path, such as `AND`, `name` or `author.name`.
  case word(String)
  /// An operator or a bracket, such as `==` or `(`.
  case sign(String)
  case text(String)
  case number(Double, isInteger: Bool)
  /// The next argument as a value, such as `%@` or `%d`.
  case argument
  /// The next argument as a key path: `%K`.
  case keyPath
}
