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
