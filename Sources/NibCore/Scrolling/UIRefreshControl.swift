/// Indicates that a scroll view's content is being reloaded. A terminal has no pull gesture, so the program
/// starts and ends refreshing.
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  public private(set) var isRefreshing = false
  /// The text beside the indicator.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// A control that is hidden until loading begins.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The attributes of a refresh control, in addition to those of every control.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .child("attributedTitle", decode: NSAttributedString.nib) {
        (control: UIRefreshControl, title: NSAttributedString) in control.attributedTitle = title
      }
    ]
  }

  /// A refresh control never has the focus.
  open override var canBecomeFocused: Bool { false }

  /// Marks the beginning of loading and shows the control. Sends no action, as in UIKit.
  open func beginRefreshing() { nibSetRefreshing(true) }

  /// Marks the end of loading and hides the control.
  open func endRefreshing() { nibSetRefreshing(false) }

  private func nibSetRefreshing(_ isOn: Bool) {
    isRefreshing = isOn
    isHidden = !isOn
    superview?.setNeedsLayout()
  }

  /// Places the control in the first line of a scroll view's visible area.
  func nibPlace(in view: UIScrollView) {
    let height = view.nibEnvironment.rules.isTerminal ? TextMetrics.rowHeight : 60
    let place = CGRect(
      x: view.bounds.minX, y: view.bounds.minY + view.adjustedContentInset.top, width: view.bounds.width,
      height: height)
    if frame != place { frame = place }
  }

  /// Draws `↻ Loading`.
  open override func nibDraw(in context: NibDrawingContext) {
    let title = attributedTitle.map { " \($0.string)" } ?? ""
    context.canvas.put(
      "↻" + title, in: context.controlLine, .center, style: context.controlStyle(.systemGray))
  }
}
