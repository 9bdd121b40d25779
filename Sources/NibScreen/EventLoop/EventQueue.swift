import NibCore

/// Events that wait to be handled, in order.
struct EventQueue {
  /// The number of events that are handled in one turn even if that takes longer than the time for a turn. Users
  /// rarely type more keys than that without looking at the screen.
  private static let minimumPerTurn = 16
  /// The number of equal key presses that users can cause by holding a key down while the program is busy. If more
  /// wait, they come from a paste or another program.
  private static let maximumRepeats = 64

  private var events: [InputEvent] = []
  /// The number of `events` that have been returned.
  private var returned = 0
  /// The number of events that have been returned in this turn.
  private var returnedInTurn = 0
  /// The event that was last returned.
  private var lastEvent: InputEvent?
  /// The end of the equal events that begin at `returned` or before it.
  private var endOfRepeats = 0
  /// Whether presses of the last returned key were discarded.
  private var isFlooded = false

  var isEmpty: Bool { count == 0 }

  /// The number of events that wait.
  var count: Int { events.count - returned }

  mutating func append(_ more: [InputEvent]) {
    // Removed only then, the returned events cost constant time per event.
    if returned >= count {
      events.removeFirst(returned)
      returned = 0
    }
    events += more
    endOfRepeats = returned
  }

  /// Discards all waiting events.
  mutating func removeAll() { (events, returned, endOfRepeats) = ([], 0, 0) }

  /// Removes and returns the next event. Returns `nil` at the end of a turn: if there are no more events, or if
  /// `mayContinue` returns false after the first `minimumPerTurn` events.
  ///
  /// - Parameter keepsRepeats: returns whether all events are returned. Called only if very many equal key presses
  ///   wait. If it returns false, the first `maximumRepeats` of them are returned. Of equal presses that arrive
  ///   directly after them, one is returned each time that very many wait.
  mutating func takeNext(keepsRepeats: () -> Bool = { true }, mayContinue: () -> Bool) -> InputEvent? {
    guard !isEmpty, returnedInTurn < EventQueue.minimumPerTurn || mayContinue() else {
      returnedInTurn = 0
      return nil
    }
    discardRepeats(keepsRepeats)
    defer { (returned, returnedInTurn) = (returned + 1, returnedInTurn + 1) }
    lastEvent = events[returned]
    return lastEvent
  }

  /// Discards presses of one key if very many of them wait.
  private mutating func discardRepeats(_ keepsRepeats: () -> Bool) {
    let next = events[returned]
    if next != lastEvent { isFlooded = false }
    guard case .key = next, returned >= endOfRepeats else { return }
    endOfRepeats = events[returned...].firstIndex { $0 != next } ?? events.count
    let count = endOfRepeats - returned
    guard count > EventQueue.maximumRepeats, !keepsRepeats() else {
      isFlooded = false
      return
    }
    let keptCount = isFlooded ? 1 : EventQueue.maximumRepeats
    events.removeSubrange(returned..<(endOfRepeats - keptCount))
    endOfRepeats = returned + keptCount
    isFlooded = true
  }
}
