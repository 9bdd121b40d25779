/// The view that shows a presented controller in a box, in a terminal: a popover, a form sheet, or a sheet with a low
/// detent. It fills the window, and dismisses the controller if the user clicks beside the box.
final class PresentationContainer: UIView {
  private unowned let controller: UIViewController
  private let box: PresentationBox

  /// Adds the controller's view to a new container. Returns `nil` if the controller covers the whole window.
  init?(_ controller: UIViewController, in window: UIWindow) {
    guard let view = controller.viewIfLoaded, controller.nibEnvironment.rules.isTerminal,
      PresentationContainer.shows(controller)
    else { return nil }
    self.controller = controller
    box = PresentationBox(view)
    super.init(frame: window.bounds)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  private static func shows(_ controller: UIViewController) -> Bool {
    switch controller.modalPresentationStyle {
    case .popover, .formSheet: true
    case .pageSheet, .automatic: controller.sheetPresentationController?.nibHasLowDetent ?? false
    default: false
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    box.arrow = nil
    box.backgroundColor = .systemBackground
    switch controller.modalPresentationStyle {
    case .popover: placePopover()
    case .formSheet: placeCentered(boxSize(defaultSize: PresentationPlace.formSheet))
    default: placeSheet()
    }
  }

  /// The size of the box: the preferred size of the controller, or else the default size, plus the border.
  private func boxSize(defaultSize: CGSize) -> CGSize {
    let (column, row) = (TextMetrics.columnWidth, TextMetrics.rowHeight)
    let preferred = controller.nibPreferredSize
    let width = preferred.width > 0 ? preferred.width : defaultSize.width
    let height = preferred.height > 0 ? preferred.height : defaultSize.height
    return CGSize(
      width: width.rounded(.up, to: column) + 2 * column, height: height.rounded(.up, to: row) + 2 * row)
  }

  private func placeSheet() {
    let detent = controller.sheetPresentationController?.nibHeight(
      maximum: bounds.height, traits: traitCollection)
    let row = TextMetrics.rowHeight
    let height = min(bounds.height, max(3 * row, (detent ?? bounds.height).rounded(.up, to: row)))
    box.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func placeCentered(_ size: CGSize) {
    let size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(.down, to: TextMetrics.columnWidth),
      y: ((bounds.height - size.height) / 2).rounded(.down, to: TextMetrics.rowHeight),
      width: size.width, height: size.height)
  }

  /// The size of a popover whose controller prefers none, in points.
  private static let defaultPopoverSize = CGSize(width: 320, height: 480)

  /// Places a popover beside its anchor, or in the middle.
  private func placePopover() {
    let size = boxSize(defaultSize: PresentationContainer.defaultPopoverSize)
    guard let popover = controller.popoverPresentationController else { return placeCentered(size) }
    let anchor = popover.nibAnchor(in: self)?.intersection(bounds)
    let place = anchor.flatMap { anchor in
      anchor.isNull ? nil : PopoverPlace(anchor, size, in: bounds, popover.permittedArrowDirections)
    }
    popover.arrowDirection = place?.direction ?? .unknown
    guard let place else { return placeCentered(size) }
    box.frame = place.frame
    if let color = popover.backgroundColor { box.backgroundColor = color }
    box.arrow = place.arrow
  }

  /// Clicks on the views that a popover passes through are not received.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let isPopover = controller.modalPresentationStyle == .popover
    let views = isPopover ? controller.popoverPresentationController?.passthroughViews ?? [] : []
    return box.frame.contains(point)
      || !views.contains { $0.window === window && $0.convert($0.bounds, to: self).contains(point) }
  }

  override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    let isClick = event.action == .release && event.button == .left
    if box.frame.contains(point) {
      let isOnUpperBorder = point.y < box.frame.minY + TextMetrics.rowHeight
      guard isClick, isOnUpperBorder else { return false }
      return controller.nibMoveDetent(by: 1) || controller.nibMoveDetent(by: -1)
    }
    if isClick { controller.nibDismissByUser() }
    return true
  }
}

/// A box with a border around the view of a presented controller.
private final class PresentationBox: UIView {
  /// The character on the border that points to the source of a popover, and its cell in points; `nil` for none.
  var arrow: (text: String, frame: CGRect)? { didSet { setNeedsLayout() } }
  private let content: UIView
  private let arrowLabel = UILabel()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.borderWidth = 1
    layer.cornerRadius = 10
    layer.borderColor = UIColor.separator.cgColor
    addSubview(content)
    addSubview(arrowLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A controller's view is elsewhere while another controller covers it.
    if content.superview === self {
      content.frame = bounds.insetBy(dx: TextMetrics.columnWidth, dy: TextMetrics.rowHeight)
    }
    arrowLabel.text = arrow?.text
    arrowLabel.frame = arrow?.frame ?? .zero
  }
}

