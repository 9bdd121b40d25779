/// The safe area of a root view after the bars of Interface Builder's canvas, or of a device, are taken off.
///
/// The rules were derived from saved frames (docs/interface-builder.md 2).
struct CanvasSafeArea {
  private let environment: NibEnvironment
  private let around: StoryboardBars.Surroundings
  private let size: CGSize
  private let hasController: Bool

  /// - Parameter size: the root view's size in points.
  init(
    _ environment: NibEnvironment, _ around: StoryboardBars.Surroundings, size: CGSize, hasController: Bool
  ) {
    self.environment = environment
    self.around = around
    self.size = size
    self.hasController = hasController
  }

  /// The insets in points.
  var insets: UIEdgeInsets {
    if isOnNoScreen { return .zero }
    var insets = environment.rules.safeArea
    insets.top = hasNoStatusBar ? 0 : insets.top
    let screenBottom = insets.bottom
    insets.top += navigationBarHeight
    insets.bottom += bottomBarHeight
    if isCanvas { fitToSavedHeight(&insets, screenBottom: screenBottom) }
    return insets
  }

  private var isCanvas: Bool { environment.profile.isCanvas }

  /// The difference between the screen's height and the root view's; 0 for views with a size of their own.
  private var missingHeight: CGFloat {
    let screen = environment.screenSize
    guard size.width == screen.width, !around.isFreeform || size == screen else { return 0 }
    return max(0, screen.height - size.height)
  }

  /// True if the view has a size of its own and is not simulated on a screen.
  private var isOnNoScreen: Bool {
    guard isCanvas, hasController, !around.hasNavigationBar, !around.hasTabBar, !around.isFreeform else {
      return false
    }
    guard environment.device.id != Device.canvasDefault.id else { return false }
    let isNarrow = size.width < environment.screenSize.width && size.height < environment.screenSize.height
    // Xcode 14.3 and later simulate a screen for these views too, except for popovers.
    return isNarrow && !around.isEmbedded && (around.isPopover || environment.rules.toolsVersion < 21_225)
  }

  // MARK: Bars

  /// True if the view is shown as a page sheet, which leaves some of the screen free above it.
  private var isSheet: Bool {
    guard isCanvas, hasController, !environment.isLandscape else { return false }
    return around.isPageSheet || missingHeight == (environment.device.safeBottom > 0 ? 54 : 20)
  }

  /// True if no status bar is subtracted. Screens with a notch always keep clear of it, even without a status
  /// bar.
  private var hasNoStatusBar: Bool {
    isSheet || around.isFreeform && around.hidesStatusBar && environment.device.safeBottom == 0
  }

  private var navigationBarHeight: CGFloat {
    guard around.hasNavigationBar else { return 0 }
    let rules = environment.rules
    if isSheet { return 56 }
    let prompt = around.hasPrompt ? rules.promptHeight : 0
    return CGFloat(rules.navigationBarHeight + (around.hasLargeTitle ? rules.largeTitleHeight : 0) + prompt)
  }

  private var bottomBarHeight: CGFloat {
    if around.hasTabBar { return CGFloat(environment.rules.tabBarHeight) }
    return around.hasToolbar ? CGFloat(environment.rules.simulatedToolbarHeight) : 0
  }

  // MARK: The saved height

  /// Removes from the insets the bars that the view does not extend under, according to its saved height.
  private func fitToSavedHeight(_ insets: inout UIEdgeInsets, screenBottom: CGFloat) {
    let missing = missingHeight
    let screen = environment.screenSize
    if around.liesBelowNavigationBar, missing > 0 {
      // A sheet also ends above the screen's own bottom inset.
      if missing < insets.top { insets.bottom -= screenBottom }
      if missing > insets.top, bottomBarHeight > 0 { insets.bottom = 0 }
      insets.top = 0
      return
    }
    if around.isFreeform, size.width <= screen.width, size.height <= screen.height {
      insets.bottom = max(0, insets.bottom - (screen.height - size.height))
    } else if around.isEmbedded, size != screen {
      insets.bottom = 0
    } else if missing > 0, !isSheet {
      removeOpaqueBars(&insets, missing)
    }
    guard around.hasOpaqueNavigationBar else { return }
    if missing == 0, !around.isFreeform { insets.bottom += insets.top }
    insets.top = 0
  }

  private func removeOpaqueBars(_ insets: inout UIEdgeInsets, _ missing: CGFloat) {
    let bar = CGFloat(environment.rules.navigationBarHeight)
    let top = around.hasNavigationBar ? insets.top : insets.top + bar
    if bottomBarHeight > 0, missing == insets.bottom || missing >= top + insets.bottom { insets.bottom = 0 }
    if missing >= top { insets.top = 0 }
  }
}
