import NibCore

/// Build settings in the order in which one place lists them. A setting can have several values, under different
/// conditions.
struct SettingList: Sendable {
  private struct Value {
    let conditions: [Substring]
    let text: String
  }

  private var values: [String: [Value]] = [:]

  /// Adds a setting.
  ///
  /// - Parameter key: the name with its conditions, such as `SDKROOT[arch=arm64]`.
  mutating func add(_ key: String, _ text: String) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    let conditions = parts.dropFirst().map { $0.prefix { $0 != "]" } }
    values[name, default: []].append(Value(conditions: conditions, text: text))
  }

  /// The values of a setting, in the order of preference: later ones come before earlier ones, and those with
  /// conditions before those without.
  func values(of name: String, in build: SettingBuild) -> [String] {
    let valid = (values[name] ?? []).filter { $0.conditions.allSatisfy(build.fulfills) }.reversed()
    return (valid.filter { !$0.conditions.isEmpty } + valid.filter(\.conditions.isEmpty)).map(\.text)
  }
}

extension String {
  /// The name that Xcode makes of a product's name for its module: `My_App` for `My App`.
  var asIdentifier: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber ?? false ? "_" + name.dropFirst() : name
  }
}
