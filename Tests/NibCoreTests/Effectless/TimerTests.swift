import Testing

// Foundation is not imported, so that the initializers of NibCore are used, as in a ported program.
@testable import NibCore

/// Timers and calls by selector, which Foundation on Linux does not have or has with other effects.
@Suite struct TimerTests {
  private final class Count: @unchecked Sendable { var value = 0 }

  @Test(
    "A timer that is added to a run loop fires first after its interval",
    arguments: [RunLoop.Mode.default, .common])
  func interval(mode: RunLoop.Mode) {
    let count = Count()
    let start = Date()
    let timer = Timer(timeInterval: 0.15, repeats: true) { _ in count.value += 1 }
    #expect(timer.fireDate >= start + 0.15 && timer.timeInterval == 0.15)
    RunLoop.current.add(timer, forMode: mode)
    _ = RunLoop.current.run(mode: .default, before: Date() + 0.01)
    if Date() < start + 0.15 { #expect(count.value == 0) }
    runTimers { count.value == 1 }
    #expect(Date() >= start + 0.15)
    runTimers { count.value == 2 }
    #expect(Date() >= start + 0.3)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test("A timer that does not repeat fires once, at its current fire date") func fireDate() {
    let count = Count()
    let timer = Timer(timeInterval: 100, repeats: false) { _ in count.value += 1 }
    RunLoop.current.add(timer, forMode: .common)
    let date = Date() + 0.05
    timer.fireDate = date
    runTimers { count.value == 1 }
    #expect(Date() >= date && !timer.isValid)
    let other = Timer(fire: Date() + 0.02, interval: 0, repeats: false) { _ in count.value += 1 }
    RunLoop.current.add(other, forMode: .common)
    other.invalidate()
    let end = Date() + 0.1
    runTimers { Date() > end }
    #expect(count.value == 1)
  }

  /// Counts the calls of its methods.
  private final class Target: NSObject, NibActionTarget, @unchecked Sendable {
    var calls: [String] = []

    static var nibActions: [NibAction] {
      [NibAction("first:", Target.first), NibAction("second", Target.second)]
    }

    func first(_ sender: String) { calls.append("first \(sender)") }
    func second() { calls.append("second") }
  }

  @Test("Calls after a delay are canceled by object, or by method and argument") func canceling() {
    let target = Target()
    target.perform("first:", with: "a", afterDelay: 0.01)
    target.perform("first:", with: "b", afterDelay: 0.01)
    target.perform("second", with: nil, afterDelay: 0.03)
    Target.cancelPreviousPerformRequests(withTarget: target, selector: "first:", object: "a")
    runTimers { target.calls.count == 2 }
    #expect(target.calls == ["first b", "second"])
    target.perform("second", with: nil, afterDelay: 0.01)
    Target.cancelPreviousPerformRequests(withTarget: target)
    let end = Date() + 0.05
    runTimers { Date() > end }
    #expect(target.calls.count == 2)
  }

  @Test("A method is called on another thread, and the name of a selector is its text") func background() {
    let target = Target()
    target.performSelector(inBackground: NSSelectorFromString("second"), with: nil)
    runTimers { !target.calls.isEmpty }
    #expect(target.calls == ["second"])
    #expect(NSStringFromSelector("second") == "second")
  }
}
