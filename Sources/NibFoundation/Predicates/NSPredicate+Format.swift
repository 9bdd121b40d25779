import Foundation

extension NSPredicate {
  /// Creates a predicate from a format string, such as `name BEGINSWITH[c] %@ AND age > %d`.
  ///
  /// Predicates compare the stored properties of classes and structures, the values of dictionaries, texts, numbers,
  /// dates and collections. Supported are `AND`, `OR`, `NOT`, the comparisons with `[c]` and `[d]`, `BETWEEN`, `IN`,
  /// `LIKE`, `MATCHES`, `ANY`, `ALL`, `NONE`, arithmetic, and `@count`, `@sum`, `@avg`, `@min` and `@max`. Functions,
  /// subqueries and variables are not supported.
  ///
  /// Raises an exception if the text is not a predicate. Evaluating raises an exception for a key that an object does
  /// not have as a stored property.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate from a format string with an array of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let tree: PredicateTree
    do {
      tree = try PredicateParser.parse(predicateFormat, arguments ?? [])
    } catch {
      NibException.invalidArgument("Unable to parse the format string \"\(predicateFormat)\"").raise()
    }
    self.init { object, _ in NibException.raising { try tree.matches(object) } }
  }
}
