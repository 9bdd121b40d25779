import NibCore
import NibSources

/// A kind of manifest, which describes the targets of a library or an app.
enum ProgramManifest {
  case package, podspec, xcodeGen, tuist

  /// The kind of the file with the given name; `nil` if it is not a manifest.
  init?(fileName: String) {
    switch fileName {
    case "Package.swift": self = .package
    case "Project.swift": self = .tuist
    case "project.yml", "project.yaml": self = .xcodeGen
    default:
      if fileName.hasPrefix("Package@swift-"), fileName.hasSuffix(".swift") {
        self = .package
      } else if fileName.hasSuffix(".podspec") || fileName.hasSuffix(".podspec.json") {
        self = .podspec
      } else {
        return nil
      }
    }
  }

  /// The largest size of a manifest that is read, in bytes.
  private static let maximumSize = 1 << 20

  /// The text of a manifest without its comments; `nil` if the file cannot be read.
  func text(of path: String) -> String? {
    FileBytes.ifReadable(path, limit: Self.maximumSize).map { text($0) }
  }

  /// The text of a manifest without its comments.
  func text(_ bytes: [UInt8]) -> String {
    switch self {
    case .package, .tuist: SourceText.withoutComments(bytes, .swift)
    case .podspec, .xcodeGen: Self.withoutComments(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A text in Ruby or YAML without its comments. A `#` in quotation marks does not begin a comment.
  private static func withoutComments(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var quote: Character?
      return line.prefix { character in
        if character == quote {
          quote = nil
        } else if quote == nil, character == "\"" || character == "'" {
          quote = character
        }
        return character != "#" || quote != nil
      }
    }.joined(separator: "\n")
  }

  /// The lowest version in the text of a manifest without comments; `nil` if it names none.
  func deploymentTarget(in text: String) -> IOSVersion? {
    switch self {
    case .package: Self.package(text)
    case .tuist: Self.tuist(text)
    case .podspec: Self.podspec(text)
    case .xcodeGen: Self.xcodeGen(text.split(whereSeparator: \.isNewline))
    }
  }

  /// `.iOS(.v15)`, `.iOS(.v12_4)`, `.iOS("15.0")`, or the same with a constant.
  private static func package(_ text: String) -> IOSVersion? {
    let declared = lowest(
      text.matches(of: /\.iOS\(\s*([\w.]*\.v[0-9_]+|"[0-9.]+"|\w+)\s*\)/).map(\.output.1), in: text)
    return declared.map { max($0, oldestOfPackages) }
  }

  /// The oldest version of iOS for which the Swift Package Manager builds packages, since version 5.9. It raises the
  /// lower versions of manifests to this one, whatever the tools version of the manifest.
  private static let oldestOfPackages = IOSVersion(12)

  /// `.iOS("15.0")`, `.iOS(targetVersion: "15.0", devices: .iphone)`, `.multiplatform(iOS: "15.0", macOS: "12.0")` or
  /// the build setting. Other files have this name too, so the module of the manifests must be imported.
  private static func tuist(_ text: String) -> IOSVersion? {
    guard text.contains(/import\s+ProjectDescription/) else { return nil }
    return lowest(
      text.matches(of: /\.iOS\(\s*(?:targetVersion:\s*)?("[0-9.]+"|\w+)\s*[,)]/).map(\.output.1)
        + text.matches(of: /[^\w.]iOS:\s*("[0-9.]+"|\w+)\s*[,)]/).map(\.output.1)
        + text.matches(of: /"IPHONEOS_DEPLOYMENT_TARGET"\s*:\s*(?:\.string\(\s*)?("[0-9.]+"|\w+)/).map(
          \.output.1),
      in: text)
  }

  /// `ios.deployment_target = "15.0"`, `platform = :ios, "15.0"` or `platforms = { :ios => "15.0" }`, the same with a
  /// variable, or the same in JSON.
  private static func podspec(_ text: String) -> IOSVersion? {
    lowest(
      text.matches(of: /(?:^|[^a-zA-Z_])ios\.deployment_target\s*=\s*(["'][0-9.]+["']|[\w.]+)/).map(
        \.output.1)
        + text.matches(of: /\.platform\s*=\s*:ios\s*,\s*(["'][0-9.]+["']|[\w.]+)/).map(\.output.1)
        + text.matches(of: /[^a-zA-Z_]ios["']?\s*(?:=>|:)\s*(["'][0-9.]+["']|[\w.]+)/).map(\.output.1),
      in: text)
  }

  /// The lowest of some versions in a manifest: texts in quotation marks, numbers, members such as `.v15`, or
  /// constants.
  private static func lowest(_ values: [Substring], in text: String) -> IOSVersion? {
    values.compactMap { version(String($0)) ?? constant(String($0), in: text) }.min()
  }

  /// A text in quotation marks, a number, or a member such as `.v12_4`.
  private static func version(_ value: String) -> IOSVersion? {
    if let member = value.wholeMatch(of: /[\w.]*\.v([0-9_]+)/) {
      return IOSVersion(String(member.output.1.map { $0 == "_" ? "." : $0 }))
    }
    return IOSVersion(value.trimmingCharacters(in: ["\"", "'"]))
  }

  private static func constant(_ name: String, in text: String) -> IOSVersion? {
    guard name.first?.isLetter ?? false else { return nil }
    return text.matches(of: /(\w+)\s*(?::\s*[\w.]+\s*)?=\s*(["'][0-9.]+["']|[\w.]*\.v[0-9_]+)/)
      .first { $0.output.1 == name }.flatMap { version(String($0.output.2)) }
  }

  /// `deploymentTarget: "15.0"` of a target for iOS or in a file without other platforms, `deploymentTarget:` with a
  /// map that has the key `iOS`, or the build setting.
  private static func xcodeGen(_ lines: [Substring]) -> IOSVersion? {
    let lines = lines.filter { $0.contains { !$0.isWhitespace } }
    let isOnlyForIOS = !lines.contains { line in
      ["macOS", "tvOS", "watchOS", "visionOS"].contains { line.contains($0) }
    }
    var versions: [IOSVersion?] = []
    // The indentation of the map of deployment targets that contains the line; `nil` outside of such maps.
    var map: Int?
    for (index, line) in lines.enumerated() {
      let indentation = indentation(of: line)
      if let start = map, indentation <= start { map = nil }
      if let value = value(of: "deploymentTarget", in: line) {
        if let key = value.range(of: "iOS:") {
          versions.append(version(value[key.upperBound...]))
        } else if value.allSatisfy(\.isWhitespace) {
          map = indentation
        } else if platform(besides: index, in: lines).map({ $0.contains("iOS") }) ?? isOnlyForIOS {
          versions.append(version(value))
        }
      } else if let value = map == nil ? nil : value(of: "iOS", in: line) {
        versions.append(version(value))
      } else if let map = line.range(of: "deploymentTarget:"),
        let key = line[map.upperBound...].range(of: "iOS:")
      {
        // A map in a line that begins with another key.
        versions.append(version(line[key.upperBound...]))
      } else if let value = value(of: "IPHONEOS_DEPLOYMENT_TARGET", in: line) {
        versions.append(version(value))
      }
    }
    return versions.compactMap(\.self).min()
  }

  /// The value of the key `platform` in the map that contains a line; `nil` if there is none.
  private static func platform(besides index: Int, in lines: [Substring]) -> Substring? {
    let indentation = indentation(of: lines[index])
    let isInMap = { (line: Substring) in self.indentation(of: line) >= indentation }
    let before = Array(lines[..<index].reversed().prefix(while: isInMap))
    let map = before + Array(lines[index...].prefix(while: isInMap))
    return map.filter { self.indentation(of: $0) == indentation }
      .compactMap { value(of: "platform", in: $0) }.first
  }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private static func value(of key: String, in line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\"" }
    guard text.hasPrefix(key) else { return nil }
    let afterKey = text.dropFirst(key.count).drop { $0 == "\"" }
    return afterKey.hasPrefix(":") ? afterKey.dropFirst() : nil
  }

  /// The version at the beginning of a value, which can be in quotation marks.
  private static func version(_ value: Substring) -> IOSVersion? {
    let text = value.drop { $0 == " " || $0 == "\"" || $0 == "'" }
    return IOSVersion(String(text.prefix { $0.isNumber || $0 == "." }))
  }
}
