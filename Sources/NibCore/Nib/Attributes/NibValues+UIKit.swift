extension UIColor {
  /// Creates the color of a `<color>` element. `nil` for `<nil>` and for a malformed element.
  package convenience init?(nib element: NibElement) {
    guard !element.isNamed("nil"), let color = NibColor(element) else { return nil }
    self.init(nib: color, of: element)
  }

  /// Creates a color of a document. A named color is looked up in the project's asset catalogs. A color that is missing
  /// there has the components that the document saves, or is black if the document saves none. `nil` for an unknown
  /// system color without saved components.
  ///
  /// - Parameter element: the element of the color, at which unusable color sets are reported; `nil` to report none.
  convenience init?(nib color: NibColor, of element: NibElement? = nil) {
    let saved = color.savedComponents.map { UIColor(nibComponents: ColorComponents($0)) }
    switch color {
    case .components(let components): self.init(nibComponents: ColorComponents(components))
    case .named(let name, _):
      self.init(nibNamed: name, fallback: Self.nibCatalogColor(name, of: element) ?? saved ?? .black)
    case .catalog(_, let name): self.init(nibNamed: name, fallback: UIColor(nibSystemColor: name) ?? .black)
    case .system(let name, _):
      if SystemColor(rawValue: name) != nil || PlainColor(rawValue: name) != nil || saved == nil {
        self.init(nibSystemColor: name)
      } else {
        self.init(nibNamed: name, fallback: saved ?? .black)
      }
    }
  }
}

extension UIColor {
  /// The color in the project's asset catalogs with the given name; `nil` if there is none or its color set cannot be
  /// used, which is reported.
  private static func nibCatalogColor(_ name: String, of element: NibElement?) -> UIColor? {
    let environment = NibEnvironment.current
    switch environment.catalogs?.color(named: name, for: environment.traits.userInterfaceIdiom) {
    case nil: return nil
    case .success(let color)?: return color
    case .failure(let problem)?:
      guard let element, let loading = NibInstantiation.current else { return nil }
      let message = "the color set '\(name)' cannot be used, because \(problem.text)"
      if !loading.diagnostics.contains(where: { $0.message == message }) {
        loading.report(
          Diagnostic(.unreadableColor, message, at: element.location, path: element.nibObjectPath))
      }
      return nil
    }
  }
}

extension ColorComponents {
  /// Converts a document's color components to sRGB.
  package init(_ saved: NibColorComponents) {
    if saved.space == .adobeRGB1998 {
      self.init(adobeRed: saved.red, green: saved.green, blue: saved.blue, alpha: saved.alpha)
    } else if saved.space == .displayP3 {
      self = UIColor(
        displayP3Red: CGFloat(saved.red), green: CGFloat(saved.green), blue: CGFloat(saved.blue),
        alpha: CGFloat(saved.alpha)
      ).nibComponents()
    } else {
      self.init(red: saved.red, green: saved.green, blue: saved.blue, alpha: saved.alpha)
    }
  }
}

extension UIImage {
  /// Creates the image with the given name, and with the size that the document's `<resources>` specify for it. If they do
  /// not list the image, as those of compiled nibs never do, it has the size of its file in the project. `nil` for an
  /// empty name.
  ///
  /// - Parameter isSystem: whether the image is an SF Symbol. The document's resources can specify that too.
  convenience init?(nib name: String, isSystem: Bool = false, in document: NibDocument) {
    guard !name.isEmpty else { return nil }
    let resource = document.resource("image", named: name)
    var size: CGSize?
    if let width = resource?.double("width"), let height = resource?.double("height") {
      size = CGSize(width: width, height: height)
    }
    let isSymbol = isSystem || resource?["catalog"] == "system"
    if resource == nil, !isSymbol {
      let environment = NibEnvironment.current
      size = environment.catalogs?.imageSize(named: name, for: environment.traits)
    }
    self.init(nibSource: isSymbol ? .system(name) : .named(name), size: size)
  }

  /// Creates the image with the given name in an element. The attribute `catalog` specifies whether it is an SF Symbol.
  convenience init?(nib name: String, of element: NibElement) {
    self.init(nib: name, isSystem: element["catalog"] == "system", in: element.document)
  }
}

extension UIFont {
  /// Creates the font of a `<fontDescription>` or `<font>` element; `nil` if it is malformed.
  ///
  /// - Parameter standardSize: the size of a font that specifies none: 14 for labels, 15 or 18 for buttons
  ///   (docs/uikit-facts.md 4.3).
  convenience init?(nib element: NibElement, standardSize: CGFloat = 14) {
    guard let font = NibFont(element) else { return nil }
    self.init(nib: font, standardSize: standardSize)
  }

