import Foundation
import NibCore
import NibScreen

/// A way in which a program ends or fails.
enum ProgramEnding: String, CaseIterable {
  case stop, exit, raise, hang
  /// Failures of the Swift runtime.
  case trap, index, unwrap
  /// Failures that the system reports with a signal.
  case access, abort, overflow
  /// Failures on a thread other than the main thread.
  case threadTrap, threadOverflow
  /// A stop by work that arrives on the main queue later, while the loop waits for the terminal.
  case mainQueue, mainActor

  func perform(in loop: EventLoop) {
    print("printed before \(rawValue)")
    switch self {
    case .stop: loop.stop(status: 3)
    case .exit: Foundation.exit(4)
    case .raise: NibException(name: "NSTestException", reason: "raised in a running program").raise()
    case .hang: while true { usleep(1000) }
    case .trap: fatalError("the words of the trap")
    case .index: print(ProgramEnding.none[loop.screen.size.columns])
    case .unwrap: print(ProgramEnding.none.first!)
    case .access: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .abort: Foundation.abort()
    case .overflow: print(ProgramEnding.depth(of: loop.screen.size.columns))
    case .threadTrap: ProgramEnding.onThread { fatalError("the words of the trap") }
    case .threadOverflow: ProgramEnding.onThread { print(ProgramEnding.depth(of: 1)) }
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

  /// Carries the loop through another thread, which does not use it.
  private struct Unchecked: @unchecked Sendable { let loop: EventLoop }

  private static let none: [Int] = []

  private static func onThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { Terminal.guardingThread(body) }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Overflows the stack, because each call waits for the next one.
  private static func depth(of number: Int) -> Int {
    number == .max ? 0 : [depth(of: number + 1), number].max() ?? 0
  }
}
