/// The words that documents use for UIKit's enumerations.
enum NibWords {
  /// A placeholder for an intrinsic width or height, in points. `infinite`, returned as infinity, means that the view
  /// has no intrinsic size on the axis. `nil` for any other text that is not a number.
  static func placeholderLength(_ text: String) -> CGFloat? {
    text == "infinite" ? CGFloat.infinity : nibFinite(text).map { CGFloat($0) }
  }
}

extension UILayoutPriority {
  /// Creates a priority from its text in documents; `nil` if the text is not a number from 0 to 1000.
  init?(nibText: String) {
    guard let value = nibFinite(nibText), (0...1000).contains(value) else { return nil }
    self.init(Float(value))
  }
}

extension UIView.AutoresizingMask {
  /// Creates UIKit's mask from that of a document, in which `flexibleMinX` is the left margin.
  init(_ mask: NibAutoresizingMask) {
    let bits: [(NibAutoresizingMask, UIView.AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
      (.flexibleMaxX, .flexibleRightMargin), (.flexibleMinY, .flexibleTopMargin),
      (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
    ]
    self = bits.reduce(into: []) { result, bit in if mask.contains(bit.0) { result.insert(bit.1) } }
  }
}
