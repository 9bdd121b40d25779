/// A coded key of AppKit's that a document has a word for. All other keys stay as they are coded.
struct MacOSNibKey: Sendable {
  enum Kind: Sendable {
    /// Text, in an attribute.
    case text
    /// A truth value, in an attribute that is left out when false.
    case flag
    /// A rectangle or a size, in a child `<rect key="...">`.
    case rect
    /// A cell, of whose text an attribute is made.
    case cellText
  }

  let key: String
  let kind: Kind
  /// The attribute, or the rectangle's key.
  let word: String
  /// A key and the number with which the row means nothing.
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
    // A separator is a box whose title nobody sees.
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

  /// Keys whose meaning is the element itself, its id, its class or its place in the document.
  static let structural: Set<String> = [
    "NSClassName", "NSOriginalClassName", "NSWindowClass", "IBClassReference", "NSSubviews", "NSSuperview",
  ]
}
