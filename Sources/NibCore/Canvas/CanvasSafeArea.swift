/// Computes the safe area of a root view from the bars that surround it on Interface Builder's canvas or on a device.
///
/// The rules were derived from the frames in saved documents (docs/interface-builder.md 2).
struct CanvasSafeArea {
  private let environment: NibEnvironment
  private let surroundings: StoryboardBars.Surroundings
  private let size: CGSize
  private let hasController: Bool
  private let hasSavedSize: Bool
  private let savedTop: CGFloat
  private let keepsDoubledInset: Bool
  private let isSheetOnDevice: Bool
  private let containerSafeArea: UIEdgeInsets?

  /// - Parameters:
  ///   - size: the root view's size in points.
  ///   - hasController: whether the root view is the view of a controller.
  ///   - hasSavedSize: whether `size` is the size in the document, and not a size that the user requested.
  ///   - savedTop: the top of the root view in the document, in points.
  ///   - keepsDoubledInset: whether the root view is a collection view or one of its cells, which has the whole bottom
  ///     inset where the inset is doubled.
  ///   - isSheetOnDevice: whether the root view has the size of a sheet on the device that the options name.
  ///   - containerSafeArea: the safe area of the container view that shows the root view on a device, in points.
  init(
    _ environment: NibEnvironment, _ surroundings: StoryboardBars.Surroundings, size: CGSize,
    hasController: Bool, hasSavedSize: Bool = true, savedTop: CGFloat = 0, keepsDoubledInset: Bool = false,
    isSheetOnDevice: Bool = false, containerSafeArea: UIEdgeInsets? = nil
  ) {
    self.environment = environment
    self.surroundings = surroundings
    self.size = size
    self.hasController = hasController
    self.hasSavedSize = hasSavedSize
    self.savedTop = savedTop
    self.keepsDoubledInset = keepsDoubledInset
    self.isSheetOnDevice = isSheetOnDevice
    self.containerSafeArea = containerSafeArea
  }

  /// The insets in points.
  var insets: UIEdgeInsets {
    if let containerSafeArea {
      return surroundings.isDirectlyEmbedded ? containerSafeArea : withBars(containerSafeArea)
    }
    if isShownWithoutScreen || isSmallTelevisionXib { return .zero }
    if isPopoverOnDevice { return withBars(.zero) }
    if isPresentedFullScreen { return fullScreenInsets }
    var insets = environment.rules.safeArea
    insets.top = hasNoStatusBar ? sheetTopInset : insets.top
    if isSheet, isShortSheet || sheetEndsAboveHomeIndicator || isBesideEdges { insets.bottom = 0 }
    let screenBottom = insets.bottom
    insets = withBars(insets)
    if simulatesSurroundings {
      fitToSavedHeight(&insets, screenBottom: screenBottom)
      fitToSavedTop(&insets)
    }
    return insets
  }

  private var simulatesSurroundings: Bool { environment.rules.follows(.simulatedSurroundings) }

  /// The number of points by which the root view is shorter than the screen or than its freeform size; 0 for a view
  /// that is as wide as neither.
  private var missingHeight: CGFloat {
    let screen = screenSize
    var fullSizes = !surroundings.isFreeform || size == screen ? [screen] : []
    if hasSavedSize, let freeformSize = surroundings.freeformSize { fullSizes.append(freeformSize) }
    let heights = fullSizes.filter { $0.width == size.width && $0.height >= size.height }.map(\.height)
    // The lower height is used, because Interface Builder also saves an outdated freeform size for a view that has the
    // size of the screen.
    return (heights.min() ?? size.height) - size.height
  }

