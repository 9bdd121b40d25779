import NibCore

/// The words of many documents that are not read, with how often they occur: most frequent first.
package struct VocabularyReport {
  /// A word, summed over documents.
  package struct Entry: Hashable, Sendable {
    /// `label/@opaque`.
    package let path: String
    /// Why it means nothing here; nil if nothing here knows it.
    package let reason: String?
    /// How often it occurs.
    package var count: Int
    /// One place where it occurs: the first that was read.
    package let example: SourceLocation
  }

  private var entries: [String: Entry] = [:]

  /// A report of no documents.
  package init() {}

  /// Adds the words of a document.
  package mutating func add(_ document: NibDocument) {
    for word in document.unreadWords() {
      let path = word.path
      if entries[path] == nil {
        entries[path] = Entry(path: path, reason: word.reason, count: 0, example: word.location)
      }
      entries[path]?.count += 1
    }
  }

  /// Words that nothing here knows.
  package var notUnderstood: [Entry] { sorted { $0.reason == nil } }

  /// Words that are known to mean nothing here.
  package var meaningless: [Entry] { sorted { $0.reason != nil } }

  private func sorted(_ isIncluded: (Entry) -> Bool) -> [Entry] {
    entries.values.filter(isIncluded).sorted { ($1.count, $0.path) < ($0.count, $1.path) }
  }
}
