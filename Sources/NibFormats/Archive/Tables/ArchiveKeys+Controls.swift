import NibSupport

extension ArchiveKeys {
  static let button =
    table(["IBUITitleShadowOffset": .custom(ArchiveTextParts.size)])
    // The content of button states, for example `IBUIHighlightedTitleColor` for the title color of the highlighted
    // state.
    + ArchiveButtonStates.keys.map { ArchiveKey($0, .custom(ArchiveButtonStates.add)) }

  static let segmentedControl = table([
    "IBSegmentTitles": .custom(ArchiveSegments.add),
    // Read together with the titles.
    "IBSegmentWidths": .implied, "IBSegmentEnabledStates": .implied, "IBSegmentImages": .implied,
    "IBSegmentContentOffsets": .implied, "IBNumberOfSegments": .implied,
  ])

  /// The irregular keys of labels, text fields and text views.
  static let text = table(["IBUITextInputTraits": .custom(ArchiveTextParts.inputTraits)])

  static let label = table([
    "IBUIShadowOffset": .custom(ArchiveTextParts.size),
    // The minimum size or scale next to it gives the same information.
    "IBUIAutoshrinkMode": .editorOnly, "useAutomaticPreferredMaxLayoutWidth": .editorOnly,
  ])

  static let textField = table(["IBUIAdjustsFontSizeToFit": .custom(ArchiveTextParts.shrinking)])
}

/// Translates the segments of a segmented control from parallel lists of titles, widths, images and so on.
enum ArchiveSegments {
  static func add(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let control = object.value
    let titles = control["IBSegmentTitles"]?.optionalItems ?? []
    let widths = control["IBSegmentWidths"]?.optionalItems ?? []
    let images = control["IBSegmentImages"]?.optionalItems ?? []
    let states = control["IBSegmentEnabledStates"]?.optionalItems ?? []
    let offsets = control["IBSegmentContentOffsets"]?.optionalItems ?? []
    let segments = titles.indices.map { index in
      let segment = NibDraft("segment", at: titles[index]?.element.offset ?? field.element.offset)
      segment["title"] = titles[index]?.string ?? ""
      if let image = images[at: index]?["NSResourceName"]?.string { segment["image"] = image }
      if let width = widths[at: index]?.double, width > 0 { segment["width"] = NibNumber.exact(width) }
      if states[at: index]?.bool == false { segment["enabled"] = "NO" }
      if let offset = offsets[at: index].flatMap({ ArchiveGeometry.size($0, key: "contentOffset") }),
        offset["width"] != "0" || offset["height"] != "0"
      {
        segment.children.append(offset)
      }
      return segment
    }
    draft.append(segments, in: "segments")
  }
}

extension [ArchiveValue?] {
  fileprivate subscript(at index: Int) -> ArchiveValue? { indices.contains(index) ? self[index] : nil }
}

/// Translates the content of a button in each of its states, for example `IBUIHighlightedTitleColor`.
enum ArchiveButtonStates {
  private static let states = ["Normal", "Highlighted", "Disabled", "Selected"]
  private static let parts = [
    "Title", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage", "AttributedTitle",
  ]

  static let keys = states.flatMap { state in parts.map { "IBUI" + state + $0 } }

  /// Adds one part of the content to the element of its state.
  static func add(_ field: ArchiveField, _ object: ArchiveObject, _ draft: NibDraft) {
    let name = field.key.dropFirst("IBUI".count)
    guard let state = states.first(where: { name.hasPrefix($0) }), let value = field.value else { return }
    let part = name.dropFirst(state.count)
    let index = indexOfState(state.lowercased(), at: field.element.offset, in: draft)
    let key = part.prefix(1).lowercased() + part.dropFirst()
    let isAdded = ArchiveAnyValue.add(
      value, at: field.element.offset, named: key, of: object, to: draft.children[index])
    if !isAdded { field.add(nil, to: draft) }
  }

  private static func indexOfState(_ state: String, at offset: Int?, in draft: NibDraft) -> Int {
    if let index = draft.children.firstIndex(where: { $0.name == "state" && $0["key"] == state }) {
      return index
    }
    draft.children.append(NibDraft("state", key: state, at: offset))
    return draft.children.count - 1
  }
}
