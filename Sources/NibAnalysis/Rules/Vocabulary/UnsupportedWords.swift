import NibCore

extension [NibUnreadWord] {
  /// One diagnostic for all words that mean the same, in which a note counts those after the first. A word that NibTerm
  /// does not know is usually repeated in all objects of a kind.
  func joined(_ finding: (NibUnreadWord) -> Diagnostic) -> [Diagnostic] {
    var places: [[String]: Int] = [:]
    var groups: [[NibUnreadWord]] = []
    for word in self {
      let place = places[[word.path, word.standIn ?? ""], default: groups.count]
      places[[word.path, word.standIn ?? ""]] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(word)
    }
    return groups.map { words in
      finding(words[0]).with(words.dropFirst().map { Diagnostic.Companion(finding($0), .count) })
    }
  }
}
