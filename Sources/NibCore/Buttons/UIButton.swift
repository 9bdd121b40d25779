/// A control with a title, an image, or both. A click, Enter or Space activates it.
open class UIButton: UIControl {
  /// The predefined appearance of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The name of `system` in older documents and programs.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of the button.
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }

  /// The button's type, which is set when the button is created.
  open internal(set) var buttonType: ButtonType = .custom
  /// The title, image and colors of each state, by `State.nibKey`.
  var stateContents: [Int: ButtonStateContent] = [:] { didSet { invalidateIntrinsicContentSize() } }

  /// The purpose of the button. The title of a primary button with a configuration is measured in the headline font;
  /// the other roles have no effect.
  open var role: Role = .normal { didSet { invalidateIntrinsicContentSize() } }
  /// The configuration; `nil` for none. The values that it contains have priority over the button's title, image and
  /// insets.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// Called with the button when it is set and after each change of the state, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// The space around title and image, in points. Zero on all sides selects the system's standard insets.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The space around the title, in addition to the space around the content, in points. It moves the title, but has no
  /// effect on the size of the button. It has no effect in a terminal layout.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// The space around the image, in addition to the space around the content, in points. It moves the image, but has no
  /// effect on the size of the button. It has no effect in a terminal layout.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Whether activation toggles the selection.
  open var changesSelectionAsPrimaryAction = false { didSet { nibMenuDidChange() } }
  /// Whether activation shows the menu. Otherwise, the key `m` shows it.
  open var showsMenuAsPrimaryAction = false { didSet { nibMenuDidChange() } }
  /// The menu of the button; `nil` for none.
  open var menu: UIMenu? { didSet { nibMenuDidChange() } }
  /// Whether a highlighted button darkens its image. Stored, but has no effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button dims its image. Stored, but has no effect.
  open var adjustsImageWhenDisabled = true
  /// Whether a pressed button shows a glow. Stored, but has no effect.
  open var showsTouchWhenHighlighted = false
  /// Whether a highlighted button reverses its title's shadow. Stored, but has no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image grows with accessibility text sizes. Stored, but has no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The offset of the title's shadow in points. Stored, but has no effect.
  open var titleShadowOffset = CGSize.zero

  private lazy var storedTitleLabel = ButtonTitleLabel(of: self)
  private lazy var storedImageView = UIImageView(frame: .zero)

  // MARK: Creating

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    storedTitleLabel.font = nibStandardFont
  }

  /// Creates a button with a configuration, and with an action whose title and image it shows unless the configuration
  /// has its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { nibAdopt(primaryAction) }
  }

  /// Creates a button of a type with an action, whose title and image it shows.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { nibAdopt(primaryAction) }
  }

  /// Creates a button of the type `system` with an image, and with a target and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  override func nibDidDecode(_ coder: NibCoder) {
    guard let subviews = coder.element.child(named: "subviews") else { return }
    coder.report(
      .buttonSubviews, "Interface Builder does not allow views in a button; they are drawn over its title",
      at: subviews.location)
  }

  package override class var nibKind: NibKind { .button }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + buttonAttributes }

  // MARK: Parts

  /// The label with the font, the number of lines and the line break mode of the title. It is not a subview: the button
  /// draws the title itself.
  open var titleLabel: UILabel? {
    storedTitleLabel.nibShow(self)
    return storedTitleLabel
  }

  /// An image view with the current image. It is not a subview: the button draws the image itself.
  open var imageView: UIImageView? {
    storedImageView.image = currentImage
    return storedImageView
  }

  /// The font of the title label. The title of a configuration does not have it: see `nibShownTitleFont`.
  final var nibTitleFont: UIFont { storedTitleLabel.nibFont }
  /// The font in which a title without attributes is measured and drawn: that of the configuration, or else of the title
  /// label. A configuration without a font has that of the body, or of headlines.
  final var nibShownTitleFont: UIFont {
    guard let configuration else { return nibTitleFont }
    let isHeadline = role == .primary || nibEnvironment.rules.isTelevision
    return configuration.nibTitleFont ?? .preferredFont(forTextStyle: isHeadline ? .headline : .body)
  }
  /// The title's label, whose text may be out of date. `titleLabel` updates it first.
  final var nibTitleLabel: UILabel { storedTitleLabel }

  /// The font of the title if no font is set (docs/uikit-facts.md 4.3).
  final var nibStandardFont: UIFont {
    if nibEnvironment.rules.isTelevision { return .preferredFont(forTextStyle: .headline) }
    return .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : UIFont.nibSystemButtonFontSize)
  }

  // MARK: Sizes

  /// The size of title and image with the space around them.
  open override var intrinsicContentSize: CGSize { ButtonSizes(self).size }

  /// A rounded button from before iOS 7 has a shadow, one point high, below its alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: nibIsGlossy ? 1 : 0, right: 0)
  }

  /// The height at a width; see `ButtonSizes.height(forWidth:)`.
  package override func nibContentHeight(forWidth width: CGFloat) -> CGFloat? {
    ButtonSizes(self).height(forWidth: width)
  }

  override var nibBaselineStyle: BaselineRows.Style? { .centered }
  package override var nibSymbolTolerance: CGFloat {
    currentBackgroundImage.nibSymbolTolerance(nil, of: self)
  }
  package override var nibBaselines: (first: CGFloat, last: CGFloat)? { ButtonSizes(self).baselines }

  /// The intrinsic size, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Invalidates the size, because the title or image of the new state can have another size.
  override func nibStateDidChange() {
    super.nibStateDidChange()
    if stateContents.count > 1 { invalidateIntrinsicContentSize() }
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Updates the configuration for the state. The default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The space that the title needs and gets.
  package override var nibTextFit: TextFit? { ButtonSizes(self).titleFit }

  // MARK: Accessibility

  package override var nibGraphic: NibGraphic? {
    if currentBackgroundImage != nil { return NibGraphic(kind: .buttonImage, area: bounds) }
    guard let image = currentImage, currentTitle?.isEmpty ?? true else { return nil }
    // A symbol is about as large as the text beside it.
    let size = image.nibSize ?? (image.isSymbolImage ? CGSize(width: 22, height: 22) : bounds.size)
    let visibleSize = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return NibGraphic(kind: .buttonImage, area: UIView.ContentMode.center.place(visibleSize, in: bounds.size))
  }

  package override var nibKeyHelp: [KeyHelp] {
    let scrollView = nibLineage.lazy.compactMap { $0 as? UIScrollView }.first(where: \.nibScrollsWithArrows)
    if let scrollView {
      return super.nibKeyHelp + (scrollView.canBecomeFocused ? UIScrollView.nibScrollHelp : [])
    }
    let menu = nibHasOwnMenu && !showsMenuAsPrimaryAction ? [KeyHelp("m", "menu")] : []
    return menu + super.nibKeyHelp
  }

  /// A button whose label is the title, or the name of a symbol if there is no title. The value is the configuration's
  /// subtitle.
  package override var nibAccessibility: NibAccessibility? {
    var accessibility = NibAccessibility.titled(
      currentTitle, image: currentImage, nibStateTraits.union(.button))
    accessibility.value = configuration?.subtitle
    if isSelected { accessibility.traits.insert(.selected) }
    return accessibility
  }

  /// Sample data replaces the title.
  package override var nibSample: SampleSlot? {
    let title = title(for: .normal)
    return SampleSlot(
      text: currentTitle,
      show: { value in
        self.setTitle(value, for: .normal)
        return true
      }, reset: { self.setTitle(title, for: .normal) })
  }

  // MARK: Drawing and events

  /// The title and subtitle, with a character for the image.
  package override var nibText: NibText? { nibTitleText }

  /// Draws the background of a configuration, and the image of a button without a title.
  open override func nibDraw(in context: NibDrawingContext) { nibDrawButton(in: context) }

  /// Shows the menu if it is the primary action. Otherwise, toggles the selection if
  /// `changesSelectionAsPrimaryAction` is set, and sends the events.
  override func nibActivate() {
    if showsMenuAsPrimaryAction, nibShowMenu() { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.nibActivate()
  }

  override var nibHasOwnMenu: Bool { menu != nil || super.nibHasOwnMenu }

  override func nibShowOwnMenu(at point: CGPoint) -> Bool { nibShowMenu() || super.nibShowOwnMenu(at: point) }

  // MARK: Titles and images

  /// Sets the title for a state. The title for the normal state also becomes the title of the configuration, if there
  /// is one.
  open func setTitle(_ title: String?, for state: State) {
    stateContents[state.nibKey, default: ButtonStateContent()].title = title
    if state == .normal { configuration?.title = title }
  }
  /// Sets an attributed title for a state. It has priority over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    stateContents[state.nibKey, default: ButtonStateContent()].attributedTitle = title
  }
  /// Sets the title's color for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    stateContents[state.nibKey, default: ButtonStateContent()].titleColor = color
  }
  /// Sets the image beside the title for a state. The image for the normal state also becomes the image of the
  /// configuration, if there is one.
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { configuration?.image = image }
    stateContents[state.nibKey, default: ButtonStateContent()].image = image
  }
  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    stateContents[state.nibKey, default: ButtonStateContent()].backgroundImage = image
  }
  /// The title for a state, or that of the normal state if there is none.
  open func title(for state: State) -> String? { nibValue(for: state) { $0.title } }
  /// The image for a state, or that of the normal state if there is none.
  open func image(for state: State) -> UIImage? { nibValue(for: state) { $0.image } }
}

