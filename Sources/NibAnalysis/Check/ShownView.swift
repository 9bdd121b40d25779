import NibCore

/// A view that is neither hidden nor transparent, with its place in the tree of its root view.
struct ShownView {
  let view: UIView
  /// The element of the document; `nil` for views that UIKit adds, such as the title of a bar.
  let element: NibElement?
  /// The frame in the coordinates of the root view, in points.
  let frame: CGRect
  /// The part of the frame that no superview cuts off, in the coordinates of the root view.
  let visibleFrame: CGRect
  /// The part of the visible frame that receives touches, because it is inside all superviews.
  let touchableFrame: CGRect
  /// The innermost scroll view that contains the view; `nil` if there is none.
  let scrollView: UIView?
  /// The opacity of all superviews together, from 0 to 1.
  let superviewAlpha: CGFloat
  /// Whether the view and all its superviews accept touches.
  let isInteractive: Bool
  /// Whether the view is in a bar, which places and sizes its items.
  let isInBar: Bool

  /// Whether users can tap the view: it is an enabled control or an editable text, and accepts touches.
  var acceptsTaps: Bool {
    guard isInteractive else { return false }
    if let text = view as? UITextView { return text.isEditable || text.isSelectable }
    return (view as? UIControl)?.isEnabled ?? false
  }

  /// Whether users can tap the view at the place that the document gives it. UIKit places the items of bars.
  var isTapTarget: Bool {
    guard let element, acceptsTaps else { return false }
    return !isInBar && !element.isInBar
  }

  /// The view's name in a sentence, such as `button "Cancel"` or `the image view`.
  var name: String { view.nibShortName }
}

/// The visible views of a root view, in drawing order: superviews first, and later views in front of earlier ones.
struct ShownTree {
  let root: UIView
  private(set) var views: [ShownView] = []

  init(_ root: UIView) {
    self.root = root
    guard !root.isHidden, root.alpha >= 0.01 else { return }
    add(root, at: .zero, Surroundings(clip: nil))
  }

  /// The properties that views inherit from their superviews.
  private struct Surroundings {
    /// The area outside which nothing is drawn; `nil` for none.
    var clip: CGRect?
    /// The area outside which nothing receives touches; `nil` for none.
    var touchable: CGRect?
    var scrollView: UIView?
    var alpha: CGFloat = 1
    var isInteractive = true
    var isInBar = false
  }

  private mutating func add(_ view: UIView, at origin: CGPoint, _ surroundings: Surroundings) {
    let frame = CGRect(origin: origin, size: view.bounds.size)
    let visible = surroundings.clip.map { frame.intersection($0) } ?? frame
    let touchable = surroundings.touchable.map { visible.intersection($0) } ?? visible
    let isInteractive = surroundings.isInteractive && view.isUserInteractionEnabled
    views.append(
      ShownView(
        view: view, element: view.nibOrigin?.element, frame: frame,
        visibleFrame: visible.isNull ? CGRect(origin: origin, size: .zero) : visible,
        touchableFrame: touchable.isNull ? CGRect(origin: origin, size: .zero) : touchable,
        scrollView: surroundings.scrollView, superviewAlpha: surroundings.alpha, isInteractive: isInteractive,
        isInBar: surroundings.isInBar))
    var inner = surroundings
    if view.clipsToBounds || view.layer.masksToBounds { inner.clip = visible }
    inner.touchable = touchable
    if view is UIScrollView { inner.scrollView = view }
    inner.alpha *= view.alpha
    inner.isInteractive = isInteractive
    if view is NibBar { inner.isInBar = true }
    for subview in view.subviews where !subview.isHidden && subview.alpha >= 0.01 {
      // A scene that is embedded in a container view is also a root of its own.
      guard subview.nibViewController == nil else { continue }
      let place = CGPoint(
        x: origin.x + subview.frame.minX - view.bounds.minX,
        y: origin.y + subview.frame.minY - view.bounds.minY)
      add(subview, at: place, inner)
    }
  }
}

extension NibElement {
  /// Whether the element is inside an item of a bar, or a bar itself.
  var isInBar: Bool {
    var next = parent
    while let element = next {
      if NibElement.bars.contains(element.name) { return true }
      next = element.parent
    }
    return false
  }

  private static let bars: Set<String> = [
    "navigationItem", "barButtonItem", "navigationBar", "toolbar", "tabBar", "searchBar", "items",
  ]

  /// Whether a runtime attribute of the object has one of the words in its key path, in lower case.
  func hasRuntimeAttribute(containing words: [String]) -> Bool {
    guard let list = child(named: "userDefinedRuntimeAttributes") else { return false }
    return list.children.contains { attribute in
      let path = (attribute["keyPath"] ?? "").lowercased()
      return words.contains { path.contains($0) }
    }
  }
}
