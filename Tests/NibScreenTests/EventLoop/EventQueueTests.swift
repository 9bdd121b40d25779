import NibCore
import Testing

@testable import NibScreen

@Suite struct EventQueueTests {
  private func keys(_ count: Int) -> [InputEvent] {
    (0..<count).map { .key(KeyPress(.function($0))) }
  }

  /// The events that one turn of the loop takes from the queue.
  private func turn(_ queue: inout EventQueue, mayContinue: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    while let event = queue.takeNext(mayContinue: { mayContinue }) { events.append(event) }
    return events
  }

  @Test("A turn of the loop takes 16 events even when its time is over") func minimumTurn() {
    var queue = EventQueue()
    queue.append(keys(40))
    #expect(turn(&queue, mayContinue: false) == Array(keys(40)[0..<16]))
    #expect(turn(&queue, mayContinue: false) == Array(keys(40)[16..<32]))
    #expect(!queue.isEmpty)
    #expect(turn(&queue, mayContinue: false) == Array(keys(40)[32..<40]))
    #expect(queue.isEmpty)
    #expect(turn(&queue, mayContinue: true) == [])
  }

  @Test("A turn of the loop takes all events while it has time") func unlimitedTurn() {
    var queue = EventQueue()
    queue.append(keys(40))
    queue.append([.focus(true)])
    #expect(turn(&queue, mayContinue: true) == keys(40) + [.focus(true)])
    queue.append(keys(2))
    #expect(turn(&queue, mayContinue: true) == keys(2))
  }
}
