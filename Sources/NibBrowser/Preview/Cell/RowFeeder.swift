import NibAnalysis
import NibCore
import NibTools

/// Fills the cells of a table or collection view with rows of data. Counts the cells and rows, and collects diagnostics
/// about the nib and the data.
final class RowFeeder {
  let content: PreviewContent
  /// The nib that the cells come from.
  let nib: UINib
  /// The filler of each cell, by the identity of the cell. The dictionary retains the cells, so that identities are not
  /// used again.
  private var fillers: [ObjectIdentifier: (cell: UIView, filler: CellFiller)] = [:]
  private var shownRows: Set<Int> = []
  /// The remarks about values that have been reported.
  private let known: RowRemarks
  private let images: RowImages
  private var reported: [Diagnostic] = []

  /// - Parameter known: remarks that are not reported again.
  init(_ content: PreviewContent, known: RowRemarks = RowRemarks()) {
    self.content = content
    self.known = known
    nib = UINib(nibDocument: content.prototype.document)
    nib.nibMode = .lenient
    images = RowImages(content)
  }

  var prototype: CellPrototype { content.prototype }
  var rows: any RowsData { content.rows }

  /// The number of cells made so far.
  var madeCount: Int { fillers.count }
  /// The number of rows shown so far.
  var shownCount: Int { shownRows.count }

  /// The diagnostics about the data and the nib. Values of the same column that have the same problem are reported
  /// once. Problems that depend on the program's classes are left out, because only `check` can judge them.
  var diagnostics: [Diagnostic] {
    let nibProblems = nib.nibDiagnostics.filter {
      $0.severity >= .warning && !DiagnosticKind.ofClasses.contains($0.kind)
    }
    // Without rows, it does not matter which views the columns fill.
    return (content.emptyData.map { [$0] } ?? content.match.diagnostics) + reported + nibProblems
  }

  /// Adds a diagnostic.
  func report(_ diagnostic: Diagnostic) { reported.append(diagnostic) }

  /// Adds the error with which a cell could not be made. Even after a first cell was made, code of a custom class can
  /// throw.
  func report(_ error: any Error) {
    let place = SourceLocation(file: prototype.document.file)
    report(Diagnostic(.noCell, "\(error)", at: place))
  }

  /// Shows a row in a new or reused cell.
  func fill(_ cell: UIView, with index: Int) {
    shownRows.insert(index)
    do {
      let row = try rows.row(index)
      for remark in filler(of: cell).fill(row) {
        if known.insert(remark.key) { report(remark, of: row, index) }
      }
      reportCutValues(of: row, index)
    } catch {
      report(error.diagnostic)
    }
  }

  private func filler(of cell: UIView) -> CellFiller {
    if let known = fillers[ObjectIdentifier(cell)] { return known.filler }
    let filler = CellFiller(cell, content.match, images)
    fillers[ObjectIdentifier(cell)] = (cell, filler)
    return filler
  }

  private func report(_ remark: CellFiller.Remark, of row: [RowValue?], _ index: Int) {
    let column = remark.key.column
    let value = "\(content.place(ofRow: index, column: column)): '\((row[column]?.text ?? "").cut())'"
    let place = rows.location(ofRow: index, column: column)
    switch remark {
    case .wrong(_, let wanted):
      let view = content.match.views[column].flatMap { content.match.viewNames[$0] } ?? "its view"
      report(
        Diagnostic(
          .rowValue, "\(value) cannot be shown by \(view), which shows \(wanted)", at: place))
    case .image(_, let problem):
      report(
        Diagnostic(.rowImage, "\(value) \(problem.message); its name is shown instead", at: place))
    }
  }

  private func reportCutValues(of row: [RowValue?], _ index: Int) {
    let columns = content.match.views.keys.sorted().filter { row[$0]?.isTruncated ?? false }
    for column in columns {
      guard known.insert(CellFiller.Remark.Key(column: column, kind: .cut)) else { continue }
      report(
        Diagnostic(
          .longValue,
          "\(content.place(ofRow: index, column: column)): the text has more than "
            + "\(RowsLimit.bytesOfValue) bytes; only its beginning is shown",
          at: rows.location(ofRow: index, column: column)))
    }
  }
}

