/// An effect that a visual effect view applies to the content behind it. Cells cannot be blurred, so a color and
/// the effect's name represent it.
open class UIVisualEffect: NSObject {
  /// The name that is drawn for the effect.
  var nibEffectName: String { "" }

  /// The color that is drawn over the content behind the view; `nil` for none.
  package func nibTint(isDark: Bool) -> UIColor? { nil }
}

/// The kinds of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
