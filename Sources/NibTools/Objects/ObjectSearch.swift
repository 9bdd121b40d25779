/// Searches the texts of all documents for a query, and ranks the results.
///
/// The texts that match a query are stored. If the next query has more letters, only these texts and new documents are
/// searched.
struct ObjectSearch {
  /// The texts of one document that match the last query, or may match it with more letters.
  private struct Candidates {
    let document: DocumentTexts
    let texts: [UInt32]
  }

  /// The maximum number of results that are returned. Further results are only counted.
  static let maximumResults = 300

  private var lastQuery: FoundQuery?
  private var generation = 0
  private var candidates: [Candidates?] = []

  /// Searches all documents that have been read.
  ///
  /// - Parameter isCancelled: called several times during the search.
  /// - Returns: `nil` if the search was cancelled.
  mutating func results(
    of query: FoundQuery, in index: IndexSnapshot, isCancelled: () -> Bool = { false }
  ) -> FoundResults? {
    if query.isEmpty { return FoundResults(query: query, progress: index.progress) }
    let narrows = generation == index.generation && lastQuery.map(query.narrows) ?? false
    let matcher = FoundMatcher(query)
    let words = FoundObjectWords(query)
    var ranking = Ranking(limit: Self.maximumResults)
    var newCandidates = [Candidates?](repeating: nil, count: index.documents.count)
    for (number, document) in index.documents.enumerated() {
      if number % 32 == 0, isCancelled() { return nil }
      guard let document else { continue }
      var scan = DocumentScan(document, number: number, isOpen: number == index.open, query, matcher)
      if narrows, let earlier = candidates[number], earlier.document === document {
        scan.search(earlier.texts.lazy.map { Int($0) }, &ranking)
      } else {
        scan.search(0..<document.texts.count, &ranking)
      }
      if let words { scan.addObjects(with: words, &ranking) }
      newCandidates[number] = Candidates(document: document, texts: scan.candidates)
    }
    (lastQuery, generation, candidates) = (query, index.generation, newCandidates)
    let best = ranking.sorted.compactMap { entry in
      index.documents[entry.document].map {
        FoundObject($0.uses[entry.use], text: entry.text, in: $0, path: index.paths[entry.document])
      }
    }
    return FoundResults(query: query, objects: best, count: ranking.count, progress: index.progress)
  }
}

/// Searches the texts of one document.
private struct DocumentScan {
  let document: DocumentTexts
  let number: Int
  let isOpen: Bool
  let query: FoundQuery
  let matcher: FoundMatcher
  private(set) var candidates: [UInt32] = []
  /// The objects with a text that contains the query or its words.
  private var objects: Set<UInt32> = []

  init(_ document: DocumentTexts, number: Int, isOpen: Bool, _ query: FoundQuery, _ matcher: FoundMatcher) {
    (self.document, self.number, self.isOpen) = (document, number, isOpen)
    (self.query, self.matcher) = (query, matcher)
  }

  /// Adds the results among some texts to the ranking.
  mutating func search(_ texts: some Sequence<Int>, _ ranking: inout Ranking) {
    document.texts.bytes.withUnsafeBufferPointer { bytes in
      document.folded.bytes.withUnsafeBufferPointer { folded in
        for text in texts where document.letters[text].includes(query.letters) {
          let range = document.texts.range(of: text)
          let result = matcher.result(
            UnsafeBufferPointer(rebasing: bytes[range]), folded: UnsafeBufferPointer(rebasing: folded[range]))
          switch result {
          case .none: continue
          case .possible: candidates.append(UInt32(text))
          case .match(let quality, let spread):
            candidates.append(UInt32(text))
            let length = query.phrase.isEmpty ? 0 : range.count
            add(text, quality, spread: spread, length: length, &ranking)
          }
        }
      }
    }
  }

  /// Adds the objects that have all words in different texts. Searches all texts, because a text with only some of the
  /// words is not a candidate.
  mutating func addObjects(with words: FoundObjectWords, _ ranking: inout Ranking) {
    for (index, text) in words.uses(in: document, except: objects) {
      let length = document.texts.range(of: text).count
      let score = Ranking.score(.object, document.uses[index], spread: 0, length: length, isOpen: isOpen)
      ranking.add(Ranking.Entry(score: score, document: number, use: index, text: text))
    }
  }

  /// Adds the objects that have a matching text to the results.
  private mutating func add(
    _ text: Int, _ quality: FoundQuality, spread: Int, length: Int, _ ranking: inout Ranking
  ) {
    for index in document.useIndices(ofText: text) {
      let use = document.uses[index]
      guard query.accepts(use, of: text, quality, in: document) else { continue }
      if quality < .object, query.words.count > 1 { objects.insert(use.object) }
      let score = Ranking.score(quality, use, spread: spread, length: length, isOpen: isOpen)
      ranking.add(Ranking.Entry(score: score, document: number, use: index, text: text))
    }
  }
}

/// Keeps the best results of a search.
private struct Ranking {
  /// A result: a use of a text.
  struct Entry {
    /// The rank of the result. Lower scores are better.
    let score: UInt32
    let document: Int
    let use: Int
    let text: Int
  }

  let limit: Int
  private(set) var count = 0
  private var entries: [Entry] = []
  /// The score of the worst result that is kept, once the limit is reached.
  private var worst = UInt32.max

  init(limit: Int) { self.limit = limit }

  /// The maximum length of a text that keeps the rank of its kind. Longer texts come after the names of most other
  /// kinds.
  private static let maximumShortLength = 40

  /// The score of a result. Results are compared by the quality, then the kind, the spread of a fuzzy match, the length
  /// of the text, and whether the object is in the open document. Results with equal scores are in the order of the
  /// documents.
  static func score(
    _ quality: FoundQuality, _ use: DocumentTexts.Use, spread: Int, length: Int, isOpen: Bool
  ) -> UInt32 {
    var score = UInt32(quality.rawValue)
    score = score << 4 | min(15, UInt32(use.kind.rawValue) + (length > maximumShortLength ? 6 : 0))
    score = score << 1 | (use.isOwner ? 1 : 0)
    score = score << 7 | UInt32(spread)
    score = score << 8 | UInt32(min(length, 255))
    return score << 1 | (isOpen ? 0 : 1)
  }

  mutating func add(_ entry: Entry) {
    count += 1
    // Documents are searched in their order, so a result with the same score as the worst result comes after it.
    guard entry.score < worst else { return }
    entries.append(entry)
    if entries.count >= 2 * limit { cut() }
  }

  private mutating func cut() {
    entries = sorted
    if let last = entries.last, entries.count == limit { worst = last.score }
  }

  /// The best results, the best first.
  var sorted: [Entry] {
    let all = entries.sorted {
      ($0.score, $0.document, $0.use) < ($1.score, $1.document, $1.use)
    }
    return Array(all.prefix(limit))
  }
}
