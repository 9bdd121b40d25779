/// The input views of the first responder, at the bottom of the window: its `inputView`, such as a picker, below its
/// `inputAccessoryView`, such as a toolbar.
///
/// While they are shown, the arrow keys go to the input view, and Tab goes to the accessory view before it leaves the
/// text.
final class InputHost: UIView {
  let input: UIView?
  let accessory: UIView?

  init(input: UIView?, accessory: UIView?) {
    self.input = input
    self.accessory = accessory
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for view in [accessory, input] { view.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  package override var nibPlacesSubviews: Bool { true }

  /// Places the views at the bottom of a window.
  func place(in window: UIWindow) {
    let limit = window.bounds.height
    let top = accessory.map { height(of: $0, limit) } ?? 0
    let bottom = input.map { height(of: $0, limit - top) } ?? 0
    frame = CGRect(x: 0, y: limit - top - bottom, width: window.bounds.width, height: top + bottom)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom)
  }

  /// The height of a view: the height of its content in a terminal, where heights for a phone are rarely useful,
  /// otherwise the height of its frame. If one of them is 0, the other is used.
  private func height(of view: UIView, _ limit: CGFloat) -> CGFloat {
    let content = max(view.intrinsicContentSize.height, view.sizeThatFits(bounds.size).height)
    let prefersContent = nibEnvironment.rules.isTerminal && content > 0
    let height = prefersContent || view.frame.height <= 0 ? content : view.frame.height
    return min(max(height, 0), max(0, limit))
  }
}

/// A responder whose text the user edits while it is the first responder.
protocol EditedText: UIResponder {
  /// Ends editing if the delegate allows it and `resign` returns true.
  func nibEndEditing(_ resign: () -> Bool) -> Bool
}

extension UIWindow {
  /// Shows the input views of a responder that has become first responder.
  func nibShowInputViews(of responder: UIResponder) {
    nibHideInputViews()
    let (input, accessory) = (responder.inputView, responder.inputAccessoryView)
    guard input != nil || accessory != nil else { return }
    let host = InputHost(input: input, accessory: accessory)
    nibInputHost = host
    addSubview(host)
    host.place(in: self)
    host.layoutIfNeeded()
  }

  /// Ends editing of a text that is no longer in the window, such as that of a screen that was popped.
  func nibEndDetachedEditing() {
    guard let responder = nibFirstResponder, responder.nibWindow !== self else { return }
    nibEndEditingByForce(responder)
  }

  /// Ends editing without asking the delegate.
  func nibEndEditingByForce(_ responder: UIResponder) {
    nibFirstResponder = nil
    nibHideInputViews()
    _ = (responder as? any EditedText)?.nibEndEditing { true }
    nibPostKeyboard(isShown: false)
  }

  func nibHideInputViews() {
    guard let host = nibInputHost else { return }
    nibInputHost = nil
    if let focused = nibFocusedView, focused.isDescendant(of: host) { nibFocusedView = nil }
    host.removeFromSuperview()
  }

  var nibFocusIsInInput: Bool {
    guard let host = nibInputHost, let focused = nibFocusedView else { return false }
    return focused.isDescendant(of: host)
  }

  /// Handles a key while input views are shown. Returns false if the first responder handles it.
  func nibInputKey(_ key: KeyPress) -> Bool {
    guard let host = nibInputHost, nibFirstResponder != nil else { return false }
    if nibFocusIsInInput, key.key != .tab, key.key != .escape {
      return nibFocusedView?.nibKeyDown(key) ?? false
    }
    switch key.key {
    case .tab:
      if nibFocusIsInInput {
        nibFocusedView = nibFirstResponder as? UIView
        return false
      }
      guard let stop = host.accessory?.nibPreferredFocus else { return false }
      nibFocusedView = stop
      (stop as? any StopList)?.nibFocusFirstStop()
      return true
    case .up, .down, .left, .right, .pageUp, .pageDown:
      guard let target = host.input?.nibPreferredFocus else { return false }
      return target.nibKeyDown(key)
    default: return false
    }
  }
}
