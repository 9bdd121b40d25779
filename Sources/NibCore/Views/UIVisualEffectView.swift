/// A view that blurs the content behind it. Its subviews belong in its content view.
open class UIVisualEffectView: UIView {
  /// The effect, if any.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that contains the subviews. It is always as large as the visual effect view.
  open private(set) var contentView = UIView(frame: .zero)

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptContentView(contentView)
  }

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { adoptContentView(contentView) }
  }

  /// The attributes of every view, followed by those of a visual effect view.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .object("contentView", \UIVisualEffectView.nibContentView),
      .child("blurEffect", decode: UIBlurEffect.nib) { (view: UIVisualEffectView, effect: UIBlurEffect) in
        view.effect = effect
      },
      .child("vibrancyEffect", decode: UIVibrancyEffect.nib) {
        (view: UIVisualEffectView, effect: UIVibrancyEffect) in view.effect = effect
      },
      .state(\UIVisualEffectView.effect),
    ]
  }

  private func adoptContentView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// The content view from a nib, with its own frame and autoresizing mask.
  private var nibContentView: UIView? {
    get { contentView }
    set {
      guard let newValue else { return }
      contentView.removeFromSuperview()
      contentView = newValue
      addSubview(newValue)
    }
  }

  /// Draws the effect's color over the content behind, and writes its name into the first line.
  open override func nibDraw(in context: NibDrawingContext) {
    guard context.style == .rendered, let effect, !context.cells.isEmpty else { return }
    if let tint = context.color(effect.nibTint(isDark: context.traits.userInterfaceStyle == .dark)) {
      context.canvas.tint(context.cells, background: tint)
    }
    guard context.size.rows > 1 else { return }
    context.canvas.put(
      "░ \(effect.nibMark)", in: CellRect(column: 0, row: 0, columns: context.size.columns, rows: 1), .left,
      style: context.style(.secondaryLabel, .dim))
  }
}
