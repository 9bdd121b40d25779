/// Says that a scroll view's content is being loaded anew. A terminal has no pulling: programs begin and end
/// it.
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  public private(set) var isRefreshing = false
  /// What is shown beside the indicator.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.handledChild("attributedTitle")]
  }

  /// Marks the beginning of loading; sends nothing, as in UIKit.
  open func beginRefreshing() { isRefreshing = true }

  /// Marks the end of loading.
  open func endRefreshing() { isRefreshing = false }
}
