#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The raw calls of the system, and all that differs between Linux and macOS.
///
/// What is marked signal-safe may be called in a signal handler: it allocates nothing and takes no lock.
enum Platform {
  typealias SignalHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  // Functions, not stored references: those would be made at their first use, perhaps in a signal handler.
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

  /// A variable of the environment; `nil` if it is not set.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
