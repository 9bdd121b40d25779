/// Items placed by a layout, of which only those in view exist.
open class UICollectionView: UIScrollView {
  /// The kinds of headers and footers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Where the items lie.
  open var collectionViewLayout: UICollectionViewLayout { didSet { nibAdoptLayout() } }
  /// Whether keys and clicks select.
  open var allowsSelection = true
  /// Whether several may be selected at once; choosing one again deselects it.
  open var allowsMultipleSelection = false
  /// Kept; cells are made when they come into view.
  open var isPrefetchingEnabled = true
  /// Kept for programs that set one; the terminal does not draw it.
  open var backgroundView: UIView?

  private(set) weak var nibCollectionDelegate: (any UICollectionViewDelegate)?
  var nibPool = ReusePool<UICollectionViewCell>()
  var nibSupplementaryPool = ReusePool<UICollectionReusableView>()
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var frames: [[CGRect]] = []
  private var selected: [IndexPath] = []
  private var pressed: IndexPath?
  /// Whether the cells stand where Interface Builder saved them.
  private var isPreview = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    nibAdoptLayout()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    nibAdoptLayout()
    if let coder = coder as? NibCoder { nibDecodeCells(coder) }
  }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .child(
        "collectionViewLayout", decode: { $1.instantiation.object(for: $0) as? UICollectionViewLayout },
        assign: { (view: UICollectionView, layout: UICollectionViewLayout) in
          view.collectionViewLayout = layout
        }),
      .bool("allowsSelection", \UICollectionView.allowsSelection),
      .bool("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      .bool("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      .property("dataSource", \UICollectionView.nibDataSourceObject),
      .handled("dataMode"), .handledChild("cells"), .handledChild("sectionHeaderView"),
      .handledChild("sectionFooterView"), .handledChild("backgroundView"),
    ]
  }

  open override var nibPlacesSubviews: Bool { true }

  private var nibDataSourceObject: AnyObject? {
    get { dataSource }
    set { dataSource = newValue as? any UICollectionViewDataSource }
  }

  private func nibAdoptLayout() {
    collectionViewLayout.collectionView = self
    setNeedsLayout()
  }

  override func nibDelegateDidChange() { nibCollectionDelegate = delegate as? any UICollectionViewDelegate }

  /// Prototypes are registered under their identifiers; a collection that is only looked at shows them.
  private func nibDecodeCells(_ coder: NibCoder) {
    isPreview = coder.instantiation.mode == .lenient
    let cells = coder.element.child(named: "cells")?.children.map { $0 } ?? []
    let others = ["sectionHeaderView", "sectionFooterView"].compactMap { coder.element.child(key: $0) }
    for element in cells + others {
      if let identifier = element["reuseIdentifier"] {
        let prototype = PrototypeNib(element, of: coder.instantiation)
        if element.key == nil {
          nibPool.register(.prototype(prototype), for: identifier)
        } else {
          nibSupplementaryPool.register(.prototype(prototype), for: identifier)
        }
      }
      guard isPreview, let view = coder.instantiation.object(for: element) as? UIView else { continue }
      addSubview(view)
    }
  }

  // MARK: Data

  /// Asks the data source anew.
  public func reloadData() {
    for path in shown.keys.sorted() { recycle(path) }
    selected = []
    setNeedsLayout()
  }

  /// How many sections the data source has.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func nibItemSize(at path: IndexPath, _ standard: CGSize) -> CGSize {
    nibCollectionDelegate?.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path) ?? standard
  }

  /// The cell of an item in view; nil for other items.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// The item that a cell in view shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The cells in view, in order.
  public var visibleCells: [UICollectionViewCell] { shown.keys.sorted().compactMap { shown[$0] } }
  /// The items in view, in order.
  public var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
  /// The selected items, in the order of selection.
  public var indexPathsForSelectedItems: [IndexPath]? { selected }

  // MARK: Layout

  open override func layoutSubviews() {
    if !isPreview {
      let result = collectionViewLayout.nibFrames(in: self)
      frames = result.items
      contentSize = result.size
    }
    nibKeepReachable()
    if !isPreview { showItems() }
    nibLayoutIndicator()
  }

  private func showItems() {
    let area = bounds
    for path in shown.keys.sorted() where !(frame(of: path)?.intersects(area) ?? false) { recycle(path) }
    for (section, items) in frames.enumerated() {
      for (item, frame) in items.enumerated() where frame.intersects(area) {
        show(IndexPath(item: item, section: section), frame)
      }
    }
  }

  private func frame(of path: IndexPath) -> CGRect? {
    guard frames.indices.contains(path.section), frames[path.section].indices.contains(path.item) else {
      return nil
    }
    return frames[path.section][path.item]
  }

  private func show(_ path: IndexPath, _ frame: CGRect) {
    if shown[path] == nil, let dataSource {
      let cell = NibEnvironment.$current.withValue(nibEnvironment) {
        dataSource.collectionView(self, cellForItemAt: path)
      }
      shown[path] = cell
      cell.isSelected = selected.contains(path)
      addSubview(cell)
    }
    shown[path]?.frame = frame
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { nibPool.put(cell, for: identifier) }
  }

  // MARK: Selection

  /// Selects an item without telling the delegate; nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, frame(of: indexPath) != nil else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    shown[indexPath]?.isSelected = true
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, allowsSelection else { return super.nibMouse(event, at: point) }
    let path = shown.keys.sorted().first { frame(of: $0)?.contains(point) ?? false }
    switch event.action {
    case .press:
      pressed = path
      return path != nil
    case .release:
      defer { pressed = nil }
      guard let path, path == pressed else { return false }
      choose(path)
      return true
    default: return super.nibMouse(event, at: point)
    }
  }

  private func choose(_ path: IndexPath) {
    let cell = shown[path]
    selectItem(at: path, animated: true)
    nibCollectionDelegate?.collectionView(self, didSelectItemAt: path)
    cell?.nibPerformSegues()
  }
}
