import NibCore

/// The rows of a `SearchPanel`: those that are listed while nothing is typed, and those that match a text.
struct SearchRows {
  /// A line of the panel.
  enum Line {
    case heading(String)
    /// A row with the positions of the matching bytes in its title.
    case row(SearchPanel.Row, Set<Int>)

    var row: SearchPanel.Row? {
      if case .row(let row, _) = self { row } else { nil }
    }
  }

  private let sections: [SearchPanel.Section]
  private let rows: [SearchPanel.Row]
  private let index: WordIndex
  private let makeSource: () -> SearchPanel.Source
  /// The rows that are made only when they match; nil until something is typed.
  private var source: (source: SearchPanel.Source, index: WordIndex)?
  /// The titles of all rows, for texts that are not the beginnings of words; nil until it is needed.
  private var letters: FuzzyFilter?

  init(_ sections: [SearchPanel.Section], source: @escaping () -> SearchPanel.Source) {
    self.sections = sections
    makeSource = source
    rows = sections.flatMap(\.rows)
    index = rows.reduce(into: WordIndex()) { $0.append($1.title, synonyms: $1.synonyms) }
  }

  /// The lines while nothing is typed: the listed sections with their headings.
  var all: [Line] {
    sections.filter { $0.isListed && !$0.rows.isEmpty }.flatMap { section in
      [.heading(section.heading)] + section.rows.map { .row($0, []) }
    }
  }

  /// The rows that match a text, the best first. Rows with the words of the text come first. Only if there are none,
  /// the letters of the text may be anywhere.
  mutating func matching(_ text: String) -> [Line] {
    let query = WordQuery(text)
    if source == nil {
      let made = makeSource()
      source = (made, made.texts.reduce(into: WordIndex()) { $0.append($1.title, synonyms: $1.synonyms) })
    }
    let own = index.matches(query).map { (row: $0.number, score: $0.score + rows[$0.number].rank) }
    let made = madeMatches(query)
    let found = SearchRows.sorted(own + made)
    guard found.isEmpty else {
      return found.map { number in
        let row = row(number)
        return .row(row, WordIndex.positions(of: query, in: row.title))
      }
    }
    return matchingLetters(of: text)
  }

  /// The best matches among the rows that have not been made, with numbers after those of the others.
  private func madeMatches(_ query: WordQuery) -> [(row: Int, score: Int)] {
    guard let source else { return [] }
    let found = source.index.matches(query).map { (row: $0.number + rows.count, score: $0.score) }
    return SearchRows.sorted(found).prefix(source.source.limit).map { number in
      found.first { $0.row == number } ?? (number, 0)
    }
  }

  private static func sorted(_ matches: [(row: Int, score: Int)]) -> [Int] {
    matches.sorted { ($1.score, $0.row) < ($0.score, $1.row) }.map(\.row)
  }

  private func row(_ number: Int) -> SearchPanel.Row {
    number < rows.count ? rows[number] : source?.source.row(number - rows.count) ?? rows[0]
  }

  private mutating func matchingLetters(of text: String) -> [Line] {
    var filter = letters ?? FuzzyFilter()
    if letters == nil {
      filter.append(rows.map(\.title))
      filter.append(source?.source.texts.map(\.title) ?? [])
    }
    filter.setText(text)
    letters = filter
    return filter.matches.prefix(source?.source.limit ?? 0).map { match in
      .row(row(match.number), Set(filter.positions(in: match.number)))
    }
  }
}
