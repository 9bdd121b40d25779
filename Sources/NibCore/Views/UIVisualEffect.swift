/// What a visual effect view does to what lies behind it. Cells cannot blur: a color and a word stand for it.
open class UIVisualEffect: NSObject {
  /// What tells of the effect.
  var nibMark: String { "" }

  /// The color that is laid over what lies behind; nil: none.
  func nibTint(isDark: Bool) -> UIColor? { nil }
}