/// The frame of a popover beside the rectangle to which it points. All rectangles are in points of the same view.
private struct PopoverPlace {
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  private let anchor: CGRect

  /// Finds the side with enough room, or the side with the most room. Returns `nil` if no permitted side has room for a
  /// few lines.
  init?(_ anchor: CGRect, _ size: CGSize, in area: CGRect, _ permitted: UIPopoverArrowDirection) {
    let (column, row) = (TextMetrics.columnWidth, TextMetrics.rowHeight)
    // The cells that the anchor touches.
    let left = anchor.minX.rounded(.down, to: column)
    let right = anchor.maxX.rounded(.up, to: column)
    let top = anchor.minY.rounded(.down, to: row)
    let bottom = anchor.maxY.rounded(.up, to: row)
    let sides: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(x: area.minX, y: bottom, width: area.width, height: area.maxY - bottom)),
      (.down, CGRect(x: area.minX, y: area.minY, width: area.width, height: top - area.minY)),
      (.left, CGRect(x: right, y: area.minY, width: area.maxX - right, height: area.height)),
      (.right, CGRect(x: area.minX, y: area.minY, width: left - area.minX, height: area.height)),
    ]
    let usable = sides.filter { direction, room in
      permitted.contains(direction) && room.width >= PopoverPlace.smallest.width
        && room.height >= PopoverPlace.smallest.height
    }
    func sizeThatFits(_ room: CGRect) -> CGSize {
      CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    func usedArea(_ room: CGRect) -> CGFloat { sizeThatFits(room).width * sizeThatFits(room).height }
    guard
      let (direction, room) = usable.first(where: { sizeThatFits($0.1) == size })
        ?? usable.max(by: { usedArea($0.1) < usedArea($1.1) })
    else { return nil }
    let size = sizeThatFits(room)
    // The box is centered at the anchor, or at the nearest place that has room.
    let x = (anchor.midX - size.width / 2).rounded(.down, to: column)
    let y = (anchor.midY - size.height / 2).rounded(.down, to: row)
    let origin = CGPoint(
      x: min(max(x, room.minX), room.maxX - size.width), y: min(max(y, room.minY), room.maxY - size.height))
    frame = CGRect(origin: origin, size: size)
    self.direction = direction
    self.anchor = anchor
  }

  /// The smallest useful size of a popover: a border around three lines of twelve columns.
  private static let smallest = CGSize(width: 14 * TextMetrics.columnWidth, height: 5 * TextMetrics.rowHeight)

  /// The character that stands for the arrow, and its cell in the box: on the border, at the middle of the anchor, but
  /// not in a corner.
  var arrow: (text: String, frame: CGRect) {
    let (column, row) = (TextMetrics.columnWidth, TextMetrics.rowHeight)
    let x = min(max(anchor.midX - frame.minX, column), frame.width - 2 * column).rounded(.down, to: column)
    let y = min(max(anchor.midY - frame.minY, row), frame.height - 2 * row).rounded(.down, to: row)
    let (text, origin) =
      switch direction {
      case .up: ("▲", CGPoint(x: x, y: 0))
      case .down: ("▼", CGPoint(x: x, y: frame.height - row))
      case .left: ("◀", CGPoint(x: 0, y: y))
      default: ("▶", CGPoint(x: frame.width - column, y: y))
      }
    return (text, CGRect(origin: origin, size: CGSize(width: column, height: row)))
  }
}

extension CGFloat {
  /// The nearest multiple of a length in a direction.
  fileprivate func rounded(_ rule: FloatingPointRoundingRule, to length: CGFloat) -> CGFloat {
    (self / length).rounded(rule) * length
  }
}

extension UIViewController {
  /// The container that shows the controller in a box; `nil` if the controller covers the window or is not presented.
  var nibPresentationContainer: PresentationContainer? {
    viewIfLoaded?.superview?.superview as? PresentationContainer
  }

  /// Called after the preferred size has changed.
  func nibPreferredSizeDidChange() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    for controller in nibLineage { controller.nibPresentationContainer?.setNeedsLayout() }
  }

  /// Selects the next higher or lower detent of a sheet. Returns false if there is none.
  func nibMoveDetent(by step: Int) -> Bool {
    guard nibPresentationContainer != nil, modalPresentationStyle != .popover,
      modalPresentationStyle != .formSheet
    else { return false }
    return sheetPresentationController?.nibMoveDetent(by: step) ?? false
  }
}
