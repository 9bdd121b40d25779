/// Determines which bars surround each controller's view on the canvas: the simulated bars that the designer chose,
/// or else bars that are inferred from segues, as Interface Builder does.
struct StoryboardBars {
  /// The bars and other settings that affect one controller's view.
  struct Surroundings: Equatable {
    var hasNavigationBar = false
    /// Whether the navigation bar shows the title in large type.
    var hasLargeTitle = false
    /// Whether the navigation bar prefers large titles. The display mode of an item decides whether its title is large.
    fileprivate var prefersLargeTitles = false
    /// Whether the view begins with a table or a collection view, which can collapse a large title as if it were
    /// scrolled.
    var hasScrolledTable = false
    /// Whether the controller is the root of a navigation controller that does not adjust the insets of scroll views.
    /// A table then does not collapse the large title, but a collection view does.
    fileprivate var keepsTableInsets = false
    /// Whether the controller is the root controller of a navigation controller.
    var isNavigationRoot = false
    /// Whether the simulated navigation bar is opaque, so that the view begins below it instead of under it.
    var hasOpaqueNavigationBar = false
    /// Whether the bar of the navigation controller is opaque, so that the saved view begins below it.
    var beginsBelowNavigationBar = false
    var hasTabBar = false
    /// Whether a tab bar controller shows the view, directly or through segues.
    var isInTabBarController = false
    var hasToolbar = false
    /// Whether the view is shown in a container view of another scene.
    var isEmbedded = false
    /// The id of that container view, of the first one in the document if there are several.
    var containerID: String?
    /// Whether the container view shows the controller itself, and not a navigation or tab bar controller that shows it.
    var isDirectlyEmbedded = false
    /// The saved height of the container view, if the view is shown by a navigation or tab bar controller in that
    /// container.
    var containerHeight: CGFloat?
    /// Whether the segue of a popover leads to the controller.
    var isPopover = false
    /// Whether all segues to the controller show it in a popover or, if there is none, its own style does.
    var isOnlyInPopovers = false
    /// Whether a segue or its own style shows the controller in a popover.
    var isInPopover: Bool { isPopover || isOnlyInPopovers }
    /// Whether the designer chose a freeform size for the view. The screen's bars still surround it.
    var isFreeform = false
    /// The saved size of the embedded view from which segues present the controller, directly or through others that it
    /// presents; `nil` if no embedded view does.
    var presentingSize: CGSize?
    /// The freeform size in points, if the document contains one.
    var freeformSize: CGSize?
    var hidesStatusBar = false
    /// Whether the navigation controller that shows the view simulates no status bar.
    var navigationControllerHidesStatusBar = false
    /// Whether a navigation controller shows the view, directly or through segues.
    var isInNavigationController = false
    /// Whether the navigation bar has a prompt above its title.
    var hasPrompt = false
    /// Whether the designer chose the size of a page sheet for the view.
    var isPageSheet = false
    /// Whether a segue presents the controller, or the one that shows it, as a sheet, or the designer chose the size of a
    /// form sheet.
    var isInSheet = false
    /// Whether that sheet is a form sheet.
    var isInFormSheet = false
    /// Whether the document names the style of that sheet, so that UIKit uses it whatever the canvas shows.
    var isInNamedSheet = false
    /// Whether a segue outside navigation controllers presents the controller, whose own style is full screen.
    var isPresentedFullScreen = false
    /// Whether a split view controller shows the controller in a column, directly or through segues.
    fileprivate var isInSplitView = false
  }

  /// The inferred surroundings, by the controller's id.
  private var surroundings: [String: Surroundings] = [:]
  /// The elements of all controllers, by id.
  private var controllers: [String: NibElement] = [:]
  /// For controllers that are the destination of several segues: the id of the segue from which bars are inferred, by
  /// the id of the controller.
  private var tieBreakers: [String: String] = [:]
  /// Whether a controller that hides bottom bars when it is pushed, and those that it shows, have no inferred bar at the
  /// bottom.
  private let pushedScenesHideBottomBars: Bool
  /// Whether the destination of a show-detail segue in a split view has the bars of the controller that shows it.
  private let detailsHaveBars: Bool
  /// Whether a split view controller shows one column at a time, as it does on phones.
  private let splitViewsAreCollapsed: Bool

