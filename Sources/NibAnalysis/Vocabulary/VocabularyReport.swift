import NibCore

/// The words of several documents that are not read, with their frequencies, the most frequent first.
package struct VocabularyReport {
  /// A word with its total over all documents.
  package struct Entry: Hashable, Sendable {
    /// The word in the notation of XML paths, such as `label/@opaque`.
    package let path: String
    /// The reason why the word has no effect; `nil` if it is unknown.
    package let reason: String?
    /// The number of occurrences.
    package var count: Int
    /// The first occurrence that was read.
    package let example: SourceLocation
  }

  private var entries: [String: Entry] = [:]

  /// Creates a report without documents.
  package init() {}

  package mutating func add(_ document: NibDocument) {
    for word in document.unreadWords() {
      let path = word.path
      if entries[path] == nil {
        entries[path] = Entry(path: path, reason: word.reason, count: 0, example: word.location)
      }
      entries[path]?.count += 1
    }
  }

  /// The entries of unknown words.
  package var notUnderstood: [Entry] { sorted { $0.reason == nil } }

  /// The entries of words that are known to have no effect.
  package var meaningless: [Entry] { sorted { $0.reason != nil } }

  private func sorted(_ isIncluded: (Entry) -> Bool) -> [Entry] {
    entries.values.filter(isIncluded).sorted { ($1.count, $0.path) < ($0.count, $1.path) }
  }
}
