import Foundation
import NibCore
import NibScreen

/// A way in which a program ends or fails.
enum WayOut: String, CaseIterable {
  case stop, exit, raise, hang
  /// Failures of the Swift runtime.
  case trap, index, unwrap
  /// Failures of the machine.
  case access, abort, overflow
  /// The same on a thread that is not the main one.
  case threadTrap, threadOverflow
  /// Work that arrives on the main queue later, while the loop waits for the terminal.
  case mainQueue, mainActor

  func take(in loop: EventLoop) {
    print("printed before \(rawValue)")
    switch self {
    case .stop: loop.stop(status: 3)
    case .exit: Foundation.exit(4)
    case .raise: NibException(name: "NSTestException", reason: "raised in a running program").raise()
    case .hang: while true { usleep(1000) }
    case .trap: fatalError("the words of the trap")
    case .index: print(WayOut.none[loop.screen.size.columns])
    case .unwrap: print(WayOut.none.first!)
    case .access: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .abort: Foundation.abort()
    case .overflow: print(WayOut.depth(of: loop.screen.size.columns))
    case .threadTrap: WayOut.onThread { fatalError("the words of the trap") }
    case .threadOverflow: WayOut.onThread { print(WayOut.depth(of: 1)) }
    case .mainQueue, .mainActor: stopLater(Unchecked(loop: loop))
    }
  }

  /// Stops the loop on the main thread, some time after the last input.
  private func stopLater(_ stopped: Unchecked) {
    @Sendable func stop() { stopped.loop.stop(status: Thread.isMainThread ? 5 : 6) }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.1)
      if self == .mainQueue { DispatchQueue.main.async { stop() } } else { Task { @MainActor in stop() } }
    }
  }

  /// A loop that other threads pass on, but do not use.
  private struct Unchecked: @unchecked Sendable { let loop: EventLoop }

  private static let none: [Int] = []

  private static func onThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { Terminal.guardingThread(body) }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Overflows the stack: each call waits for the next one.
  private static func depth(of number: Int) -> Int {
    number == .max ? 0 : [depth(of: number + 1), number].max() ?? 0
  }
}