  /// The size of the screen. A canvas without a device has no screen of its own; there the width of the view
  /// identifies the screen that it was designed for.
  private var screenSize: CGSize {
    guard simulatesSurroundings, environment.device.id == Device.canvasDefault.id else {
      return environment.screenSize
    }
    switch size.width {
    case 320:
      // The heights of a screen of 480 points, without or with a status bar and opaque bars.
      let isLow = [0, 20, 44, 49, 64, 93, 113].contains(480 - size.height)
      return CGSize(width: 320, height: isLow ? 480 : 568)
    case 600: return CGSize(width: 600, height: 600)
    case 768: return CGSize(width: 768, height: 1024)
    default: return environment.screenSize
    }
  }

  /// True if Interface Builder shows the view at its own size, without simulating a screen around it.
  private var isShownWithoutScreen: Bool {
    guard simulatesSurroundings, hasController, !surroundings.hasNavigationBar, !surroundings.hasTabBar,
      !surroundings.isFreeform
    else { return false }
    guard environment.device.id != Device.canvasDefault.id else { return false }
    // Later versions simulate a screen for these views too, except for popovers.
    return isSmallerThanScreen && !surroundings.isEmbedded
      && (surroundings.isPopover || environment.rules.follows(.smallViewsWithoutScreen))
  }

  /// True for the view of a popover on a device, which reaches none of the screen's edges.
  private var isPopoverOnDevice: Bool {
    !simulatesSurroundings && surroundings.isOnlyInPopovers && isSmallerThanScreen
  }

  /// True if the view is smaller than the screen in both directions.
  private var isSmallerThanScreen: Bool {
    size.width < environment.screenSize.width && size.height < environment.screenSize.height
  }

  /// True if the controller is presented over the full screen, and Interface Builder then draws it without the insets of
  /// the screen, like a page sheet (docs/interface-builder.md 2.4).
  private var isPresentedFullScreen: Bool {
    let rules = environment.rules
    return surroundings.isPresentedFullScreen && !surroundings.isFreeform && !environment.isLandscape
      && rules.isPhone && environment.device.safeBottom > 0 && rules.follows(.fullScreenScenesWithoutInsets)
  }

  /// The insets of a controller that is presented over the full screen: those of a page sheet, and its bars.
  private var fullScreenInsets: UIEdgeInsets {
    let top = environment.rules.sheetTopInset + navigationBarHeight
    return UIEdgeInsets(top: top, left: 0, bottom: bottomBarHeight, right: 0)
  }

  /// True for the root view of a `.xib` for tvOS that does not fill the screen (docs/interface-builder.md 9.3).
  private var isSmallTelevisionXib: Bool {
    simulatesSurroundings && environment.rules.isTelevision && !hasController && size != screenSize
  }

  // MARK: Bars

  /// True if the view is shown as a page sheet, which does not cover the top of the screen.
  var isSheet: Bool {
    if isSheetOnDevice { return true }
    let rules = environment.rules
    guard simulatesSurroundings, hasController, !environment.isLandscape, !rules.isTelevision,
      size.height != surroundings.containerHeight
    else { return false }
    let isPageSheetBelowStatusBar = surroundings.isPageSheet && rules.pageSheetsCoverStatusBar
    return isPageSheetBelowStatusBar || isShortSheet || isLower(by: rules.sheetGap)
      || rules.formerSheetGap.map(isLower(by:)) ?? false
  }

  /// True for a sheet in the middle of a tablet's screen, which reaches none of its edges.
  private var isBesideEdges: Bool { isSheetOnDevice && size.width < environment.screenSize.width }

  /// True if the view is lower by the given number of points than the screen or its freeform size, or than the embedded
  /// view that presents it.
  private func isLower(by gap: CGFloat) -> Bool {
    let whole = CGSize(width: size.width, height: size.height + gap)
    return missingHeight == gap || surroundings.presentingSize == whole
  }

  /// True if a page sheet has no bottom inset.
  private var sheetEndsAboveHomeIndicator: Bool {
    let rules = environment.rules
    return rules.follows(
      surroundings.hasNavigationBar ? .barSheetsEndAboveHomeIndicator : .sheetsEndAboveHomeIndicator)
  }

