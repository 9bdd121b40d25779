// A terminal has no keyboard on the screen. The notifications are sent nevertheless when editing of a text begins or
// ends, because programs use them to begin and end editing of other views. They contain the frame of the input views at
// the bottom of the window. Without input views, the height of the frame is 0, so that programs do not move their
// content.
extension UIResponder {
  /// Whether UIKit shows a keyboard while this object is first responder.
  var nibUsesKeyboard: Bool {
    self is UITextField || self is UITextView || self is UISearchBar || inputView != nil
  }
}

extension UIWindow {
  /// Sends the notifications that the keyboard appears or disappears.
  func nibPostKeyboard(isShown: Bool) {
    guard isShown || !nibKeyboardStays else { return }
    let hidden = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
    let shown = nibInputHost?.frame ?? hidden
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isShown ? hidden : shown),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isShown ? shown : hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let names =
      isShown
      ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
      : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
    for name in [UIResponder.keyboardWillChangeFrameNotification] + names + [
      UIResponder.keyboardDidChangeFrameNotification
    ] {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
  }
}

extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Creates a value of a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Creates a value of a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
