extension NibCanvas {
  /// Gives a root view the size that the options ask for, before it is laid out.
  func giveSize(to view: UIView, _ around: StoryboardBars.Surroundings) {
    if let size = size(for: view, around) { view.frame.size = size }
    guard let cell = view as? UITableViewCell else { return }
    guard options.size == nil, options.contentSize > .large else { return }
    // A row of a table is as high as its text needs at another size than the one it was made with.
    let (width, height) = (cell.frame.width, cell.frame.height)
    cell.frame.size.height = max(height, cell.nibFittingHeight(width: width))
  }

  /// The size a root is given: the one asked for; else the device's for what fills a screen, its width for what spans
  /// one or lies in a table; else the saved one.
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

  /// What is larger than any drawing can be is told: only a part of it is shown.
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
        + "\(NibNumber.text(CGFloat(shown.width))) x \(NibNumber.text(CGFloat(shown.height))) are drawn",
      at: element?.location, path: element?.nibObjectPath ?? ObjectPath())
  }
}
