extension UIButton {
  /// The attributes that only buttons have.
  static var buttonAttributes: [NibAttribute] { contentAttributes + stateAttributes + storedAttributes }

  private static var contentAttributes: [NibAttribute] {
    [
      .choice(
        "buttonType",
        [
          "custom": .custom, "system": .system, "roundedRect": .system, "infoLight": .infoLight,
          "infoDark": .infoDark, "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd,
          "close": .close,
        ], \UIButton.nibDecodedType),
      .child("fontDescription", decode: UIFont.nibButtonFont) {
        (button: UIButton, font: UIFont) in button.nibTitleLabel.font = font
      },
      .state(\UIButton.nibTitleLabel.font), .state(\UIButton.stateContents), .state(\UIButton.configuration),
      .choice("lineBreakMode", NibWords.lineBreaks, \UIButton.nibLineBreak),
      .value("contentEdgeInsets", \UIButton.contentEdgeInsets, UIEdgeInsets.init(_:)),
      .value("titleEdgeInsets", \UIButton.titleEdgeInsets, UIEdgeInsets.init(_:)),
      .value("imageEdgeInsets", \UIButton.imageEdgeInsets, UIEdgeInsets.init(_:)),
      .child("configuration", decode: UIButton.Configuration.nib) {
        (button: UIButton, configuration: UIButton.Configuration) in button.configuration = configuration
      },
    ]
  }

  private static var stateAttributes: [NibAttribute] {
    let states: KeyValuePairs<String, State> = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    return states.map { name, state in
      .child(name, decode: ButtonStateContent.init(nib:_:)) {
        (button: UIButton, content: ButtonStateContent) in
        button.stateContents[state.nibKey] = content
      }
    }
  }

  /// Attributes that do not change how a button is drawn. The role affects its size.
  private static var storedAttributes: [NibAttribute] {
    [
      .choice(
        "role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive],
        \UIButton.role),
      .bool("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      .bool("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
      .bool("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .bool("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      .bool("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      .bool("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
      .bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory),
      .value("titleShadowOffset", \UIButton.titleShadowOffset) { (size: NibSize) in
        CGSize(width: size.width, height: size.height)
      },
      .ignored("hasAttributedTitle", because: "the states' attributed titles show this"),
      .ignored("pointerInteraction", because: "the pointer of a terminal has only one shape"),
      .ignored("springLoaded", because: "nothing is dragged onto a button in a terminal"),
      .ignoredChild("menu", because: "NibTerm does not show the menus of buttons"),
    ]
  }

  /// The type. Setting it also sets the standard font of the type.
  private var nibDecodedType: ButtonType {
    get { buttonType }
    set {
      buttonType = newValue
      nibTitleLabel.font = nibStandardFont
    }
  }

  /// The title's line break mode. Setting a mode that wraps also allows any number of lines.
  private var nibLineBreak: NSLineBreakMode {
    get { nibTitleLabel.lineBreakMode }
    set {
      nibTitleLabel.lineBreakMode = newValue
      nibTitleLabel.numberOfLines = newValue == .byWordWrapping || newValue == .byCharWrapping ? 0 : 1
    }
  }
}

extension UIFont {
  /// The font of a button's title. A font without a size gets the size for the button's type
  /// (docs/uikit-facts.md 4.3).
  fileprivate static func nibButtonFont(_ element: NibElement, _ coder: NibCoder) -> UIFont? {
    let isCustom = coder.element["buttonType"] == nil
    return UIFont(nib: element, standardSize: isCustom ? buttonFontSize : nibSystemButtonFontSize)
  }
}

extension ButtonStateContent {
  /// Creates the content from a `<state>` element.
  init(nib element: NibElement, _ coder: NibCoder) {
    let document = element.document
    title = element["title"] ?? element.child(key: "title").flatMap { NibString($0)?.value }
    attributedTitle = element.child(key: "attributedTitle").flatMap { NSAttributedString.nib($0, coder) }
    titleColor = element.child(key: "titleColor").flatMap { UIColor(nib: $0, in: document) }
    titleShadowColor = element.child(key: "titleShadowColor").flatMap { UIColor(nib: $0, in: document) }
    let isSystem = element["catalog"] == "system"
    image =
      element["image"].flatMap { UIImage(nib: $0, isSystem: isSystem, in: document) }
      ?? element.child(key: "image").flatMap { UIImage.nib(reference: $0, coder) }
    backgroundImage =
      element["backgroundImage"].flatMap { UIImage(nib: $0, in: document) }
      ?? element.child(key: "backgroundImage").flatMap { UIImage.nib(reference: $0, coder) }
    symbolConfiguration = element.child(key: "preferredSymbolConfiguration").flatMap {
      UIImage.SymbolConfiguration.nib($0, coder)
    }
  }
}
