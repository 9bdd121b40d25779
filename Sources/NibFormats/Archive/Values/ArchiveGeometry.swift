import NibSupport

/// Translates rectangles, sizes, points and insets, which archives write as numbers in braces.
enum ArchiveGeometry {
  /// A `<rect>` for `{{x, y}, {width, height}}`.
  static func rect(_ value: ArchiveValue, key: String) -> NibDraft? {
    element("rect", ["x", "y", "width", "height"], value, key)
  }

  /// A `<size>` for `{width, height}`.
  static func size(_ value: ArchiveValue, key: String) -> NibDraft? {
    element("size", ["width", "height"], value, key)
  }

  /// A `<point>` for `{x, y}`.
  static func point(_ value: ArchiveValue, key: String) -> NibDraft? {
    element("point", ["x", "y"], value, key)
  }

  /// A `<rect>` at the origin, for a frame that is stored only as a size.
  static func rect(ofSize value: ArchiveValue, key: String) -> NibDraft? {
    guard let size = value.string.flatMap({ NibDecimal.list($0, count: 2) }) else { return nil }
    return draft("rect", ["x", "y", "width", "height"], [0, 0] + size, value, key)
  }

  /// The value inside an `NSValue`.
  static func boxed(_ value: ArchiveValue, key: String) -> NibDraft? {
    if let size = value["NS.sizeval"] { return self.size(size, key: key) }
    if let point = value["NS.pointval"] { return self.point(point, key: key) }
    if let rect = value["NS.rectval"] { return self.rect(rect, key: key) }
    return nil
  }

  private static func element(
    _ name: String, _ attributes: [String], _ value: ArchiveValue, _ key: String
  ) -> NibDraft? {
    value.string.flatMap { NibDecimal.list($0, count: attributes.count) }
      .map { draft(name, attributes, $0, value, key) }
  }

  private static func draft(
    _ name: String, _ attributes: [String], _ numbers: [Double], _ value: ArchiveValue, _ key: String
  ) -> NibDraft {
    let draft = NibDraft(name, key: key, at: value.element.offset)
    for (attribute, number) in zip(attributes, numbers) { draft[attribute] = NibNumber.exact(number) }
    return draft
  }
}
