extension UIView {
  /// What messages call the view: its user label, or class and id.
  package var nibDisplayName: String {
    let name = nibClassName(of: self)
    guard let origin = nibOrigin else { return name }
    return origin.userLabel ?? "\(name)#\(origin.id)"
  }

  /// The content size that counts in layout, in frame terms; nil for no wish.
  ///
  /// Interface Builder's placeholder stands in for the class's own size; a replayed saved size before both.
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

  /// Whether the frame and mask place the view: not for one that a stack view arranges.
  var nibIsPlacedByMask: Bool {
    !((superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false)
  }

  /// How far a guide of that role lies inside the view; nil for guides that constraints place.
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

  /// Edges on the device's pixels, so that neighbours keep sharing them.
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

/// Rounds to whole pixels; halves go up, and numbers that are whole but for noise stay.
struct PixelGrid {
  let step: CGFloat

  func round(_ value: CGFloat) -> CGFloat {
    guard value.isFinite, abs(value) < 1e9 else { return value }
    return ((value / step + 0.5 + 1e-6).rounded(.down)) * step
  }

  /// The next whole pixel above.
  func ceil(_ value: CGFloat) -> CGFloat { ((value / step - 1e-6).rounded(.up)) * step }
}
