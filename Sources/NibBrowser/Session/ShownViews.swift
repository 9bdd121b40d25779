import NibCore
import NibTools

/// The views and constraints of all pictures of a document, by their ids in the document.
struct ShownViews {
  /// A view and the picture that contains it.
  struct ShownView {
    let view: UIView
    /// The index of the picture; `nil` for a view that no picture shows.
    let picture: Int?
    /// Whether the view belongs to the picture's own scene, and not to a scene that is embedded in a container.
    fileprivate let isOwn: Bool

    fileprivate func comes(before other: ShownView) -> Bool {
      (isOwn ? 0 : 1, picture ?? .max) < (other.isOwn ? 0 : 1, other.picture ?? .max)
    }
  }

  /// The views with each id, at most one for each picture. The one in the picture of its own scene is the first.
  private var views: [String: [ShownView]] = [:]
  /// The indices of the pictures that show each view controller, by the controller's id. Its own picture is the first.
  private var controllers: [String: [Int]] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]

  /// Collects the views of all pictures, then the views of the document that no picture shows.
  /// Cost: O(views and constraints).
  init(_ pictures: [Picture], loaded: LoadedDocument) {
    for (index, picture) in pictures.enumerated() {
      if let id = picture.controller?.nibOrigin?.id { controllers[id, default: []].insert(index, at: 0) }
      add(picture.view, picture: index, of: picture)
    }
    for root in loaded.roots { add(root.view, picture: nil) }
  }

  /// Replaces the views of a picture by the views of another layout of the same picture. Cost: O(views and constraints
  /// of the picture), and O(views) for a simple comparison.
  mutating func replace(_ index: Int, by picture: Picture) {
    for (id, shown) in views where shown.contains(where: { $0.picture == index }) {
      let others = shown.filter { $0.picture != index }
      views[id] = others.isEmpty ? nil : others
    }
    add(picture.view, picture: index, of: picture, replacing: true)
  }

  /// - Parameters:
  ///   - owner: the picture, while the view belongs to its own scene.
  ///   - isReplacing: whether constraints with known ids are replaced.
  private mutating func add(
    _ view: UIView, picture: Int?, of owner: Picture? = nil, replacing isReplacing: Bool = false
  ) {
    var owner = owner
    if let controller = view.nibViewController, let id = controller.nibOrigin?.id {
      if let own = owner?.controller, own !== controller { owner = nil }
      if let picture, controllers[id]?.contains(picture) != true {
        controllers[id, default: []].append(picture)
      }
    }
    if let id = view.nibOrigin?.id {
      add(ShownView(view: view, picture: picture, isOwn: owner != nil), id: id)
    }
    for constraint in view.constraints {
      guard let id = constraint.nibOrigin?.id, isReplacing || constraints[id] == nil else { continue }
      constraints[id] = constraint
    }
    for subview in view.subviews {
      add(subview, picture: picture, of: owner, replacing: isReplacing)
    }
  }

  private mutating func add(_ new: ShownView, id: String) {
    let others = views[id] ?? []
    // A view without a picture is needed only if no picture shows it.
    if new.picture == nil, !others.isEmpty { return }
    guard !others.contains(where: { $0.picture == new.picture }) else { return }
    let index = others.firstIndex { new.comes(before: $0) } ?? others.endIndex
    views[id, default: []].insert(new, at: index)
  }

  /// The view with the given id and a picture that contains the view: the given picture if possible, or otherwise the
  /// picture of the view's own scene.
  func shownView(_ id: String, in picture: Int? = nil) -> ShownView? {
    views[id].flatMap { shown in shown.first { $0.picture == picture } ?? shown.first }
  }

  /// The view with the given id; see `shownView(_:in:)`.
  func view(_ id: String, in picture: Int? = nil) -> UIView? { shownView(id, in: picture)?.view }

  /// The layout guide of an element. It belongs to the enclosing view, or to the view of the enclosing controller.
  /// `nil` if the element is not a layout guide of a shown view.
  func guide(_ element: NibElement) -> UILayoutGuide? {
    let owners = [element.parent?.id, element.parent?.parent?.child(key: "view")?.id]
    for case let owner? in owners.map({ $0.flatMap { view($0) } }) {
      var guides = owner.layoutGuides
      // Reading these properties creates the guide, so read them only if the element has created it already.
      if element.key == "safeArea" { guides.append(owner.safeAreaLayoutGuide) }
      if element.key == "keyboard" { guides.append(owner.keyboardLayoutGuide) }
      if let guide = guides.first(where: { $0.nibOrigin?.element == element }) { return guide }
    }
    return nil
  }

  /// The installed constraint with the given id.
  func constraint(_ id: String) -> NSLayoutConstraint? { constraints[id] }

  /// The index of the picture that shows the object of an element. If no picture shows it, the index is that of the
  /// picture that shows the first of these:
  ///
  /// 1. the closest object around it in its scene,
  /// 2. an object inside it,
  /// 3. an object in its scene.
  ///
  /// `nil` if no picture shows any of them.
  ///
  /// - Parameter preferred: the picture to return if several show the object; `nil` for that of its own scene.
  func picture(of element: NibElement, preferring preferred: Int? = nil) -> Int? {
    var next: NibElement? = element
    var scene: NibElement?
    while let candidate = next {
      if let picture = picture(ofID: candidate.id, preferred) { return picture }
      if candidate.isNamed("scene") { scene = candidate }
      let isListOfXib = candidate.isNamed("objects") && candidate.parent?.isNamed("scene") != true
      if scene != nil || isListOfXib { break }
      next = candidate.parent
    }
    let inside = element.descendants.lazy.compactMap { picture(ofID: $0.id, preferred) }.first
    return inside ?? scene?.descendants.lazy.compactMap { picture(ofID: $0.id, nil) }.first
  }

  private func picture(ofID id: String?, _ preferred: Int?) -> Int? {
    guard let id else { return nil }
    if let picture = shownView(id, in: preferred)?.picture { return picture }
    let pictures = controllers[id] ?? []
    return pictures.first { $0 == preferred } ?? pictures.first
  }
}