  init(_ document: NibDocument, rules: MetricRules) {
    pushedScenesHideBottomBars = rules.follows(.pushedScenesHideBottomBars)
    detailsHaveBars = rules.follows(.detailsHaveBars)
    splitViewsAreCollapsed = rules.isPhone
    // Uses document order so that the result is the same on every run.
    var order: [NibElement] = []
    for list in document.objectLists {
      for element in list.children where element.isController {
        guard let id = element.id else { continue }
        controllers[id] = element
        order.append(element)
      }
    }
    addTieBreakers(document, order)
    for element in order where element.isNamed("splitViewController") {
      propagate(from: element, \.isInSplitView)
    }
    for element in order where element.isNamed("navigationController") { inferNavigation(of: element) }
    for element in order { infer(from: element) }
    let initial = document.root["initialViewController"]
    let reached = Set(order.flatMap(\.segues).map { $0["destination"] } + [initial])
    for element in order where !reached.contains(element.id) { inferSheet(ofUnreached: element) }
    inferPopovers(order, initial: initial)
    for element in order {
      guard let id = element.id, let values = surroundings[id], values.isEmbedded,
        var size = element.child(key: "view")?.savedSize
      else { continue }
      size.height = values.containerHeight ?? size.height
      inferPresenting(from: element, size)
    }
  }

  /// Reads the document's list of segues from which bars are inferred.
  private mutating func addTieBreakers(_ document: NibDocument, _ order: [NibElement]) {
    guard let list = document.root.child(named: "inferredMetricsTieBreakers") else { return }
    let chosen = Set(list.children.compactMap { $0["reference"] })
    for segue in order.flatMap(\.segues) {
      if let id = segue.id, chosen.contains(id), let destination = segue["destination"] {
        tieBreakers[destination] = id
      }
    }
  }

  /// The segues from a controller and its views from which bars are inferred.
  private func segues(from element: NibElement) -> [(segue: NibElement, destination: String)] {
    element.segues.compactMap { segue in
      guard let destination = segue["destination"] else { return nil }
      if let chosen = tieBreakers[destination], chosen != segue.id { return nil }
      return (segue, destination)
    }
  }

  /// The surroundings of a view. Simulated metrics of the controller, or of a view without a controller, take
  /// precedence over inferred metrics.
  func surroundings(ofView element: NibElement, controller: NibElement?) -> Surroundings {
    var result = controller?.id.flatMap { surroundings[$0] } ?? Surroundings()
    if result.isInTabBarController { result.hasTabBar = true }
    let isContained = result.isInNavigationController || result.isEmbedded
    if isContained || controller?["modalPresentationStyle"] != "fullScreen" {
      result.isPresentedFullScreen = false
    }
    if !result.isInNavigationController, let style = controller?.presentationStyle, !style.isSheet {
      result.isInSheet = false
    }
    (controller ?? element).applySimulatedMetrics(to: &result)
    let titleMode = controller?.child(key: "navigationItem")?["largeTitleDisplayMode"]
    let collapsing = result.keepsTableInsets ? ["collectionView"] : ["tableView", "collectionView"]
    result.hasScrolledTable = titleMode != "always" && element.begins(with: collapsing)
    return result
  }

  // MARK: Inferring

  /// Sets the surroundings of all controllers that the given one shows.
  private mutating func infer(from element: NibElement) {
    propagateSimulatedBars(of: element)
    for (segue, destination) in segues(from: element) {
      switch segue["relationship"] ?? segue["kind"] {
      case "rootViewController" where element.isNamed("navigationController"):
        surroundings[destination, default: Surroundings()].isNavigationRoot = true
        if element["automaticallyAdjustsScrollViewInsets"] == "NO" {
          surroundings[destination]?.keepsTableInsets = true
        }
        for flag in barFlags(ofNavigationController: element) { propagate(to: destination, flag) }
      case "viewControllers" where element.isNamed("tabBarController"): inferTab(destination)
      case "embed": embed(destination, in: segue.parent?.parent)
      case "popoverPresentation", "popover":
        surroundings[destination, default: Surroundings()].isPopover = true
      case "presentation", "modal":
        surroundings[destination, default: Surroundings()].isPresentedFullScreen = true
        inferSheet(segue, to: destination)
      case "show", "showDetail":
        surroundings[destination, default: Surroundings()].isPresentedFullScreen = true
      default: break
      }
    }
  }

