/// An effect that a visual effect view applies to the content behind it. Cells cannot be blurred, so a color
/// and a word represent the effect.
open class UIVisualEffect: NSObject {
  /// The text that represents the effect.
  var nibMark: String { "" }

  /// The color that is drawn over the content behind; `nil` for none.
  func nibTint(isDark: Bool) -> UIColor? { nil }
}

/// A blur effect.
open class UIBlurEffect: UIVisualEffect {
  /// The name of the strength, from the document or the program, such as `regular`.
  package let nibStyle: String

  /// Creates a blur of the given style.
  package init(nibStyle: String) { self.nibStyle = nibStyle }

  /// The effect of a `<blurEffect>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIBlurEffect? {
    UIBlurEffect(nibStyle: element["style"] ?? "regular")
  }

  override var nibMark: String { "blur \(nibStyle)" }

  /// White if the style lightens the content behind, black if it darkens it.
  override func nibTint(isDark: Bool) -> UIColor? {
    let darkens = nibStyle == "dark" || nibStyle.hasSuffix("Dark")
    let lightens = ["light", "extraLight"].contains(nibStyle) || nibStyle.hasSuffix("Light")
    let isBlack = darkens || !lightens && isDark
    return (isBlack ? UIColor.black : .white).withAlphaComponent(0.6)
  }
}

/// An effect that makes content stand out on a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  package let nibBlur: UIBlurEffect?

  /// Creates a vibrancy effect on a blur.
  public init(blurEffect: UIBlurEffect?) { nibBlur = blurEffect }

  /// The effect of a `<vibrancyEffect>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIVibrancyEffect? {
    UIVibrancyEffect(blurEffect: element.child(named: "blurEffect").flatMap { UIBlurEffect.nib($0, coder) })
  }

  override var nibMark: String { "vibrancy" }
}
