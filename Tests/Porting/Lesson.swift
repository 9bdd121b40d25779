// Document 000: a cell nib that is registered with a table, the automatic height of its rows, a pushed controller,
// and a simple custom view that loads its nib.
import NibCore

NibSearchPath.add(folder: URL(fileURLWithPath: CommandLine.arguments[1]))

class ToggleButton: UIView {
  //: seed 000 "override init(frame: CGRect) {" to "}"
  //: seed 000 "required init?(coder aDecoder: NSCoder) {" to "}"
}

class MyTableViewCell: UITableViewCell {
  @Outlet var toggle: ToggleButton!
}

class ViewController: UIViewController {}

class ElementsController: UITableViewController {
  let identifier = "element"

  override func viewDidLoad() {
    super.viewDidLoad()
    //: seed 000 "tableView.register(UINib(nibName:" to "tableView.register(UINib(nibName:"
    //: seed 000 "    tableView.rowHeight = UITableViewAutomaticDimension" to "    tableView.estimatedRowHeight"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 118 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  //: seed 000 "override func tableView(_ tableView: UITableView, didSelectRowAt" to "}"
}

let elements = ElementsController()
let navigation = UINavigationController(rootViewController: elements)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.rootViewController = navigation
window.makeKeyAndVisible()
window.layoutIfNeeded()

let first = IndexPath(row: 0, section: 0)
guard let cell = elements.tableView.cellForRow(at: first) as? MyTableViewCell else {
  preconditionFailure("the first row has a cell from the nib")
}
precondition((111...112).contains(cell.frame.height), "constraints determine the row's height")
precondition(cell.toggle.subviews.first?.frame == cell.toggle.bounds, "the inner nib fills the view")
precondition(ToggleButton(frame: .zero).subviews.isEmpty, "init(frame:) loads nothing")
elements.tableView(elements.tableView, didSelectRowAt: first)
precondition(navigation.topViewController is ViewController, "the chosen row pushes a controller")
precondition(
  navigation.topViewController?.view.subviews.count == 1, "its view comes from a nib with another name")
print("a shared cell nib, automatic heights, a push")
