/// The result of a collection view's layout: the frames of headers, items and footers, and the size of the content.
package struct CollectionArrangement: Hashable {
  /// The frames in one section, in points, in the coordinates of the content.
  package struct Section: Hashable {
    /// The header's frame; `nil` if there is no header.
    package var header: CGRect?
    /// The items' frames, in order; null for an item that the layout does not show.
    package var items: [CGRect] = []
    /// The footer's frame; `nil` if there is no footer.
    package var footer: CGRect?

    /// Creates an empty section.
    package init() {}
  }

  /// A header, item or footer.
  enum Part: Hashable {
    /// The header of the section with this index.
    case header(Int)
    /// An item.
    case item(IndexPath)
    /// The footer of the section with this index.
    case footer(Int)
  }

  /// The sections, in order.
  package var sections: [Section] = []
  /// The size of the content, in points.
  package var size = CGSize.zero

  /// Creates an arrangement without sections.
  package init() {}

  /// The frame of a part; `nil` if the part does not exist or is not shown.
  func frame(of part: Part) -> CGRect? {
    storedFrame(of: part).flatMap { $0.isNull ? nil : $0 }
  }

  private func storedFrame(of part: Part) -> CGRect? {
    switch part {
    case .header(let section): sections.indices.contains(section) ? sections[section].header : nil
    case .footer(let section): sections.indices.contains(section) ? sections[section].footer : nil
    case .item(let path):
      sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
        ? sections[path.section].items[path.item] : nil
    }
  }

  /// Sets the frame of a part. Has no effect for items and sections that do not exist.
  mutating func setFrame(_ frame: CGRect, of part: Part) {
    switch part {
    case .header(let section) where sections.indices.contains(section): sections[section].header = frame
    case .footer(let section) where sections.indices.contains(section): sections[section].footer = frame
    case .item(let path) where storedFrame(of: part) != nil: sections[path.section].items[path.item] = frame
    default: break
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
    return [.header(section)] + items + [.footer(section)]
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
    }
    return result
  }
}

extension CollectionArrangement.Part: Comparable {
  /// A key that sorts parts in display order: section, kind, item.
  private var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .item(let path): (path.section, 1, path.item)
    case .footer(let section): (section, 2, 0)
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
