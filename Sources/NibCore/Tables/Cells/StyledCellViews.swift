/// The labels and the image view of a cell with one of UIKit's four styles, and their layout.
///
/// Positions and sizes follow the frames that Interface Builder saved for styled cells.
final class StyledCellViews {
  private let style: UITableViewCell.CellStyle?
  /// The cell's `textLabel`.
  let title: UILabel?
  /// The cell's `detailTextLabel`. A cell made in code has one unless its style is `default`.
  let detail: UILabel?
  /// The cell's `imageView`. A cell made in code has one unless its style is `value2`. It takes up space only
  /// while it has an image.
  let image: UIImageView?
  /// Whether the views were added to custom content, whose constraints do not place them.
  private let isAdded: Bool

  private var views: [UIView] { [image, title, detail].compactMap { $0 } }

  /// Stores the views of a cell from a nib. `style` is `nil` for a cell with custom content.
  init(
    style: UITableViewCell.CellStyle?, title: UILabel?, detail: UILabel?, image: UIImageView?,
    isAdded: Bool = false
  ) {
    self.isAdded = isAdded
    self.style = style
    self.title = title
    self.detail = detail
    self.image = image
  }

  /// Makes the views of a cell that is created in code and adds them to its content view. Makes no views if
  /// `style` is `nil`.
  convenience init(style: UITableViewCell.CellStyle?, contentView: UIView, isAdded: Bool = false) {
    guard let style else {
      self.init(style: nil, title: nil, detail: nil, image: nil)
      return
    }
    let sizes = StyledCellViews.fontSizes(style)
    let image = style == .value2 ? nil : UIImageView(frame: .zero)
    let title = StyledCellViews.label(size: sizes.title)
    let detail = style == .default ? nil : StyledCellViews.label(size: sizes.detail)
    if style != .subtitle { detail?.textColor = .secondaryLabel }
    if style == .value2 { title.textColor = contentView.tintColor }
    self.init(style: style, title: title, detail: detail, image: image, isAdded: isAdded)
    for view in views { contentView.addSubview(view) }
  }

  private static func fontSizes(_ style: UITableViewCell.CellStyle) -> (title: CGFloat, detail: CGFloat) {
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
    guard let style, let title, placesViews(of: cell) else { return }
    let row = Row(cell)
    let area = self.area(of: cell, row)
    if let image, let size = row.imageSize(image) {
      let left = area.minX - row.imageGap - imageColumn(row)
      image.frame = row.rect(
        x: left + (imageColumn(row) - size.width) / 2, width: size.width, height: size.height)
    }
    let sizes = sizes(of: title, style, width: area.width, in: row)
    switch style {
    case .default:
      title.frame = CGRect(x: area.minX, y: 0, width: area.width, height: row.height)
    case .subtitle: placeStacked(title, sizes, in: area, of: row)
    case .value1, .value2: placeBeside(title, style, sizes, in: area, of: row)
    }
    if row.isRightToLeft { views.forEach(row.mirror) }
  }

  /// Whether the style determines the frames of the views. False for content that is laid out by constraints.
  private func placesViews(of cell: UITableViewCell) -> Bool {
    style != nil && title != nil && (isAdded || !cell.contentView.nibUsesConstraints)
  }

  /// Whether `place(in:)` sets the frame of a view.
  func places(_ view: UIView, in cell: UITableViewCell) -> Bool {
    placesViews(of: cell) && views.contains { $0 === view }
  }

  /// The height in points that the labels need at the cell's width, including the margins above and below them; `nil`
  /// for a cell without a style.
  func height(in cell: UITableViewCell) -> CGFloat? {
    guard let style, let title else { return nil }
    var row = Row(cell)
    row.height = cell.nibMinimumHeight - cell.nibSeparatorHeight
    let margins = cell.contentView.layoutMargins
    func heightInRow() -> CGFloat {
      let sizes = self.sizes(of: title, style, width: area(of: cell, row).width, in: row)
      let heights = (title: sizes.title.height, detail: sizes.detail.height)
      let content = style == .subtitle ? heights.title + heights.detail : max(heights.title, heights.detail)
      return content + margins.top + margins.bottom
    }
    let height = heightInRow()
    guard wrapsText, image?.image != nil, height > row.height else { return height }
    // In the higher row, the image can be wider, so that less width is left for the texts.
    row.height = height
    return heightInRow()
  }

  /// Whether the height of a label depends on its width.
  var wrapsText: Bool { [title, detail].contains { ($0?.numberOfLines ?? 1) != 1 } }

  /// The side margins of styled cells of tvOS, on which the toolsVersion has no influence (docs/interface-builder.md 9.3).
  private func televisionMargins(of cell: UITableViewCell) -> (left: CGFloat, right: CGFloat) {
    guard let table = cell.superview as? UITableView, table.style != .plain else { return (20, 20) }
    return (30, cell.nibHasAccessory ? 20 : 30)
  }

