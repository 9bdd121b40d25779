// These classes let programs that give haptic feedback compile and run. A terminal cannot give haptic feedback.

/// The base class of objects that give haptic feedback.
open class UIFeedbackGenerator: NSObject {
  /// Has no effect.
  open func prepare() {}
}

/// Feedback for a change of selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  open func selectionChanged() { EffectlessFeature.haptics.report() }
}
