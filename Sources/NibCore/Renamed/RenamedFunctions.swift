// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions and methods that programs for older versions of Swift use.

/// Insets from four distances, as before Swift 4.2.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A rectangle reduced by insets, as before Swift 4.2.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// A displacement, as before Swift 4.2.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

extension UINavigationItem {
  /// Sets the left item.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}

/// The key of a chosen picture, as before Swift 4.2.
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"

/// The key of a chosen and edited picture, as before Swift 4.2.
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"

extension UIScrollView {
  /// A recognizer that never recognizes a gesture: drags and keys scroll without it. Each call returns a new one.
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

extension UIApplication {
  /// The area of the status bar: empty, because a terminal has none.
  public var statusBarFrame: CGRect { .zero }
}
