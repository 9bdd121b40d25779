import NibCore

extension [NibUnreadWord] {
  /// One diagnostic for all words with the same path, with a note that counts the words after the first. An unknown
  /// word usually occurs in all objects of a kind.
  func joined(_ finding: (NibUnreadWord) -> Diagnostic) -> [Diagnostic] {
    var indices: [[String]: Int] = [:]
    var groups: [[NibUnreadWord]] = []
    for word in self {
      let key = [word.path, word.standIn ?? ""]
      if let index = indices[key] {
        groups[index].append(word)
      } else {
        indices[key] = groups.count
        groups.append([word])
      }
    }
    return groups.map { words in
      finding(words[0]).with(words.dropFirst().map { Diagnostic.Companion(finding($0), .count) })
    }
  }
}
