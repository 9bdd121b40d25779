import NibCore

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
