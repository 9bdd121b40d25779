import NibSupport

/// Gives the objects of a compiled document ids as Interface Builder writes them: `Tka-1R-vQm`.
///
/// A compiled nib contains no ids. Its objects are named by their numbers in the file. The new ids depend only on the
/// order of the objects, so that the same nib always gives the same source.
struct SourceIDs {
  private var known: [ExactText: String] = [:]

  /// The new id for one that a reader of compiled nibs made. The ids of placeholders (`-1`) stay as they are.
  mutating func id(for id: String) -> String {
    if id.hasPrefix("-") { return id }
    if let made = known[text: id] { return made }
    let made = Self.id(number: UInt64(known.count))
    known[text: id] = made
    return made
  }

  /// The id that was made for an object; the same text if there is no such object.
  func reference(to id: String) -> String { known[text: id] ?? id }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  /// The number of ids with eight letters or digits.
  private static let count: UInt64 = 218_340_105_584_896
  /// A number without a common factor with `count`, so that different numbers give different ids. It is so large that
  /// neighbors have nothing in common.
  private static let factor: UInt64 = 134_941_606_358_731

  private static func id(number: UInt64) -> String {
    let (high, low) = (number + 1).multipliedFullWidth(by: factor)
    var rest = count.dividingFullWidth((high % count, low)).remainder
    var letters: [Character] = []
    for position in 0..<8 {
      if position == 3 || position == 5 { letters.append("-") }
      letters.append(digits[Int(rest % UInt64(digits.count))])
      rest /= UInt64(digits.count)
    }
    return String(letters)
  }
}
