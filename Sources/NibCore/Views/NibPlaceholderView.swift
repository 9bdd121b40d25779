/// A view whose content is no affair of a terminal: a map, a web page, a scene. It shows a frame with its name.
open class NibPlaceholderView: UIView {
  /// Kept: nothing happens in the view that it could be told of.
  open weak var delegate: AnyObject?

  /// What stands in the frame.
  open var nibPlaceholderName: String { nibClassName(of: self) }

  /// A placeholder.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A placeholder from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of every placeholder, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.property("delegate", \NibPlaceholderView.delegate)]
  }

  /// Attributes of a map, a page or a scene, which change nothing of a frame with a name.
  static func ignored(_ names: String...) -> [NibAttribute] {
    names.map { .ignored($0, because: "a terminal shows no more than the view's name") }
  }

  /// Children with such a key.
  static func ignoredChildren(_ keys: String...) -> [NibAttribute] {
    keys.map { .ignoredChild($0, because: "a terminal shows no more than the view's name") }
  }

  /// Draws the frame and the name; in boxes style the renderer has done both.
  open override func nibDraw(in context: NibDrawingContext) {
    guard context.style == .rendered, !context.cells.isEmpty else { return }
    let style = context.style(.secondaryLabel, .dim)
    context.canvas.drawBox(context.cells, lines: .dashed, style: style)
    let line = context.controlLine
    let room = CellRect(
      column: 1, row: line.minRow, columns: max(0, line.size.columns - 2), rows: 1)
    context.canvas.put(nibPlaceholderName, in: room, .center, style: style)
  }
}
