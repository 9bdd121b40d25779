/// A title, an image, or both, that a click, Enter or Space activates.
open class UIButton: UIControl {
  /// What a button looks like before anything is set.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The name of `system` in older documents and programs.
    public static var roundedRect: ButtonType { .system }
  }

  /// What the button is for.
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }

  /// Set when the button is made.
  open internal(set) var buttonType: ButtonType = .custom
  /// The title, image and colors of each state, by its key; what a state lacks is the normal state's.
  var looks: [Int: ButtonLook] = [:] { didSet { invalidateIntrinsicContentSize() } }

  /// What the button is for; kept.
  open var role: Role = .normal
  /// The modern description of the button; it replaces title, image and insets where it gives them.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// Space around title and image, in points; all zero stands for the system's.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Moves the title in the space it has, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Moves the image in the space it has, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Whether activation turns the selection over.
  open var changesSelectionAsPrimaryAction = false
  /// Whether activation shows a menu; kept, there are no menus.
  open var showsMenuAsPrimaryAction = false
  /// Whether a highlighted button darkens its image; kept.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button pales its image; kept.
  open var adjustsImageWhenDisabled = true
  /// Whether a pressed button glows; kept.
  open var showsTouchWhenHighlighted = false
  /// Whether a highlighted button turns its title's shadow over; kept.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image grows with accessibility text sizes; kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The offset of the title's shadow in points; kept.
  open var titleShadowOffset = CGSize.zero

  private lazy var title = ButtonTitleLabel(of: self)
  private lazy var picture = UIImageView(frame: .zero)

  // MARK: Making

  /// A custom button without title.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    title.font = nibStandardFont
  }

  /// A button that a configuration describes.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  /// A button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder, let subviews = coder.element.child(named: "subviews") else {
      return
    }
    coder.report(
      "button-subviews", .warning,
      "Interface Builder does not put views into a button; they are kept, and drawn over its title",
      at: subviews.location)
  }

  /// The rows of a button's own attributes, after those of every control.
  open override class var nibAttributes: [NibAttribute] { super.nibAttributes + buttonAttributes }

  // MARK: Parts

  /// The label that stands for the title: its font, lines and line break are the title's.
  open var titleLabel: UILabel? {
    title.nibShow(self)
    return title
  }

  /// The view that stands for the image.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// The title's font, without making the label show the present title.
  final var nibTitleFont: UIFont { title.nibFont }
  final var nibTitleLabel: UILabel { title }

  /// The font of a title that is given none (docs/uikit-facts.md 4.3).
  final var nibStandardFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : UIFont.nibSystemButtonFontSize)
  }

  // MARK: Sizes

  /// The size of title and image with the space around them.
  open override var intrinsicContentSize: CGSize { ButtonSizes(self).size }

  /// Below a rounded button of before iOS 7 lies a shadow, one point high, that constraints do not see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: nibIsGlossy ? 1 : 0, right: 0)
  }

  /// Only a configured button wraps its title when it gets narrower.
  open override func nibContentHeight(forWidth width: CGFloat) -> CGFloat? {
    ButtonSizes(self).height(forWidth: width)
  }

  /// The baseline of the title.
  open override var nibBaselines: (first: CGFloat, last: CGFloat)? { ButtonSizes(self).baselines }

  /// The intrinsic size, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing and events

  /// The title, with a sign for the image before it.
  open override var nibText: NibText? { nibTitleText }

  /// Draws a configured background, and the image of a button without title.
  open override func nibDraw(in context: NibDrawingContext) { nibDrawButton(in: context) }

  /// Turns the selection over if the button does that, and sends the events.
  open override func nibActivate() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.nibActivate()
  }
}

extension UIFont {
  /// The size of a system button's title.
  static var nibSystemButtonFontSize: CGFloat { 15 }
}

/// Stands for a button's title: changes of what is measured are the button's.
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

  /// Takes the button's present title and color.
  func nibShow(_ button: UIButton) {
    if let attributed = button.currentAttributedTitle {
      if attributedText != attributed { attributedText = attributed }
    } else if text != button.currentTitle {
      text = button.currentTitle
    }
    textColor = button.currentTitleColor
  }
}
