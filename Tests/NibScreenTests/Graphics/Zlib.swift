#if canImport(CPNG)
  import CPNG
#endif

/// Expands data in the format of zlib.
enum Zlib {
  /// The expanded data; `nil` if they are damaged or do not have the given length.
  static func expanded(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    #if canImport(CPNG)
      var length = uLongf(count)
      var isRight = false
      let expanded = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        isRight =
          uncompress(buffer.baseAddress, &length, bytes, uLong(bytes.count)) == Z_OK && length == count
        initialized = isRight ? count : 0
      }
      return isRight ? expanded : nil
    #else
      return nil
    #endif
  }
}
