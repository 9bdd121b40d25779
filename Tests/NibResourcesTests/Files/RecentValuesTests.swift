import Synchronization
import Testing

@testable import NibResources

/// Values that follow from the contents of folders, and are found again after some time.
@Suite struct RecentValuesTests {
  /// A clock that only moves when it is told to, and a search that counts how often it runs.
  private final class World: Sendable {
    private let state = Mutex((time: ContinuousClock.now, finds: 0))

    /// - Parameter limit: the maximum number of values that are stored.
    func values(limit: Int) -> RecentValues<Int> {
      RecentValues(lifetime: .seconds(2), limit: limit) { self.state.withLock { $0.time } }
    }

    func wait(_ duration: Duration) { state.withLock { $0.time += duration } }

    /// Takes the given time. Returns how often it was called.
    func find(_ duration: Duration = .zero) -> Int {
      state.withLock { state in
        state.time += duration
        state.finds += 1
        return state.finds
      }
    }
  }

  @Test("A value is found once in two seconds for each key") func lifetime() {
    let world = World()
    let values = world.values(limit: 8)
    for _ in 0..<100 { #expect(values.value("a") { world.find() } == 1) }
    #expect(values.value("b") { world.find() } == 2)
    world.wait(.milliseconds(1_900))
    #expect(values.value("a") { world.find() } == 1)
    world.wait(.milliseconds(100))
    #expect(values.value("a") { world.find() } == 3)
  }

  @Test("A value that took long to find is used for twenty times as long") func cost() {
    let world = World()
    let values = world.values(limit: 8)
    #expect(values.value("a") { world.find(.seconds(1)) } == 1)
    world.wait(.milliseconds(19_900))
    #expect(values.value("a") { world.find(.seconds(1)) } == 1)
    world.wait(.milliseconds(100))
    #expect(values.value("a") { world.find() } == 2)
  }

  @Test("A value that is always used stays, however many others are found") func limit() {
    let world = World()
    let values = world.values(limit: 8)
    #expect(values.value("project") { world.find() } == 1)
    for folder in 2..<100 {
      #expect(values.value("\(folder)") { world.find() } == folder)
      #expect(values.value("project") { world.find() } == 1)
    }
    #expect(values.value("2") { world.find() } == 100)
  }
}
