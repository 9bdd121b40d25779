import NibCore

/// The texts of all documents that had been read at one point in time.
struct IndexSnapshot: Sendable {
  /// The paths of all documents, in the order of the list of documents.
  var paths: [String] = []
  /// The texts of each document; `nil` if it has not been read or is not readable.
  var documents: [DocumentTexts?] = []
  /// The index of the document whose objects come first among equal results.
  var open: Int?
  /// Differs between snapshots with different lists of documents.
  var generation = 0
  var progress = IndexProgress()
}
