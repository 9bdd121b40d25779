extension UIViewController {
  static let attributeTable: [NibAttribute] =
    NibRow<UIViewController, ViewControllerWord>.table(
      .string(.title, \.title), .string(.nibName, \.nibName),
      .string(.storyboardIdentifier, \.nibStoryboardIdentifier),
      .string(.restorationIdentifier, \.restorationIdentifier),
      .bool(.hidesBottomBarWhenPushed, \.hidesBottomBarWhenPushed),
      .bool(.extendedLayoutIncludesOpaqueBars, \.extendedLayoutIncludesOpaqueBars),
      .bool(.automaticallyAdjustsScrollViewInsets, \.automaticallyAdjustsScrollViewInsets),
      .bool(.definesPresentationContext, \.definesPresentationContext),
      .child(.view, { ArchivedView($0, $1.instantiation) }) { $1.assign(to: $0) },
      .object(.navigationItem, UINavigationItem.self) { $0.nibSetNavigationItem($1) },
      .object(.tabBarItem, UITabBarItem.self) { $0.tabBarItem = $1 },
      .child(.edgesForExtendedLayout, UIRectEdge.nib) { $0.edgesForExtendedLayout = $1 },
      .choice(.modalPresentationStyle, \.modalPresentationStyle),
      .child(.contentSizeForViewInPopover, { element, _ in NibSize(element) }) {
        $0.preferredContentSize = CGSize($1)
      },
      .child(.toolbarItems, { $1.items(in: $0, as: UIBarButtonItem.self) }) {
        $0.toolbarItems = $1.isEmpty ? nil : $1
      },
      .property("view", \.nibViewForCoding), .property("searchDisplayController", \.searchDisplayController),
      .ignored(
        .modalTransitionStyle, .providesPresentationContextTransitionStyle,
        because: "a terminal shows no animations"),
      .ignored(
        .useStoryboardIdentifierAsRestorationIdentifier, because: "state is not restored between runs"),
      .ignored(.autoresizesArchivedViewToFullSize, because: "containers give every view its size"),
      .ignored(.wantsFullScreenLayout, because: "it has had no effect since iOS 7"),
      .ignored(.bundleIdentifier, because: "storyboards are searched for in one project only"),
      .ignoredChild(.keyCommands, because: "their actions are in classes of the app"),
      .handledChild(
        .freeformSize, .simulatedDestinationMetrics, .simulatedStatusBarMetrics, .simulatedTopBarMetrics,
        .simulatedBottomBarMetrics, .simulatedOrientationMetrics),
      .property("preferredContentSize", \.preferredContentSize),
      .property("additionalSafeAreaInsets", \.additionalSafeAreaInsets),
      .property("contentUnavailableConfiguration", \.contentUnavailableConfiguration),
      .property("modalInPresentation", \.isModalInPresentation),
      .property("transitioningDelegate", \.transitioningDelegate), .property("editing", \.isEditing),
      .property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
      .readable("navigationItem") { $0.navigationItem }, .readable("tabBarItem") { $0.tabBarItem },
      .readable("navigationController") { $0.navigationController },
      .readable("tabBarController") { $0.tabBarController }, .readable("parent") { $0.parent })
    + NibAttribute.identity + position

  /// The rows for attributes and children about the position of a controller in its document.
  private static let position: [NibAttribute] = [
    .handled("sceneMemberID"), .handled("storyboardName"), .handled("referencedIdentifier"),
    .handledChild("simulatedScreenMetrics"), .handledChild("canvasLocation"), .handledChild("nil"),
    .handledChild("size"),
  ]

  /// Sets the decoded navigation item. An item without a title gets the controller's title.
  private func nibSetNavigationItem(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    navigationItem = item
  }

  /// Decodes the controller's element. If the view is not archived in the element, it is loaded later, from a
  /// separate nib.
  func nibDecode(from coder: NibCoder) {
    coder.instantiation.register(self, for: coder.element)
    nibOrigin = NibOrigin(coder.element)
    nibMode = coder.instantiation.mode
    nibStoryboard = coder.instantiation.storyboard
    nibDecodeLayoutGuides(coder)
    NibAttributeDecoder(coder).decode(into: self)
    nibAdoptLayoutGuides()
    if nibName == nil, nibArchivedView == nil, nibSceneView == nil {
      nibName = coder.element[ViewControllerWord.nibName]
    }
  }

  /// Reads elements such as `<viewControllerLayoutGuide type="top"/>`. These guides belong to the view, but are created
  /// before the view.
  private func nibDecodeLayoutGuides(_ coder: NibCoder) {
    for element in coder.element.child(named: "layoutGuides").map({ Array($0.children) }) ?? [] {
      let guide = UILayoutGuide(role: element["type"] == "bottom" ? .bottom : .top)
      guide.nibOrigin = NibOrigin(element)
      coder.instantiation.register(guide, for: element)
      nibLayoutGuides.append(guide)
    }
  }

  /// Adds the decoded layout guides to the archived view.
  func nibAdoptLayoutGuides() {
    guard let view = nibArchivedView else { return }
    for guide in nibLayoutGuides { view.addLayoutGuide(guide) }
  }

  // MARK: The nib of the controller's view

  /// The view from the nib that the controller names, or from a nib named after its class. `nil` if the controller
  /// names no nib and none is named after its class. Also `nil` in lenient mode, because the nib of a previewed
  /// controller can be in any folder.
  /// - Throws: `NibException` if the named nib cannot be loaded or does not connect the view outlet.
  func nibViewFromNib() throws -> UIView? {
    guard nibMode == .strict else { return nil }
    let bundle = nibBundle ?? Bundle(for: type(of: self))
    guard let name = nibName ?? nibDefaultNibName(bundle) else { return nil }
    let nib = UINib(nibName: name, bundle: bundle)
    do {
      try nib.nibInstantiate(withOwner: self)
    } catch let exception as NibException {
      throw nibAddingNameHint(to: exception, name)
    }
    guard let view = nibLoadedView else { throw nibMissingView(name) }
    return view
  }

  /// Prepares a controller of a running preview to load its view from its nib. Applies only if that nib exists
  /// and the program has code for the class, because that code relies on the nib's connections.
  func nibEnableOwnNib() {
    guard !NibClassRegistry.isOfFramework(type(of: self)) else { return }
    let bundle = nibBundle ?? Bundle(for: type(of: self))
    guard let name = nibName ?? nibDefaultNibName(bundle), NibFiles.exists(name, in: bundle) else { return }
    nibMode = .strict
  }

  /// The name of a default nib: the class name without a trailing `Controller`, else the class name itself
  /// (docs/behaviours.md B9).
  private func nibDefaultNibName(_ bundle: Bundle) -> String? {
    let name = nibClassName(of: self)
    var candidates = [name]
    if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast("Controller".count)), at: 0) }
    return candidates.first { NibFiles.exists($0, in: bundle) }
  }

  private func nibMissingView(_ name: String) -> NibException {
    nibAddingNameHint(
      to: .internalInconsistency(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set."
      ), name)
  }

  /// Adds a hint to an exception if the nib was found by its name only: `FooView.xib` is used as the nib of
  /// `FooViewController`, even if it was not meant for it (docs/behaviours.md B10).
  private func nibAddingNameHint(to exception: NibException, _ name: String) -> NibException {
    guard nibName == nil, nibClassName(of: self) == name + "Controller" else { return exception }
    var exception = exception
    exception.hint =
      "\(nibClassName(of: self)) has no nibName, so UIKit looks for \(name).xib first. If that nib is "
      + "not this controller's, rename one of them or pass the controller's own nibName."
    return exception
  }
}

