import NibCore

/// Findings about translations, with those that say the same of several keys, files or languages reported together.
struct SameFindings {
  /// The findings that say the same, each with its place in short form.
  private var groups: [[(finding: Diagnostic, place: String)]] = []
  /// The indices of the groups, by what the findings say.
  private var indices: [ExactText: Int] = [:]
  /// The beginning of the note about the other places, such as `the same in`.
  private let words: String
  /// The number of places that a note names.
  private let namedPlaces: Int

  init(_ words: String, namedPlaces: Int) { (self.words, self.namedPlaces) = (words, namedPlaces) }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - meaning: a text that is the same for findings that say the same.
  ///   - place: where the finding is, in short form.
  mutating func add(_ finding: Diagnostic, saying meaning: String, at place: String) {
    let index = indices[text: meaning] ?? groups.count
    if index == groups.count {
      indices[text: meaning] = index
      groups.append([])
    }
    groups[index].append((finding, place))
  }

  /// The first finding of each group, with the others.
  var findings: [Diagnostic] {
    groups.map { group in
      let others = group.dropFirst()
      guard let second = others.first else { return group[0].finding }
      let names = others.prefix(namedPlaces).map(\.place).joined(separator: ", ")
      let more = others.count - namedPlaces
      let note = Diagnostic.Note("\(words) \(names)\(more > 0 ? " and \(more) more" : "")")
      return group[0].finding.with(
        [Diagnostic.Companion(second.finding, .note(note))]
          + others.dropFirst().map { Diagnostic.Companion($0.finding, .none) })
    }
  }
}
