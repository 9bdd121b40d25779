@testable import NibCore

/// A controller in a window of 40 x 20 cells of the terminal, which receives keys.
struct ShownScreen {
  let window: UIWindow

  init(_ controller: UIViewController) {
    window = NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      UIWindow(nibShowing: controller, size: CGSize(width: 320, height: 320))
    }
  }

  /// Sends keys, and lays out the window after each.
  func press(_ keys: KeyPress.Key...) {
    for key in keys { press(KeyPress(key)) }
  }

  func press(_ key: KeyPress) {
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      window.nibSend(.key(key))
      window.layoutIfNeeded()
      window.nibUpdateFocus()
    }
  }

  /// Types the characters of a text.
  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// The alert or list of choices in front; `nil` if there is none.
  var sheet: UIAlertController? { window.nibRootController?.presentedViewController as? UIAlertController }
}
