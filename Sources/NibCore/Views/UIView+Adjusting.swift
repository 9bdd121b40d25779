// The rule for the arrow keys in a form: a key either moves the focus or changes a value (docs/terminal.md). Up and Down
// move the focus over every control. Left and Right change the value of a control in one line. A picker, in which all four
// arrow keys change something, uses them only after Enter.
extension UIView {
  /// Whether the arrow keys change the picker's values: the user has begun to change them, or the picker is the input view
  /// of the text that is edited. A view outside a window is not in a form, so that its keys always change it.
  var nibIsAdjusted: Bool {
    guard let window else { return true }
    return window.nibAdjustedView === self || nibIsInputView
  }

  /// Lets the arrow keys change the view's values, until the focus leaves it.
  func nibBeginAdjusting() {
    guard let window, window.nibFocusedView === self else { return }
    window.nibAdjustedView = self
  }

  /// Handles Enter and Space, which begin and end changing the values, and Escape, which ends it.
  func nibAdjustingKey(_ key: KeyPress) -> Bool {
    guard let window, key.modifiers.isEmpty, !nibIsInputView else { return false }
    let isAdjusted = window.nibAdjustedView === self
    switch key.key {
    case .enter, .character(" "): window.nibAdjustedView = isAdjusted ? nil : self
    case .escape where isAdjusted: window.nibAdjustedView = nil
    default: return false
    }
    return true
  }

  /// Whether the view is in the input views of the first responder.
  private var nibIsInputView: Bool { window?.nibInputHost.map(isDescendant(of:)) ?? false }
}

/// A view of which Tab visits several parts, such as the items of a bar.
protocol StopList: UIView {
  /// Whether Tab stops at more than one part.
  var nibHasSeveralStops: Bool { get }
  /// Moves to the part after or before the focused one. Returns false if there is none.
  func nibStepSlot(isForward: Bool) -> Bool
  /// Focuses the part at which Tab or Shift-Tab enters the view.
  func nibEnter(isForward: Bool)
  /// Focuses the part at which an arrow key enters the view.
  func nibEnter(_ direction: KeyDirection)
  /// Focuses the first item of a bar.
  func nibFocusFirstSlot()
}

extension StopList {
  func nibFocusFirstSlot() {}
}
