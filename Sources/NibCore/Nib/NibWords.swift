/// The words that documents use for UIKit's enumerations.
enum NibWords {
  static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    "TopLeft": .topLeft, "TopRight": .topRight,
  ]

  static let semantics: KeyValuePairs<String, UISemanticContentAttribute> = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  /// A placeholder for an intrinsic width or height, in points. `infinite`, returned as infinity, means that the view
  /// has no intrinsic size on the axis. `nil` for any other text that is not a number.
  static func placeholderLength(_ text: String) -> CGFloat? {
    text == "infinite" ? CGFloat.infinity : nibFinite(text).map { CGFloat($0) }
  }

  /// The layout attribute with the given name in documents; `nil` if there is none.
  static func layoutAttribute(_ word: String) -> NSLayoutConstraint.Attribute? {
    layoutAttributes.first { $0.key == word }?.value
  }

  private static let layoutAttributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "left": .left, "right": .right,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
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
