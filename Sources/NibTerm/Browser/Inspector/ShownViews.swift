import NibCore

/// The live views and constraints of the pictures that are shown, by the ids of the document.
struct ShownViews {
  /// A view, and the picture that it is in.
  struct Place {
    let view: UIView
    /// The number of the picture; nil for a view that no picture shows.
    let picture: Int?
  }

  private var places: [String: Place] = [:]
  private var controllers: [String: Int] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]

  /// Looks through all pictures, then through the views of the canvas that none of them shows.
  /// Cost: O(views and constraints).
  init(_ subjects: [ShownSubject], canvas: NibCanvas) {
    for (index, subject) in subjects.enumerated() {
      if let id = subject.controller?.nibOrigin?.id { controllers[id] = controllers[id] ?? index }
      add(subject.view, picture: index)
    }
    for root in canvas.roots { add(root.view, picture: nil) }
  }

  private mutating func add(_ view: UIView, picture: Int?) {
    if let id = view.nibOrigin?.id, places[id] == nil { places[id] = Place(view: view, picture: picture) }
    if let picture, let id = view.nibViewController?.nibOrigin?.id, controllers[id] == nil {
      controllers[id] = picture
    }
    for constraint in view.constraints {
      guard let id = constraint.nibOrigin?.id, constraints[id] == nil else { continue }
      constraints[id] = constraint
    }
    for subview in view.subviews { add(subview, picture: picture) }
  }

  /// The view with that id and the picture that it is in.
  func place(_ id: String) -> Place? { places[id] }

  /// The view with that id; the first one, if a document is shown more than once.
  func view(_ id: String) -> UIView? { places[id]?.view }

  /// The layout guide of an element: one of the view around it, or of the view of the controller around it.
  func guide(_ element: NibElement) -> UILayoutGuide? {
    let owners = [element.parent?.id, element.parent?.parent?.child(key: "view")?.id]
    for case let owner? in owners.map({ $0.flatMap(view) }) {
      var guides = owner.layoutGuides
      // Asking for a standard guide makes it: only for elements that did so before.
      if element.key == "safeArea" { guides.append(owner.safeAreaLayoutGuide) }
      if element.key == "keyboard" { guides.append(owner.keyboardLayoutGuide) }
      if let guide = guides.first(where: { $0.nibOrigin?.element == element }) { return guide }
    }
    return nil
  }

  /// The installed constraint with that id.
  func constraint(_ id: String) -> NSLayoutConstraint? { constraints[id] }

  /// The number of the picture that shows an object, or one around it, or one in it; nil if none does.
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
