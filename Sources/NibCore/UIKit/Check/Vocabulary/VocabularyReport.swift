/// The words of many documents that are not read, with how often they occur: most frequent first.
public struct VocabularyReport {
  /// A word, summed over documents.
  public struct Entry: Hashable, Sendable {
    /// `label/@opaque`.
    public let path: String
    /// Why it means nothing here; nil if nothing here knows it.
    public let reason: String?
    /// How often it occurs.
    public var count: Int
    /// One place where it occurs: the first that was read.
    public let example: SourceLocation
  }

  private var entries: [String: Entry] = [:]

  /// A report of no documents.
  public init() {}

  /// Adds the words of a document.
  public mutating func add(_ document: NibDocument) {
    for word in document.unreadWords() {
      let path = word.path
      if entries[path] == nil {
        entries[path] = Entry(path: path, reason: word.reason, count: 0, example: word.location)
      }
      entries[path]?.count += 1
    }
  }

  /// Words that nothing here knows.
  public var notUnderstood: [Entry] { sorted { $0.reason == nil } }

  /// Words that are known to mean nothing here.
  public var meaningless: [Entry] { sorted { $0.reason != nil } }

  private func sorted(_ isIncluded: (Entry) -> Bool) -> [Entry] {
    entries.values.filter(isIncluded).sorted { ($1.count, $0.path) < ($0.count, $1.path) }
  }
}
