extension LoadedDocument {
  /// Gives a root view the size that the options request. Called before layout.
  func applyRequestedSize(to view: UIView, _ surroundings: StoryboardBars.Surroundings) {
    if let size = size(for: view, surroundings) { view.frame.size = size }
    if let bar = view as? UINavigationBar { placeOnDevice(bar) }
    guard let cell = view as? UITableViewCell else { return }
    guard options.size == nil, options.contentSize > .large else { return }
    // With a text size above the default, a table cell becomes as high as its text needs.
    let (width, height) = (cell.frame.width, cell.frame.height)
    cell.frame.size.height = max(height, cell.nibFittingHeight(width: width))
  }

  /// Places the bar of a navigation controller at the top of the safe area of the device that the options name. Its saved
  /// position and height belong to the device of the document. The bar of an embedded navigation controller is in its
  /// container.
  private func placeOnDevice(_ bar: UINavigationBar) {
    guard options.chooseScreen, let element = bar.nibOrigin?.element, element.key == "navigationBar"
    else { return }
    let container = element.parent.flatMap { containerPlace(ofController: $0) }
    bar.frame.origin.y = (container?.safeArea ?? environment.rules.safeArea).top
    bar.frame.size.height = bar.intrinsicContentSize.height
    if let container { bar.frame.size.width = container.size.width }
  }

  /// The size of the sheet in which the device shows a root view; `nil` for a view that is not in a sheet.
  package func sheetOnDevice(of view: UIView) -> CGSize? {
    view.nibViewController?.nibOrigin.flatMap { sheetSizes[$0.id] }
  }

  /// The size that a sheet gives a root view, if the options contain a device or an orientation. `nil` for a view
  /// outside a sheet, and for a sheet that fills the screen.
  func sheetSize(of view: UIView, _ surroundings: StoryboardBars.Surroundings) -> CGSize? {
    guard options.chooseScreen, let controller = view.nibViewController, isInSheet(view, surroundings)
    else { return nil }
    let place = PresentationPlace(
      style: surroundings.isInFormSheet ? .formSheet : .pageSheet, environment: environment,
      preferredSize: controller.preferredContentSize)
    let screen = environment.screenSize
    let size = place.frame(in: CGRect(origin: .zero, size: screen)).size
    return size == screen ? nil : size
  }

  /// Whether a root view is in a sheet. This is so if it has the size of a sheet on the document's own canvas, or if
  /// segues present it. Segues that do not name the style of a sheet count only if the saved size is not that of the
  /// screen.
  private func isInSheet(_ view: UIView, _ surroundings: StoryboardBars.Surroundings) -> Bool {
    guard !surroundings.isEmbedded, !surroundings.isInPopover else { return false }
    let isPresented = surroundings.isPageSheet || surroundings.isInSheet
    guard canvas.rules.follows(.presentedScenesAreSheets), canvas.rules.isPhone, !canvas.isLandscape,
      let saved = view.nibOrigin?.savedFrame
    else { return isPresented }
    let shown = CanvasSafeArea(
      canvas, surroundings, size: saved.size, hasController: true, savedTop: saved.minY)
    // A scene that is presented without a style, and saved with the size of the screen, fills the screen.
    let looksLikeSheet = surroundings.isInNamedSheet || saved.size != canvas.screenSize
    return shown.isSheet || (isPresented && looksLikeSheet)
  }

  /// The size for a root view; `nil` to keep its saved size.
  ///
  /// - A size in the options applies to every view.
  /// - On a canvas without a device, views keep their saved sizes.
  /// - If the options contain a device or an orientation, a view that fills a screen gets the size of the new screen.
  ///   The view of a controller fills a screen, with these exceptions: in a sheet, or in a container view of another
  ///   scene, it gets the size of that; an embedded controller, a popover or a freeform scene that is smaller than the
  ///   screen and in no navigation or tab bar controller has its own size. Other views fill a screen
  ///   if they have the size of a device's screen. A cell, header or footer of a table, and a view that is as wide as
  ///   the canvas, get only the width of the new screen.
  /// - Otherwise, the view of a controller with an outdated height gets the size of the screen, and so does one without
  ///   a saved frame on the canvas of an iPad.
  private func size(for view: UIView, _ surroundings: StoryboardBars.Surroundings) -> CGSize? {
    if let size = options.size { return size }
    guard !options.isCanvasWithoutDevice else { return nil }
    guard options.device != nil || options.isLandscape != nil else {
      return hasOutdatedHeight(view, surroundings) || lacksSize(view, surroundings)
        ? environment.screenSize : nil
    }
    if let given = sheetOnDevice(of: view) ?? containerPlace(surroundings)?.size { return given }
    let size = view.frame.size
    let canvas = canvas.screenSize
    let isPart = surroundings.isEmbedded || surroundings.isInPopover || isFreeformPart(size, surroundings)
    let hasOwnSize = isPart && size != canvas
    if view.nibViewController != nil ? !hasOwnSize : Device.isScreen(size) { return environment.screenSize }
    let isInTable = view is UITableViewCell || view is UITableViewHeaderFooterView
    guard isInTable || size.width == canvas.width else { return nil }
    return CGSize(width: environment.screenSize.width, height: size.height)
  }

