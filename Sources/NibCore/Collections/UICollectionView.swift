/// A scrolling view of items whose positions a layout determines. Cells exist only for the visible items.
open class UICollectionView: UIScrollView {
  /// The direction in which the content scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout that determines the positions of the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { nibAdoptLayout() } }
  /// Whether clicks select items.
  open var allowsSelection = true
  /// Whether the user edits items. The cells of a list then show the accessories for editing.
  open var isEditing = false { didSet { nibEditingDidChange(from: oldValue) } }
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether moving the cursor selects items. Stored, but has no effect.
  open var selectionFollowsFocus = false
  /// Whether the cursor returns to its last item. Stored, but has no effect: it always does.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be dragged. Stored, but has no effect.
  open var dragInteractionEnabled = false
  /// The object that prepares data. Its methods are not called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether several items can be selected at once. Clicking a selected item then deselects it.
  open var allowsMultipleSelection = false
  /// Whether keys move a cursor through the items. If false, only the program moves it.
  open var allowsFocus = true
  /// Whether cells are created before they become visible. Stored, but has no effect: they are created when they become
  /// visible.
  open var isPrefetchingEnabled = true
  /// The view behind the items, which does not scroll.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }

  // MARK: State that the extensions use

  /// The delegate as a `UICollectionViewDelegate`; `nil` if it conforms only to `UIScrollViewDelegate`.
  private(set) weak var nibCollectionDelegate: (any UICollectionViewDelegate)?
  /// The delegate, if it provides sizes to a flow layout.
  private(set) weak var nibFlowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// The registered sources of views, and the views that can be reused.
  var nibPool = ReusePool<UICollectionReusableView>()
  /// The prototypes of the nib if the document is only previewed; `nil` if a program runs.
  private(set) var nibPrototypes: CollectionPrototypes?
  /// The data source, if it provides the content; `nil` if the document is only previewed.
  var nibSource: (any UICollectionViewDataSource)? {
    nibPrototypes != nil || nibIsPreviewedController(dataSource) ? nil : dataSource
  }
  /// The positions of all headers, items and footers.
  var nibArrangement = CollectionArrangement()
  override var nibInsetsItsContent: Bool { contentInsetAdjustmentBehavior != .never }
  override func nibPassesMarginsOnCanvas(to subview: UIView) -> Bool { !(subview is UICollectionViewCell) }

  /// The visible cells, headers and footers.
  var nibShown: [CollectionArrangement.Part: UICollectionReusableView] = [:]
  /// The measured sizes of items, headers and other views.
  var nibMeasuredSizes: [CollectionArrangement.Part: CGSize] = [:]
  /// The width of the collection view when items were measured, in points.
  var nibMeasuredWidth: CGFloat?
  /// The size to which items are fitted when they are measured; `nil` for the smallest size that satisfies their
  /// constraints.
  package var nibFittingTarget: FittingTarget?

  /// A size for measuring items, as a layout with absolute and estimated dimensions requests it.
  package struct FittingTarget: Hashable {
    /// The requested size in points. An item has this length on an axis that its constraints do not determine.
    package let size: CGSize
    /// Whether items have exactly the width, as with an absolute width and an estimated height.
    package let keepsWidth: Bool

    package init(size: CGSize, keepsWidth: Bool) { (self.size, self.keepsWidth) = (size, keepsWidth) }
  }
  /// The changes of items that are applied together; `nil` outside `performBatchUpdates(_:)`.
  var nibUpdates: TableUpdates?
  /// The selected items, in the order of selection.
  var nibSelectedItems: [IndexPath] = []
  /// The item that keys act on; `nil` if there is none.
  package internal(set) var nibCursor: IndexPath?
  /// The item on which the mouse button was pressed.
  var nibPressedItem: IndexPath?

  // MARK: Creating

