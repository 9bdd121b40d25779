/// An effect that makes content visible in front of a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  let nibBlur: UIBlurEffect?

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
