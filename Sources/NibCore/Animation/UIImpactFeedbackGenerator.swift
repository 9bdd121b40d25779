/// Feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator for a medium impact.
  public override init() { super.init() }
  /// Has no effect.
  open func impactOccurred() { EffectlessFeature.haptics.report() }
  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) { EffectlessFeature.haptics.report() }
}
