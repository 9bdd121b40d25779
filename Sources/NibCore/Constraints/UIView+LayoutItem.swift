extension UIView {
  /// The view's name for messages: its user label, or its class and id.
  package var nibDisplayName: String {
    let name = nibClassName(of: self)
    guard let origin = nibOrigin else { return name }
    return origin.userLabel ?? "\(name)#\(origin.id)"
  }

  /// The content size for layout, in terms of the frame; `nil` for an axis without one.
  ///
  /// Interface Builder's placeholder replaces the class's own size; a replayed saved size replaces both.
  package var nibLayoutContentSize: (width: CGFloat?, height: CGFloat?) {
    if nibReplaysSavedSize, let saved = nibOrigin?.savedFrame?.size { return (saved.width, saved.height) }
    let intrinsic = intrinsicContentSize
    return (
      nibLength(priorities.placeholderWidth, intrinsic.width),
      nibLength(priorities.placeholderHeight, intrinsic.height)
    )
  }

  private func nibLength(_ placeholder: CGFloat?, _ intrinsic: CGFloat) -> CGFloat? {
    if let placeholder { return placeholder.isFinite ? placeholder : nil }
    return intrinsic == UIView.noIntrinsicMetric ? nil : intrinsic
  }

  package var nibReplaysSavedSize: Bool { nibEnvironment.replaysSavedSizes && subviews.isEmpty }

  package var nibHeightDependsOnWidth: Bool {
    guard !nibReplaysSavedSize, priorities.placeholderHeight == nil else { return false }
    return nibWrapsContent
  }

  /// True if the frame and the autoresizing mask place the view. False for views that a stack view arranges.
  var nibIsPlacedByMask: Bool {
    !((superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false)
  }

  /// The distances of a guide with the given role from the edges of the view; `nil` for guides that
  /// constraints place.
  package func nibInsets(of role: UILayoutGuide.Role) -> UIEdgeInsets? {
    switch role {
    case .custom: return nil
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable: return nibReadable(layoutMargins)
    case .frame, .content: return .zero
    case .top:
      return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottom:
      return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard:
      // Without a keyboard the guide is as high as the bottom safe area.
      return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  /// Rounds the edges to the device's pixels, so that neighbors still share them.
  func nibRoundedToPixels(_ frame: CGRect) -> CGRect {
    let rules = nibEnvironment.rules
    let x = PixelGrid(step: CGFloat(rules.pixelWidth))
    let y = PixelGrid(step: CGFloat(rules.pixelHeight))
    let left = x.round(frame.minX)
    let top = y.round(frame.minY)
    return CGRect(
      x: left, y: top, width: x.round(frame.maxX) - left, height: y.round(frame.maxY) - top)
  }
}

/// Rounds to whole pixels. Halves are rounded up, and values that differ from a whole number only by rounding errors
/// keep it.
struct PixelGrid {
  let step: CGFloat

  func round(_ value: CGFloat) -> CGFloat {
    guard value.isFinite, abs(value) < 1e9 else { return value }
    return ((value / step + 0.5 + 1e-6).rounded(.down)) * step
  }

  /// The next whole pixel above.
  func ceil(_ value: CGFloat) -> CGFloat { ((value / step - 1e-6).rounded(.up)) * step }
}