  /// Marks a tab of a tab bar controller, and the controllers that the tab shows if it is a navigation controller or
  /// a split view controller. A segue from another tab replaces the tab bar controller or covers it.
  private mutating func inferTab(_ id: String) {
    if let tab = controllers[id], tab.isNamed("navigationController") || tab.isNamed("splitViewController") {
      propagate(to: id, \.isInTabBarController)
    } else {
      surroundings[id, default: Surroundings()].isInTabBarController = true
    }
  }

  /// Marks the controllers that a navigation controller shows.
  private mutating func inferNavigation(of element: NibElement) {
    if let id = element.id { surroundings[id, default: Surroundings()].isInNavigationController = true }
    propagate(from: element, \.isInNavigationController)
    if element.simulatesNoStatusBar { propagate(from: element, \.navigationControllerHidesStatusBar) }
  }

  /// Marks a controller that a container view shows. A navigation or tab bar controller shows its controllers there.
  private mutating func embed(_ id: String, in container: NibElement?) {
    surroundings[id, default: Surroundings()].isEmbedded = true
    if surroundings[id]?.containerID == nil {
      surroundings[id]?.containerID = container?.id
      surroundings[id]?.isDirectlyEmbedded = true
    }
    guard let element = controllers[id],
      element.isNamed("navigationController") || element.isNamed("tabBarController")
    else { return }
    let embeddedBefore = Set(surroundings.filter(\.value.isEmbedded).keys)
    propagate(from: element, \.isEmbedded)
    let height = container?.child(key: "frame")?.double("height").map { CGFloat($0) }
    for (id, values) in surroundings where values.isEmbedded && !embeddedBefore.contains(id) {
      surroundings[id]?.containerHeight = height
      surroundings[id]?.containerID = container?.id
    }
  }

  /// Marks the destination of a segue that presents a sheet, and the controllers that the destination shows.
  private mutating func inferSheet(_ segue: NibElement, to destination: String) {
    let style = segue.presentationStyle ?? controllers[destination]?.presentationStyle ?? .automatic
    markSheet(style, of: destination)
  }

  /// Marks the controllers in a sheet of the given style, which the given controller begins. Other styles have no effect.
  private mutating func markSheet(_ style: UIModalPresentationStyle, of id: String) {
    guard style.isSheet else { return }
    propagate(to: id, \.isInSheet)
    if style == .formSheet { propagate(to: id, \.isInFormSheet) }
    if style != .automatic { propagate(to: id, \.isInNamedSheet) }
  }

  /// Marks a controller that has the style of a sheet and that no segue shows. Only code can show it, and the style has an
  /// effect only if the code presents it.
  private mutating func inferSheet(ofUnreached element: NibElement) {
    guard let id = element.id, let style = element.presentationStyle, style != .automatic else { return }
    markSheet(style, of: id)
  }

  /// Marks the controllers that the document shows only in popovers. The initial controller fills a window.
  private mutating func inferPopovers(_ order: [NibElement], initial: String?) {
    var reached: [String: Bool] = [:]
    for segue in order.flatMap(\.segues) where segue["kind"] != "unwind" {
      guard let destination = segue["destination"] else { continue }
      reached[destination] = reached[destination, default: true] && showsPopover(segue, of: destination)
    }
    if let initial { reached[initial] = false }
    for (id, element) in controllers where reached[id] ?? (element.presentationStyle == .popover) {
      surroundings[id, default: Surroundings()].isOnlyInPopovers = true
    }
  }

  /// Whether a segue presents its destination in a popover. Segues that push or embed it ignore the style.
  private func showsPopover(_ segue: NibElement, of destination: String) -> Bool {
    let kinds = ["popover", "popoverPresentation", "presentation", "modal"]
    guard let kind = segue["kind"], kinds.contains(kind) else { return false }
    return (segue.presentationStyle ?? controllers[destination]?.presentationStyle) == .popover
  }

  /// Sets the size of the embedded view for the controllers that segues of an embedded controller present, and for
  /// those that they present.
  private mutating func inferPresenting(from element: NibElement, _ size: CGSize) {
    for (segue, destination) in segues(from: element) {
      let isShown =
        segue["relationship"] == "rootViewController"
        || segue["kind"].map { ["show", "presentation", "modal"].contains($0) } ?? false
      let values = surroundings[destination, default: Surroundings()]
      guard isShown, !values.isEmbedded, values.presentingSize == nil, let shown = controllers[destination]
      else { continue }
      surroundings[destination, default: Surroundings()].presentingSize = size
      inferPresenting(from: shown, size)
    }
  }

