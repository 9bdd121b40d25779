import NibCore

/// Which initializers run, in which order, for each of the six ways to make a row: what document 004 logs. See
/// docs/seeds.md.
final class CallOrderController: UITableViewController {
  private static let cellIdentifier = "Call"

  private let sections = CustomRow.allCases.map { row in
    (title: "\(row.texts.name) \(row.texts.value)", calls: CallLog.calls { _ = row.makeView(frame: .zero) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Call Order"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: CallOrderController.cellIdentifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].calls.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: CallOrderController.cellIdentifier, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].calls[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }
}
