extension UIViewController {
  static let attributeTable: [NibAttribute] = [
    .string("title", \UIViewController.title), .string("nibName", \UIViewController.nibName),
    .string("storyboardIdentifier", \UIViewController.nibStoryboardIdentifier),
    .string("restorationIdentifier", \UIViewController.restorationIdentifier),
    .bool("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    .bool("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
    .bool("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
    .bool("definesPresentationContext", \UIViewController.definesPresentationContext),
    .child(
      "view", decode: { $1.instantiation.object(for: $0) as? UIView },
      assign: {
        (controller: UIViewController, view: UIView) in controller.nibArchivedView = view
      }),
    .child(
      "navigationItem", decode: { $1.instantiation.object(for: $0) as? UINavigationItem },
      assign: {
        (controller: UIViewController, item: UINavigationItem) in controller.navigationItem = item
      }),
    .child(
      "tabBarItem", decode: { $1.instantiation.object(for: $0) as? UITabBarItem },
      assign: {
        (controller: UIViewController, item: UITabBarItem) in controller.tabBarItem = item
      }),
    .child(
      "edgesForExtendedLayout", decode: { element, _ in element.attributes.count > 1 },
      assign: {
        (controller: UIViewController, hasEdges: Bool) in
        controller.edgesForExtendedLayout = hasEdges ? .all : []
      }),
    .property("view", \UIViewController.nibViewForCoding),
    .handled("id"), .handled("customClass"), .handled("customModule"), .handled("customModuleProvider"),
    .handled("userLabel"), .handled("sceneMemberID"), .handled("modalPresentationStyle"),
    .handled("modalTransitionStyle"), .handled("useStoryboardIdentifierAsRestorationIdentifier"),
    .handled("autoresizesArchivedViewToFullSize"), .handled("wantsFullScreenLayout"),
    .handled("providesPresentationContextTransitionStyle"), .handled("key"), .handled("storyboardName"),
    .handled("referencedIdentifier"), .handled("bundleIdentifier"),
    .handledChild("freeformSize"), .handledChild("simulatedDestinationMetrics"),
    .handledChild("simulatedStatusBarMetrics"), .handledChild("simulatedTopBarMetrics"),
    .handledChild("simulatedBottomBarMetrics"), .handledChild("simulatedOrientationMetrics"),
    .handledChild("simulatedScreenMetrics"), .handledChild("canvasLocation"),
    .handledChild("contentSizeForViewInPopover"),
    .handledChild("nil"), .handledChild("size"),
  ]

  /// Takes what the element says; the view is archived with it, or comes later from its own nib.
  func nibDecode(from coder: NibCoder) {
    coder.instantiation.register(self, for: coder.element)
    nibOrigin = NibOrigin(coder.element)
    nibDecodeLayoutGuides(coder)
    NibAttributeDecoder(coder).decode(into: self)
    nibAdoptLayoutGuides()
    if nibName == nil, nibArchivedView == nil { nibName = coder.element["nibName"] }
  }

  /// `<viewControllerLayoutGuide type="top"/>`: guides of the view, known before it is.
  private func nibDecodeLayoutGuides(_ coder: NibCoder) {
    for element in coder.element.child(named: "layoutGuides")?.children.map({ $0 }) ?? [] {
      let guide = UILayoutGuide(role: element["type"] == "bottom" ? .bottom : .top)
      guide.nibOrigin = NibOrigin(element)
      coder.instantiation.register(guide, for: element)
      nibLayoutGuides.append(guide)
    }
  }

  private func nibAdoptLayoutGuides() {
    guard let view = nibArchivedView else { return }
    for guide in nibLayoutGuides { view.addLayoutGuide(guide) }
  }

  // MARK: The controller's own nib

  /// The view from the nib that the controller names or is named after; nil when there is none.
  func nibViewFromNib() throws -> UIView? {
    let bundle = nibBundle ?? Bundle(for: type(of: self))
    guard let name = nibName ?? nibDefaultNibName(bundle) else { return nil }
    let nib = UINib(nibName: name, bundle: bundle)
    do {
      try nib.nibInstantiate(withOwner: self)
    } catch let exception as NibException {
      throw nibWithNameTrapHint(exception, name)
    }
    guard let view = nibLoadedView else { throw nibMissingView(name) }
    return view
  }

  /// Class name minus a trailing `Controller` first, then the class name itself (B9).
  private func nibDefaultNibName(_ bundle: Bundle) -> String? {
    let name = nibClassName(of: self)
    var candidates = [name]
    if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast("Controller".count)), at: 0) }
    return candidates.first { NibFiles.exists($0, in: bundle) }
  }

  private func nibMissingView(_ name: String) -> NibException {
    nibWithNameTrapHint(
      .internalInconsistency(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      ), name)
  }

  /// `FooView.xib` is taken for `FooViewController`'s own nib, whatever it was meant for (B10): say so.
  private func nibWithNameTrapHint(_ exception: NibException, _ name: String) -> NibException {
    guard nibName == nil, nibClassName(of: self) == name + "Controller" else { return exception }
    var exception = exception
    exception.hint =
      "\(nibClassName(of: self)) has no nibName, so UIKit looks for \(name).xib first. If that nib is not this "
      + "controller's, rename one of them or pass the controller's own nibName."
    return exception
  }
}