  /// The properties that the bars of a navigation controller set for its children.
  private func barFlags(ofNavigationController element: NibElement) -> [WritableKeyPath<Surroundings, Bool>] {
    var flags: [WritableKeyPath<Surroundings, Bool>] = []
    if element["navigationBarHidden"] != "YES" {
      let bar = element.child(key: "navigationBar")
      flags.append(\.hasNavigationBar)
      if bar?["largeTitles"] == "YES" { flags += [\.prefersLargeTitles, \.hasLargeTitle] }
      if bar?["translucent"] == "NO" { flags.append(\.beginsBelowNavigationBar) }
    }
    if element["toolbarHidden"] == "NO" { flags.append(\.hasToolbar) }
    return flags
  }

  /// Applies a controller's simulated bars to the controllers that it shows. As saved frames show, a simulated tab bar
  /// applies to these controllers only inside a navigation controller.
  private mutating func propagateSimulatedBars(of element: NibElement) {
    if element.child(key: "simulatedTopBarMetrics")?.isNamed("simulatedNavigationBarMetrics") ?? false {
      propagate(from: element, \.hasNavigationBar)
    }
    switch element.child(key: "simulatedBottomBarMetrics")?.name {
    case "simulatedToolbarMetrics": propagate(from: element, \.hasToolbar)
    case "simulatedTabBarMetrics":
      let isInside = element.id.flatMap { surroundings[$0]?.isInNavigationController } ?? false
      if isInside { propagate(from: element, \.hasTabBar) }
    default: break
    }
  }

  /// Sets a property of a controller's surroundings, and of all controllers that it shows with relationship, show,
  /// show-detail and push segues. A bar is not inferred beyond a controller whose simulated bar at that edge is None,
  /// and an opaque bar not beyond one that simulates another bar. A navigation item without a display mode for large
  /// titles has the mode of the item before it, so a large title begins at the mode *always* and ends at *never*.
  private mutating func propagate(to id: String, _ flag: WritableKeyPath<Surroundings, Bool>) {
    guard let element = controllers[id], !surroundings[id, default: Surroundings()][keyPath: flag] else {
      return
    }
    let titleMode = element.child(key: "navigationItem")?["largeTitleDisplayMode"]
    if flag == \.hasLargeTitle, titleMode == "never" { return }
    surroundings[id, default: Surroundings()][keyPath: flag] = true
    if flag == \.prefersLargeTitles, titleMode == "always" { propagate(to: id, \.hasLargeTitle) }
    let position: String? =
      switch flag {
      case \.hasToolbar, \.hasTabBar, \.isInTabBarController: "simulatedBottomBarMetrics"
      case \.hasNavigationBar, \.prefersLargeTitles, \.hasLargeTitle, \.beginsBelowNavigationBar:
        "simulatedTopBarMetrics"
      default: nil
      }
    if let position, let bar = element.child(key: position),
      bar.isNamed("nil") || flag == \.beginsBelowNavigationBar
    {
      return
    }
    propagate(from: element, flag)
  }

  /// Sets a property of the surroundings of all controllers that the given one shows.
  private mutating func propagate(from element: NibElement, _ flag: WritableKeyPath<Surroundings, Bool>) {
    for (segue, destination) in segues(from: element) {
      let isChild =
        switch segue["relationship"] {
        case "rootViewController": element.isNamed("navigationController")
        case "viewControllers": element.isNamed("tabBarController")
        case "masterViewController": splitViewsAreCollapsed || flag == \.isInSplitView
        case "detailViewController", "supplementaryViewController": flag == \.isInSplitView
        default: false
        }
      // A collapsed split view controller pushes the destination of a show-detail segue. Without one, it is presented.
      let isInSplitView = element.id.flatMap { surroundings[$0]?.isInSplitView } ?? false
      let pushesDetails = isInSplitView && (detailsHaveBars || splitViewsAreCollapsed)
      let kinds = pushesDetails ? ["show", "push", "showDetail"] : ["show", "push"]
      let isShown = segue["kind"].map { kinds.contains($0) } ?? false
      let hidesBar =
        isShown && (flag == \.isInTabBarController || flag == \.hasToolbar) && pushedScenesHideBottomBars
        && controllers[destination]?["hidesBottomBarWhenPushed"] == "YES"
      let keepsBar = isShown && !hidesBar
      if isChild || keepsBar { propagate(to: destination, flag) }
    }
  }
}
