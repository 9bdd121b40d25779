/// A view that applies an effect, such as a blur, to the content behind it. Its subviews belong in its content view.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that contains the subviews. It fills the visual effect view unless a nib gives it another frame.
  open private(set) var contentView = UIView(frame: .zero)

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    adoptContentView(contentView)
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { adoptContentView(contentView) }
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIVisualEffectView, VisualEffectViewWord>.table(
        .object(.contentView, \.nibContentView), .child(.blurEffect, UIBlurEffect.nib) { $0.effect = $1 },
        .child(.vibrancyEffect, UIVibrancyEffect.nib) { $0.effect = $1 }, .state(\.effect),
        .property("effect", \.effect), .readable("contentView") { $0.contentView })
  }

  private func adoptContentView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// The content view, which a nib can replace. The nib's view keeps its frame and autoresizing mask.
  private var nibContentView: UIView? {
    get { contentView }
    set {
      guard let newValue else { return }
      contentView.removeFromSuperview()
      contentView = newValue
      addSubview(newValue)
    }
  }

  /// Whether there is no content in the view, or in front of it or behind it among its siblings, that a name would hide.
  private var nibHasRoomForName: Bool {
    let siblings = (superview?.subviews ?? []).filter { $0 !== self && !$0.isHidden }
    return contentView.subviews.isEmpty && !siblings.contains { $0.frame.intersects(frame) }
  }

  /// Draws the effect's color over the content behind the view and, outside a running program, the effect's name in the
  /// first row of an empty view.
  open override func nibDraw(in context: NibDrawingContext) {
    guard context.style == .rendered, let effect, !context.cells.isEmpty else { return }
    if let tint = context.color(effect.nibTint(isDark: context.traits.userInterfaceStyle == .dark)) {
      context.canvas.tint(context.cells, background: tint)
    }
    guard nibShowsPlaceholder, context.size.rows > 1, nibHasRoomForName else { return }
    let firstRow = CellRect(column: 0, row: 0, columns: context.size.columns, rows: 1)
    context.canvas.put(
      "░ \(effect.nibEffectName)", in: firstRow, .left, style: CellStyle(attributes: .dim))
  }
}
