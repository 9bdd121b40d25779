import NibCore

/// The properties of Apple's classes that connections and runtime attributes can set: those that NibTerm's classes
/// implement, and those of `KeyRows` and `UIKitKeys`.
enum AppleKeys {
  /// Whether one of Apple's classes declares the property, not counting its superclasses; `nil` if the class's
  /// properties are not known.
  static func contains(_ key: String, in name: String) -> Bool? {
    // The key of a Boolean property does not contain the `is` of its getter, but both spellings are accepted.
    let spellings = [key, KeyRows.withoutIs(key)]
    if spellings.contains(where: KeyRows.keys(of: name).contains) { return true }
    let implementation = AppleClasses.implementation(of: name)
    let others = UIKitKeys.keys(of: name)
    // All properties of UIKit's classes are known. Other frameworks' classes have more than NibTerm implements.
    let isFullyImplemented = implementation != nil && name.hasPrefix("UI") && !isPartial.contains(name)
    guard others != nil || isFullyImplemented else { return nil }
    let table = implementation.map { NibAttributeTable.table(of: $0) }
    return spellings.contains { others?.contains($0) ?? false || table?.property($0) != nil }
  }

  /// Classes of UIKit that have more properties than NibTerm implements and this table lists.
  private static let isPartial: Set<String> = ["UIHostingController", "UIImagePickerController"]
}
