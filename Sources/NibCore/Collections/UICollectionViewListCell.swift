/// A cell of a list: content with accessories beside it.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks, buttons and views beside the content, from the inside to the edges.
  open var accessories: [UICellAccessory] = [] { didSet { nibReplaceAccessories() } }
  /// The level of the content in an outline.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The space for each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented with the content. Stored, but has no effect: they always are.
  open var indentsAccessories = true
  /// The place of the line below the cell. Constraints to it have no effect: a list in a terminal has no lines.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

  /// Creates a cell without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    nibSetMargins()
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UICollectionViewListCell, CollectionViewCellWord>.table(
        .property("accessories", \.accessories), .property("indentationLevel", \.indentationLevel),
        .property("indentationWidth", \.indentationWidth),
        .property("indentsAccessories", \.indentsAccessories), .property("selected", \.isSelected))
  }

  /// The content of a cell with a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Whether the cell is selected, which the accessory `multiselect` shows.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { nibMarkSelection() } } }

  /// The space between the content and the edges: that of a table's row.
  private func nibSetMargins() {
    let isTerminal = nibEnvironment.rules.isTerminal
    contentView.layoutMargins =
      isTerminal
      ? UIEdgeInsets(top: 0, left: TextMetrics.columnWidth, bottom: 0, right: TextMetrics.columnWidth)
      : UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  }

  // MARK: Accessories

  private func nibReplaceAccessories() {
    for entry in accessoryViews { entry.view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, $0.makeView()) }
    for entry in accessoryViews { addSubview(entry.view) }
    nibMarkSelection()
    setNeedsLayout()
  }

  private func nibMarkSelection() {
    for entry in accessoryViews where entry.accessory.control == .multiselect {
      (entry.view as? UILabel)?.text = isSelected ? "◉" : "○"
    }
  }

  /// The shown accessory that edits the item. If a point in the cell is given, the accessory must be at that point.
  func nibEditingAccessory(at point: CGPoint? = nil) -> UICellAccessory? {
    accessoryViews.first { accessory, view in
      accessory.control != nil && accessory.isShown(isEditing: nibIsEdited)
        && (point.map(view.frame.contains) ?? true)
    }?.accessory
  }

  /// The space between an accessory and what is beside it, in points: one column of a terminal.
  private static let gap: CGFloat = 8

  /// The space that accessories and the indentation take from the content, in points.
  private var nibContentSides: (leading: CGFloat, trailing: CGFloat) {
    var sides = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for entry in accessoryViews where entry.accessory.isShown(isEditing: nibIsEdited) {
      let width = nibSize(of: entry.view).width + Self.gap
      if entry.accessory.isLeading { sides.leading += width } else { sides.trailing += width }
    }
    return sides
  }

  private func nibSize(of view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : view.frame.width,
      height: fitting.height > 0 ? fitting.height : view.frame.height)
  }

  /// The area between the accessories.
  override var nibContentFrame: CGRect {
    let sides = nibContentSides
    let (left, right) = nibIsRightToLeft ? (sides.trailing, sides.leading) : (sides.leading, sides.trailing)
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// Places the accessories at the edges, and the content between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var leading = CGFloat(indentationLevel) * indentationWidth + Self.gap
    var trailing = Self.gap
    for entry in accessoryViews {
      entry.view.isHidden = !entry.accessory.isShown(isEditing: nibIsEdited)
      guard !entry.view.isHidden else { continue }
      let size = nibSize(of: entry.view)
      let start = entry.accessory.isLeading ? leading : bounds.width - trailing - size.width
      nibPlace(entry.view, size, at: start)
      if entry.accessory.isLeading {
        leading += size.width + Self.gap
      } else {
        trailing += size.width + Self.gap
      }
    }
  }

  private func nibPlace(_ view: UIView, _ size: CGSize, at start: CGFloat) {
    view.frame = CGRect(
      x: nibIsRightToLeft ? bounds.width - start - size.width : start,
      y: nibEnvironment.rules.pixelRows.round(max(0, (bounds.height - size.height) / 2)), width: size.width,
      height: min(size.height, bounds.height))
  }

  /// The background of a card in a grouped list, unless the program gave the cell another one.
  override var nibStandardBackground: UIColor? {
    guard let collection = superview as? UICollectionView, backgroundConfiguration == nil,
      backgroundView == nil,
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let section = collection.indexPath(for: self)?.section,
      layout.nibList(of: section)?.nibIsGrouped == true
    else { return nil }
    return .secondarySystemGroupedBackground
  }

  /// The size that the content needs between the accessories, at the width of the cell. A row is at least as high as a
  /// row of a table.
  override func nibPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let sides = nibContentSides
    let inner = attributes.frame.width - sides.leading - sides.trailing
    guard contentView.nibUsesConstraints, attributes.nibEstimatedAxes == .vertical else {
      return super.nibPreferredSize(for: attributes)
    }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, inner), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let tallest = accessoryViews.map { nibSize(of: $0.view).height }.max() ?? 0
    let isRow = attributes.representedElementCategory == .cell
    let smallest = isRow ? CGFloat(nibEnvironment.rules.standardRowHeight) : 0
    return CGSize(width: attributes.frame.width, height: max(fitting.height, tallest, smallest))
  }
}
