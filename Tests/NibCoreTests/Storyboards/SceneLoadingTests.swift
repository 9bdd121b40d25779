import NibCoreTestSupport
import Testing

@testable import NibCore

/// A controller that logs its calls and the outlets that are set.
final class LoggedSceneController: UIViewController {
  final class Log: @unchecked Sendable { var lines: [String] = [] }
  @TaskLocal static var log = Log()
  /// Whether `awakeFromNib` asks for the view.
  @TaskLocal static var asksForView = false
  /// Whether `loadView` does not call `super`.
  @TaskLocal static var makesView = false

  @Outlet var label: UILabel!
  @Outlet var labels: [UILabel] = []
  @Outlet var tap: UITapGestureRecognizer!
  @Outlet var loose: UIView!
  var taps = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoggedSceneController.log.lines.append("init")
  }
  override func setValue(_ value: Any?, forKey key: String) throws {
    LoggedSceneController.log.lines.append("set \(key)")
    try super.setValue(value, forKey: key)
  }
  override func awakeFromNib() {
    LoggedSceneController.log.lines.append("awake, storyboard \(storyboard != nil)")
    if LoggedSceneController.asksForView { loadViewIfNeeded() }
  }
  override func loadView() {
    LoggedSceneController.log.lines.append("loadView")
    if LoggedSceneController.makesView { view = UIView() } else { super.loadView() }
  }
  override func viewDidLoad() { LoggedSceneController.log.lines.append("viewDidLoad") }
  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("go", LoggedSceneController.go)]
  }
  func go() { taps += 1 }
}

final class LoggedSceneLabel: UILabel {
  override func awakeFromNib() { LoggedSceneController.log.lines.append("awake label") }
}

final class LoggedSceneSource: UIViewController {
  var prepared: (LoggedSceneController) -> Void = { _ in }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? LoggedSceneController).map(prepared)
  }
}

/// docs/behaviours.md E22 and E23: when the objects of a scene are created and connected.
@Suite struct SceneLoadingTests {
  private func storyboard(_ mode: NibLoadingMode = .strict) throws -> UIStoryboard {
    NibClassRegistry.registerModule(of: LoggedSceneController.self)
    let names = "customModule=\"NibCoreTests\" customClass=\""
    let label = """
      <label id="l" text="text" \(names)LoggedSceneLabel"/>
      <button id="b"><connections><action selector="go" destination="c" eventType="touchUpInside" id="a"/>
      <segue destination="s" kind="presentation" identifier="back" id="sb"/></connections></button>
      """
    let controller = SmallStoryboard.controller(
      "c", "\(names)LoggedSceneController\"", views: label,
      connections: """
        <outlet property="label" destination="l" id="o1"/><outlet property="tap" destination="t" id="o2"/>
        <outlet property="loose" destination="w" id="o3"/>
        <outletCollection property="labels" destination="l" id="o4"/>
        """)
    let rest = """
      <tapGestureRecognizer id="t"><connections><action selector="go" destination="c" id="a2"/></connections>
      </tapGestureRecognizer><view id="w" tag="8"/>
      """
    let connected = controller.replacing(
      "<view key=\"view\" id=\"c-view\">",
      with: """
        <view key="view" id="c-view"><connections>\
        <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/></connections>
        """)
    let source = SmallStoryboard.controller(
      "s", "\(names)LoggedSceneSource\"",
      connections: SmallStoryboard.segue("presentation", to: "c", "identifier=\"show\""))
    return try SmallStoryboard.storyboard([connected + rest, source], initial: "s", mode: mode)
  }

  private func controller(_ mode: NibLoadingMode = .strict) throws -> LoggedSceneController {
    try #require(try storyboard(mode).nibController(id: "c") as? LoggedSceneController)
  }

  private let log = LoggedSceneController.Log()

  @Test("E22: The view of a scene and the outlets to it are loaded in loadView") func order() throws {
    try LoggedSceneController.$log.withValue(log) {
      let controller = try self.controller()
      #expect(log.lines == ["init", "set tap", "set loose", "awake, storyboard true"])
      #expect(!controller.isViewLoaded && controller.label == nil && controller.labels.isEmpty)
      #expect(controller.loose?.tag == 8 && controller.tap?.view == nil)
      log.lines = []
      controller.loadViewIfNeeded()
      #expect(log.lines == ["loadView", "set label", "set labels", "awake label", "viewDidLoad"])
      #expect(controller.label?.text == "text" && controller.labels.count == 1)
      #expect(controller.tap?.view === controller.view)
      controller.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
      #expect(controller.taps == 1)
    }
  }

  @Test("E22: A controller can ask for its view in awakeFromNib") func viewInAwakening() throws {
    try LoggedSceneController.$log.withValue(log) {
      let controller = try LoggedSceneController.$asksForView.withValue(true) { try self.controller() }
      #expect(controller.isViewLoaded && controller.label != nil && controller.tap?.view === controller.view)
      #expect(log.lines.suffix(2) == ["awake label", "viewDidLoad"])
    }
  }

  @Test("E22: Outlets are nil in prepare(for:sender:) until it asks for the view") func preparing() throws {
    try LoggedSceneController.$log.withValue(log) {
      let source = try #require(try storyboard().nibInitialController() as? LoggedSceneSource)
      let window = UIWindow.phone(showing: source)
      var found: [Bool] = []
      source.prepared = {
        found.append($0.label == nil)
        $0.loadViewIfNeeded()
        found.append($0.label == nil)
      }
      source.performSegue(withIdentifier: "show", sender: nil)
      #expect(found == [true, false] && window.rootViewController === source)
      #expect(log.lines.filter { $0 == "viewDidLoad" }.count == 1)
    }
  }

  @Test("E22: A loadView without super connects nothing of the view") func ownView() throws {
    try LoggedSceneController.$log.withValue(log) {
      let controller = try self.controller()
      LoggedSceneController.$makesView.withValue(true) { controller.loadViewIfNeeded() }
      #expect(controller.isViewLoaded && controller.label == nil && controller.tap != nil)
    }
  }

  @Test("E22: The controller retains the scene's other objects, but they do not retain it")
  func owning() throws {
    try LoggedSceneController.$log.withValue(log) {
      weak var released: LoggedSceneController?
      try nibAutoreleasePool {
        let controller = try nibAutoreleasePool { try self.controller() }
        controller.loadViewIfNeeded()
        #expect(controller.view.gestureRecognizers?.count == 1 && controller.loose != nil)
        released = try self.controller()
        #expect(released?.isViewLoaded == false)
      }
      #expect(released == nil)
    }
  }

  @Test("E22: A segue of a button can be performed before the view is loaded") func earlySegue() throws {
    try LoggedSceneController.$log.withValue(log) {
      let controller = try self.controller()
      #expect(controller.nibSegues.isEmpty)
      try controller.nibPerformSegue(withIdentifier: "back", sender: nil)
      controller.loadViewIfNeeded()
      #expect(controller.nibSegues.map(\.identifier) == ["back"])
    }
  }

  @Test("E23: In lenient mode, the scene is loaded at once") func lenient() throws {
    try LoggedSceneController.$log.withValue(log) {
      let controller = try self.controller(.lenient)
      #expect(!controller.isViewLoaded && controller.label != nil && controller.nibArchivedView != nil)
    }
  }
}
