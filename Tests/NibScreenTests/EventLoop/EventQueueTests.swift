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

  /// The events that are taken until the queue is empty.
  private func all(_ queue: inout EventQueue, keepsRepeats: Bool = false) -> [InputEvent] {
    var events: [InputEvent] = []
    while let event = queue.takeNext(keepsRepeats: { keepsRepeats }, mayContinue: { true }) {
      events.append(event)
    }
    return events
  }

  private func presses(_ key: Character, _ count: Int) -> [InputEvent] {
    Array(repeating: .key(KeyPress(.character(key))), count: count)
  }

  @Test("Of a flood of one key, the first 64 presses are kept, and one of each further batch") func flood() {
    var queue = EventQueue()
    queue.append(presses("a", 1) + presses("d", 5000) + presses("a", 1))
    #expect(all(&queue) == presses("a", 1) + presses("d", 64) + presses("a", 1))
    queue.append(presses("d", 5000))
    #expect(all(&queue).count == 64)
    queue.append(presses("d", 5000))
    #expect(all(&queue).count == 1)
    queue.append(presses("d", 3))
    #expect(all(&queue).count == 3)
    queue.append(presses("d", 64))
    #expect(all(&queue).count == 64)
  }

  @Test("All presses are kept while text is typed, and all events that are not keys") func text() {
    var queue = EventQueue()
    queue.append(presses("d", 5000))
    #expect(all(&queue, keepsRepeats: true).count == 5000)
    queue.append(Array(repeating: .focus(true), count: 100))
    #expect(all(&queue).count == 100)
  }

  @Test("Whether presses are kept is decided when they are handled") func deciding() {
    var queue = EventQueue()
    queue.append(presses("/", 1) + presses("d", 200))
    var taken: [InputEvent] = []
    while let event = queue.takeNext(keepsRepeats: { taken.count == 1 }, mayContinue: { true }) {
      taken.append(event)
    }
    #expect(taken.count == 201)
  }
}
