/// Determines which bars surround each controller's view on the canvas: the simulated bars that the document
/// names, else bars inferred from segues as Interface Builder does.
struct StoryboardBars {
  /// The bars and other settings that affect one controller's view.
  struct Surroundings: Equatable {
    var hasNavigationBar = false
    var hasLargeTitle = false
    /// Whether the navigation bar is opaque. An opaque bar pushes the view down instead of covering it.
    var hasOpaqueNavigationBar = false
    /// Whether the navigation controller's own bar is opaque, so that the saved view begins below it.
    var liesBelowNavigationBar = false
    var hasTabBar = false
    var hasToolbar = false
    var isEmbedded = false
    var isPopover = false
    /// Whether the view has a size of its own. The screen's bars still surround it.
    var isFreeform = false
    var hidesStatusBar = false
    /// Whether the navigation bar has a prompt above its title.
    var hasPrompt = false
    /// Whether the view is presented as a page sheet.
    var isPageSheet = false
  }

  private var surroundings: [String: Surroundings] = [:]
  private var controllers: [String: NibElement] = [:]
  /// The segue that decides, by the id of a controller that is the destination of several segues.
  private var tieBreakers: [String: String] = [:]

  init(_ document: NibDocument) {
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
    for element in order { infer(from: element) }
  }

  private mutating func addTieBreakers(_ document: NibDocument, _ order: [NibElement]) {
    guard let list = document.root.child(named: "inferredMetricsTieBreakers") else { return }
    let chosen = Set(list.children.compactMap { $0["reference"] })
    for segue in order.flatMap(\.segues) {
      if let id = segue.id, chosen.contains(id), let destination = segue["destination"] {
        tieBreakers[destination] = id
      }
    }
  }

  private func segues(from element: NibElement) -> [(segue: NibElement, destination: String)] {
    element.segues.compactMap { segue in
      guard let destination = segue["destination"] else { return nil }
      if let chosen = tieBreakers[destination], chosen != segue.id { return nil }
      return (segue, destination)
    }
  }

  /// The surroundings of an element's view, with or without a controller. The metrics that the element or its
  /// controller simulates take precedence over inferred ones.
  func surroundings(ofView element: NibElement, controller: NibElement?) -> Surroundings {
    var result = controller?.id.flatMap { surroundings[$0] } ?? Surroundings()
    (controller ?? element).applySimulatedMetrics(to: &result)
    return result
  }

  // MARK: Inferring

  private mutating func infer(from element: NibElement) {
    spreadSimulatedBars(of: element)
    for (segue, destination) in segues(from: element) {
      switch segue["relationship"] ?? segue["kind"] {
      case "rootViewController" where element.isNamed("navigationController"):
        for flag in barFlags(ofNavigationController: element) { spread(to: destination, flag) }
      case "viewControllers" where element.isNamed("tabBarController"): spread(to: destination, \.hasTabBar)
      case "embed": surroundings[destination, default: Surroundings()].isEmbedded = true
      case "popoverPresentation", "popover":
        surroundings[destination, default: Surroundings()].isPopover = true
      default: break
      }
    }
  }

  private func barFlags(ofNavigationController element: NibElement) -> [WritableKeyPath<Surroundings, Bool>] {
    var flags: [WritableKeyPath<Surroundings, Bool>] = []
    if element["navigationBarHidden"] != "YES" {
      let bar = element.child(key: "navigationBar")
      flags.append(\.hasNavigationBar)
      if bar?["largeTitles"] == "YES" { flags.append(\.hasLargeTitle) }
      if bar?["translucent"] == "NO" { flags.append(\.liesBelowNavigationBar) }
    }
    if element["toolbarHidden"] == "NO" { flags.append(\.hasToolbar) }
    return flags
  }

  /// Passes the simulated bars of a controller on to the controllers that it pushes, except for a tab bar (as
  /// in saved frames).
  private mutating func spreadSimulatedBars(of element: NibElement) {
    let bars: [(position: String, bar: String, flag: WritableKeyPath<Surroundings, Bool>)] = [
      ("simulatedTopBarMetrics", "simulatedNavigationBarMetrics", \.hasNavigationBar),
      ("simulatedBottomBarMetrics", "simulatedToolbarMetrics", \.hasToolbar),
    ]
    for (position, bar, flag) in bars where element.child(key: position)?.isNamed(bar) ?? false {
      spreadOn(from: element, flag)
    }
  }

  /// Marks a controller and everything that it shows through relationship, show and push segues.
  private mutating func spread(to id: String, _ flag: WritableKeyPath<Surroundings, Bool>) {
    guard let element = controllers[id], !surroundings[id, default: Surroundings()][keyPath: flag] else {
      return
    }
    surroundings[id, default: Surroundings()][keyPath: flag] = true
    let isBottomBar = flag == \.hasToolbar || flag == \.hasTabBar
    if isBottomBar, element.child(key: "simulatedBottomBarMetrics")?.isNamed("nil") ?? false { return }
    spreadOn(from: element, flag)
  }

  private mutating func spreadOn(from element: NibElement, _ flag: WritableKeyPath<Surroundings, Bool>) {
    for (segue, destination) in segues(from: element) {
      let isInside =
        segue["relationship"] == "rootViewController" && element.isNamed("navigationController")
        || segue["relationship"] == "viewControllers" && element.isNamed("tabBarController")
      if isInside || segue["kind"] == "show" || segue["kind"] == "push" { spread(to: destination, flag) }
    }
  }
}

extension NibElement {
  fileprivate var segues: [NibElement] { descendants.filter { $0.isNamed("segue") } }

  /// Applies the simulated metrics that the designer chose: an element for a bar, `<nil>` for none.
  fileprivate func applySimulatedMetrics(to result: inout StoryboardBars.Surroundings) {
    if let bar = child(key: "simulatedTopBarMetrics") {
      result.hasNavigationBar = bar.isNamed("simulatedNavigationBarMetrics")
      result.liesBelowNavigationBar = false
      result.hasOpaqueNavigationBar = bar["translucent"] == "NO"
      result.hasPrompt = bar["prompted"] == "YES"
    }
    if let bar = child(key: "simulatedBottomBarMetrics") {
      result.hasTabBar = bar.isNamed("simulatedTabBarMetrics")
      result.hasToolbar = bar.isNamed("simulatedToolbarMetrics")
    }
    let size = child(key: "simulatedDestinationMetrics")
    result.isFreeform = size?.isNamed("freeformSimulatedSizeMetrics") ?? false
    result.isPageSheet = size?.isNamed("modalPageSheetSimulatedSizeMetrics") ?? false
    if self["extendedLayoutIncludesOpaqueBars"] == "YES" { result.liesBelowNavigationBar = false }
    result.hidesStatusBar = child(key: "simulatedStatusBarMetrics")?.isNamed("nil") ?? false
    if child(key: "navigationItem")?["largeTitleDisplayMode"] == "never" { result.hasLargeTitle = false }
  }
}
