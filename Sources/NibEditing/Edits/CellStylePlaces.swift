import NibFormats

/// The places of the labels in the content view of a cell with a style, from the usual sizes of their texts.
struct CellStylePlaces {
  private let style: CellStyle
  private let content: NibRect
  /// The space before the texts, and that behind them, in points.
  private let margin: Double
  private let trailing: Double
  private let age: LibraryAge

  init(_ style: CellStyle, in cell: NibElement) {
    self.style = style
    age = LibraryAge(cell.document)
    content =
      cell.child(key: "contentView")?.ownFrame ?? cell.ownFrame ?? NibRect(x: 0, y: 0, width: 320, height: 44)
    let width = cell.ancestor(named: "tableView")?.ownFrame?.width ?? cell.ownFrame?.width ?? content.width
    margin = age.hasNarrowMarginsOfCells ? 15 : width >= 390 ? 20 : 16
    let hasAccessory = cell["accessoryType"].map { $0 != "none" } ?? false
    trailing = !hasAccessory ? margin : age.hasNarrowMarginsOfCells ? 2 : 8
  }

  /// The frames of the labels, in points.
  ///
  /// - Parameter sizes: the saved sizes of labels that exist.
  func frames(_ sizes: [CellStyle.Part: NibSize]) -> [CellStyle.Part: NibRect] {
    let title = sizes[.textLabel] ?? usualSize(.textLabel)
    let detail = sizes[.detailTextLabel] ?? usualSize(.detailTextLabel)
    let inner = max(0, content.width - margin - trailing)
    func middle(_ height: Double) -> Double { ((content.height - height) / 2).rounded(.up) }
    switch style {
    case .basic:
      return [.textLabel: NibRect(x: margin, y: 0, width: inner, height: content.height)]
    case .rightDetail:
      return [
        .textLabel: rect(margin, middle(title.height), title),
        .detailTextLabel: rect(content.width - trailing - detail.width, middle(detail.height), detail),
      ]
    case .leftDetail:
      let title = NibSize(width: CellStylePlaces.titleWidth, height: title.height)
      return [
        .textLabel: rect(margin, middle(title.height), title),
        .detailTextLabel: rect(
          margin + CellStylePlaces.titleWidth + CellStylePlaces.gap, middle(detail.height), detail),
      ]
    case .subtitle:
      let top = middle(title.height + detail.height)
      return [
        .textLabel: rect(margin, top, title), .detailTextLabel: rect(margin, top + title.height, detail),
      ]
    }
  }

  private func rect(_ x: Double, _ y: Double, _ size: NibSize) -> NibRect {
    NibRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The size of the text of a new label in the system's font, in points.
  private func usualSize(_ part: CellStyle.Part) -> NibSize {
    let size = style.fontSize(part, age)
    // The widths of `Title`, `Detail` and `Subtitle` in ems, and the heights of lines, of documents for screens of two pixels.
    let ems = part == .textLabel ? 1.95 : style == .subtitle ? 3.65 : 2.58
    let heights = [11: 13.5, 12: 14.5, 16: 19.5, 17: 20.5, 18: 22]
    return NibSize(
      width: (ems * size * 2).rounded() / 2, height: heights[Int(size)] ?? (size * 1.2).rounded())
  }

  /// The width of the title of the style *Left Detail*, and its distance from the detail, in points.
  private static let titleWidth = 91.0
  private static let gap = 6.0
}
