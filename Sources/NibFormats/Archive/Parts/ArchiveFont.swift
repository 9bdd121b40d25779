/// Translates the fonts of an archive.
enum ArchiveFont {
  /// A `<fontDescription>` for an `IBUIFontDescription` or an `NSFont`.
  ///
  /// - Parameter fallback: the `NSFont` next to a description. It gives the point size if the description has
  ///   none.
  static func draft(_ value: ArchiveValue, key: String, fallback: ArchiveValue? = nil) -> NibDraft? {
    let draft = NibDraft("fontDescription", key: key, at: value.element.offset)
    if let name = (value["name"] ?? value["NSName"])?.string {
      draft["name"] = name
      if let family = value["family"]?.string { draft["family"] = family }
    } else if let type = value["type"]?.int.flatMap({ types[$0] }) {
      draft["type"] = type
    } else {
      return nil
    }
    let size = value["pointSize"] ?? value["NSSize"] ?? fallback?["NSSize"]
    if let size = size?.attributeText { draft["pointSize"] = size }
    return draft
  }

  /// The default font, for text without a font.
  static func system(_ size: String, key: String) -> NibDraft {
    NibDraft("fontDescription", key: key, ["type": "system", "pointSize": size])
  }

  private static let types = [1: "system", 2: "boldSystem", 3: "italicSystem"]
}
