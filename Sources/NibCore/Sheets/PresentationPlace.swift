/// Calculates the frame and the autoresizing mask of a presented controller's view.
struct PresentationPlace {
  let style: UIModalPresentationStyle
  let environment: NibEnvironment
  /// The size that the controller prefers; zero for no preference.
  let preferredSize: CGSize

  /// The size of a form sheet on tablets, in points.
  static let formSheet = CGSize(width: 540, height: 620)

  /// The frame of the view in an area of its window, in points.
  func frame(in area: CGRect) -> CGRect {
    // In a terminal, `PresentationContainer` places controllers that do not cover the screen.
    guard !environment.rules.isTerminal, !environment.rules.isTelevision else { return area }
    if style == .popover, isWide { return centered(preferredOrFormSheet, in: area) }
    guard style.isSheet || style == .popover, environment.traits.verticalSizeClass != .compact else {
      return area
    }
    guard isWide else { return sheet(in: area) }
    return centered(style == .formSheet ? preferredOrFormSheet : pageSheet(in: area), in: area)
  }

  /// The autoresizing mask with which the frame follows the window's size.
  func mask(for frame: CGRect, in area: CGRect) -> UIView.AutoresizingMask {
    frame.width < area.width
      ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      : [.flexibleWidth, .flexibleHeight]
  }

  private var isWide: Bool { environment.traits.horizontalSizeClass == .regular }

  /// The frame of a sheet in a narrow window. A compact height has no sheets.
  private func sheet(in area: CGRect) -> CGRect {
    let gap = min(area.height, environment.rules.sheetGap)
    return CGRect(x: area.minX, y: area.minY + gap, width: area.width, height: area.height - gap)
  }

  /// The size of a page sheet in a wide window: as wide as a text that is comfortable to read, with margins
  /// (docs/uikit-facts.md 4.5).
  private func pageSheet(in area: CGRect) -> CGSize {
    let category = environment.traits.preferredContentSizeCategory
    return CGSize(width: DynamicType.readableWidth(at: category) + 32, height: min(998, area.height - 88))
  }

  /// The size of a form sheet or popover in a wide window.
  private var preferredOrFormSheet: CGSize {
    preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : PresentationPlace.formSheet
  }

  /// The frame of a box in the middle of the area.
  private func centered(_ natural: CGSize, in area: CGRect) -> CGRect {
    let size = CGSize(width: min(natural.width, area.width), height: min(natural.height, area.height))
    return CGRect(
      x: area.minX + (area.width - size.width) / 2, y: area.minY + (area.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
