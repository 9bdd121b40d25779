import NibAnalysis
import NibCore

/// The differences of two versions of a document.
package struct DocumentDifference: Sendable {
  /// The changed objects, in document order.
  package let objects: [ChangedObject]
  /// The number of differences that are not changes, by kind.
  package let noise: [ComparisonNoise: Int]

  /// Whether the versions are the same, apart from noise.
  package var isEmpty: Bool { objects.isEmpty }
  /// The number of all changes.
  package var count: Int { objects.reduce(0) { $0 + $1.changes.count } }
}
