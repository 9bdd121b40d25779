import Foundation
import NibCore
import Testing

@Suite struct ObjectLockTests {
  @Test("A thread locks an object again, and others wait until it has unlocked it as often")
  func recursion() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test("Threads that lock the same object do not run at the same time") func exclusion() {
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      objc_sync_enter(counter)
      defer { objc_sync_exit(counter) }
      counter.value += 1
    }
    #expect(counter.value == 1000)
  }
}
