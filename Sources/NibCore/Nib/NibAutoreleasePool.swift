/// Keeps a nib's top-level objects alive until the current turn of the event loop ends, as autorelease does on iOS. An
/// object that only a weak outlet (`@Outlet(.weak) var view`) refers to therefore lives long enough to be added to a
/// superview (docs/behaviours.md A19).
enum NibAutoreleasePool {
  /// The pool of the innermost running `nibAutoreleasePool`; `nil` outside any.
  @TaskLocal private static var innermost: Pool?
  /// The pool for objects loaded outside any `nibAutoreleasePool`. The event loop drains it.
  private static let eventLoopPool = Pool()

  private final class Pool: @unchecked Sendable {
    // Guarded by the lock: nibs may be loaded on several threads.
    private let lock = NSLock()
    private var objects: [AnyObject] = []

    func keep(_ more: [AnyObject]) { lock.withLock { objects += more } }
    func drain() {
      // The objects are released after the lock is free, because a deinitializer may load another nib.
      _ = lock.withLock { () -> [AnyObject] in
        defer { objects = [] }
        return objects
      }
    }
  }

  static func keep(_ objects: [AnyObject]) { (innermost ?? eventLoopPool).keep(objects) }

  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let pool = Pool()
    defer { pool.drain() }
    return try $innermost.withValue(pool) { try body() }
  }

  static func drain() { eventLoopPool.drain() }
}

/// Runs `body`, then releases the top-level objects of the nibs that `body` loaded. Objects that are still referred to
/// elsewhere stay alive.
package func nibAutoreleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
  try NibAutoreleasePool.run(body)
}

/// Ends a turn of the event loop: releases the top-level objects of the nibs that were loaded during the turn, outside
/// any `nibAutoreleasePool`.
package func nibEndTurn() { NibAutoreleasePool.drain() }
