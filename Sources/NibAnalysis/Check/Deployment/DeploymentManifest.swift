import NibCore

/// A kind of manifest that can name the version of iOS for which a library or an app is built.
enum DeploymentManifest {
  case package, podspec, xcodeGen

  /// The kind of the file with the given name; `nil` if it is not a manifest.
  init?(fileName: String) {
    switch fileName {
    case "Package.swift": self = .package
    case "project.yml", "project.yaml": self = .xcodeGen
    default:
      guard fileName.hasSuffix(".podspec") || fileName.hasSuffix(".podspec.json") else { return nil }
      self = .podspec
    }
  }

  /// The lowest version in the text of a manifest; `nil` if it names none.
  func deploymentTarget(in text: String) -> IOSVersion? {
    switch self {
    case .package: Self.package(Self.lines(of: text, comment: "//").joined(separator: "\n"))
    case .podspec: Self.podspec(Self.lines(of: text, comment: "#").joined(separator: "\n"))
    case .xcodeGen: Self.xcodeGen(Self.lines(of: text, comment: "#"))
    }
  }

  /// The lines without comments.
  private static func lines(of text: String, comment: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split(separator: comment, maxSplits: 1, omittingEmptySubsequences: false)[0] }
  }

  /// `.iOS(.v15)`, `.iOS(.v12_4)` or `.iOS("15.0")`.
  private static func package(_ text: String) -> IOSVersion? {
    text.matches(of: /\.iOS\(\s*(?:\.v([0-9_]+)|"([0-9.]+)")\s*\)/).compactMap { match in
      let version =
        match.output.1.map { $0.replacingOccurrences(of: "_", with: ".") }
        ?? match.output.2.map { String($0) }
      return version.flatMap { IOSVersion($0) }
    }.min()
  }

  /// `ios.deployment_target = "15.0"`, `platform = :ios, "15.0"` or `platforms = { :ios => "15.0" }`, or the same in
  /// JSON.
  private static func podspec(_ text: String) -> IOSVersion? {
    let found =
      text.matches(of: /\.ios\.deployment_target\s*=\s*["']([0-9.]+)["']/).map(\.output.1)
      + text.matches(of: /\.platform\s*=\s*:ios\s*,\s*["']([0-9.]+)["']/).map(\.output.1)
      + text.matches(of: /[^a-zA-Z_]ios["']?\s*(?:=>|:)\s*["']([0-9.]+)["']/).map(\.output.1)
    return found.compactMap { IOSVersion(String($0)) }.min()
  }

  /// `deploymentTarget: "15.0"` in a file without other platforms, `deploymentTarget:` with a map that has the key
  /// `iOS`, or the build setting.
  private static func xcodeGen(_ lines: [Substring]) -> IOSVersion? {
    let isOnlyForIOS = !lines.contains { line in
      ["macOS", "tvOS", "watchOS", "visionOS"].contains { line.contains($0) }
    }
    var found: [IOSVersion?] = []
    // The indentation of a map of deployment targets that the following lines belong to.
    var map: Int?
    for line in lines where line.contains(where: { !$0.isWhitespace }) {
      let indentation = line.prefix { $0 == " " }.count
      if let start = map, indentation <= start { map = nil }
      if let value = value(of: "deploymentTarget", in: line) {
        if let key = value.range(of: "iOS:") {
          found.append(version(value[key.upperBound...]))
        } else if value.allSatisfy(\.isWhitespace) {
          map = indentation
        } else if isOnlyForIOS {
          found.append(version(value))
        }
      } else if let value = map == nil ? nil : value(of: "iOS", in: line) {
        found.append(version(value))
      } else if let value = value(of: "IPHONEOS_DEPLOYMENT_TARGET", in: line) {
        found.append(version(value))
      }
    }
    return found.compactMap(\.self).min()
  }

  private static func value(of key: String, in line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\"" }
    guard text.hasPrefix(key) else { return nil }
    let rest = text.dropFirst(key.count).drop { $0 == "\"" }
    return rest.hasPrefix(":") ? rest.dropFirst() : nil
  }

  /// The version at the beginning of a value, which can be in quotation marks.
  private static func version(_ value: Substring) -> IOSVersion? {
    let text = value.drop { $0 == " " || $0 == "\"" || $0 == "'" }
    return IOSVersion(String(text.prefix { $0.isNumber || $0 == "." }))
  }
}
