import NibCore

/// A cell that is registered by its class and loaded from the nib with the same name.
class ExampleCell: UITableViewCell, NibOwner {
  @Outlet(.weak) var outerView: UIView!
  @Outlet(.weak) var innerView: UIView!
}

/// The second tab: one row with an `ExampleCell`.
class ExampleTableViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ExampleCell.self, forCellReuseIdentifier: "ExampleCell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "ExampleCell", for: indexPath)
  }
}
