import NibSupport

/// Translates the colors of an archive.
enum ArchiveColor {
  /// A `<color>` for an `NSColor`; `nil` if the form of the color is unknown.
  static func draft(_ value: ArchiveValue, key: String) -> NibDraft? {
    let draft = NibDraft("color", key: key, at: value.element.offset)
    if let path = value["IBUIColorCocoaTouchKeyPath"]?.string {
      draft["cocoaTouchSystemColor"] = path
      return draft
    }
    guard let space = value["NSColorSpace"]?.int else { return nil }
    return fill(draft, space, value) ? draft : nil
  }

  /// Writes the components of a color in the space with this number. Returns false if they are missing or the space
  /// is unknown.
  private static func fill(_ draft: NibDraft, _ space: Int, _ value: ArchiveValue) -> Bool {
    switch space {
    case 1, 2:
      guard let rgb = components(value["NSRGB"], 3) else { return false }
      set(draft, ["red", "green", "blue"], rgb, space: space == 1 ? "calibratedRGB" : "deviceRGB")
    case 3, 4:
      guard let white = components(value["NSWhite"], 1) else { return false }
      set(draft, ["white"], white, space: space == 3 ? "calibratedWhite" : "deviceWhite")
    case 5:
      guard let cmyk = components(value["NSCMYK"], 4) else { return false }
      let rgb = cmyk.prefix(3).map { (1 - $0) * (1 - cmyk[3]) }
      set(draft, ["red", "green", "blue"], rgb + [cmyk[4]], space: "deviceRGB")
    case 6:
      guard let name = value["NSColorName"]?.string, let list = value["NSCatalogName"]?.string else {
        return false
      }
      draft["name"] = name
      draft["catalog"] = list
    default: return false
    }
    return true
  }

  /// The components of a color, followed by its alpha. They are stored as text in bytes: `1 0 0`, or `1 0 0 0.5` with
  /// an alpha other than 1.
  private static func components(_ value: ArchiveValue?, _ count: Int) -> [Double]? {
    guard let text = value?.bytes.map(ArchiveBytes.text) else { return nil }
    return NibDecimal.list(text, count: count + 1)
      ?? NibDecimal.list(text, count: count).map { $0 + [1] }
  }

  private static func set(
    _ draft: NibDraft, _ names: [String], _ components: [Double], space: String
  ) {
    draft.set(names + ["alpha"], to: components)
    draft["colorSpace"] = space
  }
}
