import NibCore

/// A table whose rows are loaded on a background queue, as if from a network, and shown on the main queue.
final class LateRowsController: UITableViewController {
  private static let identifier = "Row"
  private var names = ["Loading"]

  /// A reference to the controller. The background queue only passes it to the main queue and does not use the
  /// controller.
  private struct ControllerReference: @unchecked Sendable { weak var controller: LateRowsController? }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Late Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: LateRowsController.identifier)
    load()
  }

  private func load() {
    let reference = ControllerReference(controller: self)
    DispatchQueue.global().async {
      let names = LateRowsController.loadNames()
      DispatchQueue.main.async {
        reference.controller?.names = names
        reference.controller?.tableView.reloadData()
      }
    }
  }

  /// The names of the chemical elements in reverse order, or the reason why they could not be read.
  private static func loadNames() -> [String] {
    do {
      return try ElementsStore.elements(in: SampleNibs.elements).map(\.name).reversed()
    } catch {
      return ["\(error)"]
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LateRowsController.identifier, for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
