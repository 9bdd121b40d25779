/// Keeps a nib's top-level objects alive until the current turn of the event loop ends, as autorelease does on iOS:
/// `@Outlet(.weak) var view` survives until it is added somewhere (docs/behaviours.md A19).
enum NibAutoreleasePool {
  @TaskLocal private static var scoped: UncheckedPool?
  /// The pool for objects loaded outside any `nibAutoreleasePool`. The event loop drains it.
  private static let base = UncheckedPool()

  private final class UncheckedPool: @unchecked Sendable {
    // Guarded by the lock: nibs may be loaded on several threads.
    private let lock = NSLock()
    private var objects: [AnyObject] = []

    func keep(_ more: [AnyObject]) { lock.withLock { objects += more } }
    func drain() {
      let old = lock.withLock { () -> [AnyObject] in
        defer { objects = [] }
        return objects
      }
      _ = old
    }
  }

  static func keep(_ objects: [AnyObject]) { (scoped ?? base).keep(objects) }

  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let pool = UncheckedPool()
    defer { pool.drain() }
    return try $scoped.withValue(pool) { try body() }
  }

  static func drain() { base.drain() }
}

/// Runs `body`, then releases the top-level objects of nibs loaded in it that nothing else holds.
package func nibAutoreleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
  try NibAutoreleasePool.run(body)
}

/// Ends a turn of the event loop: releases the objects that nibs loaded during the turn and that nothing else holds.
package func nibEndTurn() { NibAutoreleasePool.drain() }
