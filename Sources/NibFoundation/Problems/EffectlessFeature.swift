/// A part of UIKit that programs can use, but that has no effect in a terminal.
///
/// Its first use is written to the log of the program (`ProblemLog`), so that its missing effect is not mistaken for an
/// error in the program. `docs/porting.md` lists the features.
package enum EffectlessFeature: String, CaseIterable, Sendable {
  case sublayers = "Layers inside layers, masks and gradients are not drawn in a terminal."
  case animations = "Core Animation's animations end at once in a terminal."
  case animators = "Property animators end at once in a terminal."
  case drawing = "Core Graphics and Bezier paths do not draw in a terminal."
  case haptics = "A terminal has no haptic feedback."
  case dynamics = "UIKit Dynamics does not move views in a terminal."
  case transitions = "Custom transitions between view controllers are not shown in a terminal."

  /// Reports the first use of the feature.
  package func report() { ProblemLog.current.report(rawValue) }
}
