import NibSupport

/// A key of a compiled macOS nib that becomes an attribute or a rectangle of a document. The values of all
/// other keys are preserved as `<codedKey>` elements.
struct MacOSNibKey: Sendable {
  /// The kind of value, which determines its form in the document.
  enum Kind: Sendable {
    /// Text, written as an attribute.
    case text
    /// A Boolean, written as an attribute if it is true.
    case flag
    /// A rectangle or a size, written as a child `<rect key="...">`.
    case rect
    /// A cell (`NSCell`), whose text is written as an attribute.
    case cellText
  }

  let key: String
  let kind: Kind
  /// The name of the attribute, or the `key` of the `<rect>`.
  let word: String
  /// A key and a number. The row does not apply to objects that have this number for this key. `nil` if it
  /// applies to all objects.
  let exception: (key: String, number: Int)?

  private init(
    _ key: String, _ kind: Kind, _ word: String, unless exception: (key: String, number: Int)? = nil
  ) {
    self.key = key
    self.kind = kind
    self.word = word
    self.exception = exception
  }

  /// All rows. If several rows of an object have the same word, the first one is used.
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

  /// The keys whose values follow from an element's class and its position in the document.
  static let structural: Set<String> = [
    "NSClassName", "NSOriginalClassName", "NSWindowClass", "IBClassReference", "NSSubviews", "NSSuperview",
  ]
}
