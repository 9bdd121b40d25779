/// Translates the objects of a macOS archive, nested as Interface Builder lists them. Only their classes,
/// names, frames and texts become attributes, because macOS documents are only shown as outlines.
struct DesktopArchive {
  private let archive: Archive
  private let connections: ArchiveConnections

  init(_ archive: Archive) {
    self.archive = archive
    connections = ArchiveConnections(archive)
  }

  /// The elements at the top level.
  func elements() -> [NibDraft] {
    var written: Set<NibElement> = []
    return archive.topLevel.compactMap { element(for: $0, depth: 0, &written) }
  }

  /// The element for an object of macOS; `nil` if it was already written.
  private func element(
    for value: ArchiveValue, depth: Int, _ written: inout Set<NibElement>
  ) -> NibDraft? {
    // An object can be listed among its own descendants.
    guard depth < ArchiveTranslator.maximumDepth, let className = value.className,
      written.insert(value.element).inserted
    else { return nil }
    let record = archive.records[value]
    let draft = NibDraft(DesktopArchive.elementName(className), at: value.element.offset)
    addKeys(of: value, to: draft)
    if let id = archive.records.id(of: value) { draft["id"] = id }
    if let record { addIdentity(record, to: draft) }
    for child in record?.children ?? [] {
      if let element = element(for: child, depth: depth + 1, &written) { draft.children.append(element) }
    }
    draft.append(connections.elements(from: value), in: "connections")
    return draft
  }

  /// Adds the label and the custom class of an object.
  private func addIdentity(_ record: ArchiveRecord, to draft: NibDraft) {
    if let name = record.name { draft["userLabel"] = name }
    for property in archive.records.properties(of: record.id) {
      if property.name == "CustomClassName", let name = property.value.string {
        draft["customClass"] = name
      } else {
        draft.children.append(ArchiveIdentity.preserved(property))
      }
    }
  }

  /// Adds the values of an object: texts and frames as attributes, all others under their keys.
  private func addKeys(of value: ArchiveValue, to draft: NibDraft) {
    for field in value.fields where field.key != "EncodedWithXMLCoder" {
      guard let attribute = DesktopArchive.texts[field.key], let text = field.value?.string else {
        draft.children.append(
          frame(field) ?? UntranslatedKey.element(field.element, name: field.key, besides: archive.records))
        continue
      }
      if !text.isEmpty { draft.set(attribute, text, at: field.element.offset) }
    }
    // A control shows the content of its cell.
    let cell = value["NSCell"]
    if let text = (cell?["NSContents"] ?? cell?["NSTitle"])?.string, !text.isEmpty {
      draft["title"] = text
    }
  }

  /// The frame in a field; `nil` for other fields.
  private func frame(_ field: ArchiveField) -> NibDraft? {
    guard let value = field.value else { return nil }
    switch field.key {
    case "NSFrame": return ArchiveGeometry.rect(value, key: "frame")
    case "NSFrameSize": return ArchiveGeometry.rect(ofSize: value, key: "frame")
    case "NSWindowRect": return ArchiveGeometry.rect(value, key: "contentRect")
    default: return nil
    }
  }

  /// The keys of visible texts, and of the custom class of an object.
  private static let texts = [
    "NSTitle": "title", "NSContents": "title", "NSWindowTitle": "title", "NSLabel": "title",
    "NSClassName": "customClass",
  ]

  /// The name that later documents give the element of a class, such as `textField` for `NSTextField`.
  private static func elementName(_ className: String) -> String {
    let irregularNames = [
      "NSWindowTemplate": "window", "NSCustomView": "customView", "NSCustomObject": "customObject",
    ]
    if let name = irregularNames[className] { return name }
    let bareName =
      className.hasPrefix("NS") || className.hasPrefix("IB") ? className.dropFirst(2) : className[...]
    return bareName.prefix(1).lowercased() + bareName.dropFirst()
  }
}
