/// The sections and items of a list at one time, by identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are requested again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are requested again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Content

  /// All items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of items.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in a section; 0 if it does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section that contains an item; `nil` if the item does not exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }
  /// The position of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The position of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  /// Adds sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  /// Inserts sections. Stops the program if one exists.
  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers {
      guard !known.insert(identifier).inserted else { continue }
      Self.fail(
        "Section identifier count does not match data source count: the identifier \(identifier) exists twice."
      )
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    sectionIdentifiers.removeAll { removed.contains($0) }
    for identifier in removed {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: toIdentifier))
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: toIdentifier) + 1)
  }

  /// Requests the cells of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else {
      Self.fail("Invalid section identifier: \(section) is not in the snapshot.")
    }
    return index
  }

  // MARK: Items

  /// Adds items at the end of a section; `nil` for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      Self.fail("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  /// Adds items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = position(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  /// Adds items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = position(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// Inserts items into a section. Stops the program if one exists.
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    guard items[section] != nil else {
      Self.fail("Invalid section identifier: \(section) is not in the snapshot.")
    }
    for identifier in identifiers {
      guard sections[identifier] == nil else {
        Self.fail(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}")
      }
      sections[identifier] = section
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  /// Removes items. Items that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    let changed = Set(removed.compactMap { sections.removeValue(forKey: $0) })
    for section in changed { items[section]?.removeAll { removed.contains($0) } }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    sections = [:]
  }

  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Requests the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Configures the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private func position(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      Self.fail("Invalid item identifier: \(item) is not in the snapshot.")
    }
    return (section, index)
  }

  private static func fail(_ reason: String) -> Never { NibException.internalInconsistency(reason).raise() }

  // MARK: Positions in a list

  /// The item at a position of a list.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path.section), let items = items[section],
      items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  /// The section at a position of a list.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The number of items of the section at a position; 0 if there is no section.
  func count(inSectionAt index: Int) -> Int { section(at: index).map { numberOfItems(inSection: $0) } ?? 0 }

  /// The new position of the item that is at a position of an older snapshot; `nil` if it was removed.
  func path(ofItemAt path: IndexPath, in old: Self) -> IndexPath? {
    old.item(at: path).flatMap { self.path(of: $0) }
  }

  /// The position of an item in a list.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else { return nil }
    return indexOfSection(section).map { IndexPath(item: index, section: $0) }
  }
}
