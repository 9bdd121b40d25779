/// A limit for the work on one file, so that a damaged or hostile file of a few bytes does not keep the program busy.
///
/// The unit is that of the owner, for example bytes or parts of a drawing. Once the work exceeds the limit, the budget
/// stays exhausted, so that the owner can report it at the end.
package struct WorkBudget: Sendable {
  private var left: Int
  /// Whether more was requested than the limit allowed.
  package private(set) var isExhausted = false

  package init(_ limit: Int) { left = limit }

  /// Takes an amount from the budget. Returns false if less than that is left, now or before.
  package mutating func spend(_ amount: Int) -> Bool {
    if amount > left { isExhausted = true }
    guard !isExhausted else { return false }
    left -= max(0, amount)
    return true
  }
}
