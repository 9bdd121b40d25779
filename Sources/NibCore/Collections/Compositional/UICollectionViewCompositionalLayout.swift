/// A closure that returns a section of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The settings of a compositional layout for all of its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Stored, but has no effect: insets are measured from the edges of the collection view.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A layout that consists of sections, which repeat groups of items.
///
/// Sections that scroll on their own move when the cursor goes to an item that is out of view.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The axes on which the sizes of views are only estimated.
  private var estimated: [CollectionArrangement.Part: LayoutAxes] = [:]
  /// The sections that scroll on their own.
  private var scrolling: [Int: SectionScrolling] = [:]
  /// The distances by which sections have scrolled on their own, in points.
  private var offsets: [Int: CGFloat] = [:]
  /// The lists that sections show.
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  // MARK: Creating

  /// Creates a layout whose sections are all the same.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that requests each section from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: nibs do not contain compositional layouts.
  public required init?(coder: NSCoder) { nil }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UICollectionViewCompositionalLayout, ObjectWord>.table(
        .property("configuration", \.configuration))
  }

  /// A layout whose sections look like tables.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .nibList(configuration))
  }

  /// True: a compositional layout is mirrored in right-to-left environments.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The list that a section shows; `nil` if it is not a list.
  func nibList(of section: Int) -> UICollectionLayoutListConfiguration? { lists[section] }

  // MARK: Arranging

  override var nibUsesPrepared: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

  override func nibEstimatedAxes(of part: CollectionArrangement.Part) -> LayoutAxes { estimated[part] ?? [] }

  /// Arranges all sections.
  open override func prepare() {
    guard let collectionView else { return }
    (estimated, scrolling, lists) = ([:], [:], [:])
    nibPrepared = arrangement(in: collectionView)
  }

  /// Arranges all sections, one after the other.
  private func arrangement(in collection: UICollectionView) -> CollectionArrangement {
    let axis: LayoutAxes = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    let insets = collection.adjustedContentInset
    let area = CGSize(
      width: max(0, collection.bounds.width - insets.left - insets.right),
      height: max(0, collection.bounds.height - insets.top - insets.bottom))
    let solver = SectionSolver(
      container: area, axis: axis, traits: collection.traitCollection,
      visibleRect: collection.bounds.inset(by: insets)
    ) { collection.nibMeasuredSizes[$0] }
    var result = CollectionArrangement()
    let headers = configuration.boundarySupplementaryItems.filter(solver.isBefore)
    let footers = configuration.boundarySupplementaryItems.filter { !solver.isBefore($0) }
    var position = solver.length(of: headers)
    for index in 0..<collection.numberOfSections {
      let section = section(index, in: area, collection)
      if index > 0 { position += configuration.interSectionSpacing }
      let arranged = solver.arrange(
        section, index: index, count: collection.numberOfItems(inSection: index), at: position,
        offset: offsets[index] ?? 0)
      position += arranged.length
      result.sections.append(arranged.section)
      result.raised.formUnion(arranged.raised)
      estimated.merge(arranged.estimated) { $1 }
      scrolling[index] = arranged.scrolling
    }
    let end = position + solver.length(of: footers)
    add(solver.arrange(headers, at: 0, in: 0...end), to: &result)
    add(solver.arrange(footers, at: position, in: 0...end), to: &result)
    result.size = area
    result.size.setAlong(axis, end)
    return result
  }

  /// Adds the headers or footers of the whole content to the first section.
  private func add(_ boundary: SectionArrangement, to result: inout CollectionArrangement) {
    guard !result.sections.isEmpty else { return }
    if let header = boundary.section.header {
      result.sections[0].header = result.sections[0].header ?? header
    }
    if let footer = boundary.section.footer {
      result.sections[0].footer = result.sections[0].footer ?? footer
    }
    result.sections[0].others.merge(boundary.section.others) { $1 }
    result.raised.formUnion(boundary.raised)
    estimated.merge(boundary.estimated) { $1 }
  }

  /// Requests a section from the program. If the first section is a list, a collection view without a background gets
  /// that of the list.
  private func section(_ index: Int, in area: CGSize, _ collection: UICollectionView)
    -> NSCollectionLayoutSection
  {
    let surroundings = CollectionLayoutSurroundings(area, traits: collection.traitCollection)
    guard let section = provider(index, surroundings) else {
      NibException.internalInconsistency(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error."
      ).raise()
    }
    lists[index] = section.nibList
    if index == 0, let color = section.nibList?.backgroundColor, collection.backgroundColor == nil {
      collection.backgroundColor = color
    }
    return section
  }

  override func nibReveal(_ path: IndexPath) -> Bool {
    guard let section = scrolling[path.section], let frame = nibPrepared?.frame(of: .item(path)) else {
      return false
    }
    let old = offsets[path.section] ?? 0
    var frameWithoutOffset = frame
    frameWithoutOffset.move(section.axis, by: old)
    let new = section.offset(showing: frameWithoutOffset, from: old)
    guard new != old else { return false }
    offsets[path.section] = new
    return true
  }
}
