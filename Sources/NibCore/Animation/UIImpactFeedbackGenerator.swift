/// Feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Has no effect.
  open func impactOccurred() { EffectlessFeature.haptics.report() }
  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) { EffectlessFeature.haptics.report() }
}