  /// The part of the content view between the margins at the sides, after the indentation and the image. The result is
  /// for a left-to-right layout; `place(in:)` mirrors the frames that are computed from it.
  private func area(of cell: UITableViewCell, _ row: Row) -> CGRect {
    var margins = cell.contentView.layoutMargins
    let rules = cell.nibEnvironment.rules
    // Before iOS 11, styled cells used the separator's inset instead of the margins.
    if rules.follows(.styledCellsIgnoreMargins) { (margins.left, margins.right) = (15, 15) }
    if rules.follows(.styledTextsReachAccessory), cell.nibHasAccessory { margins.right = 1 }
    if rules.isTelevision { (margins.left, margins.right) = televisionMargins(of: cell) }
    let bounds = cell.contentView.bounds
    let indent = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
    let column = imageColumn(row)
    let left =
      (cell.nibIsRightToLeft ? margins.right : margins.left) + indent
      + (column > 0 ? column + row.imageGap : 0)
    let right = cell.nibIsRightToLeft ? margins.left : margins.right
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// The width of the column that contains the image; 0 without an image. A narrow symbol is centered in a column of
  /// fixed width.
  private func imageColumn(_ row: Row) -> CGFloat {
    guard let image, let size = row.imageSize(image) else { return 0 }
    return image.image?.isSymbolImage == true ? max(size.width, row.symbolWidth) : size.width
  }

  /// The sizes of the title and the detail text in a row.
  ///
  /// - Parameter width: the width that is left for both texts, in points.
  private func sizes(
    of title: UILabel, _ style: UITableViewCell.CellStyle, width: CGFloat, in row: Row
  ) -> Sizes {
    guard let detail, style != .default else { return Sizes(title: fittingSize(title, width), detail: .zero) }
    switch style {
    case .default, .subtitle:
      return Sizes(title: fittingSize(title, width), detail: fittingSize(detail, width))
    case .value2:
      let titleWidth = min(width, row.titleWidth)
      let detailWidth = max(0, width - titleWidth - row.textGap)
      return Sizes(
        title: CGSize(width: titleWidth, height: fittingSize(title, titleWidth).height),
        detail: CGSize(width: detailWidth, height: fittingSize(detail, detailWidth).height))
    case .value1:
      // A title of one line is not shortened for the detail text. A title that wraps leaves up to half of the width.
      let reserved = min(fittingSize(detail, width).width + row.textGap, width / 2)
      let titleSize = fittingSize(title, title.numberOfLines == 1 ? width : width - reserved)
      return Sizes(
        title: titleSize, detail: fittingSize(detail, max(0, width - titleSize.width - row.textGap)))
    }
  }

  private struct Sizes {
    let title: CGSize
    let detail: CGSize
  }

  /// Places the title above the detail text and centers both together.
  private func placeStacked(_ title: UILabel, _ sizes: Sizes, in area: CGRect, of row: Row) {
    let gap = sizes.detail.height == 0 ? 0 : row.lineGap
    let top = row.top(ofHeight: sizes.title.height + gap + sizes.detail.height, isStacked: true)
    title.frame = CGRect(origin: CGPoint(x: area.minX, y: top - row.titleRise), size: sizes.title)
    detail?.frame = CGRect(
      origin: CGPoint(x: area.minX, y: top + sizes.title.height + gap), size: sizes.detail)
  }

  /// Places title and detail text side by side. In `value1` the detail text is at the right edge; in `value2` it
  /// follows the title, whose width is fixed.
  private func placeBeside(
    _ title: UILabel, _ style: UITableViewCell.CellStyle, _ sizes: Sizes, in area: CGRect, of row: Row
  ) {
    title.frame = row.rect(x: area.minX, width: sizes.title.width, height: sizes.title.height)
    guard let detail else { return }
    if style == .value2 { title.textAlignment = row.isRightToLeft ? .left : .right }
    let x = style == .value2 ? title.frame.maxX + row.textGap : area.maxX - sizes.detail.width
    detail.frame = row.rect(x: x, width: sizes.detail.width, height: sizes.detail.height)
  }

  /// A label's size in the available width. Text that can wrap is as high as its lines need. On the canvas, a label
  /// without text has its saved size, because Interface Builder shows a sample text in it.
  private func fittingSize(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard label.numberOfLines == 1 || width > 0 else { return .zero }
    var size = label.intrinsicContentSize
    if label.numberOfLines != 1 { size = label.sizeThatFits(CGSize(width: width, height: 0)) }
    if label.nibFollows(.emptyStyledTextsKeepSize), (label.text ?? "").isEmpty {
      size = label.nibOrigin?.savedFrame?.size ?? size
    }
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The dimensions of a cell's content view, in points, and the distances between the views in it.
  private struct Row {
    var height: CGFloat
    let width: CGFloat
    let isRightToLeft: Bool
    let isTerminal: Bool
    private let startsAtWholePoints: Bool
    private let roundsLinesDown: Bool
    /// The distance between title and subtitle.
    let lineGap: CGFloat
    /// The distance by which the title above a subtitle is higher than in the middle of the row with the subtitle.
    let titleRise: CGFloat
    private let grid: PixelGrid

    init(_ cell: UITableViewCell) {
      height = cell.contentView.bounds.height
      width = cell.contentView.bounds.width
      isRightToLeft = cell.nibIsRightToLeft
      let rules = cell.nibEnvironment.rules
      isTerminal = rules.isTerminal
      startsAtWholePoints = rules.follows(.styledTextsAtWholePoints)
      roundsLinesDown = rules.follows(.distantStyledLines)
      if isTerminal || rules.follows(.touchingStyledLines) {
        lineGap = 0
      } else {
        lineGap = roundsLinesDown ? 2 : 1
      }
      titleRise = rules.follows(.raisedStyledTitles) && cell.nibHasOwnRowHeight ? 2 : 0
      grid = rules.pixelRows
    }

    var imageGap: CGFloat { isTerminal ? 8 : 15 }
    /// The distance between a title and the detail text beside it.
    var textGap: CGFloat { isTerminal ? 8 : 6 }
    /// The width of the title in `value2`.
    var titleWidth: CGFloat { isTerminal ? 96 : 97 }
    var symbolWidth: CGFloat { isTerminal ? 16 : 24 }

    /// The y coordinate of content with the given height that is centered in the row. Interface Builder rounds the
    /// coordinate up to whole points; newer versions round down if there are two lines.
    func top(ofHeight height: CGFloat, isStacked: Bool = false) -> CGFloat {
      let middle = (self.height - height) / 2
      guard startsAtWholePoints else { return grid.round(middle) }
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
