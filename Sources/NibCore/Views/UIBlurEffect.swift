/// A blur effect.
open class UIBlurEffect: UIVisualEffect {
  /// The name of the style in documents, such as `regular` or `systemThinMaterialDark`.
  let nibStyle: String

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
    let isDarkStyle = nibStyle == "dark" || nibStyle.hasSuffix("Dark")
    let isLightStyle = ["light", "extraLight"].contains(nibStyle) || nibStyle.hasSuffix("Light")
    let isBlack = isDarkStyle || !isLightStyle && isDark
    return (isBlack ? UIColor.black : .white).withAlphaComponent(0.6)
  }
}
