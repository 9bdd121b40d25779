extension UIView {
  /// Ends the editing of a text field or text view in this view. Returns whether nothing is being edited any more.
  ///
  /// - Parameter force: whether to end the editing even if the delegate refuses.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.nibFirstResponder,
      (responder as? UIView)?.isDescendant(of: self) == true
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.nibEndEditingByForce(responder) }
    return force
  }
}
