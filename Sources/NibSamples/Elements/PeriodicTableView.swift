import NibCore

/// The periodic table: a collection view from `PeriodicTableView.xib` with a cell for each element. The cursor is on
/// the current element.
final class PeriodicTableView: NibLoadingView, UICollectionViewDataSource, UICollectionViewDelegate {
  @Outlet var collectionView: UICollectionView!

  /// Called when the user moves to another element.
  var onMove: ((Element) -> Void)?
  /// Called when the user chooses an element with Enter or a click.
  var onChoose: ((Element) -> Void)?

  private var elements: [Element] = []
  private var store: ElementsStore?
  /// The place of the current element.
  private var currentPath: IndexPath?

  /// Shows the elements of a store.
  ///
  /// - Parameters:
  ///   - current: the element on which the cursor begins; `nil` for the first one.
  ///   - showsSummary: whether a summary of the current element is shown in the free space of the table.
  func show(_ store: ElementsStore, current: Element?, showsSummary: Bool) {
    self.store = store
    elements = store.elements.filter { $0.place != nil }
    let bundle = Bundle(for: PeriodicTableView.self)
    collectionView.register(
      UINib(nibName: "PeriodicCell", bundle: bundle), forCellWithReuseIdentifier: "PeriodicCell")
    collectionView.register(
      UINib(nibName: "PeriodicSummary", bundle: bundle),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "PeriodicSummary")
    collectionView.register(
      PeriodicLegend.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "PeriodicLegend")
    layout?.places = elements.compactMap(\.place)
    layout?.showsHeader = showsSummary
    collectionView.reloadData()
    moveCursor(to: current ?? elements.first)
  }

  private var layout: PeriodicTableLayout? { collectionView.collectionViewLayout as? PeriodicTableLayout }

  /// The element under the cursor.
  var current: Element? { collectionView.nibCursor.map { elements[$0.item] } }

  /// Whether the view itself handles keys. Otherwise its controller calls `move(_:)`.
  var handlesKeys: Bool {
    get { collectionView.allowsFocus }
    set { collectionView.allowsFocus = newValue }
  }

  /// Moves the cursor for a key. Returns false if the key does not move it.
  func move(_ key: KeyPress) -> Bool { collectionView.nibItemKey(key) }

  /// Moves the cursor without calling `onMove`.
  func moveCursor(to element: Element?) {
    currentPath = element.flatMap(elements.firstIndex(of:)).map { IndexPath(item: $0, section: 0) }
    collectionView.nibMoveCursor(to: currentPath)
    showSummary()
  }

  /// Shows the favourites and the current element again.
  func refresh() { showSummary() }

  // MARK: Collection view

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    elements.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PeriodicCell", for: indexPath)
    (cell as? PeriodicCell)?.show(elements[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isLegend = kind == UICollectionView.elementKindSectionFooter
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isLegend ? "PeriodicLegend" : "PeriodicSummary", for: indexPath)
    fill(view)
    return view
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { currentPath }

  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let path = context.nextFocusedIndexPath else { return }
    currentPath = path
    showSummary()
    onMove?(elements[path.item])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    onChoose?(elements[indexPath.item])
  }

  private func showSummary() {
    let header = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    header.map(fill)
  }

  private func fill(_ view: UICollectionReusableView) {
    guard let path = currentPath, let store else { return }
    let element = elements[path.item]
    (view as? PeriodicSummary)?.show(element, isFavorite: store.favorites.contains(element))
  }
}

/// A tile of the periodic table, from `PeriodicCell.xib`. A tile shows as much as fits into it, at least the symbol.
final class PeriodicCell: UICollectionViewCell {
  @Outlet var numberLabel: UILabel!
  /// The letter of the category, in the upper right corner. In a narrow tile, it is before the number instead, so that
  /// it is not read as part of the next tile. A narrow tile with a number of three digits has no room for the letter.
  @Outlet var categoryLabel: UILabel!
  @Outlet var symbolLabel: UILabel!
  @Outlet var nameLabel: UILabel!
  @Outlet var weightLabel: UILabel!

  /// The minimum size in points of a tile with a number.
  private static let numberSize = CGSize(width: 24, height: 32)
  /// The minimum size of a tile with the category's letter before the number.
  private static let letterSize = CGSize(width: 32, height: 32)
  /// The minimum size of a tile with the category's letter in the corner.
  private static let cornerSize = CGSize(width: 40, height: 32)
  /// The minimum size of a tile with the name and the weight.
  private static let nameSize = CGSize(width: 72, height: 64)

  private var element: Element?

  func show(_ element: Element) {
    self.element = element
    contentView.backgroundColor = ElementCategory.color(named: element.category)
    categoryLabel.text = ElementCategory.named(element.category)?.letter
    symbolLabel.text = element.symbol
    nameLabel.text = element.name
    weightLabel.text = element.weightText
    accessibilityLabel = "\(element.name), \(element.number)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    numberLabel?.isHidden = !fits(PeriodicCell.numberSize)
    categoryLabel?.isHidden = !fits(PeriodicCell.cornerSize)
    if let element {
      let showsLetter =
        element.numberText.count < 3 && fits(PeriodicCell.letterSize) && !fits(PeriodicCell.cornerSize)
      numberLabel?.text = (showsLetter ? categoryLabel?.text ?? "" : "") + element.numberText
    }
    nameLabel?.isHidden = !fits(PeriodicCell.nameSize)
    weightLabel?.isHidden = !fits(PeriodicCell.nameSize)
    super.layoutSubviews()
  }

  private func fits(_ size: CGSize) -> Bool { bounds.width >= size.width && bounds.height >= size.height }
}

/// The summary of the current element in the free space of the periodic table, from `PeriodicSummary.xib`.
final class PeriodicSummary: UICollectionReusableView {
  @Outlet var elementView: ElementView!
  @Outlet var factsLabel: UILabel!

  func show(_ element: Element, isFavorite: Bool) {
    elementView.show(element, isFavorite: isFavorite)
    factsLabel.text = """
      Electrons      \(element.electronsText)
      Melting point  \(element.meltingText)
      Boiling point  \(element.boilingText)
      Discovered     \(element.discoveryText)
      """
  }
}
