/// A view that shows an image. It draws a symbol's glyph, or a box that contains the image's name. Renderers with
/// `drawsImages` draw the pixels of the image instead if they have its file.
open class UIImageView: UIView {
  /// The image; `nil` for none.
  open var image: UIImage? { didSet { nibImageDidChange(from: oldValue, to: image) } }
  /// The image that is shown while the view is highlighted (in a selected cell); `nil` to show the ordinary
  /// image.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { nibImageDidChange(from: oldValue ?? image, to: nibShownImage) } }
  }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text size and scale that determine the size of a symbol; `nil` for the size of body text.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the image grows with accessibility text sizes. Stored, but has no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The images of an animation. A terminal shows the first one if there is no image.
  open var animationImages: [UIImage]? { didSet { if image == nil { image = animationImages?.first } } }
  /// The images of an animation while the view is highlighted. Stored, but has no effect.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of an animation in seconds. Stored, but has no effect.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions. Stored, but has no effect.
  open var animationRepeatCount = 0
  /// Whether `startAnimating()` was called after the last `stopAnimating()`.
  open private(set) var isAnimating = false
  /// Only changes `isAnimating`: a terminal shows one image.
  open func startAnimating() { isAnimating = true }
  /// Only changes `isAnimating`: a terminal shows one image.
  open func stopAnimating() { isAnimating = false }

  /// Creates an image view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an image view with the size of its image.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    nibSetImages(image, highlighted: nil)
  }

  /// Creates an image view with the size of its image, and another image to show while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    nibSetImages(image, highlighted: highlightedImage)
  }

  /// Creates an image view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func nibSetImages(_ image: UIImage?, highlighted: UIImage?) {
    self.image = image
    highlightedImage = highlighted
    frame.size = nibImageSize ?? .zero
  }

  override func nibDidCreate() { isUserInteractionEnabled = false }

  package override class var nibKind: NibKind { .image }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIImageView, ImageViewWord>.table(
        .image(.image, \.image), .image(.highlightedImage, \.highlightedImage),
        .imageReference(.image, \.image), .imageReference(.highlightedImage, \.highlightedImage),
        .bool(.highlighted, \.isHighlighted),
        .bool(
          .adjustsImageSizeForAccessibilityContentSizeCategory,
          \.adjustsImageSizeForAccessibilityContentSizeCategory),
        .child(.preferredSymbolConfiguration, UIImage.SymbolConfiguration.nib) {
          $0.preferredSymbolConfiguration = $1
        },
        .state(\.preferredSymbolConfiguration), .handled(.catalog),
        .property("animationImages", \.animationImages),
        .property("highlightedAnimationImages", \.highlightedAnimationImages),
        .property("animationDuration", \.animationDuration),
        .property("animationRepeatCount", \.animationRepeatCount))
  }

  /// The image's size; `noIntrinsicMetric` on both axes if there is no image or its size is unknown.
  open override var intrinsicContentSize: CGSize {
    nibImageSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The distances by which the image of a symbol exceeds its alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    nibShownImage?.nibAlignmentInsets(preferredSymbolConfiguration, in: nibEnvironment) ?? .zero
  }

  package override var nibSymbolTolerance: CGFloat {
    nibShownImage.nibSymbolTolerance(preferredSymbolConfiguration, of: self)
  }

  /// The baseline of the text that a symbol matches: the symbol is centered on the height of the text's capital
  /// letters (0.705 of the system font's size). `nil` for other images.
  package override var nibBaselines: (first: CGFloat, last: CGFloat)? {
    guard let image = nibShownImage, image.isSymbolImage, let height = nibLayoutContentSize.height else {
      return nil
    }
    let size = preferredSymbolConfiguration?.nibPointSize ?? UIFont.labelFontSize
    let insets = alignmentRectInsets
    let aligned = height - insets.top - insets.bottom
    let below = max(0, (aligned - 0.705 * size) / 2)
    return (aligned - below, below)
  }

  /// The size of the image; zero if there is no image or its size is unknown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { nibImageSize ?? .zero }

  /// Draws the current image. If there is none, an empty view without a background color draws a box with its class
  /// name, but not in a running program.
  open override func nibDraw(in context: NibDrawingContext) {
    guard let image = nibConfiguredImage else { return nibDrawEmptyFrame(in: context) }
    if nibIsMissing(image, in: context) { return nibMissingImage?.draw(in: context) ?? () }
    ImageDrawing(image, contentMode: contentMode, isRightToLeft: nibIsRightToLeft).draw(
      in: context.cells, of: context.canvas,
      style: context.style(
        image.nibColor(tint: context.tint) ?? context.tint, image.nibConfiguration.nibWeight.nibAttributes),
      isFramed: context.style == .rendered)
  }

  private func nibDrawEmptyFrame(in context: NibDrawingContext) {
    guard nibShowsPlaceholder, backgroundColor == nil, subviews.isEmpty else { return }
    nibDrawNamedFrame(nibClassName(of: self), in: context)
  }

  /// The area of the image. It is the bounds if the size of the image is not known, or if there is no image, because
  /// the program probably sets one. The image view of a cell with one of UIKit's styles takes no space without an
  /// image.
  package override var nibGraphic: NibGraphic? {
    guard let image = nibShownImage else {
      guard superview?.nibHidesEmptyImage(of: self) != true else { return nil }
      return NibGraphic(kind: .image, area: bounds)
    }
    let size = image.isSymbolImage ? intrinsicContentSize : image.nibSize ?? .zero
    guard size.width > 0, size.height > 0 else { return NibGraphic(kind: .image, area: bounds) }
    let area = contentMode.place(size, in: bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY)
    return NibGraphic(kind: .image, area: area)
  }

  /// An image. Screen readers skip it as decoration unless the nib gives it a label or makes it an accessibility
  /// element.
  package override var nibAccessibility: NibAccessibility? {
    var accessibility = NibAccessibility.titled(nil, image: image, .image)
    accessibility.isElement = false
    return accessibility
  }

  /// Sample data replaces the image. A text is the name of an image, whose size is assumed to be that of the nib's
  /// image. The new image is a symbol if the nib's image is a symbol.
  package override var nibSample: SampleSlot? {
    var slot = SampleSlot(self, \UIImageView.image, "an image's name", text: image?.nibName) { name in
      let old = self.image
      guard !name.isEmpty else { return .some(nil) }
      return UIImage(
        nibSource: old?.isSymbolImage == true ? .system(name) : .named(name), size: old?.nibSize,
        renderingMode: old?.renderingMode ?? .automatic)
    }
    slot.showImage = { [weak self] in self?.image = $0 }
    return slot
  }

  /// The image that is currently shown, with the view's symbol configuration.
  package var nibConfiguredImage: UIImage? {
    guard let image = nibShownImage, let configuration = preferredSymbolConfiguration else {
      return nibShownImage
    }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// The image that is currently shown.
  package var nibShownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  package var nibImageSize: CGSize? {
    nibShownImage?.nibSize(with: preferredSymbolConfiguration, in: nibEnvironment)
  }

  private func nibImageDidChange(from old: UIImage?, to new: UIImage?) {
    setNeedsDisplay()
    if old?.nibSize != new?.nibSize || old?.nibSource != new?.nibSource {
      invalidateIntrinsicContentSize()
    }
  }
}
