/// The list behind a tab bar's More tab, with the controllers that have no tab of their own.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?
  private static let cellIdentifier = "More"

  init(for tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: MoreListController.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.nibMoreControllers.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MoreListController.cellIdentifier, for: indexPath)
    let controller = tabs.flatMap { $0.nibMoreControllers.dropFirst(indexPath.row).first }
    cell.textLabel?.text = controller?.tabBarItem.title ?? controller?.title ?? ""
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.selectedIndex = 4 + indexPath.row
  }
}
