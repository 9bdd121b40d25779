// A terminal has no keyboard on the screen. The notifications are sent nevertheless when a text begins or ends to be
// edited, because programs use them to begin and end editing of other views. The frame in them is that of the input views
// at the bottom of the window. Usually it has the height 0, so that programs that move their content above the keyboard
// do not move it.
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
      ? [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      : [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
    for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: info) }
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
