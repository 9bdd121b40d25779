extension UIButton {
  static var buttonAttributes: [NibAttribute] { contentAttributes + stateAttributes + storedAttributes }

  private static var contentAttributes: [NibAttribute] {
    NibRow<UIButton, ButtonWord>.table(
      .choice(.buttonType, \.nibDecodedType),
      .child(.fontDescription, UIFont.nibButtonFont) { $0.nibTitleLabel.font = $1 },
      .state(\.nibTitleLabel.font), .state(\.stateContents), .state(\.configuration),
      .choice(.lineBreakMode, \.nibLineBreak), .insets(.contentEdgeInsets, \.contentEdgeInsets),
      .insets(.titleEdgeInsets, \.titleEdgeInsets), .insets(.imageEdgeInsets, \.imageEdgeInsets),
      .child(.configuration, UIButton.Configuration.nib) { $0.configuration = $1 },
      .property("contentEdgeInsets", \.contentEdgeInsets), .property("titleEdgeInsets", \.titleEdgeInsets),
      .property("imageEdgeInsets", \.imageEdgeInsets), .property("menu", \.menu),
      .property("titleShadowOffset", \.titleShadowOffset), .readable("titleLabel") { $0.titleLabel },
      .readable("imageView") { $0.imageView })
  }

  private static var stateAttributes: [NibAttribute] {
    let states: KeyValuePairs<ButtonWord, State> = [
      .normal: .normal, .highlighted: .highlighted, .disabled: .disabled, .selected: .selected,
      .focused: .focused,
    ]
    return states.flatMap { word, state in
      NibRow<UIButton, ButtonWord>.table(
        .child(word, ButtonStateContent.init(nib:_:)) { $0.stateContents[state.nibKey] = $1 })
    }
  }

  /// Attributes that do not change how a button is drawn. The role affects its size.
  private static var storedAttributes: [NibAttribute] {
    NibRow<UIButton, ButtonWord>.table(
      .choice(.role, \.role), .bool(.changesSelectionAsPrimaryAction, \.changesSelectionAsPrimaryAction),
      .bool(.showsMenuAsPrimaryAction, \.showsMenuAsPrimaryAction),
      .bool(.adjustsImageWhenHighlighted, \.adjustsImageWhenHighlighted),
      .bool(.adjustsImageWhenDisabled, \.adjustsImageWhenDisabled),
      .bool(.showsTouchWhenHighlighted, \.showsTouchWhenHighlighted),
      .bool(.reversesTitleShadowWhenHighlighted, \.reversesTitleShadowWhenHighlighted),
      .bool(
        .adjustsImageSizeForAccessibilityContentSizeCategory,
        \.adjustsImageSizeForAccessibilityContentSizeCategory),
      .size(.titleShadowOffset, \.titleShadowOffset),
      .ignored(.hasAttributedTitle, because: "the states' attributed titles show this"),
      .ignored(.pointerInteraction, because: "the pointer of a terminal has only one shape"),
      .ignored(.springLoaded, because: "nothing is dragged onto a button in a terminal"),
      .ignoredChild(.menu, because: "NibTerm does not show the menus of buttons"))
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
    let isCustom = coder.element[ButtonWord.buttonType] == nil
    return UIFont(nib: element, standardSize: isCustom ? buttonFontSize : nibSystemButtonFontSize)
  }
}

extension ButtonStateContent {
  init(nib element: NibElement, _ coder: NibCoder) {
    typealias Word = ButtonStateWord
    title = element[Word.title] ?? element.child(Word.title).flatMap { NibString($0)?.value }
    attributedTitle = element.child(Word.attributedTitle).flatMap { NSAttributedString.nib($0, coder) }
    titleColor = element.child(Word.titleColor).flatMap { UIColor(nib: $0) }
    titleShadowColor = element.child(Word.titleShadowColor).flatMap { UIColor(nib: $0) }
    image =
      element[Word.image].flatMap { UIImage(nib: $0, of: element) }
      ?? element.child(Word.image).flatMap { UIImage.nib(reference: $0) }
    backgroundImage =
      element[Word.backgroundImage].flatMap { UIImage(nib: $0, in: element.document) }
      ?? element.child(Word.backgroundImage).flatMap { UIImage.nib(reference: $0) }
    symbolConfiguration = element.child(Word.preferredSymbolConfiguration).flatMap {
      UIImage.SymbolConfiguration.nib($0, coder)
    }
  }
}
