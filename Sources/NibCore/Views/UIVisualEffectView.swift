/// A view that applies an effect, such as a blur, to the content behind it. Its subviews belong in its content view.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that contains the subviews. It fills the visual effect view unless a nib gives it another frame.
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

  /// Draws the effect's color over the content behind the view and, outside a running program, the effect's name in the
  /// first row.
  open override func nibDraw(in context: NibDrawingContext) {
    guard context.style == .rendered, let effect, !context.cells.isEmpty else { return }
    if let tint = context.color(effect.nibTint(isDark: context.traits.userInterfaceStyle == .dark)) {
      context.canvas.tint(context.cells, background: tint)
    }
    guard nibShowsPlaceholder, context.size.rows > 1 else { return }
    context.canvas.put(
      "░ \(effect.nibEffectName)", in: CellRect(column: 0, row: 0, columns: context.size.columns, rows: 1),
      .left,
      style: context.style(.secondaryLabel, .dim))
  }
}

/// An effect that a visual effect view applies to the content behind it. Cells cannot be blurred, so a color and
/// the effect's name represent it.
open class UIVisualEffect: NSObject {
  /// The name that is drawn for the effect.
  var nibEffectName: String { "" }

  /// The color that is drawn over the content behind the view; `nil` for none.
  package func nibTint(isDark: Bool) -> UIColor? { nil }
}

/// A blur effect.
open class UIBlurEffect: UIVisualEffect {
  /// The name of the style in documents, such as `regular` or `systemThinMaterialDark`.
  package let nibStyle: String

  /// The styles of a blur, with UIKit's numbers.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur of the given style. A terminal shows its light or dark color.
  public convenience init(style: Style) { self.init(nibStyle: String(describing: style)) }

  /// Creates a blur of the style with a name in documents.
  package init(nibStyle: String) { self.nibStyle = nibStyle }

  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIBlurEffect? {
    UIBlurEffect(nibStyle: element["style"] ?? "regular")
  }

  override var nibEffectName: String { "blur \(nibStyle)" }

  /// Translucent white for a light style and black for a dark one. For other styles, the appearance decides.
  package override func nibTint(isDark: Bool) -> UIColor? {
    let darkens = nibStyle == "dark" || nibStyle.hasSuffix("Dark")
    let lightens = ["light", "extraLight"].contains(nibStyle) || nibStyle.hasSuffix("Light")
    let isBlack = darkens || !lightens && isDark
    return (isBlack ? UIColor.black : .white).withAlphaComponent(0.6)
  }
}

/// An effect that makes content visible in front of a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  package let nibBlur: UIBlurEffect?

  /// Creates a vibrancy effect on a blur.
  public init(blurEffect: UIBlurEffect?) { nibBlur = blurEffect }

  /// Creates a vibrancy effect on a blur. The style has no effect: a terminal shows the content in its own colors.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIVibrancyEffect? {
    UIVibrancyEffect(blurEffect: element.child(named: "blurEffect").flatMap { UIBlurEffect.nib($0, coder) })
  }

  override var nibEffectName: String { "vibrancy" }
}

/// The kinds of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
