/// A coded key of AppKit that documents have a word for. All other keys are preserved as coded keys.
struct MacOSNibKey: Sendable {
  enum Kind: Sendable {
    /// Text, written as an attribute.
    case text
    /// A Boolean, written as an attribute, which is left out if false.
    case flag
    /// A rectangle or a size, written as a child `<rect key="...">`.
    case rect
    /// A cell, whose text is written as an attribute.
    case cellText
  }

  let key: String
  let kind: Kind
  /// The name of the attribute, or the key of the rectangle.
  let word: String
  /// A key and a number that disable the row: it is skipped if the object has this number for the key.
  let exception: (key: String, number: Int)?

  private init(
    _ key: String, _ kind: Kind, _ word: String, unless exception: (key: String, number: Int)? = nil
  ) {
    self.key = key
    self.kind = kind
    self.word = word
    self.exception = exception
  }

  static let all = [
    MacOSNibKey("NSTitle", .text, "title"),
    MacOSNibKey("NSWindowTitle", .text, "title"),
    MacOSNibKey("NSContents", .text, "title"),
    // A separator is a box whose title is not visible.
    MacOSNibKey("NSTitleCell", .cellText, "title", unless: ("NSBoxType", 2)),
    MacOSNibKey("NSAlternateContents", .text, "alternateTitle"),
    MacOSNibKey("NSPlaceholderString", .text, "placeholderString"),
    MacOSNibKey("NSLabel", .text, "label"),
    MacOSNibKey("NSToolbarItemLabel", .text, "label"),
    MacOSNibKey("NSToolbarItemPaletteLabel", .text, "paletteLabel"),
    MacOSNibKey("NSIdentifier", .text, "identifier"),
    MacOSNibKey("NSReuseIdentifierKey", .text, "identifier"),
    MacOSNibKey("NSKeyEquiv", .text, "keyEquivalent"),
    MacOSNibKey("NSToolTip", .text, "toolTip"),
    MacOSNibKey("NSIsSeparator", .flag, "isSeparatorItem"),
    MacOSNibKey("NSIsHidden", .flag, "hidden"),
    MacOSNibKey("NSFrame", .rect, "frame"),
    MacOSNibKey("NSFrameSize", .rect, "frame"),
    MacOSNibKey("NSWindowRect", .rect, "contentRect"),
  ]

  /// Keys that are already expressed by the element, its id, its class or its position in the document.
  static let structural: Set<String> = [
    "NSClassName", "NSOriginalClassName", "NSWindowClass", "IBClassReference", "NSSubviews", "NSSuperview",
  ]
}