  /// The top inset of a view without a status bar: that of a recent sheet without a navigation controller, otherwise 0.
  private var sheetTopInset: CGFloat {
    guard isSheet, !surroundings.hasNavigationBar, !surroundings.isNavigationRoot else { return 0 }
    return environment.rules.sheetTopInset
  }

  /// True if the view is 10 points shorter than the screen or its freeform size, on a device without a home button.
  /// Such a sheet covers neither the top nor the bottom of the screen (docs/interface-builder.md 2.4).
  private var isShortSheet: Bool {
    guard simulatesSurroundings, hasController, environment.device.safeBottom > 0 else { return false }
    return [screenSize, surroundings.freeformSize].contains(
      CGSize(width: size.width, height: size.height + 10))
  }

  /// True if the safe area does not exclude the status bar. On screens with a notch it always excludes the notch, even
  /// if the status bar is hidden.
  private var hasNoStatusBar: Bool {
    if isSheet { return true }
    let rules = environment.rules
    if simulatesSurroundings, !hasController, rules.xibRootsHaveNoStatusBar { return true }
    guard environment.device.safeBottom == 0 else { return false }
    if simulatesSurroundings, surroundings.isEmbedded, rules.follows(.embeddedViewsWithoutStatusBar) {
      return true
    }
    let hasFreeSize =
      surroundings.isFreeform || surroundings.freeformSize != nil || surroundings.isEmbedded || !hasController
    if simulatesSurroundings, rules.freeformHeightDecidesStatusBar, hasFreeSize {
      // Interface Builder ignored the simulated status bar of these views.
      return size.height < 480
    }
    if rules.statusBarCanBeHidden {
      return surroundings.hidesStatusBar || surroundings.navigationControllerHidesStatusBar
    }
    return surroundings.hidesStatusBar && surroundings.isFreeform
  }

  /// Insets that also exclude the bars of the controllers that show the view.
  private func withBars(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if surroundings.hasTabBar { insets.top += CGFloat(environment.rules.topTabBarInset) }
    insets.top += navigationBarHeight
    insets.bottom += bottomBarHeight
    return insets
  }

  private var navigationBarHeight: CGFloat {
    guard surroundings.hasNavigationBar else { return 0 }
    let rules = environment.rules
    let largeTitle = hasLargeTitle ? rules.largeTitleHeight : 0
    if isSheet { return CGFloat(rules.sheetNavigationBarBottom + largeTitle) }
    let prompt = surroundings.hasPrompt ? rules.promptHeight : 0
    return CGFloat(rules.navigationBarHeight + largeTitle + prompt)
  }

  /// True if the navigation bar shows a large title. On the canvas, a table collapses it in the root controller, and
  /// in older versions in all controllers.
  private var hasLargeTitle: Bool {
    let tableCollapsesTitle =
      surroundings.isNavigationRoot || environment.rules.follows(.tablesCollapseLargeTitles)
    return surroundings.hasLargeTitle
      && !(simulatesSurroundings && surroundings.hasScrolledTable && tableCollapsesTitle)
  }

  private var bottomBarHeight: CGFloat {
    guard environment.rules.bottomBarsReduceSafeArea else { return 0 }
    if surroundings.hasTabBar { return CGFloat(environment.rules.tabBarHeight) }
    return surroundings.hasToolbar ? CGFloat(environment.rules.simulatedToolbarHeight) : 0
  }

