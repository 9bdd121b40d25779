import NibCore

/// The program that an event loop runs.
public protocol EventHandler: AnyObject {
  /// Answers one event. Nothing is drawn until all events at hand are answered. If the event changes what is
  /// shown, call `loop.setNeedsDisplay()`.
  func handle(_ event: InputEvent, in loop: EventLoop)

  /// Draws everything on a blank canvas of the screen's size.
  func draw(on canvas: CellCanvas)

  /// A turn of the loop is over: what was to live until then (autoreleased objects) may go.
  func turnDidEnd(in loop: EventLoop)
}

extension EventHandler {
  public func turnDidEnd(in loop: EventLoop) {}
}
