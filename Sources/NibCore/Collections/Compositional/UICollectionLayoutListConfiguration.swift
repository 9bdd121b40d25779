/// The settings of a section that looks like a table.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The kinds of headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No header.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item of the section, instead of a supplementary view.
    case firstItemInSection
  }
  /// The kinds of footers.
  public enum FooterMode: Int, Hashable, Sendable { case none, supplementary }
  /// A closure that returns the actions of an item. A terminal lists them when `m` is pressed.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The look of the list.
  public let appearance: Appearance
  /// Whether lines separate the rows. Stored, but has no effect: rows in a terminal have no lines between them.
  public var showsSeparators: Bool
  /// The background of the collection view; `nil` to keep the background.
  public var backgroundColor: UIColor?
  /// The actions at the leading edge of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of header.
  public var headerMode = HeaderMode.none
  /// The kind of footer.
  public var footerMode = FooterMode.none
  /// The space above the header, in points; `nil` for none.
  public var headerTopPadding: CGFloat?

  /// Creates the settings of a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = ![.sidebar, .sidebarPlain].contains(appearance)
    if appearance == .grouped || appearance == .insetGrouped { backgroundColor = .systemGroupedBackground }
  }

  /// Whether the sections of the list are separate groups on a background.
  var nibIsGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// A row that is as wide as the list and as high as its content.
  var nibGroup: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(nibRowHeight))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  /// The height of a row until it is measured, in points.
  private var nibRowHeight: CGFloat { CGFloat(NibEnvironment.current.rules.standardRowHeight) }

  /// The space around the rows, in points.
  var nibContentInsets: NSDirectionalEdgeInsets {
    let isTerminal = NibEnvironment.current.rules.isTerminal
    let margin: CGFloat = isTerminal ? TextMetrics.columnWidth : 20
    let spaceBelow: CGFloat = isTerminal ? TextMetrics.rowHeight : 18
    let side = appearance == .insetGrouped ? margin : 0
    let bottom = nibIsGrouped ? spaceBelow : 0
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: bottom, trailing: side)
  }

  /// The header and the footer.
  var nibBoundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TextMetrics.rowHeight))
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: headerTopPadding ?? 0))
      header.pinToVisibleBounds = appearance == .plain
      items.append(header)
    }
    if footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return items
  }
}