/// The remarks about values of rows that have been reported: each kind once per column. The tables of a matrix share
/// one instance.
final class RowRemarks {
  private var keys: Set<CellFiller.Remark.Key> = []

  /// Adds a remark. Returns `false` if it has been reported before.
  fileprivate func insert(_ key: CellFiller.Remark.Key) -> Bool { keys.insert(key).inserted }
}

/// Fills one cell with a row of data each time that the cell is used.
final class CellFiller {
  /// A remark about a value that its view cannot show as it is.
  enum Remark {
    /// The view shows another kind of values, such as `true or false`.
    case wrong(column: Int, wanted: String)
    /// The image is not found, or cannot be drawn.
    case image(column: Int, RowImages.Problem)

    /// The column and the kind of remark.
    struct Key: Hashable {
      enum Kind: Hashable {
        case wrong, cut
        case image(RowImages.Problem)
      }

      let column: Int
      let kind: Kind
    }

    var key: Key {
      switch self {
      case .wrong(let column, _): Key(column: column, kind: .wrong)
      case .image(let column, let problem): Key(column: column, kind: .image(problem))
      }
    }
  }

  private struct Slot {
    let column: Int
    let view: UIView
    /// Whether the view is hidden in the nib.
    let isHidden: Bool
    /// Shows a value in the view; `nil` for a view that shows no values.
    let sample: SampleSlot?
  }

  private let slots: [Slot]
  private let images: RowImages

  /// - Parameter cell: a new cell, as loaded from its nib.
  init(_ cell: UIView, _ match: ColumnMatch, _ images: RowImages) {
    self.images = images
    let views = cell.withDescendants
    slots = match.views.sorted { $0.key < $1.key }.compactMap { column, id in
      guard let view = views.first(where: { $0.nibOrigin?.id == id }) else { return nil }
      return Slot(column: column, view: view, isHidden: view.isHidden, sample: view.nibSample)
    }
  }

  /// Shows a row. A view without a value looks as in the nib, and a view with a null value is hidden. The values true
  /// and false show and hide image views and views that cannot show values.
  ///
  /// - Returns: remarks about the values that the views cannot show.
  func fill(_ row: [RowValue?]) -> [Remark] {
    slots.compactMap { slot in
      slot.sample?.reset()
      let value = row[slot.column]
      slot.view.isHidden = value == .null ? true : slot.isHidden
      guard let value, value != .null else { return nil }
      return show(value, in: slot)
    }
  }

  /// Shows a value. Returns a remark if the view cannot show it.
  private func show(_ value: RowValue, in slot: Slot) -> Remark? {
    guard let sample = slot.sample else {
      guard let isShown = SampleSlot.bool(value.text) else {
        return .wrong(column: slot.column, wanted: "true or false")
      }
      slot.view.isHidden = !isShown
      return nil
    }
    guard let showImage = sample.showImage, !value.text.isEmpty else {
      return sample.show(value.text) ? nil : .wrong(column: slot.column, wanted: sample.accepted)
    }
    if let isShown = value.visibility {
      slot.view.isHidden = !isShown
      return nil
    }
    do throws(RowImages.Problem) {
      showImage(try images.image(named: value.text, in: slot.view))
      return nil
    } catch {
      _ = sample.show(RowImages.name(of: value.text))
      return .image(column: slot.column, error)
    }
  }
}

extension RowValue {
  /// The value as a Boolean, also if it is a text; `nil` for values other than true and false.
  fileprivate var visibility: Bool? {
    switch text.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension DiagnosticKind {
  static let rowValue = DiagnosticKind("row-value", .warning, "A value cannot be shown by its view.")

  static let rowImage = DiagnosticKind("row-image", .note, "An image view shows the name of an image.")

  static let longValue = DiagnosticKind("long-value", .note, "A text has more than 10,000 bytes.")
}
