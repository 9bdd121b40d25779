/// Indicates that a scroll view's content is being reloaded. The key Ctrl-R begins refreshing in place of UIKit's pull
/// gesture, and the program ends it.
open class UIRefreshControl: UIControl {
  /// Whether the content is being reloaded.
  open private(set) var isRefreshing = false
  /// The text beside the indicator. Its attributes have no effect.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// Creates a control that is hidden until refreshing begins.
  public init() {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates a control with a frame. It is hidden until refreshing begins.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a control from a nib. It is hidden until refreshing begins.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The attributes of a refresh control, in addition to those of every control.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIRefreshControl, RefreshControlWord>.table(
        .child(.attributedTitle, NSAttributedString.nib) { $0.attributedTitle = $1 })
  }

  /// A refresh control never has the focus.
  open override var canBecomeFocused: Bool { false }

  /// Shows the control. Sends no action, as in UIKit.
  open func beginRefreshing() { nibSet(isRefreshing: true) }

  /// Hides the control.
  open func endRefreshing() { nibSet(isRefreshing: false) }

  /// Begins refreshing at the request of the user, and sends `valueChanged`. Returns false if the control is disabled
  /// or already refreshing.
  func nibBeginByUser() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  private func nibSet(isRefreshing: Bool) {
    self.isRefreshing = isRefreshing
    isHidden = !isRefreshing
    superview?.setNeedsLayout()
  }

  /// Places the control at the top of a scroll view's visible area, below the content inset. It is one row high in
  /// the terminal, otherwise 60 points.
  func nibPlace(in view: UIScrollView) {
    let height = view.nibEnvironment.rules.isTerminal ? TextMetrics.rowHeight : 60
    let newFrame = CGRect(
      x: view.bounds.minX, y: view.bounds.minY + view.adjustedContentInset.top, width: view.bounds.width,
      height: height)
    if frame != newFrame { frame = newFrame }
  }

  /// Draws an arrow and the title, for example `↻ Loading`.
  open override func nibDraw(in context: NibDrawingContext) {
    let title = attributedTitle.map { " \($0.string)" } ?? ""
    context.canvas.put(
      "↻" + title, in: context.controlLine, .center, style: context.controlStyle(.systemGray))
  }
}