  /// Creates a collection view without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    nibAdoptLayout()
  }

  /// Creates a collection view with a flow layout, for `appearance()`. UIKit raises an exception if a program calls it.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view from a nib.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    nibAdoptLayout()
    if let coder = coder as? NibCoder { nibDecodePrototypes(coder) }
  }

  package override class var nibKind: NibKind { .table }

  /// The system's background for a collection view that a program creates. A nib determines the background itself.
  override var nibStandardBackground: UIColor? {
    nibOrigin == nil && backgroundView == nil ? .systemBackground : nil
  }

  /// The visible cells, headers and footers.
  package override var nibStackedViews: [UIView] { Array(nibShown.values) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UICollectionView, CollectionViewWord>.table(
        .object(.collectionViewLayout, UICollectionViewLayout.self) { $0.collectionViewLayout = $1 },
        .bool(.allowsSelection, \.allowsSelection),
        .bool(.allowsMultipleSelection, \.allowsMultipleSelection),
        .bool(.prefetchingEnabled, \.isPrefetchingEnabled), .object(.backgroundView, \.backgroundView),
        .delegate("dataSource", \.dataSource), .handled(.dataMode),
        .handledChild(.cells, .sectionHeaderView, .sectionFooterView),
        .property("editing", \.isEditing),
        .property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        .property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        .property("selectionFollowsFocus", \.selectionFollowsFocus),
        .property("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
        .property("dragInteractionEnabled", \.dragInteractionEnabled),
        .property("prefetchDataSource", \.prefetchDataSource), .property("allowsFocus", \.allowsFocus))
  }

  /// True, because the layout places the items.
  package override var nibPlacesSubviews: Bool { true }

  private func nibAdoptLayout() {
    collectionViewLayout.collectionView = self
    nibMeasuredSizes = [:]
    setNeedsLayout()
  }

  override func nibDelegateDidChange() {
    nibCollectionDelegate = delegate as? any UICollectionViewDelegate
    nibFlowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Registers the prototypes of a storyboard under their identifiers. In a xib, they are ignored (docs/behaviours.md
  /// D20). If the document is only previewed, they are also shown.
  private func nibDecodePrototypes(_ coder: NibCoder) {
    let element = coder.element
    let list = element.child(named: CollectionViewWord.cells.name)
    let cells = list?.children.filter { $0.listMember == .object } ?? []
    let header = element.child(CollectionViewWord.sectionHeaderView)
    let footer = element.child(CollectionViewWord.sectionFooterView)
    nibRegister(cells, key: "cells", kind: UICollectionView.nibCellKind, coder)
    nibRegister(
      [header].compactMap { $0 }, key: "headers", kind: UICollectionView.elementKindSectionHeader, coder)
    nibRegister(
      [footer].compactMap { $0 }, key: "footers", kind: UICollectionView.elementKindSectionFooter, coder)
    guard coder.instantiation.mode == .lenient else { return }
    let prototypes = CollectionPrototypes(
      cells: list.map { list in
        coder.objects(in: list, as: UICollectionViewCell.self, otherwise: .notACell) {
          "<\($0.name)> is among the cells, but it is not a cell of a collection view"
        }
      } ?? [],
      header: header.flatMap { coder.instantiation.object(for: $0) as? UICollectionReusableView },
      footer: footer.flatMap { coder.instantiation.object(for: $0) as? UICollectionReusableView },
      keepsSavedFrames: nibFollows(.rowsKeepFrames))
    for view in prototypes.views { addSubview(view) }
    nibPrototypes = prototypes
  }

  /// Places the visible views. On Interface Builder's canvas, all views keep their saved frames if the collection view
  /// has its saved width.
  open override func layoutSubviews() {
    nibPlaceBackground(backgroundView)
    if nibPrototypes?.keepsSavedFrames(in: self) == true {
      nibCorrectContentOffset()
    } else {
      nibLayoutItems()
      nibPlaceCursor()
    }
    nibLayoutIndicator()
  }

  /// A sample text for a collection view without prototypes, if it is drawn without its program.
  package override var nibText: NibText? {
    guard nibShowsPlaceholder, nibPrototypes?.cells.isEmpty == true else { return nil }
    return nibSampleText("Collection View", "Dynamic Content")
  }

  /// A list of the visible items.
  package override var nibAccessibility: NibAccessibility? { .group("Collection", .list) }

  // MARK: Keyboard and mouse

  /// Whether keys can move a cursor or scroll.
  open override var canBecomeFocused: Bool {
    super.canBecomeFocused || allowsFocus && nibHasChoice && isUserInteractionEnabled && !isHidden
  }

  package override var nibKeyHelp: [KeyHelp] {
    [KeyHelp("arrows", "move")] + (nibOffersMenu ? [KeyHelp("m", "menu")] : [])
      + [KeyHelp("Enter", nibEnterVerb)]
  }

  /// Moves the cursor, selects the item under it, or scrolls.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    nibFocusKey(key) || allowsFocus && (nibItemKey(key) || nibMenuKey(key)) || super.nibKeyDown(key)
  }

  override func nibScrollTarget(for proposed: CGPoint, from old: CGPoint) -> CGPoint {
    nibLayoutTarget(for: proposed, from: old)
  }

  /// Selects the item under a click.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    nibItemMouse(event, at: point) || super.nibMouse(event, at: point)
  }

  // MARK: Members that subclasses override

  /// Discards the visible views, the selection and the measured sizes, and reads the data source again at the next
  /// layout.
  open func reloadData() {
    for part in nibShown.keys.sorted() { nibRecycle(part) }
    nibSelectedItems = []
    nibMeasuredSizes = [:]
    setNeedsLayout()
  }
  /// Requests the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) { nibUpdate { _ in } }
  /// Requests the cells of sections again.
  open func reloadSections(_ sections: IndexSet) { nibUpdate { _ in } }
  /// Shows items that the data source has added.
  open func insertItems(at indexPaths: [IndexPath]) { nibUpdate { $0.insertedRows.formUnion(indexPaths) } }
  /// Removes items that the data source has removed.
  open func deleteItems(at indexPaths: [IndexPath]) { nibUpdate { $0.deletedRows.formUnion(indexPaths) } }
  /// Moves an item that the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    nibUpdate { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Shows sections that the data source has added.
  open func insertSections(_ sections: IndexSet) { nibUpdate { $0.insertedSections.formUnion(sections) } }
  /// Removes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet) { nibUpdate { $0.deletedSections.formUnion(sections) } }
  /// Applies the changes that a closure makes together, and calls `completion` with `true`
  /// in the next turn of the run loop.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOutermost = nibUpdates == nil
    if isOutermost { nibUpdates = TableUpdates() }
    updates?()
    if isOutermost, let all = nibUpdates {
      nibUpdates = nil
      nibApply(all)
    }
    if let completion { LaterCall.run { completion(true) } }
  }
  /// The visible cell of an item; `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    nibShown[.item(indexPath)] as? UICollectionViewCell
  }
  /// Returns a cell that is not in use, or a new one. Raises an exception if nothing is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    NibException.raising { try nibDequeueCell(identifier, for: indexPath) }
  }
  /// Selects an item without notifying the delegate, and scrolls to it; `nil` deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    layoutIfNeeded()
    selectItem(at: indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    nibSelectedItems.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Scrolls to an item. An empty position scrolls as little as needed.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    nibRevealInSection(indexPath)
    guard let frame = nibArrangement.frame(of: .item(indexPath)) else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - bounds.height / 2
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - bounds.width / 2
    }
    setContentOffset(nibClampedOffset(offset), animated: animated)
  }
}

