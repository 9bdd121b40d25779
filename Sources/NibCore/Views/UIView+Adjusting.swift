// In a form, an arrow key either moves the focus or changes a value (docs/terminal.md). Up and Down move the focus
// between controls. Left and Right change the value of a control with one line. In a picker, all four arrow keys change
// values, so the picker uses them only after Enter.
extension UIView {
  /// Whether the arrow keys change the picker's values: the user has pressed Enter, or the picker is the input view of
  /// the text that is edited. A picker outside a window is not in a form, so the arrow keys always change its values.
  var nibIsAdjusted: Bool {
    guard let window else { return true }
    return window.nibAdjustedView === self || nibIsInputView
  }

  /// Lets the arrow keys change the view's values, until the focus leaves it.
  func nibBeginAdjusting() {
    guard let window, window.nibFocusedView === self else { return }
    window.nibAdjustedView = self
  }

  /// Handles Enter and Space, with which the user begins or stops changing values, and Escape, with which the user
  /// stops.
  func nibHandleAdjustingKey(_ key: KeyPress) -> Bool {
    guard let window, key.modifiers.isEmpty, !nibIsInputView else { return false }
    let isAdjusting = window.nibAdjustedView === self
    switch key.key {
    case .enter, .character(" "): window.nibAdjustedView = isAdjusting ? nil : self
    case .escape where isAdjusting: window.nibAdjustedView = nil
    default: return false
    }
    return true
  }

  /// The keys of a focused picker.
  var nibAdjustingKeyHelp: [KeyHelp] {
    nibIsAdjusted
      ? [KeyHelp("arrows", "change"), KeyHelp("Enter", "done")] : [KeyHelp("Enter", "change")]
  }

  /// Whether the view is in the input views of the first responder.
  var nibIsInputView: Bool { window?.nibInputHost.map(isDescendant(of:)) ?? false }
}
