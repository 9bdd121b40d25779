/// Where a collection's items lie.
open class UICollectionViewLayout: NSObject, NibDecodable {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    guard let coder = coder as? NibCoder else { return }
    coder.instantiation.register(self, for: coder.element)
    NibAttributeDecoder(coder).decode(into: self)
  }

  /// Layouts are read from nibs only.
  open func encode(with coder: NSCoder) {}

  open class var nibAttributes: [NibAttribute] {
    [
      .handled("id"), .handled("key"), .handled("customClass"), .handled("customModule"),
      .handled("customModuleProvider"), .handled("userLabel"),
    ]
  }

  /// Sets a property by key; throws for unknown keys.
  open func setValue(_ value: Any?, forKey key: String) throws {
    try nibSetValue(value, forKey: key, of: self)
  }

  /// The frames of all items by section and item, and the size of the whole.
  open func nibFrames(in collection: UICollectionView) -> (items: [[CGRect]], size: CGSize) { ([], .zero) }

  /// Places the items anew.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// Items in rows (or columns, scrolling sideways), as many in each as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow one another.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }

  /// Asks for a size that each item gives itself.
  public static let automaticSize = CGSize(width: 10_000, height: 10_000)

  /// The size of items without a size of their own, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Kept; items are measured at once.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Room around each section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The room for each section's header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room for each section's footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow one another.
  open var scrollDirection: ScrollDirection = .vertical { didSet { invalidateLayout() } }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
      .number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
      .choice(
        "scrollDirection", ["vertical": .vertical, "horizontal": .horizontal],
        \UICollectionViewFlowLayout.scrollDirection),
      size("itemSize", \.itemSize), size("estimatedItemSize", \.estimatedItemSize),
      size("headerReferenceSize", \.headerReferenceSize), size("footerReferenceSize", \.footerReferenceSize),
      .value("sectionInset", \UICollectionViewFlowLayout.sectionInset) { (insets: NibInsets) in
        UIEdgeInsets(insets)
      },
      .handled("automaticEstimatedItemSize"), .handled("sectionInsetReference"),
    ]
  }

  private static func size(
    _ key: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>
  ) -> NibAttribute {
    .value(key, path) { (size: NibSize) in CGSize(width: size.width, height: size.height) }
  }

  open override func nibFrames(in collection: UICollectionView) -> (items: [[CGRect]], size: CGSize) {
    let extent = scrollDirection == .vertical ? collection.bounds.width : collection.bounds.height
    var flow = ItemFlow(extent: extent, layout: self)
    let items = (0..<collection.numberOfSections).map { section in
      flow.section(
        (0..<collection.numberOfItems(inSection: section)).map {
          collection.nibItemSize(at: IndexPath(item: $0, section: section), itemSize)
        })
    }
    return (items, flow.size)
  }
}

/// Fills line after line; lines run across the direction of scrolling.
private struct ItemFlow {
  /// The room across.
  let extent: CGFloat
  let layout: UICollectionViewFlowLayout
  /// How far the content reaches along the direction of scrolling.
  private var end: CGFloat = 0

  init(extent: CGFloat, layout: UICollectionViewFlowLayout) {
    self.extent = extent
    self.layout = layout
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }

  var size: CGSize { isVertical ? CGSize(width: extent, height: end) : CGSize(width: end, height: extent) }

  /// The frames of a section's items.
  mutating func section(_ sizes: [CGSize]) -> [CGRect] {
    let inset = layout.sectionInset
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    end += isVertical ? inset.top : inset.left
    end += isVertical ? layout.headerReferenceSize.height : layout.headerReferenceSize.width
    var frames: [CGRect] = []
    var line: [CGSize] = []
    for size in sizes {
      let used =
        (line + [size]).reduce(0) { $0 + across($1) } + layout.minimumInteritemSpacing * CGFloat(line.count)
      if !line.isEmpty, used > extent - first - last {
        frames += finish(line, from: first, isLast: false, room: extent - first - last)
        line = []
      }
      line.append(size)
    }
    frames += finish(line, from: first, isLast: true, room: extent - first - last)
    end += isVertical ? inset.bottom : inset.right
    end += isVertical ? layout.footerReferenceSize.height : layout.footerReferenceSize.width
    return frames
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Full lines are spread over the room, the last one is not.
  private mutating func finish(_ line: [CGSize], from start: CGFloat, isLast: Bool, room: CGFloat) -> [CGRect]
  {
    guard !line.isEmpty else { return [] }
    let used = line.reduce(0) { $0 + across($1) }
    let free = line.count > 1 ? (room - used) / CGFloat(line.count - 1) : 0
    let gap = isLast ? min(free, layout.minimumInteritemSpacing) : free
    let thickness = line.map(along).max() ?? 0
    var place = line.count == 1 && !isLast ? start + max(0, (room - used) / 2) : start
    let frames = line.map { size -> CGRect in
      let offset = end + (thickness - along(size)) / 2
      defer { place += across(size) + gap }
      return isVertical
        ? CGRect(x: place, y: offset, width: size.width, height: size.height)
        : CGRect(x: offset, y: place, width: size.width, height: size.height)
    }
    end += thickness + (isLast ? 0 : layout.minimumLineSpacing)
    return frames
  }
}