  /// Returns true for the size of a freeform scene that was designed for a part of the screen, such as a bar that code adds to
  /// another scene. A freeform scene that is higher than the screen, so that the designer sees its whole content, fills the
  /// screen in the program, and so does one from whose height only bars are missing.
  private func isFreeformPart(_ size: CGSize, _ surroundings: StoryboardBars.Surroundings) -> Bool {
    guard surroundings.isFreeform, !surroundings.isInNavigationController, !surroundings.isInTabBarController
    else { return false }
    let (screen, rules) = (canvas.screenSize, canvas.rules)
    let bars =
      rules.safeArea.top + rules.safeArea.bottom + rules.navigationBarHeight + rules.tabBarHeight
    return size.width < screen.width || size.height < screen.height - bars
  }

  /// Returns true for a controller's view without a saved frame in a document for iPads that names no device. All iPads had
  /// the same screen then.
  private func lacksSize(_ view: UIView, _ surroundings: StoryboardBars.Surroundings) -> Bool {
    view.nibViewController != nil && view.nibOrigin?.savedFrame == nil && !surroundings.isEmbedded
      && !surroundings.isPopover && environment.device.idiom == .pad
      && environment.device.id == Device.canvasDefault.id
  }

  /// Returns true if the saved height of a controller's view contradicts the saved frames of its subviews, because some
  /// of them begin below its end. Only views of at most half the height of the screen, and without a freeform size, are
  /// considered.
  private func hasOutdatedHeight(_ view: UIView, _ surroundings: StoryboardBars.Surroundings) -> Bool {
    let (size, screen) = (view.frame.size, environment.screenSize)
    guard view.nibViewController != nil, size.width == screen.width, size.height <= screen.height / 2,
      !surroundings.isEmbedded, !surroundings.isPopover, !surroundings.isFreeform,
      surroundings.freeformSize == nil
    else { return false }
    return view.subviews.contains { $0.frame.minY >= size.height }
  }

  /// A diagnostic for a view that is larger than the largest cell canvas, so that only a part of it is drawn; `nil` for
  /// a smaller view.
  func sizeDiagnostic(for view: UIView) -> Diagnostic? {
    let size = view.frame.size
    let (width, height) = (Double(size.width), Double(size.height))
    let whole = CellGrid.standard.cells(x: 0, y: 0, width: width, height: height).size
    let drawn = CellGrid.standard.canvasSize(width: width, height: height)
    guard whole.columns > drawn.columns || whole.rows > drawn.rows else { return nil }
    let shown = CellGrid.standard.points(of: drawn)
    let element = view.nibOrigin?.element
    return Diagnostic(
      .hugeView,
      "the view is \(size.nibText) points: only the first "
        + "\(NibNumber.text(shown.width)) x \(NibNumber.text(shown.height)) are drawn",
      at: element?.location, path: element?.nibObjectPath ?? ObjectPath())
  }
}

extension LoadedDocument {
  /// Lays out one of the roots again for options that differ only in size. The result is the same as after loading the
  /// document again with these options.
  ///
  /// - Returns: true if the root was laid out; false, without any change, if the document must be loaded again instead.
  ///   This is so if the root does not belong to this document, or contains a scroll view, which would keep its scroll
  ///   position. It is also so if the options differ in more than the size, or result in other size classes.
  public func resize(_ root: UIView, for options: LayoutOptions) -> Bool {
    let options = options.suiting(document)
    guard let frames = framesBeforeLayout[ObjectIdentifier(root)], !frames.includeScrollView,
      canResize(for: options)
    else { return false }
    self.options = options
    frames.restore()
    NibEnvironment.$current.withValue(environment) { layOut(root) }
    return true
  }

