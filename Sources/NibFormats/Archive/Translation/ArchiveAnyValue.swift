import NibSupport

/// Translates a value whose key has no row in `ArchiveKeys`. The type of the value determines the form of the
/// translation.
enum ArchiveAnyValue {
  /// Adds a value to an element, as an attribute or a child. Returns false if documents cannot represent
  /// it.
  static func add(
    _ value: ArchiveValue, at offset: Int?, named name: String, of object: ArchiveObject,
    to draft: NibDraft
  ) -> Bool {
    if let text = value["NSResourceName"]?.string ?? value.attributeText {
      draft.set(name, text, at: offset)
      return true
    }
    if value.isArrayOrSet {
      let elements = object.elements(in: value)
      draft.append(elements, in: name)
      return !elements.isEmpty || value.items.isEmpty
    }
    guard let child = child(value, named: name, of: object) else { return false }
    draft.children.append(child)
    return true
  }

  /// A value that is a child element; `nil` for values of other classes.
  private static func child(
    _ value: ArchiveValue, named name: String, of object: ArchiveObject
  ) -> NibDraft? {
    switch value.className {
    case "NSColor": ArchiveColor.draft(value, key: name)
    case "NSFont", "IBUIFontDescription": ArchiveFont.draft(value, key: name)
    case "NSAttributedString", "NSMutableAttributedString": ArchiveAttributedString(value).draft(key: name)
    case "NSValue": ArchiveGeometry.boxed(value, key: name)
    case "NSDate": text(value, stored: "NS.time", as: "timeIntervalSinceReferenceDate", of: "date", key: name)
    case "NSLocale": text(value, stored: "NS.identifier", as: "localeIdentifier", of: "locale", key: name)
    case "NSTimeZone": text(value, stored: "NS.name", as: "name", of: "timeZone", key: name)
    default: object.translator.isObject(value) ? object.element(for: value, key: name) : nil
    }
  }

  /// An `<integer>` or a `<real>` for a number; `nil` if the value is not a number.
  static func number(_ value: ArchiveValue, key: String) -> NibDraft? {
    value.double.map { number in
      NibDraft(
        Int(exactly: number) == nil ? "real" : "integer", key: key, ["value": NibNumber.exact(number)],
        at: value.element.offset)
    }
  }

  /// An element with one attribute, whose value is stored under `archiveKey`; `nil` if that is missing.
  private static func text(
    _ value: ArchiveValue, stored archiveKey: String, as attribute: String, of element: String, key: String
  ) -> NibDraft? {
    value[archiveKey]?.attributeText.map {
      NibDraft(element, key: key, [attribute: $0], at: value.element.offset)
    }
  }
}

/// Translates attributed strings. An archive stores the characters, the sets of attributes, and the runs: the number of
/// characters to which each set applies.
struct ArchiveAttributedString {
  private let value: ArchiveValue

  init(_ value: ArchiveValue) { self.value = value }

  /// An `<attributedString>`; `nil` if the text is missing.
  func draft(key: String) -> NibDraft? {
    guard let text = value["NSString"]?.string else { return nil }
    let draft = NibDraft("attributedString", key: key, at: value.element.offset)
    var remaining = Array(text.utf16)[...]
    for (length, attributes) in runs where !remaining.isEmpty {
      draft.children.append(fragment(remaining.prefix(length), attributes))
      remaining = remaining.dropFirst(length)
    }
    if !remaining.isEmpty { draft.children.append(fragment(remaining, runs.first?.attributes)) }
    return draft
  }

  /// The runs of the text: the length in UTF-16 units, and the attributes of the run.
  private var runs: [(length: Int, attributes: ArchiveValue?)] {
    guard let sets = value["NSAttributes"] else { return [] }
    // A single set of attributes for the whole text is stored without an array.
    guard sets.isArrayOrSet else { return [(Int.max, sets)] }
    let items = sets.items
    guard let bytes = value["NSAttributeInfo"]?["NS.bytes"]?.bytes else { return [(Int.max, items.first)] }
    return NibAttributedString.archivedRuns(bytes).map { run in
      (run.length, items.indices.contains(run.index) ? items[run.index] : nil)
    }
  }

  private func fragment(_ units: ArraySlice<UInt16>, _ attributes: ArchiveValue?) -> NibDraft {
    let draft = NibDraft("fragment", at: value.element.offset)
    draft["content"] = String(decoding: units, as: UTF16.self)
    guard let attributes else { return draft }
    draft.append(attributes.entries.map { attribute($0, $1) }, in: "attributes")
    return draft
  }

  /// An attribute of a part of the text.
  private func attribute(_ name: String, _ value: ArchiveValue) -> NibDraft {
    let draft: NibDraft? =
      switch value.className {
      case "NSColor": ArchiveColor.draft(value, key: name)
      case "NSFont": font(value, name)
      case "NSParagraphStyle", "NSMutableParagraphStyle": paragraph(value, name)
      default: ArchiveAnyValue.number(value, key: name)
      }
    return draft ?? UntranslatedKey.element(value.element, name: name)
  }

  private func font(_ value: ArchiveValue, _ name: String) -> NibDraft? {
    guard let font = value["NSName"]?.string, let size = value["NSSize"]?.attributeText else { return nil }
    return NibDraft("font", key: name, ["size": size, "name": font], at: value.element.offset)
  }

  /// A paragraph style.
  private func paragraph(_ value: ArchiveValue, _ name: String) -> NibDraft {
    let draft = NibDraft("paragraphStyle", key: name, at: value.element.offset)
    draft["alignment"] =
      value["NSAlignment"]?.int.flatMap { SchemaWords.textAlignments.word(of: $0) } ?? "left"
    if let mode = value["NSLineBreakMode"]?.int.flatMap({ SchemaWords.paragraphLineBreaks.word(of: $0) }) {
      draft["lineBreakMode"] = mode
    }
    return draft
  }
}