/// The content of a collection view in a document that is only previewed: each prototype once, between the header and
/// the footer.
final class CollectionPrototypes {
  let cells: [UICollectionViewCell]
  let header: UICollectionReusableView?
  let footer: UICollectionReusableView?
  private let keepsSavedFrames: Bool

  init(
    cells: [UICollectionViewCell], header: UICollectionReusableView?, footer: UICollectionReusableView?,
    keepsSavedFrames: Bool
  ) {
    self.cells = cells
    self.header = header
    self.footer = footer
    self.keepsSavedFrames = keepsSavedFrames
  }

  /// The views, in display order.
  var views: [UICollectionReusableView] { [header].compactMap { $0 } + cells + [footer].compactMap { $0 } }

  /// Whether all views keep the frames that Interface Builder saved: on its canvas, while the collection view has its
  /// saved width.
  func keepsSavedFrames(in collection: UICollectionView) -> Bool {
    keepsSavedFrames && collection.nibOrigin?.savedFrame?.width == collection.bounds.width
  }

  func view(of part: CollectionArrangement.Part) -> UICollectionReusableView? {
    switch part {
    case .item(let path): cells.indices.contains(path.item) ? cells[path.item] : nil
    case .supplementary(UICollectionView.elementKindSectionHeader, _): header
    case .supplementary(UICollectionView.elementKindSectionFooter, _): footer
    case .supplementary, .decoration: nil
    }
  }
}
