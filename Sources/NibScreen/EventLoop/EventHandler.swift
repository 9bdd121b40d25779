import NibCore

/// What an event loop runs: it receives events and draws the screen. The browser is one, and a
/// `TerminalApplication` has one.
package protocol EventHandler: AnyObject {
  /// Handles one event. The loop draws only after all waiting events are handled. If the event changes the
  /// screen's contents, call `loop.setNeedsDisplay()`.
  func handle(_ event: InputEvent, in loop: EventLoop)

  /// Draws everything on a blank canvas of the screen's size.
  func draw(on canvas: CellCanvas)

  /// Whether every press of a key is handled, as while text is typed. If not, and more equal presses arrive together
  /// than a user can type, the excess is ignored. The default implementation returns true.
  var keepsRepeatedKeys: Bool { get }

  /// Called before drawing and before waiting: after events are handled, and after timers and blocks of the main run
  /// loop were called. If these changed the screen's contents, call `loop.setNeedsDisplay()`. Autoreleased objects can
  /// be released here.
  func turnDidEnd(in loop: EventLoop)

  /// Called before the process is suspended, such as with Control-Z.
  func willSuspend(in loop: EventLoop)

  /// Called when the process continues after it was suspended.
  func didResume(in loop: EventLoop)
}

extension EventHandler {
  package var keepsRepeatedKeys: Bool { true }
  package func turnDidEnd(in loop: EventLoop) {}
  package func willSuspend(in loop: EventLoop) {}
  package func didResume(in loop: EventLoop) {}
}
