#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many random cases a property test checks.
enum PropertySeeds {
  static func count(_ usual: Int) -> Int {
    guard let text = getenv("PROPERTY_SEEDS") else { return usual }
    return Int(String(cString: text)) ?? usual
  }
}
