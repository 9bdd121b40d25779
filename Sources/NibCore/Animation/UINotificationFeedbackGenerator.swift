/// Feedback for the result of an operation.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result.
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) { EffectlessFeature.haptics.report() }
}
