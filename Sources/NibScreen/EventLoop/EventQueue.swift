import NibCore

/// Events that wait to be handled, in order.
struct EventQueue {
  /// The number of events that are handled in one turn however long it takes. Nobody types more than that
  /// between two looks at the screen.
  private static let certain = 16

  private var events: [InputEvent] = []
  /// The number of events that were taken, in total and in this turn.
  private var taken = 0
  private var takenInTurn = 0

  var isEmpty: Bool { taken == events.count }

  mutating func append(_ more: [InputEvent]) {
    if isEmpty { removeAll() }
    events += more
  }

  /// Discards all waiting events.
  mutating func removeAll() { (events, taken) = ([], 0) }

  /// The next event of this turn; `nil` if there is none, or if `mayGoOn` returns false after the first
  /// `certain` events.
  mutating func takeNext(mayGoOn: () -> Bool) -> InputEvent? {
    guard !isEmpty, takenInTurn < EventQueue.certain || mayGoOn() else {
      takenInTurn = 0
      return nil
    }
    defer { (taken, takenInTurn) = (taken + 1, takenInTurn + 1) }
    return events[taken]
  }
}

/// The program that an event loop runs.
public protocol EventHandler: AnyObject {
  /// Handles one event. The loop draws only after all waiting events are handled. If the event changes the
  /// screen's contents, call `loop.setNeedsDisplay()`.
  func handle(_ event: InputEvent, in loop: EventLoop)

  /// Draws everything on a blank canvas of the screen's size.
  func draw(on canvas: CellCanvas)

  /// Called at the end of each turn of the loop. Objects that were kept until then (autoreleased objects) can
  /// be released.
  func turnDidEnd(in loop: EventLoop)
}

extension EventHandler {
  public func turnDidEnd(in loop: EventLoop) {}
}
