import NibCore

/// The cell that both tables of the exercise share. Its nib connects two outlets to one label, as in the lesson.
class MyTableViewCell: UITableViewCell {
  @Outlet(.weak) var symbolImage: UIView!
  @Outlet(.weak) var symbolLabel: UILabel!
}

/// The exercise's first table: a few symbols in the cell of `MyTableViewCell.xib`.
class SymbolsTableController: UITableViewController {
  private static let identifier = "MyTableViewCell"

  var symbols: [(symbol: String, name: String)] { SymbolsTableController.allSymbols }

  static let allSymbols = [
    ("H", "Hydrogen"), ("He", "Helium"), ("Li", "Lithium"), ("Be", "Beryllium"), ("B", "Boron"),
    ("C", "Carbon"), ("N", "Nitrogen"), ("O", "Oxygen"), ("F", "Fluorine"), ("Ne", "Neon"),
  ].map { (symbol: $0.0, name: $0.1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "MyTableViewCell", bundle: Bundle.main),
      forCellReuseIdentifier: SymbolsTableController.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 2
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    symbols.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: SymbolsTableController.identifier, for: indexPath)
      as! MyTableViewCell
    cell.symbolLabel.text = symbols[indexPath.row].symbol
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let vc = SymbolController(nibName: "SymbolScreen", bundle: nil)
    vc.name = symbols[indexPath.row].name
    self.navigationController?.pushViewController(vc, animated: true)
  }
}

/// The exercise's second table: the same cell with other data.
final class GasesTableController: SymbolsTableController {
  override var symbols: [(symbol: String, name: String)] {
    super.symbols.filter { ["H", "He", "N", "O", "F", "Ne"].contains($0.symbol) }
  }
}

/// The controller that a row of the exercise's tables opens. It has its own nib.
final class SymbolController: UIViewController {
  var name = ""
  @Outlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    nameLabel.text = name
  }
}
