import NibCore

/// Finds the values of settings, and replaces the variables in them.
struct SettingResolver {
  /// The settings, in the order of preference.
  let lists: [SettingList]
  let build: SettingBuild
  /// Whether a variable without a value was replaced, so that a result may be wrong.
  private var meetsUnknown = false
  /// The number of variables that can still be replaced.
  private var remainingLookups = 256

  init(lists: [SettingList], build: SettingBuild) {
    self.lists = lists
    self.build = build
  }

  /// The version of iOS for which the build is made; `nil` if it is not known, or if the build is for another
  /// platform.
  mutating func deploymentTarget() -> IOSVersion? {
    guard isForIOS() else { return nil }
    return value(of: "IPHONEOS_DEPLOYMENT_TARGET").flatMap { IOSVersion($0) }
  }

  /// The name of the module: `PRODUCT_MODULE_NAME`, or else that of the product or target as an identifier;
  /// `nil` if it is not known.
  mutating func module() -> String? {
    meetsUnknown = false
    let name =
      value(of: "PRODUCT_MODULE_NAME") ?? value(of: "PRODUCT_NAME")?.asIdentifier
      ?? build.target?.asIdentifier
    return meetsUnknown || name?.isEmpty ?? true ? nil : name
  }

  /// The value of a setting; `nil` if it has none, or if it depends on settings that are not known.
  mutating func knownValue(of name: String) -> String? {
    meetsUnknown = false
    let value = value(of: name)
    return meetsUnknown ? nil : value
  }

  /// Whether the build is for iOS. The SDK is a name, with or without a version, or a path such as
  /// `.../iPhoneOS9.0.sdk`. With the name `auto`, the target supports several platforms.
  mutating func isForIOS() -> Bool {
    guard let sdk = value(of: "SDKROOT")?.split(separator: "/").last?.lowercased() else { return true }
    guard sdk == "auto" else { return sdk.hasPrefix("iphone") }
    return value(of: "SUPPORTED_PLATFORMS")?.contains("iphone") ?? true
  }

  /// The value of a setting without variables; `nil` if it has none.
  mutating func value(of name: String) -> String? { value(of: name, after: 0, depth: 0) }

  private static let maximumDepth = 16
  private static let maximumLength = 1_000

  /// - Parameter count: the number of values to skip, because the result is inserted into them.
  private mutating func value(of name: String, after count: Int, depth: Int) -> String? {
    if name == "CONFIGURATION" { return build.configuration }
    if name == "TARGET_NAME" || name == "TARGETNAME", let target = build.target { return target }
    guard depth < Self.maximumDepth else { return nil }
    let values = lists.lazy.flatMap { [build] in $0.values(of: name, in: build) }
    guard let text = values.dropFirst(count).first else { return nil }
    return expanded(text, of: name, after: count + 1, depth: depth)
  }

  /// The value of a variable, changed by an operator as in `$(NAME:c99extidentifier)`.
  private static func value(_ value: String, changedBy operation: Substring?) -> String {
    switch operation {
    case "c99extidentifier"?, "identifier"?: value.asIdentifier
    case "lower"?: value.lowercased()
    case "upper"?: value.uppercased()
    default: value
    }
  }

  /// A value in which `$(NAME)`, `${NAME}` and `$(NAME:default=VALUE)` are replaced; `nil` if it is too long.
  /// Variables without a value are empty.
  private mutating func expanded(_ text: String, of name: String, after count: Int, depth: Int) -> String? {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      rest = rest.dropFirst()
      guard remainingLookups > 0, depth < Self.maximumDepth, let end = Self.end(of: rest, openedBy: open)
      else {
        return nil
      }
      remainingLookups -= 1
      guard let inner = expanded(String(rest[..<end]), of: name, after: count, depth: depth + 1) else {
        return nil
      }
      rest = rest[end...].dropFirst()
      let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let variable = String(parts.first ?? "")
      let value =
        variable == "inherited" || variable == name
        ? self.value(of: name, after: count, depth: depth + 1)
        : self.value(of: variable, after: 0, depth: depth + 1)
      let isEmpty = value?.isEmpty ?? true
      if isEmpty, parts.count > 1, parts[1].hasPrefix("default=") {
        result += parts[1].dropFirst("default=".count)
      } else {
        if value == nil, variable != "inherited" { meetsUnknown = true }
        result += SettingResolver.value(value ?? "", changedBy: parts.dropFirst().first)
      }
      guard result.utf8.count < Self.maximumLength else { return nil }
    }
    return result + rest
  }

  /// The index of the bracket that closes a variable.
  private static func end(of text: Substring, openedBy open: Character) -> Substring.Index? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }
}
