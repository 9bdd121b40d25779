import Foundation

/// Runs blocks that were sent to the main dispatch queue (and so the main actor's work). The event loop does
/// this in place of the run loop of a program with windows.
///
/// Only the main thread may run these blocks. On another thread, a loop does not touch the queue.
struct MainQueue {
  #if canImport(Darwin)
    /// The interval at which the queue is checked while nothing else happens. macOS has no descriptor that
    /// reports waiting blocks.
    static let interval: Duration? = Thread.isMainThread ? .milliseconds(15) : nil
    let descriptor: Int32? = nil

    /// Runs the blocks that are ready.
    func drain() {
      guard Thread.isMainThread else { return }
      _ = CFRunLoopRunInMode(.defaultMode, 0, false)
    }
  #else
    static let interval: Duration? = nil
    /// A descriptor that is readable while blocks are ready.
    let descriptor: Int32? = Thread.isMainThread ? mainQueueDescriptor() : nil

    /// Runs the blocks that are ready.
    func drain() {
      guard let descriptor, Thread.isMainThread else { return }
      _ = Platform.read(from: descriptor, capacity: 8)
      serveMainQueue(nil)
    }
  #endif
}

#if !canImport(Darwin)
  // The libdispatch interface for replacements of the run loop; Foundation's run loop uses the same two
  // functions.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueDescriptor() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func serveMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
