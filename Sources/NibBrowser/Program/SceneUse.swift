import NibCore
import NibTools

/// The degree to which a scene is useful if it runs without the classes of its app.
enum SceneUse {
  /// The scene shows nothing.
  case empty
  /// The scene shows something, but keys and clicks have no effect.
  case still
  /// The scene has rows, controls or segues.
  case works

  /// Examines a picture as it is laid out on the canvas.
  init(of picture: Picture) {
    let controllers = picture.controller.map(SceneUse.family) ?? []
    if controllers.contains(where: SceneUse.leadsOn) || SceneUse.reacts(picture.view) {
      self = .works
    } else {
      self = SceneUse.isEmpty(picture.view) ? .empty : .still
    }
  }

  /// A controller and its descendants.
  private static func family(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(family)
  }

  /// Whether the user can go to another screen: with a tab, or with a segue of a control, a cell or a gesture. Segues
  /// of the controller itself do not count, because only code performs them.
  private static func leadsOn(_ controller: UIViewController) -> Bool {
    if let tabs = controller as? UITabBarController, (tabs.viewControllers?.count ?? 0) > 1 { return true }
    guard let element = controller.nibOrigin?.element else { return false }
    let scene = element.parent.map { $0.children.filter { $0 != element && !$0.isController } } ?? []
    return (element.children.filter { !$0.isNamed("connections") } + scene).contains(where: hasSegue)
  }

  /// Whether an element contains a segue that the user performs.
  private static func hasSegue(_ element: NibElement) -> Bool {
    if element.name == "segue" { return !["embed", "relationship"].contains(element["kind"] ?? "") }
    return element.children.contains(where: hasSegue)
  }

  /// Whether the view or a view inside it reacts to keys. Buttons only send actions, which need code.
  private static func reacts(_ view: UIView) -> Bool {
    VisibleTree(view) { !($0.superview is UIControl) }.views.contains { shown in
      guard shown.isInteractive else { return false }
      switch shown.view {
      case is UIButton: return false
      case let control as UIControl: return control.isEnabled
      case is UITableViewCell, is UICollectionViewCell, is UITextView, is UISearchBar: return true
      case let scroll as UIScrollView:
        return scroll.contentSize.height > scroll.bounds.height && scroll.bounds.height > 0
      default: return false
      }
    }
  }

  /// Whether a picture shows no text, image or control of its own. The bars of containers do not count.
  static func isEmpty(_ view: UIView) -> Bool {
    let content = VisibleTree(view) { !($0 is UINavigationBar || $0 is UITabBar) }
    return !content.views.contains { shown in
      if let image = shown.view as? UIImageView { return image.image != nil }
      return shown.view is UIControl || shown.view.nibText?.string.isEmpty == false
    }
  }
}

extension Picture {
  /// The maximum number of columns of a distinction.
  private static let distinctionColumns = 32

  /// A text that distinguishes the scene from other scenes with the same name: its storyboard identifier, its first
  /// text, or its id.
  var distinction: String {
    let identifier = controller?.nibOrigin?.element["storyboardIdentifier"]
    let text = identifier ?? Picture.firstText(in: VisibleView(view)) ?? controller?.nibOrigin?.id ?? id
    return CellText.truncated(VisibleText.line(text), columns: Picture.distinctionColumns)
  }

  /// The first text in reading order.
  private static func firstText(in shown: VisibleView) -> String? {
    guard !shown.isHidden else { return nil }
    let view = shown.view
    // The text of a table or collection on the canvas only says that the app provides its content.
    let hasOwnText = !(view is UIScrollView) || view is UITextView
    if hasOwnText, let text = view.nibText?.string.split(whereSeparator: \.isNewline).first {
      return "“\(text)”"
    }
    let isRightToLeft = view.nibIsRightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).sorted(shown.subviews(), frame: \.frame).lazy
      .compactMap(firstText).first
  }
}
