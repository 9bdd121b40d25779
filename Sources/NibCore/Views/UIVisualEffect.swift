/// What a visual effect view does to what lies behind it. Cells cannot blur: a color and a word stand for it.
open class UIVisualEffect: NSObject {
  /// What tells of the effect.
  var nibMark: String { "" }

  /// The color that is laid over what lies behind; nil: none.
  func nibTint(isDark: Bool) -> UIColor? { nil }
}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// The document's or program's word for the strength, such as `regular`.
  package let nibStyle: String

  /// A blur of that style.
  public init(nibStyle: String) { self.nibStyle = nibStyle }

  /// The effect of a `<blurEffect>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIBlurEffect? {
    UIBlurEffect(nibStyle: element["style"] ?? "regular")
  }

  override var nibMark: String { "blur \(nibStyle)" }

  /// White or black, as the style makes what lies behind it lighter or darker.
  override func nibTint(isDark: Bool) -> UIColor? {
    let darkens = nibStyle == "dark" || nibStyle.hasSuffix("Dark")
    let lightens = ["light", "extraLight"].contains(nibStyle) || nibStyle.hasSuffix("Light")
    let isBlack = darkens || !lightens && isDark
    return (isBlack ? UIColor.black : .white).withAlphaComponent(0.6)
  }
}

/// What makes content stand out on a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur below.
  package let nibBlur: UIBlurEffect?

  /// Vibrancy on a blur.
  public init(blurEffect: UIBlurEffect?) { nibBlur = blurEffect }

  /// The effect of a `<vibrancyEffect>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIVibrancyEffect? {
    UIVibrancyEffect(blurEffect: element.child(named: "blurEffect").flatMap { UIBlurEffect.nib($0, coder) })
  }

  override var nibMark: String { "vibrancy" }
}
