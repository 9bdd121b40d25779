import NibCore

/// The storyboard with which an app, a scene or an extension starts, as a property list or the settings of a project
/// name it.
struct NamedStoryboard: Hashable, Sendable {
  /// The key, such as `UIMainStoryboardFile`.
  let key: String
  let name: String
  /// The kind of device that the key is for, such as `ipad`; `nil` for all devices without a key of their own.
  let device: String?
  /// The place of the name in the property list or project.
  let location: SourceLocation
  /// The path of the property list or project.
  var file: String { location.file }

  /// The storyboards that a file names. Names with variables are left out.
  ///
  /// - Parameter limit: the maximum size of the file in bytes; `nil` if there is none.
  static func all(in path: String, limit: Int?) -> [NamedStoryboard] {
    let bytes = limit.map { FileBytes.ifReadable(path, limit: $0) } ?? FileBytes.ifReadable(path)
    guard let bytes, bytes.contains(text: "Storyboard") else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    var found: [(key: Substring, device: Substring?, name: Substring)] = []
    if path.hasSuffix(".plist") {
      let keys =
        /<key>(UI\w*StoryboardFile|UILaunchStoryboardName|NSExtensionMainStoryboard)(?:~(\w+))?<\/key>\s*<string>([^<]*)</
      for match in text.matches(of: keys) {
        found.append((match.output.1, match.output.2, match.output.3))
      }
    } else {
      let settings = /INFOPLIST_KEY_(UI\w*StoryboardFile|UILaunchStoryboardName)[\w~]*"?\s*=\s*"?([^";]*)"?;/
      for match in text.matches(of: settings) { found.append((match.output.1, nil, match.output.2)) }
    }
    return found.compactMap { key, device, name -> NamedStoryboard? in
      let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !trimmed.isEmpty, !trimmed.contains("$"), !trimmed.contains("___") else { return nil }
      let bare = DocumentName.withoutSuffix(trimmed, [".storyboard"])
      return NamedStoryboard(
        key: String(key), name: bare, device: device.map(String.init),
        location: SourceLocation(of: name.startIndex, in: text, file: path))
    }
  }
}

extension SourceLocation {
  fileprivate init(of index: String.Index, in text: String, file: String) {
    let before = text.utf8[..<index]
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) } ?? text.startIndex
    self.init(
      file: file, line: line, column: text.utf8.distance(from: start, to: index) + 1, offset: before.count)
  }
}
