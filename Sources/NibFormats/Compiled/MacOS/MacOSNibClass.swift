/// The translation of the class of an object in a compiled macOS nib: an element, and a custom class if there
/// is one.
struct MacOSNibClass: Hashable, Sendable {
  /// The element: `textField` for an NSTextField.
  var element: String
  /// The custom class.
  var custom: SwiftClassName?

  init(of object: Int, in graph: CodedGraph) {
    let coded = graph.objects[object].className
    func name(_ key: String) -> String? { graph.string(graph.value(key, of: object)) }
    switch coded {
    case "NSClassSwapper":
      self.init(name("NSOriginalClassName") ?? "NSObject", custom: name("NSClassName"))
    case "NSCustomObject": self.init(element: "customObject", custom: name("NSClassName"), unless: "NSObject")
    case "NSCustomView": self.init(element: "customView", custom: name("NSClassName"), unless: "NSView")
    case "NSWindowTemplate": self.init(element: "window", custom: name("NSWindowClass"), unless: "NSWindow")
    case "NSLayoutConstraint": self.init(element: "constraint", custom: nil)
    default: self.init(coded, custom: nil)
    }
    if let module = graph.value("IBClassReference", of: object).flatMap({ graph.object($0) })
      .flatMap({ graph.string(graph.value("IBModuleName", of: $0)) })
    {
      custom?.module = module
    }
  }

  private init(element: String, custom: String?, unless plain: String? = nil) {
    self.element = element
    self.custom = custom.flatMap { $0 == plain ? nil : SwiftClassName(runtimeName: $0) }
  }

  /// Translates a class name. A class of AppKit determines the element's name; any other class is a custom
  /// class.
  private init(_ className: String, custom: String?) {
    guard className.hasPrefix("NS"), className.count > 2 else {
      self.init(element: "customObject", custom: custom ?? className)
      return
    }
    let bare = className.dropFirst(2)
    self.init(
      element: bare.prefix(1).lowercased() + bare.dropFirst(), custom: custom, unless: className)
  }
}

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
