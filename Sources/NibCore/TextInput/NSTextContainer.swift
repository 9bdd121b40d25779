/// The area in which a text view lays out its text.
open class NSTextContainer: NSObject {
  weak var nibTextView: UITextView?

  /// The space at both ends of each line, in points. A terminal does not show it, because space is scarce there.
  open var lineFragmentPadding: CGFloat = 5 { didSet { nibTextView?.nibTextDidChange() } }
  /// The maximum number of lines; 0 for no limit. While the text is edited, all lines are shown.
  open var maximumNumberOfLines = 0 { didSet { nibTextView?.nibTextDidChange() } }
  /// The way in which the last line is shortened if there are more lines than allowed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { nibTextView?.nibTextDidChange() } }
  /// Whether the width follows that of the text view. Stored, but has no effect: the width always follows.
  open var widthTracksTextView = true
  /// Whether the height follows that of the text view. Stored, but has no effect.
  open var heightTracksTextView = false
  /// The areas that the text avoids. Stored, but have no effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// The size in points. In a text view, it is that of the view without its insets, and setting it has no effect.
  open var size: CGSize {
    get {
      guard let view = nibTextView else { return storedSize }
      let insets = view.textContainerInset
      return CGSize(
        width: max(0, view.bounds.width - insets.left - insets.right),
        height: view.isScrollEnabled ? 10_000_000 : max(0, view.bounds.height - insets.top - insets.bottom))
    }
    set { storedSize = newValue }
  }
  private var storedSize: CGSize

  /// Creates an area with a size. No view shows the area yet.
  public init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Creates an area without a size. No view shows the area yet.
  public override convenience init() { self.init(size: .zero) }
}
