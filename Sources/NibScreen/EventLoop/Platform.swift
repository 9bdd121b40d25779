#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// System calls, and all differences between Linux and macOS.
///
/// Functions marked as signal-safe may be called in a signal handler: they allocate no memory and take no
/// lock.
enum Platform {
  typealias SignalHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  // These are functions rather than stored references, which would be initialized at their first use, perhaps
  // in a signal handler.
  #if canImport(Glibc)
    static func rawRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      Glibc.read(descriptor, bytes, count)
    }

    static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      Glibc.write(descriptor, bytes, count)
    }
  #else
    static func rawRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
      Darwin.read(descriptor, bytes, count)
    }

    static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      Darwin.write(descriptor, bytes, count)
    }
  #endif

  /// The value of an environment variable; `nil` if it is not set.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
