import NibCore

/// Events that wait to be answered, in order.
struct EventQueue {
  /// So many that came together are answered together, however long it takes: nobody types more between two looks at
  /// the screen.
  private static let certain = 16

  private var events: [InputEvent] = []
  /// How many of the events were taken, and how many of them in this turn.
  private var taken = 0
  private var takenInTurn = 0

  var isEmpty: Bool { taken == events.count }

  mutating func append(_ more: [InputEvent]) {
    if isEmpty { removeAll() }
    events += more
  }

  /// Drops all events that wait.
  mutating func removeAll() { (events, taken) = ([], 0) }

  /// The next event of this turn; `nil` if there is none, or the turn is over because `mayGoOn` says so.
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
