import NibCore

/// The methods of Apple's classes that documents name as actions.
enum AppleActions {
  /// Whether Apple's classes, of which the target is one or descends, may have the method: the ones that
  /// actions name, and the setters of properties.
  static func contains(_ selector: String) -> Bool { selectors.contains(selector) || isSetter(selector) }

  private static func isSetter(_ selector: String) -> Bool {
    selector.hasPrefix("set") && selector.hasSuffix(":") && selector.dropFirst(3).first?.isUppercase == true
  }

  private static let selectors: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing:", "selectAll:", "select:", "cut:", "copy:",
    "paste:",
    "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "reloadData", "reload",
    "reloadInputViews", "reloadSectionIndexTitles", "goBack", "goForward", "goBack:", "goForward:", "reload:",
    "stopLoading", "stopLoading:", "reloadFromOrigin", "reloadFromOrigin:", "startAnimating", "stopAnimating",
    "beginRefreshing", "endRefreshing", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded",
    "removeFromSuperview",
    "becomeKeyWindow", "makeKeyAndVisible", "makeKeyWindow", "resignKeyWindow", "popViewControllerAnimated:",
    "popToRootViewControllerAnimated:", "dismissModalViewControllerAnimated:", "toggleDisplayMode:",
    "editButtonPressed:",
    "performClose:", "toggleFullScreen:", "play", "pause", "stop", "play:", "pause:", "undo:", "redo:",
    "undo", "redo",
    "sizeToFit", "flashScrollIndicators", "openURL:", "init", "dealloc", "toggleMasterVisible:",
    "handleNavigationTransition:", "_endEditing", "back:", "forward:", "selectNextKeyView:",
    "orderFrontStandardAboutPanel:",
  ]
}
