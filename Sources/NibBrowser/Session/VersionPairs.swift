import NibCompare
import NibCore
import NibTools

/// The documents that `nibterm --diff` compares. The list leaves out documents that differ only in values that
/// Interface Builder rewrites whenever it saves a document.
package final class VersionPairs: Sendable {
  /// The progress that the browser shows while the list is empty.
  struct Progress: Equatable {
    var all: Int
    var done = 0
    /// The number of documents without changes, apart from values that Interface Builder rewrites.
    var unchanged = 0

    var isDone: Bool { done == all }

    /// The state of the comparison as a sentence.
    var text: String {
      guard isDone else { return "Comparing \(NibNumber.count(all, "document"))…" }
      guard unchanged > 0 else { return "No document changed." }
      return "No document changed. Interface Builder saved \(NibNumber.count(unchanged, "document")) again."
    }
  }

  /// The result of the comparison of one document.
  struct Result: Sendable {
    /// The document's name in the list.
    let name: String
    /// `nil` if the document did not change.
    let mark: DocumentChangeMark?
  }

  let pairs: [DiffPair]
  private let indices: [String: Int]

  package init(_ pairs: [DiffPair]) {
    self.pairs = pairs
    indices = Dictionary(pairs.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  func pair(named name: String) -> DiffPair? { indices[name].map { pairs[$0] } }

  /// Compares one pair. A document that cannot be read counts as changed, so that the browser says why.
  static func result(of pair: DiffPair) -> Result {
    func result(_ mark: ChangeMark, _ objects: Int = 0) -> Result {
      Result(name: pair.name, mark: DocumentChangeMark(mark: mark, objects: objects))
    }
    if case .missing = pair.old.content { return result(.added) }
    if case .missing = pair.new.content { return result(.removed) }
    guard let (old, new) = try? pair.documents() else { return result(.changed) }
    let difference = pair.comparison(old, new).difference
    if difference.isEmpty, pair.oldName == nil { return Result(name: pair.name, mark: nil) }
    return result(.changed, difference.objects.count)
  }
}

extension DiffPair {
  /// The file of the new version on the disk, or the name if there is none. It identifies the open document.
  var path: String {
    if case .file(let path) = new.content { path } else { name }
  }
}
