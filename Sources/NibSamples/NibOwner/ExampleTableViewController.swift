import NibCore

/// A cell that is registered by its class and loaded from the nib with the same name.
class ExampleCell: UITableViewCell, NibOwner {
  @Outlet(.weak) var outerView: UIView!
  @Outlet(.weak) var innerView: UIView!
}

/// The second tab: one row with an `ExampleCell`. It cannot be selected, because a selected row has a single color, in
/// which the views of the cell would be invisible.
class ExampleTableViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ExampleCell.self, forCellReuseIdentifier: "ExampleCell")
    tableView.allowsSelection = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "ExampleCell: the cell is registered by its class, and loaded from the nib of that name."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "ExampleCell", for: indexPath)
  }
}
