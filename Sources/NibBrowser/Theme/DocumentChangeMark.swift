import NibCompare
import NibCore
import NibDrawing

/// The changes of a whole document, for its row in the list.
struct DocumentChangeMark: Equatable, Sendable {
  /// The difference of the document as a whole.
  let mark: ChangeMark
  /// The number of its objects that differ.
  let objects: Int

  /// The sign, with the number of objects for a document that both versions have.
  var text: String { mark == .changed && objects > 0 ? "\(mark.sign)\(objects)" : mark.sign }
}
