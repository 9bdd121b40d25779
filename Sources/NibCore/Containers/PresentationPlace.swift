/// Where in its window a presented controller's view lies, in points.
struct PresentationPlace {
  let style: UIModalPresentationStyle
  let environment: NibEnvironment
  /// The size that the controller wants; zero for none.
  let preferredSize: CGSize

  /// A form sheet's size on tablets.
  private static let formSheet = CGSize(width: 540, height: 620)

  /// The frame in an area of the window.
  func frame(in area: CGRect) -> CGRect {
    // A terminal has no room to show what lies behind.
    guard !environment.rules.isTerminal else { return area }
    switch style {
    case .formSheet where isWide, .popover where isWide: return centered(in: area)
    case .automatic, .pageSheet, .formSheet, .popover: return sheet(in: area)
    default: return area
    }
  }

  /// How the frame follows the window's size.
  func mask(for frame: CGRect, in area: CGRect) -> UIView.AutoresizingMask {
    frame.width < area.width
      ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      : [.flexibleWidth, .flexibleHeight]
  }

  private var isWide: Bool { environment.traits.horizontalSizeClass == .regular }

  /// A sheet leaves as much free above it as Interface Builder's canvas shows; nothing on a phone on its side.
  private func sheet(in area: CGRect) -> CGRect {
    guard !environment.isLandscape else { return area }
    let gap = min(area.height, environment.device.safeBottom > 0 ? 54 : 20)
    return CGRect(x: area.minX, y: area.minY + gap, width: area.width, height: area.height - gap)
  }

  private func centered(in area: CGRect) -> CGRect {
    let hasWish = preferredSize.width > 0 && preferredSize.height > 0
    let wanted = hasWish ? preferredSize : PresentationPlace.formSheet
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    return CGRect(
      x: area.minX + (area.width - size.width) / 2, y: area.minY + (area.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
