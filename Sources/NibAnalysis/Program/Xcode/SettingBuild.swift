import NibCore

/// The build that settings are read for. Their conditions depend on it.
struct SettingBuild: Sendable {
  /// The name of the build configuration, such as `Debug`.
  let configuration: String
  /// The SDK without its version: `iphoneos` or `iphonesimulator`.
  let sdk: String
  /// The name of the target; `nil` if it makes no difference.
  var target: String?

  /// Whether a condition such as `sdk=iphoneos*` holds. Documents are compiled once for all architectures, so a
  /// condition that names an architecture does not hold.
  func fulfills(_ condition: Substring) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return false }
    let pattern = PathPattern(parts[1], in: "/")
    return switch parts[0] {
    // The name of an SDK ends with its version, which is not known here. 26.0 stands for any version.
    case "sdk": [sdk, "\(sdk)26.0"].contains { pattern.matches("/\($0)") }
    case "config": pattern.matches("/\(configuration)")
    case "variant": pattern.matches("/normal")
    default: parts[1] == "*"
    }
  }
}
