/// Derives the Objective-C selectors of Swift methods.
enum SwiftSelector {
  /// - Parameter labels: the arguments' labels; `_` for an argument without a label.
  /// - Returns: the selector in Swift 3 and later, followed by the selector in older versions if it differs:
  ///   in those, the first argument had no label.
  static func texts(_ name: String, _ labels: [String]) -> [String] {
    guard let first = labels.first else { return [name] }
    let otherLabels = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    let old = "\(name):\(otherLabels)"
    guard first != "_" else { return [old] }
    return ["\(name)\(joiningWord(name, first))\(capitalized(first)):\(otherLabels)", old]
  }

  /// Returns `With` to join a name and a label, unless there is a preposition where they meet.
  private static func joiningWord(_ name: String, _ label: String) -> String {
    let isJoined = prepositions.contains(lastWord(name)) || prepositions.contains(firstWord(label))
    return isJoined ? "" : "With"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(_ text: String) -> String {
    String(text.prefix(1)).lowercased() + text.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ text: String) -> String {
    let start = text.lastIndex { $0.isUppercase } ?? text.startIndex
    return text[start...].lowercased()
  }

  /// The words that the compiler treats as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]
}
