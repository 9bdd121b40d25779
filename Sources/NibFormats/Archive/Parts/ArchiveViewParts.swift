import NibSupport

/// Translates the irregular keys of views.
enum ArchiveViewParts {
  static func frame(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    field.add(field.value.flatMap { ArchiveGeometry.rect($0, key: "frame") }, to: draft)
  }

  /// Adds a frame at the origin, for a frame that is stored only as a size.
  static func frameSize(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    field.add(field.value.flatMap { ArchiveGeometry.rect(ofSize: $0, key: "frame") }, to: draft)
  }

  static func contentStretch(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    field.add(field.value.flatMap { ArchiveGeometry.rect($0, key: "contentStretch") }, to: draft)
  }

  /// Translates the flags: the autoresizing mask in the lowest six bits, autoresizing of subviews in bit 8,
  /// hidden in bit 31.
  static func flags(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let flags = field.value?.int else { return field.add(nil, to: draft) }
    if flags & 0x100 == 0 { draft["autoresizesSubviews"] = "NO" }
    if flags & 0x8000_0000 != 0 { draft["hidden"] = "YES" }
    let mask = NibDraft("autoresizingMask", key: "autoresizingMask", at: field.element.offset)
    for name in SchemaWords.autoresizingMask.words(inMask: flags) { mask[name] = "YES" }
    draft.children.append(mask)
  }

  /// Adds the subviews. Leaves out the content view of a cell, which is not a subview in documents, and the
  /// views that bar items show, which are written with their items.
  static func subviews(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let content = object.value["IBUIContentView"]
    let records = object.translator.archive.records
    let views = (field.value?.items ?? []).filter { view in
      view != content && (records[view].map { $0.parent == object.record?.object } ?? true)
    }
    draft.append(views.compactMap { object.element(for: $0) }, in: "subviews")
  }

  /// Adds the content view of a cell or of another view.
  static func contentView(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value else { return }
    let isTableCell = draft.name == "tableViewCell"
    let name = isTableCell ? "tableViewCellContentView" : "view"
    guard let view = object.element(for: value, key: "contentView", named: name) else { return }
    if isTableCell, let id = object.id { view["tableViewCell"] = id }
    draft.children.append(view)
  }

  static func hugging(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    priorities(field, "HuggingPriority", draft)
  }

  static func compression(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    priorities(field, "CompressionResistancePriority", draft)
  }

  /// Adds two priorities from a text such as `{250, 750}`: horizontal, vertical.
  private static func priorities(_ field: ArchiveField, _ name: String, _ draft: NibDraft) {
    guard let both = field.value?.string.flatMap({ NibDecimal.list($0, count: 2) }) else {
      return field.add(nil, to: draft)
    }
    draft.set("horizontal" + name, NibNumber.exact(both[0]), at: field.element.offset)
    draft.set("vertical" + name, NibNumber.exact(both[1]), at: field.element.offset)
  }

  /// Adds the accessibility settings.
  static func accessibility(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    guard let value = field.value else { return }
    let child = NibDraft("accessibility", key: "accessibilityConfiguration", at: field.element.offset)
    for inner in value.fields {
      let name = inner.key.removing(prefix: "IBUIAccessibility")
      if let text = inner.value?.attributeText, let name {
        child.set(name, text, at: inner.element.offset)
      } else {
        inner.add(nil, to: child)
      }
    }
    draft.children.append(child)
  }

  /// Adds the two controllers of a split view, the master first.
  static func panes(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let panes = [field.value, object.value["IBUIDetailViewController"]].compactMap { $0 }
    draft.append(panes.compactMap { object.element(for: $0) }, in: "viewControllers")
  }
}

extension String {
  /// The text after a prefix, with its first letter in lower case; `nil` if the prefix is missing.
  fileprivate func removing(prefix: String) -> String? {
    guard hasPrefix(prefix), let first = dropFirst(prefix.count).first else { return nil }
    return first.lowercased() + dropFirst(prefix.count + 1)
  }
}
