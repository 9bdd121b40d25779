/// Which bars surround each controller's view on the canvas, inferred from segues as Interface Builder does, and the
/// safe area that they leave.
struct StoryboardBars {
  private struct Bars {
    var hasNavigationBar = false
    var hasTabBar = false
  }

  private var bars: [String: Bars] = [:]

  init(_ document: NibDocument) {
    var controllers: [String: NibElement] = [:]
    for list in document.objectLists {
      for element in list.children where element.name.hasSuffix("ontroller") {
        if let id = element.id { controllers[id] = element }
      }
    }
    // Document order keeps the result the same on every run.
    for list in document.objectLists {
      for element in list.children where controllers[element.id ?? ""] == element {
        for segue in element.descendants where segue.isNamed("segue") {
          guard let destination = segue["destination"] else { continue }
          switch segue["relationship"] {
          case "rootViewController": spread(to: destination, \.hasNavigationBar, controllers)
          case "viewControllers" where element.isNamed("tabBarController"):
            spread(to: destination, \.hasTabBar, controllers)
          default: break
          }
        }
      }
    }
  }

  /// Marks a controller and all that it shows by relationship, show and push segues.
  private mutating func spread(
    to id: String, _ flag: WritableKeyPath<Bars, Bool>, _ controllers: [String: NibElement]
  ) {
    guard let element = controllers[id], !bars[id, default: Bars()][keyPath: flag] else { return }
    bars[id, default: Bars()][keyPath: flag] = true
    for segue in element.descendants where segue.isNamed("segue") {
      let isInside = segue["relationship"] == "rootViewController" && element.isNamed("navigationController")
      guard isInside || segue["kind"] == "show" || segue["kind"] == "push" else { continue }
      if let destination = segue["destination"] { spread(to: destination, flag, controllers) }
    }
  }

  /// The safe area of a root view; nil for views that are on no screen of their own.
  func safeArea(of view: UIView, environment: NibEnvironment) -> UIEdgeInsets? {
    let controller = view.nibViewController
    guard controller != nil || view.frame.size == environment.screenSize else { return .zero }
    var insets = environment.rules.safeArea(isLandscape: environment.isLandscape)
    let around = bars[controller?.nibOrigin?.id ?? ""] ?? Bars()
    let rules = environment.rules
    if around.hasNavigationBar {
      // Without the status bar of old home-button canvases the bar still begins below it.
      if environment.device.safeBottom == 0, insets.top == 0 { insets.top = CGFloat(environment.device.safeTop) }
      insets.top += CGFloat(rules.navigationBarHeight)
    }
    if around.hasTabBar { insets.bottom += CGFloat(rules.tabBarHeight) }
    return insets
  }
}
