/// A position in the text of a text field or text view.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  private(set) var nibOffset = 0

  /// Creates a position behind a number of UTF-16 units.
  package convenience init(nibOffset: Int) {
    self.init()
    self.nibOffset = nibOffset
  }

  /// Whether both positions are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.nibOffset == nibOffset }
  /// A hash of the position.
  open override var hash: Int { nibOffset.hashValue }
}

/// The directions in which text is stored.
public enum UITextStorageDirection: Int, Hashable, Sendable { case forward, backward }
