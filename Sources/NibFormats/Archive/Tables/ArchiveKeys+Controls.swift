extension ArchiveKeys {
  /// Of every control.
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

  /// `IBUIHighlightedTitleColor` and the like: the title color of the highlighted state.
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
