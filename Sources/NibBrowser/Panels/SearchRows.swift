import NibCore
import NibTools

/// Finds the rows of a `SearchPanel`: the listed rows while nothing is typed, and the rows that match a text.
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
  private let makeSources: () -> [SearchPanel.Source]
  /// The rows that are made only when they match; `nil` until something is typed.
  private var sources: [IndexedSource]?
  /// Finds titles that contain the letters of a text in any places; `nil` until it is needed.
  private var letters: FuzzyFilter?

  /// A source, whose rows have the numbers from `first` on.
  private struct IndexedSource {
    let source: SearchPanel.Source
    let index: WordIndex
    let first: Int

    init(_ source: SearchPanel.Source, first: Int) {
      self.source = source
      self.first = first
      index = source.texts.reduce(into: WordIndex()) { $0.append($1.title, synonyms: $1.synonyms) }
    }
  }

  init(_ sections: [SearchPanel.Section], sources: @escaping () -> [SearchPanel.Source]) {
    self.sections = sections
    makeSources = sources
    rows = sections.flatMap(\.rows)
    index = rows.reduce(into: WordIndex()) { $0.append($1.title, synonyms: $1.synonyms) }
  }

  /// The lines while nothing is typed: the listed sections with their headings.
  var all: [Line] {
    sections.filter { $0.isListed && !$0.rows.isEmpty }.flatMap { section in
      [.heading(section.heading)] + section.rows.map { .row($0, []) }
    }
  }

  /// The rows that contain the words of a text, the best first. If there are none, the rows that contain the letters of
  /// the text in any places.
  mutating func matching(_ text: String) -> [Line] {
    let query = WordQuery(text)
    let sources = sources ?? indexedSources
    self.sources = sources
    let listed = index.matches(query).map { (row: $0.number, score: $0.score + rows[$0.number].rank) }
    let matches = SearchRows.sorted(listed + sources.flatMap { SearchRows.matches(query, in: $0) })
    if matches.isEmpty { return matchingLetters(of: text) }
    return matches.map { match in
      let row = row(match.row)
      return .row(row, WordIndex.positions(of: query, in: row.title))
    }
  }

  private var indexedSources: [IndexedSource] {
    var first = rows.count
    return makeSources().map { source in
      defer { first += source.texts.count }
      return IndexedSource(source, first: first)
    }
  }

  /// The best matches in a source, up to its limit.
  private static func matches(_ query: WordQuery, in source: IndexedSource) -> [(row: Int, score: Int)] {
    let matches = source.index.matches(query).map { (row: $0.number + source.first, score: $0.score) }
    return Array(sorted(matches).prefix(source.source.limit))
  }

  private static func sorted(_ matches: [(row: Int, score: Int)]) -> [(row: Int, score: Int)] {
    matches.sorted { ($1.score, $0.row) < ($0.score, $1.row) }
  }

  private func row(_ number: Int) -> SearchPanel.Row {
    guard let source = sources?.last(where: { $0.first <= number }) else { return rows[number] }
    return source.source.row(number - source.first)
  }

  /// The rows whose titles contain the letters of a text in any places, the best first.
  private mutating func matchingLetters(of text: String) -> [Line] {
    var filter = letters ?? FuzzyFilter()
    if letters == nil {
      filter.append(rows.map(\.title))
      for source in sources ?? [] { filter.append(source.source.texts.map(\.title)) }
    }
    filter.setText(text)
    letters = filter
    return filter.matches.prefix(SearchRows.letterLimit).map { match in
      .row(row(match.number), Set(filter.positions(in: match.number)))
    }
  }

  /// The maximum number of rows that match only by their letters.
  private static let letterLimit = 40
}
