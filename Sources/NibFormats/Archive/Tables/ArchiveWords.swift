/// The words that newer `.xib` files use for the numbers in archives of Xcode 3 and 4.
enum ArchiveWords {
  static let contentModes = numbered([
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ])

  static let alignments = numbered(["left", "center", "right", "justified", "natural"])

  static let lineBreaks = numbered([
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ])

  static let fieldModes = numbered(["never", "whileEditing", "unlessEditing", "always"])

  static let buttonTypes = numbered([
    "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
  ])

  static let cellStyles = numbered([
    "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
    "IBUITableViewCellStyleSubtitle",
  ])

  static let accessories = numbered([
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ])

  static let barButtons = numbered([
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
    "fastForward", "undo", "redo", "pageCurl",
  ])

  static let tabs = numbered([
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
    "downloads", "mostRecent", "mostViewed",
  ])

  static let keyboards = numbered([
    "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
    "emailAddress", "decimalPad", "twitter", "webSearch",
  ])

  static let returnKeys = numbered([
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
  ])

  /// Numbers the words from 0.
  private static func numbered(_ words: [String]) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: words.enumerated().map { ($0, $1) })
  }
}
