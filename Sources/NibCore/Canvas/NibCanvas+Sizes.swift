extension NibCanvas {
  /// Gives a root view the size that the options request, before layout.
  func giveSize(to view: UIView, _ around: StoryboardBars.Surroundings) {
    if let size = size(for: view, around) { view.frame.size = size }
    guard let cell = view as? UITableViewCell else { return }
    guard options.size == nil, options.contentSize > .large else { return }
    // With a text size above the default, a table row grows to the height that its text needs.
    let (width, height) = (cell.frame.width, cell.frame.height)
    cell.frame.size.height = max(height, cell.nibFittingHeight(width: width))
  }

  /// The size of a root view: the requested size if there is one. Otherwise, a view that fills a screen gets
  /// the device's size, a view that spans a screen's width or is in a table gets the device's width, and any
  /// other view keeps its saved size.
  private func size(for view: UIView, _ around: StoryboardBars.Surroundings) -> CGSize? {
    if let size = options.size { return size }
    guard options.device != nil || options.isLandscape != nil else { return nil }
    let size = view.frame.size
    let canvas = NibEnvironment(canvasOf: document, options: Options()).screenSize
    let hasOwnSize = (around.isEmbedded || around.isPopover) && size != canvas
    if view.nibViewController != nil ? !hasOwnSize : Device.isScreen(size) { return environment.screenSize }
    let isInTable = view is UITableViewCell || view is UITableViewHeaderFooterView
    guard isInTable || size.width == canvas.width else { return nil }
    return CGSize(width: environment.screenSize.width, height: size.height)
  }

  /// A diagnostic for a view that is larger than the largest possible drawing, so that only a part of it is
  /// shown.
  func remark(onSizeOf view: UIView) -> Diagnostic? {
    let size = view.frame.size
    let (width, height) = (Double(size.width), Double(size.height))
    let whole = CellGrid.standard.cells(x: 0, y: 0, width: width, height: height).size
    let drawn = CellGrid.standard.canvasSize(width: width, height: height)
    guard whole.columns > drawn.columns || whole.rows > drawn.rows else { return nil }
    let shown = CellGrid.standard.points(of: drawn)
    let element = view.nibOrigin?.element
    return Diagnostic(
      "huge-view", .warning,
      "\(view.nibDisplayName) is \(NibNumber.text(size.width)) x \(NibNumber.text(size.height)) points: only the first "
        + "\(NibNumber.text(shown.width)) x \(NibNumber.text(shown.height)) are drawn",
      at: element?.location, path: element?.nibObjectPath ?? ObjectPath())
  }
}

extension NibCanvas {
  /// Lays out one of the roots for options that differ only in size. The result is the same as after loading
  /// the document again.
  ///
  /// - Returns: false, without any change, if the document must be loaded again: because the root does not
  ///   belong to the canvas, because it contains a scroll view, which keeps its scroll position, or because
  ///   the options differ in size classes or in something other than the size.
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

/// The places of all views of a tree before its layout, from which autoresizing masks and ambiguous views start.
struct SavedPlaces {
  private struct Place {
    let view: UIView
    let frame: CGRect
    let boundsOrigin: CGPoint
  }

  private var places: [Place] = []
  /// True if one of the views scrolls.
  private(set) var holdScrollViews = false

  init(_ root: UIView) { add(root) }

  private mutating func add(_ view: UIView) {
    places.append(Place(view: view, frame: view.storedFrame, boundsOrigin: view.storedBoundsOrigin))
    if view is UIScrollView { holdScrollViews = true }
    for subview in view.subviews { add(subview) }
  }

  /// Restores the saved places, so that the views can be laid out again.
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
