extension NibElement {
  /// True for a view whose first subview is one of the given elements.
  func begins(with names: [String]) -> Bool {
    let first = children(inside: "subviews").first { $0.listMember == .object }
    return first.map { view in names.contains { view.isNamed($0) } } ?? false
  }

  /// The size of a view in the document, in points; `nil` if it has no frame.
  var savedSize: CGSize? { child(key: "frame").flatMap { NibSize($0) }.map { CGSize($0) } }

  /// The style in which a segue presents its destination, or that a controller chooses; `nil` if none is given. The kind
  /// of a popover's segue gives it the style of popovers.
  var presentationStyle: UIModalPresentationStyle? {
    let isPopover = isNamed("segue") && (self["kind"] == "popover" || self["kind"] == "popoverPresentation")
    return self["modalPresentationStyle"].flatMap { ViewControllerWord.modalPresentationStyle.value($0) }
      ?? (isPopover ? .popover : nil)
  }

  var simulatesNoStatusBar: Bool {
    child(key: "simulatedStatusBarMetrics")?.isNamed("nil") ?? false
  }

  /// Applies the simulated metrics that the designer chose for a controller or view. The name of a bar's element is the
  /// kind of the bar; `<nil>` means that there is no bar.
  func applySimulatedMetrics(to result: inout StoryboardBars.Surroundings) {
    if let bar = child(key: "simulatedTopBarMetrics") {
      result.hasNavigationBar = bar.isNamed("simulatedNavigationBarMetrics")
      result.beginsBelowNavigationBar = false
      result.hasOpaqueNavigationBar = bar["translucent"] == "NO"
      result.hasPrompt = bar["prompted"] == "YES"
    }
    if let bar = child(key: "simulatedBottomBarMetrics") {
      result.hasTabBar = bar.isNamed("simulatedTabBarMetrics")
      result.hasToolbar = bar.isNamed("simulatedToolbarMetrics")
    }
    let size = child(key: "simulatedDestinationMetrics")
    result.isFreeform = size?.isNamed("freeformSimulatedSizeMetrics") ?? false
    if let saved = child(key: "freeformSize"), let width = saved.double("width"),
      let height = saved.double("height")
    {
      result.freeformSize = CGSize(width: width, height: height)
    }
    result.isPageSheet = size?.isNamed("modalPageSheetSimulatedSizeMetrics") ?? false
    if size?.isNamed("modalFormSheetSimulatedSizeMetrics") ?? false {
      result.isInSheet = true
      result.isInFormSheet = true
    }
    if self["extendedLayoutIncludesOpaqueBars"] == "YES" { result.beginsBelowNavigationBar = false }
    result.hidesStatusBar = simulatesNoStatusBar
  }
}
