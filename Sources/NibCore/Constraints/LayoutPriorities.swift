/// The priorities with which a view keeps its intrinsic size, with UIKit's defaults (docs/uikit-facts.md
/// 4.2), and the placeholders for that size.
package struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh
  /// The intrinsic width that Interface Builder stores as a placeholder, in points. It is infinite for no intrinsic
  /// width, and `nil` for the intrinsic width of the class.
  package var placeholderWidth: CGFloat?
  /// The intrinsic height that Interface Builder stores as a placeholder, with the same special values as the width.
  package var placeholderHeight: CGFloat?
}
