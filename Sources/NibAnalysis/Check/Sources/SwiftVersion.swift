import NibCore

/// The version of Swift that projects are written in.
enum SwiftVersion {
  /// Whether the targets of these project files are written for Swift 3 or older, all of those that say so.
  static func isOld(in projects: [String]) -> Bool {
    let versions = projects.flatMap { path in
      FileBytes.ifReadable(path).map { SwiftVersion.all(in: $0) } ?? []
    }
    return !versions.isEmpty && versions.allSatisfy { $0 < 4 }
  }

  /// The numbers behind `SWIFT_VERSION = `.
  static func all(in bytes: [UInt8]) -> [Int] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "SWIFT_VERSION = ", omittingEmptySubsequences: false).dropFirst().compactMap
    { Int($0.prefix { $0.isNumber }) }
  }
}
