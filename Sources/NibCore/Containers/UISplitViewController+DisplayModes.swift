extension UISplitViewController {
  /// Whether a button that shows and hides columns is in the navigation bar of the first visible column.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable { case automatic, never, always }

  /// The columns that are visible now. Columns are never above each other, so the result is not one of the modes named
  /// *over*.
  ///
  /// In the mode `twoDisplaceSecondary`, the first two of three columns are visible, because there is no space for the
  /// third.
  public var displayMode: DisplayMode {
    if isCollapsed || viewControllers.count < 2 { return .secondaryOnly }
    let asked = nibChosenMode ?? preferredDisplayMode
    switch min(asked.nibColumnsBeforeLast, viewControllers.count - 1) {
    case 0: return .secondaryOnly
    case 1: return .oneBesideSecondary
    default:
      if nibFitsThreeColumns { return .twoBesideSecondary }
      return asked == .twoDisplaceSecondary || asked == .twoOverSecondary
        ? .twoDisplaceSecondary : .oneBesideSecondary
    }
  }

  /// The controllers whose columns are visible in a mode that `displayMode` returns.
  func nibColumns(in mode: DisplayMode) -> [UIViewController] {
    mode == .twoDisplaceSecondary
      ? Array(viewControllers.prefix(2)) : viewControllers.suffix(mode.nibColumnsBeforeLast + 1)
  }

  /// Whether the last of three columns keeps the width that a phone's screen has at least.
  private var nibFitsThreeColumns: Bool {
    let width = viewIfLoaded?.bounds.width ?? nibEnvironment.screenSize.width
    return width - 2 * nibColumnWidth(in: width) >= 320
  }

  /// Shows and hides columns after a change of the mode, the columns or the width.
  func nibDisplayModeDidChange() {
    let mode = displayMode
    if let known = nibNotifiedMode, known != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    nibNotifiedMode = mode
    let columns = nibChildrenToShow
    if nibShown != columns { nibShow(columns) }
    if nibEnvironment.rules.isTerminal, !isCollapsed { nibPlaceDisplayModeButton() }
  }

  func nibMakeDisplayModeButton() -> UIBarButtonItem {
    let change = UIAction { [weak self] _ in
      guard let self, !isCollapsed else { return }
      let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
      nibChosenMode = asked == .automatic ? nibNextMode : asked
    }
    return UIBarButtonItem(title: isCollapsed ? "" : "≡", primaryAction: change)
  }

  /// The mode after the button was pressed: with one column more, or with only the last one if all are visible.
  private var nibNextMode: DisplayMode {
    switch displayMode {
    case .secondaryOnly: .oneBesideSecondary
    case .oneBesideSecondary where viewControllers.count > 2: .twoDisplaceSecondary
    default: .secondaryOnly
    }
  }

  /// Puts the button into the navigation bar of the first visible column, before the items of the program. The button is
  /// not shown there if the program has put it into a navigation item.
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
    let old = bars.first { $0.nibLeadingItem != nil }
    let new =
      isWanted && !isPlacedByProgram ? (nibShown.first as? UINavigationController)?.navigationBar : nil
    guard old !== new else { return }
    let hadFocus = old.map { $0 === nibWindow?.nibFocusedView && $0.nibFocusedButton === button } ?? false
    old?.nibLeadingItem = nil
    new?.nibLeadingItem = button
    // The user can press the button again at its new place.
    if hadFocus, let new {
      nibWindow?.nibFocusedView = new
      new.nibFocusSlot(of: button)
    }
  }
}
