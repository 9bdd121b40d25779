/// The number of documents that have been read for searches.
package struct IndexProgress: Equatable, Sendable {
  package var documents = 0
  /// The number of documents that have been read, or could not be read.
  package var done = 0
  /// The number of documents that could not be read.
  package var unreadable = 0

  package var isDone: Bool { done >= documents }
}
