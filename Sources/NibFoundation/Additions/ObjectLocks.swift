// Functions have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

#if !canImport(ObjectiveC)
  /// Locks the recursive lock of an object, waiting until no other thread has it. Returns 0.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.lock(of: ObjectIdentifier(obj as AnyObject)).lock()
    return 0
  }

  /// Unlocks the recursive lock of an object. Returns 0, or -1 if no thread has the lock.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard let lock = ObjectLocks.release(ObjectIdentifier(obj as AnyObject)) else { return -1 }
    lock.unlock()
    return 0
  }

  /// The locks of the objects that threads have locked, or wait for.
  private enum ObjectLocks {
    private struct Entry: @unchecked Sendable {
      var lock = NSRecursiveLock()
      /// The number of calls of `objc_sync_enter` without a call of `objc_sync_exit`.
      var count = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func lock(of object: ObjectIdentifier) -> NSRecursiveLock {
      entries.withLock {
        $0[object, default: Entry()].count += 1
        return $0[object, default: Entry()].lock
      }
    }

    static func release(_ object: ObjectIdentifier) -> NSRecursiveLock? {
      entries.withLock {
        guard let entry = $0[object] else { return nil }
        $0[object] = entry.count > 1 ? Entry(lock: entry.lock, count: entry.count - 1) : nil
        return entry.lock
      }
    }
  }
#endif
