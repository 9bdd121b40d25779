#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of random cases that a property test checks: the usual number, unless the environment variable
/// `PROPERTY_SEEDS` gives another one.
enum PropertySeeds {
  static func count(_ usual: Int) -> Int {
    guard let text = getenv("PROPERTY_SEEDS") else { return usual }
    return Int(String(cString: text)) ?? usual
  }
}
