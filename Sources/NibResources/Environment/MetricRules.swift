/// Sizes of bars, controls and margins in points. They depend on the profile, the device and the document's
/// toolsVersion.
///
/// Sources: docs/uikit-facts.md 4.3 and 4.4, and docs/interface-builder.md (frames that Interface Builder saved).
package struct MetricRules: Hashable, Sendable {
  package let device: Device
  package let profile: NibEnvironment.Profile
  package let isLandscape: Bool

  package init(device: Device, profile: NibEnvironment.Profile, isLandscape: Bool = false) {
    self.device = device
    self.profile = profile
    self.isLandscape = isLandscape
  }

  /// The toolsVersion whose metrics apply: that of the canvas, or `CanvasRule.deviceVersion`.
  package var toolsVersion: Int {
    guard case .canvas(let version) = profile, version > 0 else { return CanvasRule.deviceVersion }
    return version
  }

  package var isTerminal: Bool { device.idiom == .terminal }
  /// True for the metrics of tvOS.
  package var isTelevision: Bool { device.idiom == .tv }
  /// True for the metrics of phones.
  package var isPhone: Bool { device.idiom == .phone }

  /// The text size category of text styles if the user has not chosen one; `nil` for the usual category.
  var standardTextSize: UIContentSizeCategory? { follows(.smallTextStyles) ? .medium : nil }

  var textProfile: TextMetrics.Profile {
    if isTerminal { return .cells }
    if case .canvas(let version) = profile { return .canvas(toolsVersion: version, scale: device.scale) }
    return .device(scale: device.scale)
  }

  /// The width and height of a pixel in points; 1 in the terminal.
  package var pixel: Double {
    isTelevision && follows(.halfPointTelevisionFrames) ? 0.5 : 1 / Double(device.scale)
  }
  /// The width of the grid that frames are rounded to, in points: a pixel, or a column in the terminal.
  package var pixelWidth: Double { isTerminal ? 8 : pixel }
  /// The height of that grid, in points: a pixel, or a row in the terminal.
  package var pixelHeight: Double { isTerminal ? 16 : pixel }
  /// A separator's thickness in points: one pixel. It is 0 in the terminal, where separators take up no row.
  package var hairline: Double { isTerminal ? 0 : 1 / Double(device.scale) }

  // MARK: Bars

  /// True if all bars are low: in a terminal, and on a small phone in landscape.
  private var hasLowBars: Bool { isTerminal || device.hasLowBars(isLandscape: isLandscape) }
  /// True for tablets on the device profile. The bars of tablets have been higher than those of phones since iOS 12.
  private var hasPadBars: Bool { device.idiom == .pad && !follows(.phoneBarsOnPads) }

  package var navigationBarHeight: Double {
    if isTelevision { return 145 }
    if follows(.tallNavigationBars) { return 54 }
    return hasLowBars ? 32 : device.idiom == .pad && follows(.tallPadNavigationBars) ? 50 : 44
  }
  /// The additional height of a large title. Low bars and those of tvOS have no large titles.
  package var largeTitleHeight: Double { hasLowBars || isTelevision ? 0 : 52 }
  /// The height that a prompt, a line of text above the title, adds to a navigation bar.
  package var promptHeight: Double { isTerminal ? 16 : 30 }
  package var tabBarHeight: Double {
    if isTelevision { return follows(.televisionTabBarsInSafeArea) ? 97 : 140 }
    return hasLowBars ? 32 : hasPadBars ? 50 : 49
  }
  /// True if tab bars are at the top of the screen, as on tvOS, and not at its bottom.
  package var tabBarsAreAtTop: Bool { isTelevision }
  /// The height by which a tab bar at the top of the screen reduces the safe area; 0 if it does not.
  package var topTabBarInset: Double {
    tabBarsAreAtTop && follows(.televisionTabBarsInSafeArea) ? tabBarHeight : 0
  }
  /// True if tab bars and toolbars reduce the safe area at the bottom.
  package var bottomBarsReduceSafeArea: Bool { !isTelevision }
  /// The height of a toolbar. Interface Builder draws it higher above a home indicator (21 of 24 saved toolbars).
  package var toolbarHeight: Double {
    hasLowBars
      ? 32 : hasPadBars ? 50 : follows(.tallToolbarsAboveHomeIndicator) && device.safeBottom > 0 ? 49 : 44
  }
  /// The height of a toolbar that is not at the bottom of the screen.
  package var innerToolbarHeight: Double { hasLowBars ? 32 : hasPadBars ? 50 : 44 }
  /// The height by which a simulated toolbar reduces the safe area.
  package var simulatedToolbarHeight: Double {
    hasLowBars ? 32 : hasPadBars ? 50 : follows(.tallSimulatedToolbars) ? 49 : 44
  }

  // MARK: Controls

  /// True for the controls of iOS 6 and earlier, which Interface Builder drew before Xcode 5.
  package var isGlossy: Bool { follows(.ios6Design) }

  package var switchSize: CGSize {
    if isTerminal { return CGSize(width: 48, height: 16) }
    if isGlossy { return CGSize(width: 94, height: 27) }
    return follows(.wideSwitches) ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }
  package var sliderHeight: Double {
    isTerminal ? 16 : isGlossy ? 23 : follows(.tallSliders) ? 34 : 31
  }
  /// True if a slider's frame equals its alignment rectangle.
  package var hasWideSlider: Bool { follows(.wideSliders) }
  /// The distance in points from the baseline of a vertically centered text to that of a text field with a rounded
  /// border.
  package var fieldBaselineOffset: Double { follows(.lowFieldBaselines) ? 2.5 : 0 }
  package var stepperSize: CGSize {
    if isTerminal { return CGSize(width: 72, height: 16) }
    return CGSize(width: 94, height: isGlossy ? 27 : follows(.tallSteppers) ? 32 : 29)
  }
  package var progressHeight: Double {
    isTerminal ? 16 : isTelevision ? 10 : isGlossy ? 9 : follows(.thinProgressViews) ? 2 : 4
  }
  package var pageControlHeight: Double {
    isTerminal ? 16 : isGlossy ? 36 : follows(.plainPageControls) ? 37 : 26 * pageControlScale
  }
  /// The size of a page control's dots relative to their usual size.
  package var pageControlScale: Double { follows(.largePageControls) ? 1.05 : 1 }
  package var pickerHeight: Double {
    if isTerminal { return 80 }
    // Canvases without a device have no size class, and their pickers have the height for a compact size
    // class.
    return follows(.lowPickersWithoutDevice) && device.id == Device.canvasDefault.id ? 162 : 216
  }
  package var compactDatePickerHeight: Double { follows(.tallCompactDatePickers) ? 36 : 34 + pixel }
  package var searchBarHeight: Double {
    if isTerminal { return 16 }
    if follows(.tallSearchBars) { return 64 }
    // The text of the field is that of the text style body.
    if follows(.extraSmallTextStyles) { return 51 }
    return follows(.lowSearchBars) ? 44 : 56
  }
  /// The minimum height of a label on the canvas; 0 on a device. It is the height of a label in Interface Builder's
  /// library, which is half a point more than the height of its text. A label keeps this height until a stack view or
  /// additional lines of text change it, or its scene is measured again (`NibEnvironment.libraryLabelHeight`).
  var libraryLabelHeight: Double { follows(.libraryLabels) && !isTelevision ? 21 : 0 }
  /// The width and height of an activity indicator.
  package func activityIndicatorSide(isLarge: Bool) -> Double {
    if isTelevision { return isLarge ? 64 : 40 }
    return isTerminal ? 16 : isLarge ? 37 : 20
  }

  // MARK: Margins

  /// The minimum leading and trailing margin of a controller's root view (docs/interface-builder.md 3.1).
  package func rootMargin(width: Double) -> Double {
    if isTerminal { return 8 }
    if isTelevision { return follows(.televisionSafeArea) ? 16 : 20 }
    return width <= 393 || follows(.narrowRootMargins) ? 16 : 20
  }

  /// The readable width in points of canvases whose text styles are extra small; `nil` for that of the text size.
  package var readableWidth: CGFloat? { follows(.extraSmallTextStyles) ? 560 : nil }

  /// True if a xib's root view has the margins of a controller's root view.
  package var rootsHaveScreenMargins: Bool { follows(.xibRootsHaveScreenMargins) }

  /// True if the safe area increases the margins of views that it overlaps.
  package var marginsFollowSafeArea: Bool { follows(.marginsFollowSafeArea) }

  /// True if the margins of a table do not enlarge those of its cells.
  package var cellsIgnoreTableMargins: Bool { follows(.fixedPreservingMargins) }

  /// The top and bottom margins of a cell's content view.
  package var cellVerticalMargin: Double {
    if isTerminal { return 0 }
    if follows(.smallCellMargins) { return 8 }
    return (follows(.tallCellMargins) ? 15 : 11) + (hasTallRows ? 4 : 0)
  }

  /// True on the largest iPads, whose rows are higher than those of other devices.
  private var hasTallRows: Bool {
    device.idiom == .pad && device.width >= 1024 && follows(.tallRowsOnLargestPads)
  }

  /// The leading margin of a cell's content view, which is also the trailing margin if there is no accessory.
  ///
  /// On the canvas, it depends on the width of the screen and on the width of the table, or of the cell if the cell
  /// is not in a table. On iPads, a table inside another view is never wide (docs/interface-builder.md 3.3).
  /// - Parameters:
  ///   - tableWidth: the table's width in points; `nil` for a cell outside a table.
  ///   - isRootTable: whether the table is the view of a controller.
  package func cellSideMargin(
    cellWidth: Double, tableWidth: Double?, isRootTable: Bool = true, preservesSuperviewMargins: Bool
  ) -> Double {
    if isTerminal { return 8 }
    if follows(.ios10CellMargins), preservesSuperviewMargins, tableWidth != nil { return 15 }
    if follows(.smallCellMargins) { return 8 }
    guard follows(.cellMarginsDependOnScreen) else { return rootMargin(width: tableWidth ?? cellWidth) }
    let isWideScreen = device.width >= 393 || device.id == "retina6_0" && follows(.wideRetina60Cells)
    let isWide = (tableWidth ?? cellWidth) > 320 && (isRootTable || device.idiom != .pad)
    let wideMargin: Double? = isWideScreen && isWide ? 20 : nil
    guard follows(.cellMarginsDependOnTable) else { return wideMargin ?? 16 }
    guard let tableWidth else {
      if follows(.xibCellsHaveRootMargins) { return rootMargin(width: cellWidth) }
      return wideMargin ?? (isWideScreen ? 16 : 15)
    }
    if isRootTable { return wideMargin ?? rootMargin(width: tableWidth) }
    return follows(.innerTablesIgnoreWidth) ? 15 : wideMargin ?? 15
  }

  /// The margins of the content of a static cell that is completely below its table. Interface Builder does not lay it
  /// out, so it has the margins of a view without a table.
  package var cellMarginBelowTable: CGFloat? { follows(.innerMarginsBelowTable) ? 8 : nil }

  package var standardRowHeight: Double { isTerminal ? 32 : isTelevision ? 66 : hasTallRows ? 52 : 44 }

  // MARK: Safe area

  /// True if a root view without a controller has the screen's safe area even if it contains no safe-area guide.
  package func xibRootHasSafeArea(fillsScreen: Bool) -> Bool {
    follows(fillsScreen ? .fullXibRootsHaveSafeArea : .xibRootsHaveSafeArea)
  }

  /// True if a xib's table cell that contains a safe-area guide has the screen's safe area.
  package var xibCellHasSafeArea: Bool { follows(.xibCellsHaveSafeArea) }
  /// True if a xib's collection cell or section view that contains a safe-area guide has the screen's safe area.
  package var xibCollectionCellHasSafeArea: Bool { follows(.xibCollectionCellsHaveSafeArea) }

  /// True if freeform root views lower than 480 points have no status bar, and all others have one, whatever they
  /// simulate (devices with a home button).
  package var freeformHeightDecidesStatusBar: Bool { follows(.freeformHeightDecidesStatusBar) }

  /// True if a scene can simulate that the status bar is hidden. Later, only freeform scenes can.
  package var statusBarCanBeHidden: Bool { follows(.statusBarCanBeHidden) }

  /// True if root views without a controller have no status bar on devices with a home button. Controllers' views on
  /// tablets got one earlier than they did.
  package var xibRootsHaveNoStatusBar: Bool {
    // Those on tablets without a home button got one earlier than those on tablets with one.
    if device.idiom == .pad, device.safeBottom > 0 { return follows(.padsWithoutStatusBar) }
    return device.safeBottom == 0 && follows(.xibRootsWithoutStatusBar)
  }

  /// True if freeform and embedded root views that are lower than the screen have the whole bottom inset. Otherwise,
  /// they have only the part that overlaps them.
  package var freeformViewsKeepBottomInset: Bool { follows(.freeformViewsKeepBottomInset) }

  /// True if freeform views of controllers that are lower than the screen have the whole bottom inset.
  package var freeformControllersKeepBottomInset: Bool { follows(.freeformControllersKeepBottomInset) }

  /// True if root views without a controller that are lower than the screen have the whole bottom inset.
  package var xibRootsKeepBottomInset: Bool { follows(.xibRootsKeepBottomInset) }

  /// True if the canvas doubles the top and bottom insets of the device.
  package var hasDoubledInsets: Bool { follows(.doubledInsets) }

  /// True if page sheets have no status bar.
  package var pageSheetsCoverStatusBar: Bool { follows(.pageSheetsCoverStatusBar) }

  /// The number of points by which the root view of a page sheet is lower than the screen. On a phone, the sheet reaches
  /// the bottom of the screen.
  package var sheetGap: CGFloat {
    guard device.safeBottom > 0, isPhone else { return 20 }
    if follows(.lowSheets) { return 54 }
    if follows(.tallSheets) { return 10 }
    return follows(.sheetsBelowTopInset) ? canvasTop : canvasTop + 10
  }

  /// The same number in the version before, for root views that still have that height; `nil` if it was the same.
  package var formerSheetGap: CGFloat? {
    let isChanged = follows(.sheetsBelowTopInset) && device.safeBottom > 0 && isPhone
    return isChanged ? canvasTop + 10 : nil
  }

  /// The top inset of a page sheet without a navigation bar.
  package var sheetTopInset: CGFloat {
    follows(.sheetsHaveTopInset) && device.safeBottom > 0 && isPhone ? canvasTop : 0
  }

  /// The distance from the top of a page sheet to the bottom of its navigation bar without a large title.
  package var sheetNavigationBarBottom: Double {
    guard follows(.tallNavigationBars) else { return 56 }
    return navigationBarHeight + (device.safeTop >= 59 ? 16 : 20)
  }

  /// The height of a navigation bar that is a subview of a page sheet.
  package var sheetNavigationBarHeight: Double { follows(.tallNavigationBars) ? navigationBarHeight : 56 }

  /// The safe-area insets of a full-screen root view without bars (docs/interface-builder.md 2.1 and 2.2).
  package var safeArea: UIEdgeInsets {
    let insets = device.safeArea(isLandscape: isLandscape)
    return follows(.simulatedInsets) ? canvasSafeArea(insets) : insets
  }

  /// The insets as Interface Builder draws them.
  private func canvasSafeArea(_ deviceInsets: UIEdgeInsets) -> UIEdgeInsets {
    if isTelevision { return televisionSafeArea(deviceInsets) }
    var insets = deviceInsets
    if device.idiom == .pad, device.safeBottom > 0, follows(.tallPadBottomInsets) { insets.bottom = 50 }
    guard !isLandscape else {
      if !follows(.deviceInsets), device.safeTop < 59 {
        insets.left = min(insets.left, 44)
        insets.right = min(insets.right, 44)
      }
      if follows(.doubledInsets), isPhone, device.safeBottom > 0 {
        insets.top += device.safeTop
        insets.bottom += device.safeBottom
      }
      return insets
    }
    if device.safeBottom == 0 {
      if follows(device.idiom == .pad ? .padsWithoutStatusBar : .phonesWithoutStatusBar) { insets.top = 0 }
      return insets
    }
    insets.top = canvasTop
    if isPhone, follows(.doubledInsets) {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }

  /// The insets of tvOS as Interface Builder draws them (docs/interface-builder.md 9.3).
  private func televisionSafeArea(_ deviceInsets: UIEdgeInsets) -> UIEdgeInsets {
    guard follows(.televisionSafeArea) else { return .zero }
    guard follows(.wideTelevisionSafeArea) else { return deviceInsets }
    return UIEdgeInsets(top: deviceInsets.top, left: 90, bottom: deviceInsets.bottom, right: 90)
  }

  /// The top inset in portrait of a device without a home button, without the doubling of recent versions. On a device,
  /// it is its own.
  private var canvasTop: CGFloat {
    let top = device.safeArea(isLandscape: false).top
    guard follows(.simulatedInsets), isPhone, device.safeTop < 59 else { return top }
    guard follows(.deviceInsets) else { return 44 }
    switch device.id {
    case "retina6_1": return 48
    case "retina5_9": return follows(.higherInsetsOfRetina59) ? 50 : 47
    case "retina6_0": return 47
    case "retina6_7": return follows(.higherInsetsOfRetina67) ? 59 : 47
    default: return 44
    }
  }
}

extension MetricRules {
  /// True if the canvas or device whose metrics apply follows the rule.
  package func follows(_ rule: CanvasRule) -> Bool {
    rule.applies(to: toolsVersion) && (profile.isCanvas || !rule.isOnlyOnCanvas)
  }
}
