import Foundation
import Testing

@testable import NibCore

/// Calls of methods by their selectors: notifications, timers and delayed calls.
@Suite struct SelectorCallTests {
  private static let name = Notification.Name("SelectorCallTests")

  @Test("A notification calls the observer's method until the observer is removed") func notification() {
    let center = NotificationCenter()
    let observer = Observer()
    center.addObserver(observer, selector: Selector("noted:"), name: Self.name, object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["key": "one"])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(observer.log == ["noted one"])
    center.removeObserver(observer)
    center.post(name: Self.name, object: nil)
    #expect(observer.log == ["noted one"])
  }

  @Test("Only the notification with the given name is removed") func removal() {
    let center = NotificationCenter()
    let observer = Observer()
    let other = Notification.Name("SelectorCallTests.other")
    for name in [Self.name, other] {
      center.addObserver(observer, selector: Selector("noted:"), name: name, object: nil)
    }
    center.removeObserver(observer, name: other, object: nil)
    center.post(name: other, object: nil, userInfo: ["key": "two"])
    center.post(name: Self.name, object: nil, userInfo: ["key": "one"])
    #expect(observer.log == ["noted one"])
  }

  @Test("An observer that no longer exists is not called, and is not retained") func released() {
    let center = NotificationCenter()
    var observer: Observer? = Observer()
    weak let gone = observer
    if let observer {
      center.addObserver(observer, selector: Selector("noted:"), name: Self.name, object: nil)
    }
    observer = nil
    #expect(gone == nil)
    center.post(name: Self.name, object: nil)
  }

  @Test("A timer calls the method of its target with the timer") func timer() {
    let observer = Observer()
    let timer = Timer(
      timeInterval: 10, target: observer, selector: Selector("fired:"), userInfo: nil, repeats: false)
    timer.fire()
    #expect(observer.log == ["fired"])
  }

  @Test("Objects perform selectors, and know whether they have them") func performing() {
    let observer = Observer()
    #expect(observer.responds(to: Selector("fired:")))
    #expect(!observer.responds(to: Selector("unknown")))
    observer.perform(Selector("plain"))
    #expect(observer.log == ["plain"])
  }

  private final class Observer: UIResponder {
    var log: [String] = []

    func noted(_ notification: Notification) { log.append("noted \(notification.userInfo?["key"] ?? "")") }
    func fired(_ timer: Timer) { log.append("fired") }
    func plain() { log.append("plain") }

    override class var nibActions: [NibAction] {
      [
        NibAction("noted:", Observer.noted), NibAction("fired:", Observer.fired),
        NibAction("plain", Observer.plain),
      ]
    }
  }
}
