import NibCore

/// The selectors by which Objective-C knows a Swift method.
enum SwiftSelector {
  /// - Parameters:
  ///   - labels: the arguments' labels; `_` for one without.
  /// - Returns: the selector of Swift 3 and later, then that of older Swift if it differs: there a first
  ///   argument had no label.
  static func texts(_ name: String, _ labels: [String]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    let old = "\(name):\(rest)"
    guard first != "_" else { return [old] }
    return ["\(name)\(joint(name, first))\(capitalized(first)):\(rest)", old]
  }

  /// `With` between name and label, unless either has a preposition where they meet.
  private static func joint(_ name: String, _ label: String) -> String {
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

  /// The words that the compiler takes for prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]
}