  /// Removes the bars that the view does not extend under from the insets. The saved height of the view shows which
  /// bars these are.
  private func fitToSavedHeight(_ insets: inout UIEdgeInsets, screenBottom: CGFloat) {
    let missing = missingHeight
    let screen = screenSize
    if environment.rules.isTelevision {
      // A view that is lower than the screen begins at its top, below the bars. It has the part of the bottom inset that
      // overlaps it.
      insets.bottom -= min(insets.bottom, max(0, screen.height - size.height))
      return
    }
    let isBelowScreenSize = surroundings.isFreeform && size.width == screen.width
    let above = missing == 0 && isBelowScreenSize ? max(0, screen.height - size.height) : missing
    let leavesRoomForBars = isBelowScreenSize && above >= insets.top
    if surroundings.beginsBelowNavigationBar, missing > 0 || leavesRoomForBars {
      // A sheet also ends above the screen's own bottom inset.
      if above < insets.top { insets.bottom -= screenBottom }
      if above > insets.top, bottomBarHeight > 0 { insets.bottom = 0 }
      insets.top = 0
      return
    }
    let isEmbedded = surroundings.isEmbedded && size != screen
    let hasFreeHeight = surroundings.freeformSize == size && size.width == screen.width
    let keepsSize = hasSavedSize && (!hasController || hasFreeHeight)
    let hasOwnSize = surroundings.isFreeform || isEmbedded || keepsSize
    let isShortened = surroundings.isFreeform ? missing <= insets.top + insets.bottom : !hasOwnSize
    if missing > 0, !isSheet, isShortened { removeOpaqueBars(&insets, missing) }
    if hasOwnSize {
      removeBottomInset(&insets, screenBottom: screenBottom)
      let container = surroundings.containerHeight ?? 0
      if size.height + insets.top <= container { insets.top = 0 }
    }
    if surroundings.hasOpaqueNavigationBar {
      // The bar moves the view down. A view that is as high as the screen then ends below it by the same distance.
      if size.height == screenSize.height, !surroundings.isFreeform { insets.bottom += insets.top }
      insets.top = 0
    } else if surroundings.beginsBelowNavigationBar, missing == 0, !hasOwnSize {
      insets.bottom = CGFloat(environment.rules.navigationBarHeight)
      insets.top = 0
    }
  }

  /// Removes the insets of a view that was saved below the top of the screen and is lower than it. Bars above the view
  /// do not cover it. Bars below it do not if it ends where they begin.
  private func fitToSavedTop(_ insets: inout UIEdgeInsets) {
    let whole = surroundings.freeformSize?.height ?? screenSize.height
    guard hasSavedSize, savedTop > 0, size.height < whole else { return }
    insets.top = 0
    if savedTop + size.height + bottomBarHeight == whole { insets.bottom = 0 }
  }

  /// Removes the part of the screen's bottom inset that is below a freeform or embedded view.
  private func removeBottomInset(_ insets: inout UIEdgeInsets, screenBottom: CGFloat) {
    let rules = environment.rules
    if hasController || surroundings.isFreeform, rules.freeformViewsKeepBottomInset { return }
    if hasController, surroundings.isFreeform, rules.freeformControllersKeepBottomInset { return }
    let screen = screenSize
    if !hasController, rules.xibRootsKeepBottomInset {
      let isLower = size.width <= screen.width && size.height < screen.height
      if rules.hasDoubledInsets, isLower, !keepsDoubledInset { insets.bottom -= screenBottom / 2 }
      return
    }
    guard size.width <= screen.width, size.height <= screen.height, insets.bottom > 0 else { return }
    // Where the inset is doubled, only the part of an embedded view that belongs to the device is removed.
    let keepsHalf = surroundings.isEmbedded && rules.hasDoubledInsets
    insets.bottom -= min(keepsHalf ? screenBottom / 2 : screenBottom, screen.height - size.height)
  }

  /// Removes the bars whose heights explain why the view is shorter than the screen: opaque bars take space from it
  /// instead of covering it.
  private func removeOpaqueBars(_ insets: inout UIEdgeInsets, _ missing: CGFloat) {
    let bar = CGFloat(environment.rules.navigationBarHeight)
    let top = surroundings.hasNavigationBar ? insets.top : insets.top + bar
    if bottomBarHeight > 0, missing == insets.bottom || missing >= top + insets.bottom { insets.bottom = 0 }
    // Roots that were saved when bars were 44 points high still have that height.
    if missing >= min(top, top - bar + 44) { insets.top = 0 }
  }
}
