/// The result of a collection view's layout: the frames of all views, and the size of the content.
package struct CollectionArrangement: Hashable {
  /// The frames in one section, in points, in the coordinates of the content.
  package struct Section: Hashable {
    /// The header's frame; `nil` if there is no header.
    package var header: CGRect?
    /// The items' frames, in order; null for an item that the layout does not show.
    package var items: [CGRect] = []
    /// The footer's frame; `nil` if there is no footer.
    package var footer: CGRect?
    /// The frames of supplementary views of other kinds, and of decorations.
    var others: [Part: CGRect] = [:]

    package init() {}
  }

  /// A view of the collection: a cell, a supplementary view such as a header, or a decoration.
  enum Part: Hashable {
    case item(IndexPath)
    /// A supplementary view with its kind.
    case supplementary(String, IndexPath)
    /// A decoration with its kind. It is behind the items.
    case decoration(String, IndexPath)

    /// The header of the section with this index.
    static func header(_ section: Int) -> Part {
      .supplementary(UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
    }
    /// The footer of the section with this index.
    static func footer(_ section: Int) -> Part {
      .supplementary(UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section))
    }

    /// The item or the section to which the view belongs.
    var path: IndexPath {
      switch self {
      case .item(let path), .supplementary(_, let path), .decoration(_, let path): path
      }
    }

    /// The kind of view, as it is registered.
    var kind: String {
      switch self {
      case .item: UICollectionView.nibCellKind
      case .supplementary(let kind, _), .decoration(let kind, _): kind
      }
    }
  }

  /// The sections, in order.
  package var sections: [Section] = []
  /// The size of the content, in points.
  package var size = CGSize.zero
  /// The views in front of the items, such as headers that stay visible.
  var raised: Set<Part> = []

  /// Creates an arrangement without sections.
  package init() {}

  /// The frame of a part; `nil` if the part does not exist or is not shown.
  func frame(of part: Part) -> CGRect? {
    storedFrame(of: part).flatMap { $0.isNull ? nil : $0 }
  }

  /// The frame of a part; `nil` if the collection does not have it.
  private func storedFrame(of part: Part) -> CGRect? {
    let path = part.path
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if case .item = part { return section.items.indices.contains(path.item) ? section.items[path.item] : nil }
    if part == .header(path.section) { return section.header }
    return part == .footer(path.section) ? section.footer : section.others[part]
  }

  /// Sets the frame of a part. Has no effect for items and sections that do not exist.
  mutating func setFrame(_ frame: CGRect, of part: Part) {
    let path = part.path
    guard sections.indices.contains(path.section) else { return }
    if case .item = part {
      if sections[path.section].items.indices.contains(path.item) {
        sections[path.section].items[path.item] = frame
      }
    } else if part == .header(path.section) {
      sections[path.section].header = frame
    } else if part == .footer(path.section) {
      sections[path.section].footer = frame
    } else {
      sections[path.section].others[part] = frame
    }
  }

  /// The items that are shown, in order, with their frames.
  var items: [(path: IndexPath, frame: CGRect)] {
    sections.indices.flatMap { section in
      sections[section].items.indices.compactMap { item in
        let path = IndexPath(item: item, section: section)
        return frame(of: .item(path)).map { (path, $0) }
      }
    }
  }

  /// The parts that intersect a rectangle, in order.
  func parts(in area: CGRect) -> [Part] {
    sections.indices.flatMap { section in
      parts(of: section).filter { frame(of: $0)?.intersects(area) ?? false }
    }
  }

  private func parts(of section: Int) -> [Part] {
    let items = sections[section].items.indices.map { Part.item(IndexPath(item: $0, section: section)) }
    let parts = [.header(section)] + items + [.footer(section)]
    let others = sections[section].others
    return others.isEmpty ? parts : (parts + others.keys).sorted()
  }

  /// Returns the arrangement with left and right exchanged.
  func mirrored() -> CollectionArrangement {
    func mirror(_ frame: CGRect) -> CGRect {
      frame.isNull
        ? frame : CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    var result = self
    for index in sections.indices {
      result.sections[index].header = sections[index].header.map(mirror)
      result.sections[index].items = sections[index].items.map(mirror)
      result.sections[index].footer = sections[index].footer.map(mirror)
      result.sections[index].others = sections[index].others.mapValues(mirror)
    }
    return result
  }
}

extension CollectionArrangement.Part: Comparable {
  /// A key that sorts parts in the order of drawing: section, decorations, header, items, footer, other views.
  private var order: (section: Int, rank: Int, item: Int) {
    let rank =
      switch self {
      case .decoration: 0
      case .supplementary(UICollectionView.elementKindSectionHeader, _): 1
      case .item: 2
      case .supplementary(UICollectionView.elementKindSectionFooter, _): 3
      case .supplementary: 4
      }
    return (path.section, rank, path.item)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.order == right.order ? left.kind < right.kind : left.order < right.order
  }
}
