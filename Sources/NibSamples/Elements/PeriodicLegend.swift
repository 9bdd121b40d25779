import NibCore

/// The legend of the periodic table: the letter, color and name of each category of elements. `PeriodicTableLayout`
/// determines where it is; it draws itself because its lines depend on the free space.
final class PeriodicLegend: UICollectionReusableView {
  /// The arrangement of the entries, which depends on the size of the table.
  enum Arrangement: Hashable {
    /// All entries with full names below the table, in as many lines as needed.
    case below
    /// All entries with full names in one line above the lanthanides.
    case line
    /// Short names, for small screens: some entries above the lanthanides, the others to the left of them.
    case besideLanthanides
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel =
      "Categories: "
      + ElementCategory.all.map { "\($0.letter) \($0.name.lowercased())" }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) { nil }

  override func nibDraw(in context: NibDrawingContext) {
    guard let layout = (superview as? UICollectionView)?.collectionViewLayout as? PeriodicTableLayout,
      let arrangement = layout.legendArrangement
    else { return }
    let start = context.grid.columns(Double(layout.origin.x))
    var place = CellPoint(column: start, row: 0)
    for (index, category) in ElementCategory.all.enumerated() {
      let entry = Entry(category, isShort: arrangement == .besideLanthanides)
      if arrangement == .besideLanthanides, index >= ElementCategory.firstLineCount {
        place = CellPoint(column: 0, row: index - ElementCategory.firstLineCount + 1)
      } else if place.column > start, place.column + entry.columns > context.size.columns {
        place = CellPoint(column: start, row: place.row + 1)
      }
      let swatch = CellStyle(foreground: .black, background: context.color(category.color))
      context.canvas.put(entry.swatch, at: place, style: swatch)
      context.canvas.put(
        entry.name, at: place + CellPoint(column: CellText.columns(of: entry.swatch) + 1, row: 0),
        style: context.style(.label))
      place.column += entry.columns + 2
    }
  }

  /// The number of columns that all entries with full names need in one line.
  static let lineColumns =
    ElementCategory.all.map { Entry($0, isShort: false).columns + 2 }.reduce(-2, +)
  /// The number of columns that the first line needs with short names.
  static let shortLineColumns =
    ElementCategory.all.prefix(ElementCategory.firstLineCount).map { Entry($0, isShort: true).columns + 2 }
    .reduce(-2, +)
  /// The number of columns that the other entries need with short names, including a space after them.
  static let besideColumns =
    ElementCategory.all.dropFirst(ElementCategory.firstLineCount).map { Entry($0, isShort: true).columns + 1 }
    .max() ?? 0
  /// The number of lines with short names.
  static let shortLines = 1 + ElementCategory.all.count - ElementCategory.firstLineCount

  /// The texts of an entry: the letter in its color, and the name after a space.
  private struct Entry {
    let swatch: String
    let name: String

    init(_ category: ElementCategory, isShort: Bool) {
      swatch = isShort ? category.letter : " \(category.letter) "
      name = isShort ? category.shortName : category.name
    }

    var columns: Int { CellText.columns(of: swatch) + 1 + CellText.columns(of: name) }
  }
}
