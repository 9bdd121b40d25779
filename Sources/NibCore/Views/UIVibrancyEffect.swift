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
