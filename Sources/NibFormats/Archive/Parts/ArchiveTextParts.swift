/// Translates the irregular keys of objects that show text, and plain sizes.
enum ArchiveTextParts {
  static func fontDescription(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let font = field.value.flatMap {
      ArchiveFont.draft($0, key: "fontDescription", fallback: object.value["IBUIFont"])
    }
    field.add(font, to: draft)
  }

  /// Adds the font for older systems, unless a font description is present: both contain the same font.
  static func font(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard object.value["IBUIFontDescription"] == nil, let value = field.value else { return }
    field.add(ArchiveFont.draft(value, key: "fontDescription"), to: draft)
  }

  /// Adds the traits of the keyboard.
  static func inputTraits(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value else { return }
    let child = NibDraft("textInputTraits", key: "textInputTraits", at: field.element.offset)
    for inner in value.fields where inner.key != "targetRuntimeIdentifier" {
      guard let text = inner.value?.attributeText, let name = ArchiveKey.regularName(inner.key) else {
        continue
      }
      let word: String? =
        if let choices = TextInputTraitsWord(rawValue: name)?.choices {
          inner.value?.int.flatMap { choices.word(of: $0) }
        } else {
          text
        }
      if let word { child.set(name, word, at: inner.element.offset) }
    }
    draft.children.append(child)
  }

  /// Writes `adjustsFontSizeToFit` only if the text does not shrink to fit the text field, as documents do.
  static func shrinking(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    if field.value?.bool == false { draft.set("adjustsFontSizeToFit", "NO", at: field.element.offset) }
  }

  /// Translates the bits for the kinds of data to detect in a text.
  static func dataDetectors(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let bits = field.value?.int else { return }
    addDataDetectors(SchemaWords.dataDetectors.words(inMask: bits), field, draft)
  }

  /// Translates the older form of `IBUIDataDetectorTypes`, which has only phone numbers. Ignored if the newer form is
  /// present.
  static func phoneNumbers(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard object.value["IBUIDataDetectorTypes"] == nil, field.value?.bool == true else { return }
    addDataDetectors(["phoneNumber"], field, draft)
  }

  private static func addDataDetectors(_ words: [String], _ field: ArchiveField, _ draft: NibDraft) {
    let child = NibDraft("dataDetectorType", key: "dataDetectorTypes", at: field.element.offset)
    for word in words { child[word] = "YES" }
    draft.children.append(child)
  }

  /// Writes `IBUIFooBar` as `<size key="fooBar"/>`.
  static func size(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let size = ArchiveKey.regularName(field.key).flatMap { name in
      field.value.flatMap { ArchiveGeometry.size($0, key: name) }
    }
    field.add(size, to: draft)
  }
}
