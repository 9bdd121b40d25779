import NibCore

extension Sample {
  /// All samples, in the order of docs/seeds.md.
  package static let all = [lesson, elements, nibOwner, pragmaticNib, nmView]

  /// The sample with the given name. Case and spaces are ignored.
  package static func named(_ name: String) -> Sample? { all.first { folded($0.name) == folded(name) } }

  private static let lesson = Sample(
    name: "Lesson", summary: "The nib lesson: a view with its own nib, a cell for two tables",
    device: "retina4_7",
    screens: [
      Screen(name: "Toggle Button", summary: "A view that loads its nib inside another nib") {
        UINavigationController(rootViewController: ToggleScreenController())
      },
      Screen(name: "Two Tables", summary: "Two tabs whose tables share one cell nib") {
        try initialController(ofNib: "TwoTables")
      },
      Screen(name: "Late Rows", summary: "Rows that arrive from another queue") {
        UINavigationController(rootViewController: LateRowsController(style: .plain))
      },
    ], isOneProgram: false)

  private static let elements = Sample(
    name: "Elements",
    summary: "The lesson's exercise as a full app: the chemical elements", device: "retina4_7",
    screens: [
      Screen(name: "The Elements", summary: "All 118 elements") { try ElementsDemo.makeRootController() },
      Screen(name: "Noble Gases", summary: "The same table and cell with other data") {
        try showing(tab: 1, of: ElementsDemo.makeRootController())
      },
      Screen(name: "Periodic Table", summary: "A collection view with its own layout") {
        try ElementsDemo.makeRootController(startsWithTable: true)
      },
    ], isOneProgram: true)

  private static let nibOwner = Sample(
    name: "NibOwner",
    summary: "NibOwner's example: views and cells created by fromNib()", device: "retina4_7",
    screens: [
      Screen(name: "ExampleView", summary: "A view created by fromNib() and positioned in code") {
        try tabs(selecting: 0)
      },
      Screen(name: "ExampleCell", summary: "A cell registered by its class") { try tabs(selecting: 1) },
      Screen(name: "CompoundExampleView", summary: "A nib's view inside another nib, through a wrapper") {
        try tabs(selecting: 2)
      },
    ], isOneProgram: true)

  private static let pragmaticNib = Sample(
    name: "PragmaticNib", summary: "Views that hide their nib, and the problems they solve",
    device: "retina4_7",
    screens: [
      Screen(name: "Six Rows", summary: "Two classes, each created in three ways") {
        try initialController(ofStoryboard: "PragmaticNib")
      },
      Screen(name: "Call Order", summary: "Which initializers run, in which order") {
        UINavigationController(rootViewController: CallOrderController())
      },
      problem(.exposedNib, summary: "The caller has to know about the nib"),
      problem(.nestedHierarchy, summary: "The nib's root is a superfluous view"),
      problem(.emptyNestedClass, summary: "A custom class in another nib has no content"),
    ], isOneProgram: false)

  /// NMView's demo, with its screens in the order of the original project's targets.
  private static let nmView = Sample(
    name: "NMView", summary: "NMView's demo: layouts that follow the shape of the screen", device: "ipad9_7",
    beginsBelowStatusBar: true, scrollsOverflow: true,
    screens: [
      Screen(name: "Load From NIB", summary: "Views that load the nib of their class") {
        LoadFromNIBController()
      },
      Screen(name: "Load From Code", summary: "Views whose class builds them in code") {
        LoadFromCodeController()
      },
      Screen(name: "Layout Support", summary: "One view, three layouts, changed by a button") {
        LayoutSupportController()
      },
      Screen(name: "Automatic Layout Changes", summary: "Layouts that change with the screen's shape") {
        AutomaticLayoutChangesController()
      },
      Screen(name: "Grid Layout", summary: "A grid that fills the screen") { GridLayoutController() },
      Screen(name: "View Templates", summary: "Views copied from a template") { ViewTemplatesController() },
    ], isOneProgram: false)

  // MARK: Creating controllers

  private static func problem(_ problem: Problem, summary: String) -> Screen {
    Screen(name: problem.title, summary: summary) {
      UINavigationController(rootViewController: ProblemController(problem))
    }
  }

  private static func tabs(selecting index: Int) throws -> UIViewController {
    try showing(tab: index, of: initialController(ofStoryboard: "NibOwnerExample"))
  }

  private static func showing(tab index: Int, of controller: UIViewController) -> UIViewController {
    (controller as? UITabBarController)?.selectedIndex = index
    return controller
  }

  private static func initialController(ofStoryboard name: String) throws -> UIViewController {
    let storyboard = UIStoryboard(name: SampleNibs.storyboard(name), bundle: nil)
    guard let controller = try storyboard.nibInitialController() else {
      throw NibException(name: "NSGenericException", reason: "\(name).storyboard has no initial controller.")
    }
    return controller
  }

  /// The controller that is the first object of a nib.
  static func initialController(ofNib name: String) throws -> UIViewController {
    let objects = try UINib(nibName: name, bundle: nil).nibInstantiate(withOwner: nil)
    guard let controller = objects.first as? UIViewController else {
      throw NibException(
        name: "NSGenericException", reason: "The first object of \(name).xib is not a controller.")
    }
    return controller
  }
}

/// Lists the calls of initializers and `awakeFromNib` for each of the six ways to create a row, in order. The classes
/// of document 004 log the same calls. See docs/seeds.md.
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
