extension UIButton {
  /// Whether the button has the appearance from before iOS 7: a rounded rectangle above a shadow that is one point
  /// high.
  var nibIsGlossy: Bool { buttonType == .system && nibEnvironment.rules.isGlossy }
}
