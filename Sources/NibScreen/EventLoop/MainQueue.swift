import Foundation

/// The main dispatch queue (and with it the main actor), served by the event loop in place of the run loop
/// that a program with windows would have.
///
/// Only the main thread may serve it; a loop on another thread leaves it alone.
struct MainQueue {
  #if canImport(Darwin)
    /// How often the queue is looked after while nothing else happens: macOS has no descriptor that says so.
    static let interval: Duration? = Thread.isMainThread ? .milliseconds(15) : nil
    let descriptor: Int32? = nil

    /// Runs the blocks that are ready.
    func drain() {
      guard Thread.isMainThread else { return }
      _ = CFRunLoopRunInMode(.defaultMode, 0, false)
    }
  #else
    static let interval: Duration? = nil
    /// Readable while blocks are ready.
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
  // libdispatch's interface for whoever replaces the run loop; Foundation's run loop uses the same two.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueDescriptor() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func serveMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
