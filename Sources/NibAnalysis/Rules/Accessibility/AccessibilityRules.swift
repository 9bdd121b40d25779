extension CheckRule {
  /// The rules about people who use assistive technologies, or who need large text, large controls or strong contrast.
  static let accessibilityRules: [CheckRule] = [
    touchTarget, missingAccessibilityLabel, lowContrast, dynamicType,
  ]
}
