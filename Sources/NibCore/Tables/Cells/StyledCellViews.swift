/// The labels and the image view of a cell with one of UIKit's four styles, and their layout.
///
/// Positions and sizes follow the frames that Interface Builder saved for styled cells.
final class StyledCellViews {
  private let style: UITableViewCell.CellStyle?
  /// The cell's `textLabel`, also called the title below.
  let text: UILabel?
  /// The cell's `detailTextLabel`. A cell made in code has one unless its style is `default`.
  let detail: UILabel?
  /// The cell's `imageView`. A cell made in code has one unless its style is `value2`. It takes up space only
  /// while it has an image.
  let image: UIImageView?
  /// Whether the views were added to custom content, whose constraints do not place them.
  private let isAdded: Bool

  /// Stores the views of a cell from a nib. `style` is `nil` for a cell with custom content.
  init(
    style: UITableViewCell.CellStyle?, text: UILabel?, detail: UILabel?, image: UIImageView?,
    isAdded: Bool = false
  ) {
    self.isAdded = isAdded
    self.style = style
    self.text = text
    self.detail = detail
    self.image = image
  }

  /// Makes the views of a cell that is created in code and adds them to its content view. Makes no views if
  /// `style` is `nil`.
  convenience init(style: UITableViewCell.CellStyle?, contentView: UIView, isAdded: Bool = false) {
    guard let style else {
      self.init(style: nil, text: nil, detail: nil, image: nil)
      return
    }
    let sizes = StyledCellViews.fontSizes(style)
    let image = style == .value2 ? nil : UIImageView(frame: .zero)
    let text = StyledCellViews.label(size: sizes.text)
    let detail = style == .default ? nil : StyledCellViews.label(size: sizes.detail)
    if style != .subtitle { detail?.textColor = .secondaryLabel }
    if style == .value2 { text.textColor = contentView.tintColor }
    for case let view? in [image, text, detail] as [UIView?] { contentView.addSubview(view) }
    self.init(style: style, text: text, detail: detail, image: image, isAdded: isAdded)
  }

  private static func fontSizes(_ style: UITableViewCell.CellStyle) -> (text: CGFloat, detail: CGFloat) {
    switch style {
    case .default, .value1: (17, 17)
    case .value2: (12, 12)
    case .subtitle: (17, 12)
    }
  }