extension UIFont {
  /// The font size of a system button's title, in points.
  static var nibSystemButtonFontSize: CGFloat { 15 }
}

/// The label of a button's title. A change that affects the label's size invalidates the intrinsic size of the button.
final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    super.init(frame: .zero)
    font = button.nibStandardFont
    lineBreakMode = .byTruncatingMiddle
    self.button = button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! { didSet { button?.invalidateIntrinsicContentSize() } }
  override var numberOfLines: Int { didSet { button?.invalidateIntrinsicContentSize() } }
  override var lineBreakMode: NSLineBreakMode { didSet { button?.invalidateIntrinsicContentSize() } }

  /// Updates the label to the button's current title and color.
  func nibShow(_ button: UIButton) {
    if let attributed = button.currentAttributedTitle {
      if attributedText != attributed { attributedText = attributed }
    } else if text != button.currentTitle {
      text = button.currentTitle
    }
    textColor = button.currentTitleColor
  }
}

extension DiagnosticKind {
  package static let buttonSubviews = DiagnosticKind(
    "button-subviews", .objects, .warning,
    "A button contains views, which Interface Builder does not allow.",
    details: "They are drawn over its title.", advice: "Put them beside the button.",
    wrong: .card(
      containing: """
        <button id="ok"><rect key="frame" x="20" y="50" width="100" height="44"/>
              <subviews>
                \(RuleExample.newLabel)
              </subviews>
            </button>
        """),
    right: .card(
      containing: """
        <button id="ok"><rect key="frame" x="20" y="50" width="100" height="44"/></button>
            \(RuleExample.newLabel)
        """))
}
