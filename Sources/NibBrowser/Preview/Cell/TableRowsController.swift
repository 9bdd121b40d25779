import NibCore

/// Shows rows of data in a table. `CollectionRowsController` shows them in a collection view.
final class TableRowsController: UIViewController, RowsController {
  let feeder: RowFeeder
  private let sizing: CellSizing
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ feeder: RowFeeder, sizing: CellSizing) {
    self.feeder = feeder
    self.sizing = sizing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var prototype: CellPrototype { feeder.prototype }

  override func loadView() {
    table.rowHeight = sizing == .saved ? prototype.savedSize.height : prototype.rowHeight.points
    table.estimatedRowHeight = prototype.savedSize.height
    switch prototype.making {
    case .nib: table.register(feeder.nib, forCellReuseIdentifier: prototype.identifier)
    case .element:
      table.nibRegister(prototype.element, mode: .lenient, forCellReuseIdentifier: prototype.identifier)
    case .hosted: break
    }
    table.dataSource = self
    if let ground = prototype.ground { table.backgroundColor = ground }
    view = table
  }

  var scrollView: UIScrollView { table }
  var ownDiagnostics: [Diagnostic] { table.nibDiagnostics }
  var firstRow: Int? { table.indexPathsForVisibleRows?.first?.row }

  var cursor: Int? {
    get { table.nibCursor?.row }
    set { table.nibMoveCursor(to: newValue.map { IndexPath(row: $0, section: 0) }) }
  }

  func scroll(to row: Int) {
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  func firstCell() throws -> UIView { try makeCell() }

  func visibleCell(ofRow row: Int) -> UIView? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

  /// A cell from the table, or one around a view that is not a cell.
  private func makeCell() throws -> UITableViewCell {
    if let cell = try table.nibDequeueCell(prototype.identifier) { return cell }
    let objects = try feeder.nib.nibInstantiate(withOwner: HostedCellOwner())
    let view = objects.lazy.compactMap { $0 as? UIView }.first {
      $0.nibOrigin?.element == self.prototype.element
    }
    return HostedCell(
      view ?? UIView(frame: .zero), identifier: prototype.identifier, fills: prototype.hasConstraints)
  }
}

extension TableRowsController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feeder.rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    do {
      let cell = try makeCell()
      feeder.fill(cell, with: indexPath.row)
      return cell
    } catch {
      feeder.report(error)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}

/// A cell for a nib that contains no cell. It shows the nib's view.
final class HostedCell: UITableViewCell {
  /// - Parameter fills: whether constraints make the view fill the cell, so that the view's own constraints determine
  ///   the height of the cell. Otherwise the cell has the size of the view.
  init(_ view: UIView, identifier: String, fills: Bool) {
    super.init(style: .default, reuseIdentifier: identifier)
    contentView.addSubview(view)
    if fills {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    } else {
      contentView.frame = view.bounds
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The File's Owner of a nib for a hosted cell. It accepts every outlet.
final class HostedCellOwner: UIResponder {
  override func setValue(_ value: Any?, forKey key: String) throws {}
}