  private static func label(size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: size)
    return label
  }

  // MARK: Layout

  /// Sets the frame of each view in the cell's content view. Has no effect on cells without a style and on cells
  /// whose content is laid out by constraints.
  func place(in cell: UITableViewCell) {
    guard let style, let text, isLaidOut(in: cell) else { return }
    let row = Row(cell)
    let area = self.area(of: cell, row)
    if let image, let size = row.imageSize(image) {
      let left = area.minX - row.imageGap - imageColumn(row)
      image.frame = row.rect(
        x: left + (imageColumn(row) - size.width) / 2, width: size.width, height: size.height)
    }
    let sizes = self.sizes(style, text, area.width, row)
    switch style {
    case .default:
      text.frame = CGRect(x: area.minX, y: 0, width: area.width, height: row.height)
    case .subtitle: placeStacked(text, sizes, area, row)
    case .value1, .value2: placeBeside(style, text, sizes, area, row)
    }
    if row.isRightToLeft { for case let view? in [image, text, detail] as [UIView?] { row.mirror(view) } }
  }

  /// Whether the style determines the frames of the views. False for content that is laid out by constraints.
  private func isLaidOut(in cell: UITableViewCell) -> Bool {
    style != nil && text != nil && (isAdded || !cell.contentView.nibUsesConstraints)
  }

  /// Whether `place(in:)` sets the frame of a view.
  func places(_ view: UIView, in cell: UITableViewCell) -> Bool {
    isLaidOut(in: cell) && [text, detail, image].contains { $0 === view }
  }

  /// The height in points that the labels need at the cell's width, including the margins above and below them; `nil` for
  /// a cell without a style.
  func height(in cell: UITableViewCell) -> CGFloat? {
    guard let style, let text else { return nil }
    var row = Row(cell)
    row.height = cell.nibMinimumHeight - cell.nibSeparatorHeight
    let margins = cell.contentView.layoutMargins
    func needed() -> CGFloat {
      let sizes = self.sizes(style, text, area(of: cell, row).width, row)
      let (title, value) = (sizes.title.height, sizes.detail.height)
      return (style == .subtitle ? title + value : max(title, value)) + margins.top + margins.bottom
    }
    let height = needed()
    guard wrapsText, image?.image != nil, height > row.height else { return height }
    // In the higher row, the image can be wider, so that less width is left for the texts.
    row.height = height
    return needed()
  }

  /// Whether the height of a label depends on its width.
  var wrapsText: Bool { [text, detail].contains { $0.map { $0.numberOfLines != 1 } ?? false } }

  /// The part of the content view between the margins at the sides, after the indentation and the image. The result is for
  /// a left-to-right layout; `place(in:)` mirrors the frames that are computed from it.
  private func area(of cell: UITableViewCell, _ row: Row) -> CGRect {
    var margins = cell.contentView.layoutMargins
    let rules = cell.nibEnvironment.rules
    // Before iOS 11, styled cells used the separator's inset instead of the margins.
    if rules.follows(.styledCellsIgnoreMargins) { (margins.left, margins.right) = (15, 15) }
    if rules.follows(.styledTextsReachAccessory), cell.nibHasAccessory { margins.right = 1 }
    let bounds = cell.contentView.bounds
    let indent = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
    let column = imageColumn(row)
    let left =
      (cell.nibIsRightToLeft ? margins.right : margins.left) + indent
      + (column > 0 ? column + row.imageGap : 0)
    let right = cell.nibIsRightToLeft ? margins.left : margins.right
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// The width of the column that contains the image; 0 without an image. A symbol is centered in a column of fixed width,
  /// however narrow the symbol is.
  private func imageColumn(_ row: Row) -> CGFloat {
    guard let image, let size = row.imageSize(image) else { return 0 }
    return image.image?.isSymbolImage == true ? max(size.width, row.symbolWidth) : size.width
  }

  private func sizes(
    _ style: UITableViewCell.CellStyle, _ text: UILabel, _ width: CGFloat, _ row: Row
  ) -> Sizes {
    let title = fitting(text, width)
    guard let detail, style != .default else { return Sizes(title: title, detail: .zero) }
    switch style {
    case .default, .subtitle: return Sizes(title: title, detail: fitting(detail, width))
    case .value2:
      let column = min(width, row.titleWidth)
      let rest = max(0, width - column - row.textGap)
      return Sizes(
        title: CGSize(width: column, height: fitting(text, column).height),
        detail: CGSize(width: rest, height: fitting(detail, rest).height))
    case .value1:
      // A title of one line is not shortened for the detail text. One that wraps leaves up to half of the width.
      let wish = min(fitting(detail, width).width + row.textGap, width / 2)
      let first = text.numberOfLines == 1 ? title : fitting(text, width - wish)
      return Sizes(title: first, detail: fitting(detail, max(0, width - first.width - row.textGap)))
    }
  }

  private struct Sizes {
    let title: CGSize
    let detail: CGSize
  }

  /// Places the title above the detail text and centers both together.
  private func placeStacked(_ text: UILabel, _ sizes: Sizes, _ area: CGRect, _ row: Row) {
    let gap = sizes.detail.height == 0 ? 0 : row.lineGap
    let top = row.top(ofHeight: sizes.title.height + gap + sizes.detail.height, isStacked: true)
    text.frame = CGRect(origin: CGPoint(x: area.minX, y: top), size: sizes.title)
    detail?.frame = CGRect(
      origin: CGPoint(x: area.minX, y: top + sizes.title.height + gap), size: sizes.detail)
  }

  /// Places title and detail text side by side. In `value1` the detail text is at the right edge; in `value2` it
  /// follows the title, whose width is fixed.
  private func placeBeside(
    _ style: UITableViewCell.CellStyle, _ text: UILabel, _ sizes: Sizes, _ area: CGRect, _ row: Row
  ) {
    let (title, value) = (sizes.title, sizes.detail)
    text.frame = row.rect(x: area.minX, width: title.width, height: title.height)
    guard let detail else { return }
    if style == .value2 { text.textAlignment = row.isRightToLeft ? .left : .right }
    let x = style == .value2 ? text.frame.maxX + row.textGap : area.maxX - value.width
    detail.frame = row.rect(x: x, width: value.width, height: value.height)
  }

  /// A label's size in the available width. Text that can wrap is as high as its lines need. On the canvas, a label without
  /// text has its saved size, because Interface Builder shows a sample text in it.
  private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard label.numberOfLines == 1 || width > 0 else { return .zero }
    var size = label.intrinsicContentSize
    if label.numberOfLines != 1 { size = label.sizeThatFits(CGSize(width: width, height: 0)) }
    if label.nibIsOnCanvas, (label.text ?? "").isEmpty {
      size = label.nibOrigin?.savedFrame?.size ?? size
    }
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Computes positions in the cell's content view. All lengths are in points.
  private struct Row {
    var height: CGFloat
    let width: CGFloat
    let isRightToLeft: Bool
    let isTerminal: Bool
    private let isOnCanvas: Bool
    private let roundsLinesDown: Bool
    /// The distance between title and subtitle.
    let lineGap: CGFloat
    private let grid: PixelGrid

    init(_ cell: UITableViewCell) {
      height = cell.contentView.bounds.height
      width = cell.contentView.bounds.width
      isRightToLeft = cell.nibIsRightToLeft
      let rules = cell.nibEnvironment.rules
      isTerminal = rules.isTerminal
      isOnCanvas = cell.nibIsOnCanvas
      roundsLinesDown = rules.follows(.distantStyledLines)
      lineGap = isTerminal || rules.follows(.touchingStyledLines) ? 0 : roundsLinesDown ? 2 : 1
      grid = PixelGrid(step: CGFloat(rules.pixelHeight))
    }

    var imageGap: CGFloat { isTerminal ? 8 : 15 }
    /// The distance between a title and the detail text beside it.
    var textGap: CGFloat { isTerminal ? 8 : 6 }
    /// The width of the title in `value2`.
    var titleWidth: CGFloat { isTerminal ? 96 : 97 }
    var symbolWidth: CGFloat { isTerminal ? 16 : 24 }

    func round(_ value: CGFloat) -> CGFloat { grid.round(value) }

    /// The y coordinate of content with the given height that is centered in the row. Interface Builder rounds it
    /// up to whole points. Newer versions round down if there are two lines.
    func top(ofHeight height: CGFloat, isStacked: Bool = false) -> CGFloat {
      let middle = (self.height - height) / 2
      guard isOnCanvas else { return round(middle) }
      return middle.rounded(isStacked && roundsLinesDown ? .down : .up)
    }

    /// A rectangle that is vertically centered in the row.
    func rect(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
      CGRect(x: x, y: top(ofHeight: height), width: width, height: height)
    }

    /// The image's size, limited to the row's height; `nil` without an image.
    func imageSize(_ view: UIImageView) -> CGSize? {
      let size = view.intrinsicContentSize
      guard size.width > 0, size.height > 0 else { return nil }
      let scale = min(1, height / size.height)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func mirror(_ view: UIView) { view.frame.origin.x = width - view.frame.maxX }
  }
}
