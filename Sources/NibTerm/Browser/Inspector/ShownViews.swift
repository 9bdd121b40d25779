import NibCore

/// The views and constraints of all pictures of a document, by their ids in the document.
struct ShownViews {
  /// A view and the picture that contains it.
  struct Place {
    let view: UIView
    /// The index of the picture; nil for a view that no picture shows.
    let picture: Int?
  }

  private var places: [String: Place] = [:]
  /// The index of the picture that shows each view controller, by the controller's id.
  private var controllers: [String: Int] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]

  /// Collects the views of all pictures, then the views of the canvas that no picture shows.
  /// Cost: O(views and constraints).
  init(_ subjects: [ShownSubject], canvas: NibCanvas) {
    for (index, subject) in subjects.enumerated() {
      if let id = subject.controller?.nibOrigin?.id { controllers[id] = controllers[id] ?? index }
      add(subject.view, picture: index)
    }
    for root in canvas.roots { add(root.view, picture: nil) }
  }

  /// Replaces the views of a picture by those of another layout of it. Cost: O(views and constraints of the picture),
  /// and O(views) for a simple comparison.
  mutating func replace(_ picture: Int, by subject: ShownSubject) {
    places = places.filter { $0.value.picture != picture }
    add(subject.view, picture: picture, replacing: true)
  }

  /// - Parameter isReplacing: whether constraints with known ids, and views of later pictures, are replaced.
  private mutating func add(_ view: UIView, picture: Int?, replacing isReplacing: Bool = false) {
    if let id = view.nibOrigin?.id {
      let known = places[id]
      let isLater = isReplacing && known.map { $0.picture ?? .max > picture ?? .max } ?? false
      if known == nil || isLater { places[id] = Place(view: view, picture: picture) }
    }
    if let picture, let id = view.nibViewController?.nibOrigin?.id, controllers[id] == nil {
      controllers[id] = picture
    }
    for constraint in view.constraints {
      guard let id = constraint.nibOrigin?.id, isReplacing || constraints[id] == nil else { continue }
      constraints[id] = constraint
    }
    for subview in view.subviews { add(subview, picture: picture, replacing: isReplacing) }
  }

  /// The view with the given id and the picture that contains it.
  func place(_ id: String) -> Place? { places[id] }

  /// The view with the given id; the first one if several pictures contain it.
  func view(_ id: String) -> UIView? { places[id]?.view }

  /// The layout guide of an element. It belongs to the enclosing view, or to the view of the enclosing controller. Nil
  /// if the element is not a layout guide of a shown view.
  func guide(_ element: NibElement) -> UILayoutGuide? {
    let owners = [element.parent?.id, element.parent?.parent?.child(key: "view")?.id]
    for case let owner? in owners.map({ $0.flatMap(view) }) {
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

  /// The index of the picture that shows the object of an element, or else the closest object around it in its scene
  /// that a picture shows, or else the first object inside it; nil if no picture shows any of them.
  func picture(of element: NibElement) -> Int? {
    var next: NibElement? = element
    while let candidate = next {
      if let picture = candidate.id.flatMap(picture(ofID:)) { return picture }
      if candidate.isNamed("scene") || candidate.isNamed("objects") { break }
      next = candidate.parent
    }
    return element.descendants.lazy.compactMap { $0.id.flatMap(picture(ofID:)) }.first
  }

  private func picture(ofID id: String) -> Int? { places[id]?.picture ?? controllers[id] }
}
