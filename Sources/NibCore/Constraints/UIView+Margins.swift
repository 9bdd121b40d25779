extension UIView {
  /// Calls a function while no container sets safe-area insets on the view, and returns the result. A view without a
  /// superview then has no safe area.
  package func nibWithoutSafeArea<Result>(_ body: () -> Result) -> Result {
    let original = givenSafeAreaInsets
    defer { givenSafeAreaInsets = original }
    if original != nil { givenSafeAreaInsets = .zero }
    return body()
  }

  /// True for views that have the margins of a screen: a controller's root view, and on the canvas of newer versions
  /// of Xcode also a xib's root view.
  var nibIsScreenRoot: Bool {
    if nibViewController != nil { return true }
    return superview == nil && givenSafeAreaInsets != nil && nibEnvironment.rules.rootsHaveScreenMargins
  }

  /// Increases the margins equally on both sides until the width between them is comfortable to read.
  func nibReadable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let readable =
      nibEnvironment.rules.readableWidth
      ?? DynamicType.readableWidth(at: traitCollection.preferredContentSizeCategory)
    let excess = max(0, bounds.width - margins.left - margins.right - readable)
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom,
      right: margins.right + excess / 2)
  }
}

extension UIEdgeInsets {
  /// The sum of the two insets for each edge.
  func nibAdding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  /// The insets with left and right exchanged.
  var nibMirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// The larger of the two insets for each edge.
  func nibGrown(toAtLeast other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
