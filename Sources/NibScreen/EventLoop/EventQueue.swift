import NibCore

/// Events that wait to be handled, in order.
struct EventQueue {
  /// The number of events that are handled in one turn even if that takes longer than the time for a turn. Users
  /// rarely type more keys than that without looking at the screen.
  private static let minimumPerTurn = 16

  private var events: [InputEvent] = []
  /// The number of `events` that have been returned, in total and in this turn.
  private var returned = 0
  private var returnedInTurn = 0

  var isEmpty: Bool { returned == events.count }

  mutating func append(_ more: [InputEvent]) {
    if isEmpty { removeAll() }
    events += more
  }

  /// Discards all waiting events.
  mutating func removeAll() { (events, returned) = ([], 0) }

  /// Removes and returns the next event. Returns `nil` at the end of a turn: if there are no more events, or if
  /// `mayContinue` returns false after the first `minimumPerTurn` events.
  mutating func takeNext(mayContinue: () -> Bool) -> InputEvent? {
    guard !isEmpty, returnedInTurn < EventQueue.minimumPerTurn || mayContinue() else {
      returnedInTurn = 0
      return nil
    }
    defer { (returned, returnedInTurn) = (returned + 1, returnedInTurn + 1) }
    return events[returned]
  }
}

/// The program that an event loop runs.
public protocol EventHandler: AnyObject {
  /// Handles one event. The loop draws only after all waiting events are handled. If the event changes the
  /// screen's contents, call `loop.setNeedsDisplay()`.
  func handle(_ event: InputEvent, in loop: EventLoop)

  /// Draws everything on a blank canvas of the screen's size.
  func draw(on canvas: CellCanvas)

  /// Called before drawing and before waiting: after events are handled, and after timers and blocks of the main run loop
  /// were called. If these changed the screen's contents, call `loop.setNeedsDisplay()`. Autoreleased objects can be
  /// released here.
  func turnDidEnd(in loop: EventLoop)

  /// Called before the process is suspended, such as with Control-Z.
  func willSuspend(in loop: EventLoop)

  /// Called when the process continues after it was suspended.
  func didResume(in loop: EventLoop)
}

extension EventHandler {
  public func turnDidEnd(in loop: EventLoop) {}
  public func willSuspend(in loop: EventLoop) {}
  public func didResume(in loop: EventLoop) {}
}