extension UIViewController {
  /// The area at the top of the view that bars cover.
  public var topLayoutGuide: UILayoutGuide { nibLayoutGuide(.top) }
  /// The area at the bottom of the view that bars cover.
  public var bottomLayoutGuide: UILayoutGuide { nibLayoutGuide(.bottom) }

  private func nibLayoutGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let view: UIView = self.view
    if let guide = view.nibStandardGuide(role) { return guide }
    let guide = UILayoutGuide(role: role)
    view.addLayoutGuide(guide)
    return guide
  }
}

/// The view in a controller's element. A view of a storyboard is not created here; its element is loaded later.
private struct ArchivedView {
  private let element: NibElement
  private let instantiation: NibInstantiation
  private var view: UIView?

  /// `nil` for an element that does not become a view.
  init?(_ element: NibElement, _ instantiation: NibInstantiation) {
    self.element = element
    self.instantiation = instantiation
    guard !instantiation.isLoadedLater(element) else { return }
    guard let view = instantiation.object(for: element) as? UIView else { return nil }
    self.view = view
  }

  func assign(to controller: UIViewController) {
    controller.nibArchivedView = view
    if view == nil { controller.nibSceneView = SceneView(element, of: controller, in: instantiation) }
  }
}

extension UIRectEdge {
  /// Reads `<extendedEdge top="YES" bottom="YES"/>`. The result does not contain edges that are not named.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIRectEdge? {
    let edges: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return UIRectEdge(edges.filter { element.bool($0.key) ?? false }.map(\.value))
  }
}
