/// An object that adds behavior to a view.
public protocol UIInteraction: AnyObject {
  /// The view to which the interaction belongs.
  var view: UIView? { get }
  /// Called before the view changes, including when it becomes `nil`.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

/// An interaction that shows a menu at a point of its view.
protocol MenuInteraction: UIInteraction {
  /// Shows the menu for a point of the view. Returns false if there is none.
  func nibShow(at point: CGPoint) -> Bool
}
