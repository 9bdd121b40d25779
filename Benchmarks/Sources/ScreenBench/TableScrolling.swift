import NibCore
import NibScreen

/// A running program with a table. The cursor moves up and down at the end of the table, and each row that appears is
/// filled.
final class TableScrolling: Subject {
  let frames = (warmup: 100, measured: 400)
  private let program: TerminalApplication
  private let loop: EventLoop
  /// The number of rows by which the cursor moves up and down. It is greater than the number of visible rows.
  private static let distance = 90

  init(rows: Int) {
    program = TerminalApplication(rootViewController: RowsController(rows: rows))
    let screen = HeadlessScreen(size: CellSize(columns: 200, rows: 60))
    loop = EventLoop(screen: screen, input: ScriptedInput([]))
    program.prepare(for: screen.size)
    press(.end)
  }

  func change(_ number: Int) {
    press(number / TableScrolling.distance % 2 == 0 ? .up : .down)
    program.window.layoutIfNeeded()
  }

  func draw(on canvas: CellCanvas) { program.draw(on: canvas) }

  private func press(_ key: KeyPress.Key) { program.handle(.key(KeyPress(key)), in: loop) }
}

private final class RowsController: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "detail of \(indexPath.row)"
    return cell
  }
}
