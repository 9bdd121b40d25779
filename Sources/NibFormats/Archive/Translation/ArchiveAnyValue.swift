/// A value under a key that has no row: the value's own type tells the form.
enum ArchiveAnyValue {
  /// Adds a value to an element; false if documents have no form for it.
  static func add(
    _ value: ArchiveValue, at offset: Int?, named name: String, of object: ArchiveObject,
    to draft: inout DraftElement
  ) -> Bool {
    if let text = value["NSResourceName"]?.string ?? value.attributeText {
      draft.set(name, text, at: offset)
      return true
    }
    if value.isArray {
      let elements = object.elements(in: value)
      draft.append(elements, in: name)
      return !elements.isEmpty || value.items.isEmpty
    }
    guard let child = child(value, named: name, of: object) else { return false }
    draft.children.append(child)
    return true
  }

  private static func child(
    _ value: ArchiveValue, named name: String, of object: ArchiveObject
  ) -> DraftElement? {
    switch value.className {
    case "NSColor": ArchiveColor.draft(value, key: name)
    case "NSFont", "IBUIFontDescription": ArchiveFont.draft(value, key: name)
    case "NSAttributedString", "NSMutableAttributedString": ArchiveAttributedString(value).draft(key: name)
    case "NSValue": ArchiveGeometry.boxed(value, key: name)
    case "NSDate": text(value, "NS.time", "date", "timeIntervalSinceReferenceDate", key: name)
    case "NSLocale": text(value, "NS.identifier", "locale", "localeIdentifier", key: name)
    case "NSTimeZone": text(value, "NS.name", "timeZone", "name", key: name)
    default: object.translator.isObject(value) ? object.element(for: value, key: name) : nil
    }
  }

  /// An element with one attribute.
  private static func text(
    _ value: ArchiveValue, _ archived: String, _ element: String, _ attribute: String, key: String
  ) -> DraftElement? {
    value[archived]?.attributeText.map {
      DraftElement(element, at: value.element.offset, key: key, [attribute: $0])
    }
  }
}
