/// The dimensions and margins of a view that autoresizing may change, with UIKit's bit values:
/// `<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>`.
package struct NibAutoresizingMask: OptionSet, Hashable, Sendable, NibElementDecodable {
  /// The bits, as in `UIView.AutoresizingMask`.
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the left edge may change.
  package static let flexibleMinX = NibAutoresizingMask(rawValue: 1 << 0)
  /// The width may change.
  package static let widthSizable = NibAutoresizingMask(rawValue: 1 << 1)
  /// The distance from the right edge may change.
  package static let flexibleMaxX = NibAutoresizingMask(rawValue: 1 << 2)
  /// The distance from the top edge may change.
  package static let flexibleMinY = NibAutoresizingMask(rawValue: 1 << 3)
  /// The height may change.
  package static let heightSizable = NibAutoresizingMask(rawValue: 1 << 4)
  /// The distance from the bottom edge may change.
  package static let flexibleMaxY = NibAutoresizingMask(rawValue: 1 << 5)

  package init(decoding element: NibElement) throws(NibValueError) {
    self = []
    for (word, bit) in SchemaWords.autoresizingMask.pairs {
      if try element.decodeBool(word) == true { insert(NibAutoresizingMask(rawValue: 1 << bit)) }
    }
  }
}
