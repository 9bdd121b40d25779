extension Collection<String> {
  /// The texts as a list in a sentence, such as `a, b and c` or `a, b and 3 more`; empty without texts.
  ///
  /// - Parameters:
  ///   - conjunction: the word before the last text.
  ///   - maximum: the largest number of texts that are named. The others are counted.
  package func listed(_ conjunction: String = "and", maximum: Int = .max) -> String {
    var words = Array(prefix(maximum))
    if count > words.count { words.append("\(count - words.count) more") }
    guard words.count > 1 else { return words.first ?? "" }
    let last = words.removeLast()
    return "\(words.joined(separator: ", ")) \(conjunction) \(last)"
  }
}
