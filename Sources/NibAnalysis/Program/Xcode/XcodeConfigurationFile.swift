import NibCore

/// Reads the settings in a configuration file of Xcode (`.xcconfig`).
enum XcodeConfigurationFile {
  /// The maximum size of a file in bytes.
  private static let maximumSize = 1 << 20
  private static let maximumCount = 64

  /// The settings of a file and of those that it includes. Files that cannot be read have none.
  static func settings(in path: String) -> SettingList {
    var reading: [String] = []
    var count = 0
    var result = SettingList()
    read(path, reading: &reading, count: &count, into: &result)
    return result
  }

  /// - Parameters:
  ///   - reading: the files that are being read. A file that includes itself is not read again.
  ///   - count: the number of files that have been read.
  private static func read(
    _ path: String, reading: inout [String], count: inout Int, into result: inout SettingList
  ) {
    guard count < maximumCount, !reading.contains(path),
      let bytes = FileBytes.ifReadable(path, limit: maximumSize)
    else { return }
    count += 1
    reading.append(path)
    defer { reading.removeLast() }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if line.hasPrefix("#") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        let word = parts[0].dropFirst().trimmingCharacters(in: .whitespaces)
        if parts.count > 2, word == "include" || word == "include?" {
          read(included(String(parts[1]), by: path), reading: &reading, count: &count, into: &result)
        }
      } else if let (key, value) = setting(in: line) {
        result.add(key, value)
      }
    }
  }

  /// The name, with its conditions, and the value in a line. The line can end with a semicolon.
  private static func setting(in line: Substring) -> (key: String, value: String)? {
    let text = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    // A condition contains an equals sign too.
    var isInCondition = false
    let sign = text.indices.first { index in
      if text[index] == "[" { isInCondition = true }
      if text[index] == "]" { isInCondition = false }
      return text[index] == "=" && !isInCondition
    }
    guard let sign else { return nil }
    var value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
    return (text[..<sign].trimmingCharacters(in: .whitespaces), value)
  }

  private static func included(_ name: String, by path: String) -> String {
    name.beginsExactly(with: "/") ? name : SourcePlace.path(Disk.path(of: name, in: Disk.folder(of: path)))
  }
}
