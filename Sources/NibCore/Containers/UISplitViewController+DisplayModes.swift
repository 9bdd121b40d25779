extension UISplitViewController {
  /// Whether a button that shows and hides columns is in the navigation bar of the first visible column.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable { case automatic, never, always }

  /// The columns that are visible now. Columns never cover each other, so the result is never one of the modes *over*.
  ///
  /// In the mode `twoDisplaceSecondary`, the first two of three columns are visible, because there is no space for the
  /// third.
  public var displayMode: DisplayMode {
    if isCollapsed || viewControllers.count < 2 { return .secondaryOnly }
    let requestedMode = nibChosenMode ?? preferredDisplayMode
    switch min(requestedMode.nibColumnsBeforeLast, viewControllers.count - 1) {
    case 0: return .secondaryOnly
    case 1: return .oneBesideSecondary
    default:
      if nibFitsThreeColumns { return .twoBesideSecondary }
      return [.twoDisplaceSecondary, .twoOverSecondary].contains(requestedMode)
        ? .twoDisplaceSecondary : .oneBesideSecondary
    }
  }

  /// The controllers whose columns are visible in a mode that `displayMode` returns.
  func nibColumns(in mode: DisplayMode) -> [UIViewController] {
    mode == .twoDisplaceSecondary
      ? Array(viewControllers.prefix(2)) : viewControllers.suffix(mode.nibColumnsBeforeLast + 1)
  }

  /// Whether the last of three columns would be at least as wide as the narrowest screen of a phone, 320 points.
  private var nibFitsThreeColumns: Bool {
    let width = viewIfLoaded?.bounds.width ?? nibEnvironment.screenSize.width
    return width - 2 * nibColumnWidth(in: width) >= 320
  }

  /// Shows and hides columns after a change of the mode, the columns or the width.
  func nibDisplayModeDidChange() {
    let mode = displayMode
    if let oldMode = nibNotifiedMode, oldMode != mode {
      delegate?.splitViewController(self, willChangeTo: mode)
    }
    nibNotifiedMode = mode
    let columns = nibChildrenToShow
    if nibShown != columns { nibShow(columns) }
    if nibEnvironment.rules.isTerminal, !isCollapsed { nibPlaceDisplayModeButton() }
  }

  /// The button that shows or hides columns.
  func nibMakeDisplayModeButton() -> UIBarButtonItem {
    let change = UIAction { [weak self] _ in
      guard let self, !isCollapsed else { return }
      let requestedMode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
      nibChosenMode = requestedMode == .automatic ? nibNextMode : requestedMode
    }
    return UIBarButtonItem(title: isCollapsed ? "" : "≡", primaryAction: change)
  }

  /// The mode after the button is pressed: one more column is visible, or only the last column if all were visible.
  private var nibNextMode: DisplayMode {
    switch displayMode {
    case .secondaryOnly: .oneBesideSecondary
    case .oneBesideSecondary where viewControllers.count > 2: .twoDisplaceSecondary
    default: .secondaryOnly
    }
  }

  /// Puts the button into the navigation bar of the first visible column, before the items of the program. The button
  /// is not shown there if the program has put it into a navigation item.
  private func nibPlaceDisplayModeButton() {
    let isWanted =
      switch displayModeButtonVisibility {
      case .automatic: style != .unspecified || viewControllers.count > 2
      case .never: false
      case .always: true
      }
    let button = displayModeButtonItem
    let isPlacedByProgram = button.nibOwner.map { !($0 is UINavigationBar) } ?? false
    let bars = viewControllers.compactMap { ($0 as? UINavigationController)?.navigationBar }
    let oldBar = bars.first { $0.nibLeadingItem != nil }
    let newBar =
      isWanted && !isPlacedByProgram ? (nibShown.first as? UINavigationController)?.navigationBar : nil
    guard oldBar !== newBar else { return }
    let hadFocus = oldBar.map { $0 === nibWindow?.nibFocusedView && $0.nibFocusedButton === button } ?? false
    oldBar?.nibLeadingItem = nil
    newBar?.nibLeadingItem = button
    // The user can press the button again at its new place.
    if hadFocus, let newBar {
      nibWindow?.nibFocusedView = newBar
      newBar.nibFocusSlot(of: button)
    }
  }
}