  private func canResize(for options: LayoutOptions) -> Bool {
    var sameSize = options
    sameSize.size = self.options.size
    guard sameSize == self.options else { return false }
    let newTraits = NibEnvironment(canvasOf: document, options: options).traits
    let traits = environment.traits
    return newTraits.horizontalSizeClass == traits.horizontalSizeClass
      && newTraits.verticalSizeClass == traits.verticalSizeClass
  }
}

/// The frames of all views of a tree before its first layout. A repeated layout must start from them, because
/// they determine the result for autoresizing masks and ambiguous views.
struct FramesBeforeLayout {
  private struct Entry {
    let view: UIView
    let frame: CGRect
    let boundsOrigin: CGPoint
  }

  private var entries: [Entry] = []
  private(set) var includeScrollView = false

  init(_ root: UIView) { add(root) }

  private mutating func add(_ view: UIView) {
    entries.append(Entry(view: view, frame: view.storedFrame, boundsOrigin: view.storedBoundsOrigin))
    if view is UIScrollView { includeScrollView = true }
    for subview in view.subviews { add(subview) }
  }

  /// Restores the frames and requests a layout of all views.
  func restore() {
    for entry in entries {
      entry.view.storedFrame = entry.frame
      entry.view.storedBoundsOrigin = entry.boundsOrigin
      entry.view.layoutState.solvedFrame = nil
      entry.view.layoutState.needsLayout = true
      entry.view.layoutState.subtreeNeedsLayout = true
    }
  }
}

/// The intrinsic sizes in a document's `<designables>` element. Interface Builder measures them by running the
/// document's `IBDesignable` classes. On the canvas they are used in place of the intrinsic sizes of the classes.
struct DesignableSizes {
  private var sizes: [String: CGSize] = [:]

  init(_ document: NibDocument) {
    guard let list = document.root.child(named: "designables") else { return }
    for element in list.children {
      guard let name = element["name"], let size = element.child(key: "intrinsicContentSize") else {
        continue
      }
      sizes[name] = CGSize(width: size.double("width") ?? -1, height: size.double("height") ?? -1)
    }
  }

  /// Uses the recorded size as the view's placeholder size, unless the document specifies a placeholder size.
  func apply(to view: UIView) {
    guard view.nibFollows(.recordedSizes), let origin = view.nibOrigin, let size = sizes[origin.id],
      !isOutdated(size, origin.savedFrame, view)
    else { return }
    (view as? UILabel)?.nibUseFont(ofRecorded: size)
    guard fits(size, origin.savedFrame, view) else { return }
    if size.width >= 0, view.priorities.placeholderWidth == nil {
      view.priorities.placeholderWidth = size.width
    }
    if size.height >= 0, view.priorities.placeholderHeight == nil {
      view.priorities.placeholderHeight = size.height
    }
  }

  /// Returns true for a label or button whose saved frame is lower than the recorded size, which was therefore recorded
  /// with another version of the class or document.
  private func isOutdated(_ size: CGSize, _ saved: CGRect?, _ view: UIView) -> Bool {
    guard view is UILabel || view is UIButton, let saved else { return false }
    return size.height > saved.height + 0.5
  }

  /// Returns true if the recorded size can be used. A text was measured on a single line, so its size is wrong if the
  /// saved frame is narrower.
  private func fits(_ size: CGSize, _ saved: CGRect?, _ view: UIView) -> Bool {
    guard view.nibContentHeight(forWidth: max(1, view.bounds.width)) != nil, let saved else { return true }
    return size.width <= saved.width + 0.5
  }
}

extension DiagnosticKind {
  package static let hugeView = DiagnosticKind(
    "huge-view", .objects, .warning, "A view is larger than the largest drawing.",
    details: "Only its first part is drawn.", advice: "Correct its size.",
    wrong: .view(height: 200_000), right: .view(height: 200))
}

extension RuleExample {
  fileprivate static func view(height: Int) -> RuleExample {
    "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/></view>"
  }
}

extension CGSize {
  /// The width and the height as text for people, such as `375 x 667`.
  package var nibText: String { "\(NibNumber.text(width)) x \(NibNumber.text(height))" }

  /// Parses a size in points such as `375x667`. Returns `nil` if the text has another form, or if the width or height
  /// is not positive or exceeds 100,000.
  package init?(nibText text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0,
      height > 0,
      width <= 100_000, height <= 100_000
    else { return nil }
    self.init(width: width, height: height)
  }
}