  /// The font of a `<fontDescription>` element; `nil` if the element is malformed. The coder is not used, but the
  /// rows of attribute tables require the parameter.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIFont? { UIFont(nib: element) }

  /// Creates the font of a document.
  ///
  /// - Parameter standardSize: the size of a font that specifies none.
  convenience init(nib font: NibFont, standardSize: CGFloat = 14) {
    let size: CGFloat =
      switch (font.size, font.face) {
      case (.points(let points), _): CGFloat(points)
      case (.role("button"), _): 15
      case (.role("small"), _), (.role("smallSystem"), _): 12
      case (.standard, .meta(let name)): UIFont.metaSizes[name] ?? 13
      case (.role, _), (.standard, _): standardSize
      }
    switch font.face {
    case .textStyle(let name):
      let style = UIFont.TextStyle(rawValue: name)
      let preferred = UIFont.preferredFont(forTextStyle: style)
      self.init(nibFace: preferred.nibFace, size: preferred.pointSize, following: style)
    case .system(let weight): self.init(nibFace: .system(FontWeight(weight)), size: size)
    case .italicSystem: self.init(nibFace: .system(.regular, isItalic: true), size: size)
    case .named(let name, _): self.init(nibName: name, size: size)
    case .meta(let name):
      self.init(
        nibFace: .system(name.hasSuffix("Bold") || name == "systemBold" ? .bold : .regular), size: size)
    }
  }
}

extension UIFont {
  /// The sizes in points of the fonts that attributed texts name by their purpose in macOS, if they differ from the 13
  /// points of its system font (docs/interface-builder.md 4.8).
  fileprivate static let metaSizes: [String: CGFloat] = [
    "cellTitle": 12, "smallSystem": 11, "smallSystemBold": 11, "toolTip": 11, "label": 10, "miniSystem": 9,
  ]
}

extension FontWeight {
  /// Converts the weight of a document's font.
  package init(_ weight: NibFont.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}

extension CGSize {
  /// Converts a document's size.
  init(_ saved: NibSize) { self.init(width: saved.width, height: saved.height) }
}

extension NSDirectionalEdgeInsets {
  /// Converts a document's insets.
  init(_ saved: NibDirectionalInsets) {
    self.init(top: saved.top, leading: saved.leading, bottom: saved.bottom, trailing: saved.trailing)
  }
}

extension UIEdgeInsets {
  /// Converts a document's insets.
  package init(_ saved: NibInsets) {
    self.init(top: saved.top, left: saved.left, bottom: saved.bottom, right: saved.right)
  }
}

extension NibEnvironment {
  /// The traits that decide which variations of a document apply.
  package var nibTraits: NibTraits {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> NibTraits.SizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    let idiom =
      switch traits.userInterfaceIdiom {
      case .pad: "pad"
      case .tv: "tv"
      default: "phone"
      }
    return NibTraits(
      widthClass: sizeClass(traits.horizontalSizeClass), heightClass: sizeClass(traits.verticalSizeClass),
      userInterfaceIdiom: idiom)
  }
}

extension NibDocument {
  /// The ids of constraints and subviews that variations exclude for the given traits.
  package func disabledIDs(for traits: NibTraits) -> Set<String> {
    // This is called for every scene that is created. Most documents have no variations, and comparing the ids of
    // names is faster than comparing names.
    guard let name = tree.names.id(of: "variation", in: tree.bytes) else { return [] }
    var disabled: Set<String> = []
    for index in tree.elements.indices where tree.elements[index].name == name {
      let element = NibElement(document: self, index: index)
      guard let parent = element.parent, parent.child(named: "variation") == element else { continue }
      disabled.formUnion(parent.excludedIDs(for: traits))
    }
    return disabled
  }
}

extension DiagnosticKind {
  package static let unreadableColor = DiagnosticKind(
    "unreadable-color", .resources, .note, "The color set of a named color cannot be used.",
    details: """
      The color has the value that the document contains, in light and dark appearance. The message names the reason.
      """,
    advice: "Set the color in the asset catalog again.",
    wrong: .tintedView("Accent", colors: ""),
    right: .tintedView(
      "Accent",
      colors: #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemPinkColor"}}"#))
}

extension RuleExample {
  /// A view with a named color, and the only color set of the project.
  package static func tintedView(_ name: String, colors: String = "") -> RuleExample {
    RuleExample(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="20" height="20"/>
        <color key="tintColor" name="\(name)"/>
      </view>
      """, files: ["Assets.xcassets/Accent.colorset/Contents.json": "{\"colors\": [\(colors)]}"])
  }
}
