extension NibCanvas {
  /// Lays one of the roots out for options that differ in the size alone, and leaves it as loading it anew would.
  ///
  /// - Returns: false, and nothing is changed, where only loading anew will do: the root is not the canvas's own, it
  ///   holds a scroll view, which remembers where it rested, or size classes or something else than the size are others.
  public func resize(_ root: UIView, for options: Options) -> Bool {
    guard let places = savedPlaces[ObjectIdentifier(root)], !places.holdScrollViews, canResize(for: options)
    else { return false }
    self.options = options
    places.restore()
    NibEnvironment.$current.withValue(environment) { layOut(root) }
    return true
  }

  private func canResize(for options: Options) -> Bool {
    var sameSize = options
    sameSize.size = self.options.size
    guard sameSize == self.options else { return false }
    let wanted = NibEnvironment(canvasOf: document, options: options).traits
    let traits = environment.traits
    return wanted.horizontalSizeClass == traits.horizontalSizeClass
      && wanted.verticalSizeClass == traits.verticalSizeClass
  }
}

/// The places of all views of a tree as they were before its layout: what autoresizing masks and ambiguous views
/// start from.
struct SavedPlaces {
  private struct Place {
    let view: UIView
    let frame: CGRect
    let boundsOrigin: CGPoint
  }

  private var places: [Place] = []
  /// Whether one of the views scrolls.
  private(set) var holdScrollViews = false

  init(_ root: UIView) { add(root) }

  private mutating func add(_ view: UIView) {
    places.append(Place(view: view, frame: view.storedFrame, boundsOrigin: view.storedBoundsOrigin))
    if view is UIScrollView { holdScrollViews = true }
    for subview in view.subviews { add(subview) }
  }

  /// Puts the views back, to be laid out.
  func restore() {
    for place in places {
      place.view.storedFrame = place.frame
      place.view.storedBoundsOrigin = place.boundsOrigin
      place.view.layoutState.solvedFrame = nil
      place.view.layoutState.needsLayout = true
      place.view.layoutState.subtreeNeedsLayout = true
    }
  }
}
