import NibSupport

extension ArchiveKeys {
  /// The irregular keys of every control.
  static let control: [ArchiveKey] = [
    ArchiveKey(
      "IBUIContentHorizontalAlignment",
      .words("contentHorizontalAlignment", [0: "center", 1: "left", 2: "right", 3: "fill"]), absent: "left"),
    ArchiveKey(
      "IBUIContentVerticalAlignment",
      .words("contentVerticalAlignment", [0: "center", 1: "top", 2: "bottom", 3: "fill"]), absent: "top"),
  ]

  static let button: [ArchiveKey] =
    [
      ArchiveKey("IBUIButtonType", .words("buttonType", ArchiveWords.buttonTypes)),
      ArchiveKey(
        "IBUILineBreakMode", .words("lineBreakMode", ArchiveWords.lineBreaks), absent: "middleTruncation"),
      ArchiveKey("IBUITitleShadowOffset", .part(ArchiveTextParts.size)),
    ] + buttonStates

  /// The keys for the content of button states, for example `IBUIHighlightedTitleColor` for the title color
  /// of the highlighted state.
  private static let buttonStates: [ArchiveKey] = ArchiveButtonStates.keys.map {
    ArchiveKey($0, .part(ArchiveButtonStates.add))
  }

  static let datePicker: [ArchiveKey] = [
    ArchiveKey(
      "IBUIDatePickerMode",
      .words("datePickerMode", [0: "time", 1: "date", 2: "dateAndTime", 3: "countDownTimer"]),
      absent: "dateAndTime"),
    ArchiveKey("IBUIUseCurrentDate", .named("useCurrentDate"), absent: "NO"),
  ]

  static let segmentedControl: [ArchiveKey] = [
    ArchiveKey(
      "IBSegmentControlStyle",
      .words("segmentControlStyle", [0: "plain", 1: "bordered", 2: "bar", 3: "bezeled"]), absent: "plain"),
    ArchiveKey("IBSegmentTitles", .part(ArchiveSegments.add)),
    // Read together with the titles.
    ArchiveKey("IBSegmentWidths", .implied), ArchiveKey("IBSegmentEnabledStates", .implied),
    ArchiveKey("IBSegmentImages", .implied), ArchiveKey("IBSegmentContentOffsets", .implied),
    ArchiveKey("IBNumberOfSegments", .implied),
  ]
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

  /// All keys for the content of states.
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
    if !isAdded { draft.children.append(UntranslatedKey.element(field.element, name: field.key)) }
  }

  private static func indexOfState(_ state: String, at offset: Int?, in draft: NibDraft) -> Int {
    if let index = draft.children.firstIndex(where: { $0.name == "state" && $0["key"] == state }) {
      return index
    }
    draft.children.append(NibDraft("state", key: state, at: offset))
    return draft.children.count - 1
  }
}

extension ArchiveKeys {
  /// The irregular keys of labels, text fields and text views.
  static let text: [ArchiveKey] = [
    ArchiveKey("IBUITextAlignment", .words("textAlignment", ArchiveWords.alignments)),
    ArchiveKey("IBUITextInputTraits", .part(ArchiveTextParts.inputTraits)),
  ]

  static let label: [ArchiveKey] = [
    ArchiveKey(
      "IBUILineBreakMode", .words("lineBreakMode", ArchiveWords.lineBreaks), absent: "tailTruncation"),
    ArchiveKey(
      "IBUIBaselineAdjustment",
      .words("baselineAdjustment", [0: "alignBaselines", 1: "alignCenters", 2: "none"])),
    ArchiveKey("IBUIShadowOffset", .part(ArchiveTextParts.size)),
    // The minimum size or scale next to it gives the same information.
    ArchiveKey("IBUIAutoshrinkMode", .editorOnly),
    ArchiveKey("preferredMaxLayoutWidth", .named("preferredMaxLayoutWidth")),
    ArchiveKey("useAutomaticPreferredMaxLayoutWidth", .editorOnly),
  ]

  static let textField: [ArchiveKey] = [
    ArchiveKey(
      "IBUIBorderStyle", .words("borderStyle", [0: "none", 1: "line", 2: "bezel", 3: "roundedRect"])),
    ArchiveKey("IBUIClearButtonMode", .words("clearButtonMode", ArchiveWords.fieldModes)),
    ArchiveKey("IBUIAdjustsFontSizeToFit", .part(ArchiveTextParts.shrinking)),
  ]

  static let inputTraits: [ArchiveKey] = [
    ArchiveKey("targetRuntimeIdentifier", .implied),
    ArchiveKey("IBUIKeyboardType", .words("keyboardType", ArchiveWords.keyboards)),
    ArchiveKey("IBUIReturnKeyType", .words("returnKeyType", ArchiveWords.returnKeys)),
    ArchiveKey("IBUIKeyboardAppearance", .words("keyboardAppearance", [1: "alert", 2: "light"])),
    ArchiveKey(
      "IBUIAutocapitalizationType",
      .words("autocapitalizationType", [1: "words", 2: "sentences", 3: "allCharacters"])),
    ArchiveKey("IBUIAutocorrectionType", .words("autocorrectionType", [1: "no", 2: "yes"])),
    ArchiveKey("IBUISpellCheckingType", .words("spellCheckingType", [1: "no", 2: "yes"])),
  ]
}
