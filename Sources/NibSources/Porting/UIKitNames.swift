/// The names of UIKit's types, functions and constants that NibCore does not declare.
enum UIKitNames {
  /// Whether a name can only be one of UIKit's that NibCore does not declare.
  static func isAbsent(_ name: String) -> Bool {
    guard let prefix = ["UI", "kCA"].first(where: name.hasPrefix) else { return absent.contains(name) }
    let rest = name.dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
      && !NibCoreTypes.all.globals.contains(name)
  }

  /// Types of Apple's frameworks that begin with `NS`, and that neither NibCore nor Foundation on Linux has.
  static let absent = words(
    """
    NSAdaptiveImageGlyph NSDataDetector NSExtensionContext NSExtensionItem NSFileCoordinator \
    NSFilePresenter NSFileProviderItem NSFileProviderManager NSFileVersion NSItemProvider \
    NSItemProviderReading NSItemProviderWriting NSLinguisticTagger NSMetadataItem NSMetadataQuery \
    NSShadow NSTextBlock NSTextContentManager NSTextContentStorage NSTextElement NSTextLayoutFragment \
    NSTextLayoutManager NSTextLineFragment NSTextList NSTextParagraph NSTextTable \
    NSUbiquitousKeyValueStore NSUserActivity
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
