/// A press of the mouse on a view.
public final class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Hashable, Sendable { case began, moved, stationary, ended, cancelled }

  /// The view that was pressed.
  public private(set) weak var view: UIView?
  /// The window of the view.
  public var window: UIWindow? { view?.window }
  /// The phase of the touch.
  public let phase: Phase
  /// The number of presses; always 1.
  public let tapCount = 1
  /// Always 0.
  public let force: CGFloat = 0
  /// The time of the event, in seconds since the system started.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  /// The location in the window, in points.
  private let point: CGPoint

  init(_ view: UIView, _ phase: Phase, at point: CGPoint) {
    (self.view, self.phase, self.point) = (view, phase, point)
  }

  /// The location in a view, or in the window, in points.
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// The same as `location(in:)`, because a press does not move.
  public func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
