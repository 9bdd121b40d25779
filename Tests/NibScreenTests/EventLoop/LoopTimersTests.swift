import Testing

@testable import NibScreen

@Suite struct LoopTimersTests {
  @Test("Timers that are due fire in order of time") func order() {
    var timers = LoopTimers()
    var fired: [Int] = []
    let start = ContinuousClock.now
    for (number, delay) in [(3, 30), (1, 10), (2, 20)] {
      _ = timers.add(at: start + .milliseconds(delay), every: nil) { fired.append(number) }
    }
    #expect(timers.next == start + .milliseconds(10))
    while let action = timers.takeDue(at: start + .milliseconds(25)) { action() }
    #expect(fired == [1, 2])
    #expect(timers.next == start + .milliseconds(30))
  }

  @Test("A repeating timer fires only once for all the times that it missed") func missedTimes() {
    var timers = LoopTimers()
    let start = ContinuousClock.now
    let id = timers.add(at: start, every: .milliseconds(10)) {}
    #expect(timers.takeDue(at: start) != nil)
    #expect(timers.next == start + .milliseconds(10))
    let late = start + .seconds(1)
    #expect(timers.takeDue(at: late) != nil)
    #expect(timers.takeDue(at: late) == nil)
    timers.remove(id)
    #expect(timers.next == nil)
  }
}
