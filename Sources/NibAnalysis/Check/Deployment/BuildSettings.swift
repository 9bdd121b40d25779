import NibCore

/// The settings of one build configuration of a target or project.
struct BuildSettings: Sendable {
  /// Settings that the project stores, and the configuration file on which they are based.
  struct Layer: Sendable {
    let values: [String: String]
    /// The path of the file (`.xcconfig`); `nil` if there is none.
    let file: String?
  }

  /// The layers, those of the target before those of its project.
  let layers: [Layer]

  /// The version of iOS that the configuration is built for; `nil` if it is not known, or if it is built for another
  /// platform. Reads the configuration files.
  var deploymentTarget: IOSVersion? {
    let resolver = Resolver(
      lists: layers.flatMap { layer in
        [layer.values] + (layer.file.map { [XcodeConfigurationFile.settings(in: $0)] } ?? [])
      })
    if let platform = resolver.value(of: "SDKROOT"), !Self.platforms.contains(platform) { return nil }
    return resolver.value(of: "IPHONEOS_DEPLOYMENT_TARGET").flatMap { IOSVersion($0) }
  }

  private static let platforms = ["iphoneos", "iphonesimulator", "auto"]
}

/// Finds the values of settings, and replaces the variables in them.
private struct Resolver {
  /// The settings, in the order of preference.
  let lists: [[String: String]]

  private static let maximumDepth = 8

  func value(of name: String) -> String? { value(of: name, from: 0, depth: 0) }

  private func value(of name: String, from first: Int, depth: Int) -> String? {
    guard depth < Self.maximumDepth,
      let index = lists.indices.dropFirst(first).first(where: { lists[$0][name] != nil }),
      let text = lists[index][name]
    else { return nil }
    guard let variable = Self.variable(text) else { return text }
    return variable == "inherited"
      ? value(of: name, from: index + 1, depth: depth + 1)
      : value(of: variable, from: 0, depth: depth + 1)
  }

  /// The name in a value that is a variable, such as `$(VERSION)`; `nil` for all other values.
  private static func variable(_ text: String) -> String? {
    let isVariable =
      text.hasPrefix("$(") && text.hasSuffix(")") || text.hasPrefix("${") && text.hasSuffix("}")
    guard isVariable else { return nil }
    return String(text.dropFirst(2).dropLast())
  }
}

/// Reads the settings in a configuration file of Xcode (`.xcconfig`).
enum XcodeConfigurationFile {
  /// The maximum size of a file in bytes.
  private static let maximumSize = 1 << 20
  /// The maximum number of files that are read for one file.
  private static let maximumCount = 64

  /// The settings of a file and of those that it includes. Files that cannot be read have none. Settings that apply only
  /// to some platforms or architectures are left out.
  static func settings(in path: String) -> [String: String] {
    var seen: Set<String> = []
    var result: [String: String] = [:]
    read(path, &seen, &result)
    return result
  }

  private static func read(_ path: String, _ seen: inout Set<String>, _ result: inout [String: String]) {
    guard seen.count < maximumCount, seen.insert(path).inserted,
      let bytes = FileBytes.ifReadable(path, limit: maximumSize)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { read(included(String(parts[1]), by: path), &seen, &result) }
      } else if let sign = text.firstIndex(of: "=") {
        let name = text[..<sign].trimmingCharacters(in: .whitespaces)
        if !name.hasSuffix("]") {
          result[name] = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        }
      }
    }
  }

  private static func included(_ name: String, by path: String) -> String {
    name.beginsExactly(with: "/") ? name : SourcePlace.path(Disk.path(of: name, in: Disk.folder(of: path)))
  }
}
