// These classes let programs that give haptic feedback compile and run. A terminal cannot give haptic feedback.

/// The base class of objects that give haptic feedback.
open class UIFeedbackGenerator: NSObject {
  /// Has no effect.
  open func prepare() {}
}

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

/// Feedback for the result of an operation.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result.
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) { EffectlessFeature.haptics.report() }
}

/// Feedback for a change of selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  open func selectionChanged() { EffectlessFeature.haptics.report() }
}
