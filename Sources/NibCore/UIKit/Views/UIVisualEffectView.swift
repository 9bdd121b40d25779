/// What a visual effect view does to what lies behind it (archived: cells cannot blur).
open class UIVisualEffect: NSObject {}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// The document's or program's word for the strength, such as `regular`.
  public let nibStyle: String

  /// A blur of that style.
  public init(nibStyle: String) { self.nibStyle = nibStyle }

  /// The effect of a `<blurEffect>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIBlurEffect? {
    UIBlurEffect(nibStyle: element["style"] ?? "regular")
  }
}

/// What makes content stand out on a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur below.
  public let nibBlur: UIBlurEffect?

  /// Vibrancy on a blur.
  public init(blurEffect: UIBlurEffect?) { nibBlur = blurEffect }

  /// The effect of a `<vibrancyEffect>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIVibrancyEffect? {
    UIVibrancyEffect(blurEffect: element.child(named: "blurEffect").flatMap { UIBlurEffect.nib($0, coder) })
  }
}

/// A view that blurs what is behind it. Its subviews lie in its content view.
open class UIVisualEffectView: UIView {
  /// The effect, if any.
  open var effect: UIVisualEffect?
  /// Where subviews belong; always as large as the view itself.
  open private(set) var contentView = UIView(frame: .zero)

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptContentView(contentView)
  }

  /// A view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { adoptContentView(contentView) }
  }

  /// The rows of a visual effect view, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .object("contentView", \UIVisualEffectView.nibContentView),
      .child("blurEffect", decode: UIBlurEffect.nib) { (view: UIVisualEffectView, effect: UIBlurEffect) in
        view.effect = effect
      },
      .child("vibrancyEffect", decode: UIVibrancyEffect.nib) {
        (view: UIVisualEffectView, effect: UIVibrancyEffect) in view.effect = effect
      },
    ]
  }

  private func adoptContentView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// The content view as a nib gives it, with its own frame and mask.
  private var nibContentView: UIView? {
    get { contentView }
    set {
      guard let newValue else { return }
      contentView.removeFromSuperview()
      contentView = newValue
      addSubview(newValue)
    }
  }
}
