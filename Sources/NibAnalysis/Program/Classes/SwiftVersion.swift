import NibCore
import NibSources

/// Reads the Swift version from Xcode's project files.
enum SwiftVersion {
  /// Whether these project files state a Swift version, and every stated version is older than Swift 4.
  static func isOld(in projects: [String]) -> Bool {
    let versions = projects.flatMap { path in
      FileBytes.ifReadable(path).map { SwiftVersion.all(in: $0) } ?? []
    }
    return !versions.isEmpty && versions.allSatisfy { $0 < 4 }
  }

  /// The numbers that follow `SWIFT_VERSION = `.
  static func all(in bytes: [UInt8]) -> [Int] {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "SWIFT_VERSION = ", omittingEmptySubsequences: false)
    return parts.dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
  }
}
