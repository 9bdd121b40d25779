/// A view in which Tab can stop several times, such as at each item of a bar.
protocol StopList: UIView {
  /// Whether Tab stops more than once in the view.
  var nibHasSeveralStops: Bool { get }
  /// Moves to the next or previous stop in the view. Returns false if there is none.
  func nibMoveStop(isForward: Bool) -> Bool
  /// Focuses the stop at which Tab or Shift-Tab enters the view.
  func nibEnter(isForward: Bool)
  /// Focuses the stop at which an arrow key enters the view.
  func nibEnter(_ direction: KeyDirection)
  /// Focuses the first stop when a bar gets the focus without a key.
  func nibFocusFirstStop()
}

extension StopList {
  func nibFocusFirstStop() {}
}
