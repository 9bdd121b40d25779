import NibCore

/// What the rules that the engine makes itself are for, by the names that conflict messages know them by.
struct EngineRule {
  let meaning: String

  /// Nil for a name that says all there is to say.
  init?(_ name: String) {
    let row =
      EngineRule.ofStackViews.first { name.hasPrefix("'\($0.name)'") }
      ?? EngineRule.ofGuides.first { name.hasSuffix(".\($0.name)") }
    guard let row else { return nil }
    meaning = row.meaning
  }

  private static let ofStackViews: [(name: String, meaning: String)] = [
    ("UISV-canvas-connection", "a stack view begins and ends with its views"),
    ("UISV-spacing", "its spacing"),
    ("UISV-fill-equally", "its distribution makes them equal"),
    ("UISV-fill-proportionally", "its distribution shares by contents"),
    ("UISV-alignment", "its alignment"),
    ("UISV-spanning-boundary", "its views stay inside"),
    ("UISV-spanning-fit", "it is no larger than its views"),
    ("UISV-canvas-fit", "it is no larger than its views"),
    ("UISV-ambiguity-suppression", "views without a size are small"),
    ("UISV-hiding", "hidden views take no room"),
    ("UISV-text-width-disambiguation", "wrapping texts share its width"),
  ]

  private static let ofGuides: [(name: String, meaning: String)] = [
    ("safeArea", "clear of bars and of the device's edges"),
    ("margins", "its layout margins"),
    ("readable", "as wide as reads well"),
    ("top", "the guide below the bars at the top"),
    ("bottom", "the guide above the bars at the bottom"),
    ("keyboard", "above the keyboard"),
  ]
}
