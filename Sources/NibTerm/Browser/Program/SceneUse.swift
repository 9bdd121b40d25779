import NibCore

/// The degree to which a scene is useful if it runs without the classes of its app.
enum SceneUse {
  /// The scene shows nothing.
  case empty
  /// The scene shows something, but keys and clicks have no effect.
  case still
  /// The scene has rows, controls or segues.
  case works

  /// Examines a picture as it is laid out on the canvas.
  init(of subject: ShownSubject) {
    let controllers = subject.controller.map(SceneUse.family) ?? []
    if controllers.contains(where: { $0.nibOrigin.map { SceneUse.hasSegue($0.element) } ?? false })
      || SceneUse.reacts(subject.view)
    {
      self = .works
    } else {
      self = SceneUse.showsSomething(subject.view) ? .still : .empty
    }
  }

  /// A controller and its descendants.
  private static func family(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(family)
  }

  /// Whether an element contains a segue that the user performs.
  private static func hasSegue(_ element: NibElement) -> Bool {
    if element.name == "segue" { return !["embed", "relationship"].contains(element["kind"] ?? "") }
    return element.children.contains(where: hasSegue)
  }

  /// Whether the view or a view inside it reacts to keys. Buttons only send actions, which need code.
  private static func reacts(_ view: UIView) -> Bool {
    guard !view.isHidden, view.isUserInteractionEnabled else { return false }
    switch view {
    case is UIButton: return false
    case let control as UIControl: return control.isEnabled
    case is UITableViewCell, is UICollectionViewCell, is UITextView, is UISearchBar: return true
    case let scroll as UIScrollView
    where scroll.contentSize.height > scroll.bounds.height && scroll.bounds.height > 0: return true
    default: return view.subviews.contains(where: reacts)
    }
  }

  private static func showsSomething(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0.01 else { return false }
    if view is UINavigationBar || view is UITabBar { return false }
    if view is UIControl || view.nibText?.string.isEmpty == false { return true }
    if let image = view as? UIImageView { return image.image != nil }
    return view.subviews.contains(where: showsSomething)
  }
}

extension Browser {
  /// Says that a scene needs code, and offers the scenes of the document that do not. Returns false if the scene can be
  /// used as it is, or if there is no other scene.
  func offerScenes(insteadOf subject: ShownSubject, in open: OpenDocument) -> Bool {
    let use = SceneUse(of: subject)
    guard use != .works else { return false }
    let code = subject.controller?.nibOrigin?.customClass.map { "the code of \($0)" } ?? "the code of the app"
    let reason =
      use == .empty
      ? "\(subject.name) shows nothing without \(code)."
      : "Nothing in \(subject.name) reacts to keys without \(code)."
    let others = open.pictures.enumerated().filter {
      $0.offset != state.picture && SceneUse(of: $0.element) == .works
    }
    guard !others.isEmpty else {
      showMessage(reason)
      return false
    }
    showMessage(reason)
    let scenes = others.map { index, other in
      MenuPanel.Item(title: "run \(other.name)") {
        $0.choosePicture(index)
        $0.runPicture()
      }
    }
    panel = MenuPanel(
      "\(subject.name) needs code",
      scenes + [MenuPanel.Item(title: "run \(subject.name) nevertheless") { $0.runPicture() }])
    return true
  }
}
