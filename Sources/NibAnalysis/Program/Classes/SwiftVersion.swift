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
    let key = Array("SWIFT_VERSION = ".utf8)
    var versions: [Int] = []
    var place = 0
    while let found = bytes.firstIndex(of: key, from: place) {
      place = found + key.count
      let digits = bytes[place...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let version = Int(String(decoding: digits, as: UTF8.self)) { versions.append(version) }
    }
    return versions
  }
}
