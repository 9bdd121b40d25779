import NibSupport

/// Translates rectangles, sizes, points and insets, which archives write as numbers in braces.
enum ArchiveGeometry {
  /// A `<rect>` for `{{x, y}, {width, height}}`.
  static func rect(_ value: ArchiveValue, key: String) -> NibDraft? {
    element(named: "rect", attributes: NibRect.names, value, key: key)
  }

  /// A `<size>` for `{width, height}`.
  static func size(_ value: ArchiveValue, key: String) -> NibDraft? {
    element(named: "size", attributes: NibSize.names, value, key: key)
  }

  /// A `<point>` for `{x, y}`.
  static func point(_ value: ArchiveValue, key: String) -> NibDraft? {
    element(named: "point", attributes: NibPoint.names, value, key: key)
  }

  /// A `<rect>` at the origin, for a frame that is stored only as a size.
  static func rect(ofSize value: ArchiveValue, key: String) -> NibDraft? {
    guard let size = value.string.flatMap({ NibDecimal.list($0, count: 2) }) else { return nil }
    return NibDraft("rect", key: key, NibRect.names, [0, 0] + size, at: value.element.offset)
  }

  /// The value inside an `NSValue`.
  static func boxed(_ value: ArchiveValue, key: String) -> NibDraft? {
    if let size = value["NS.sizeval"] { return self.size(size, key: key) }
    if let point = value["NS.pointval"] { return self.point(point, key: key) }
    if let rect = value["NS.rectval"] { return self.rect(rect, key: key) }
    return nil
  }

  private static func element(
    named name: String, attributes: [String], _ value: ArchiveValue, key: String
  ) -> NibDraft? {
    value.string.flatMap { NibDecimal.list($0, count: attributes.count) }
      .map { NibDraft(name, key: key, attributes, $0, at: value.element.offset) }
  }
}
