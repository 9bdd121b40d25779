import NibCoreTestSupport
import Testing

@testable import NibCore

/// Segues from controls, rows and code, with UIKit's order of calls.
@Suite struct StoryboardSegueTests {
  private typealias Small = SmallStoryboard

  /// A navigation controller whose root has one button with one segue to `next`.
  private static func stack(
    _ kind: String, _ attributes: String = "", next: String? = nil, mode: NibLoadingMode = .strict
  ) throws -> UIStoryboard {
    try Small.storyboard(
      [
        Small.navigation(root: "first"),
        Small.controller(
          "first", Small.logging, views: Small.button("go", Small.segue(kind, to: "next", attributes))),
        next ?? Small.controller("next", Small.logging),
      ], initial: "stack", mode: mode)
  }

  private func run(_ storyboard: UIStoryboard, _ body: (UIWindow) throws -> Void) throws {
    try NibEnvironment.$current.withValue(.phone) {
      try LoggingController.$log.withValue(LoggingController.Log()) {
        let window = UIWindow.phone(showing: try storyboard.nibInitialController())
        try body(window)
      }
    }
  }

  // MARK: Order

  @Test("A control's segue calls shouldPerformSegue and prepare before it shows its destination")
  func callOrder() throws {
    try run(Self.stack("show", "identifier=\"more\"")) { window in
      #expect(LoggingController.take() == ["first.didLoad", "first.willAppear", "first.didAppear"])
      try #require(window.first(UIButton.self)).nibActivate()
      #expect(
        LoggingController.take() == [
          "first.should(more)", "first.prepare(more to next)", "next.didLoad", "first.willDisappear",
          "next.willAppear", "first.didDisappear", "next.didAppear",
        ])
    }
  }

  @Test("A controller can refuse the segue of a control, but not a segue that code performs")
  func refusedSegue() throws {
    try run(Self.stack("show", "identifier=\"never\"")) { window in
      _ = LoggingController.take()
      let navigation = try #require(window.rootViewController as? UINavigationController)
      try #require(window.first(UIButton.self)).nibActivate()
      #expect(LoggingController.take() == ["first.should(never)"])
      // shouldPerformSegue is not called for segues that code performs.
      navigation.topViewController?.performSegue(withIdentifier: "never", sender: nil)
      #expect(LoggingController.take().prefix(1) == ["first.prepare(never to next)"])
    }
  }

  // MARK: Kinds

  /// Kinds and attributes of segues, and how they show their destination.
  @Test(
    "The kind of a segue determines how its destination is shown",
    arguments: [
      ("show", "", "pushed"), ("push", "", "pushed"), ("showDetail", "", "presented automatic"),
      ("presentation", "", "presented automatic"), ("modal", "", "presented automatic"),
      ("presentation", "modalPresentationStyle=\"fullScreen\"", "presented fullScreen"),
      ("popoverPresentation", "", "presented popover"), ("popover", "", "presented popover"),
      ("replace", "", "presented automatic"), ("custom", "customClass=\"Unknown\"", "pushed"),
      ("custom", Small.custom("CrossfadeSegue"), "presented automatic"),
    ])
  func kinds(kind: String, attributes: String, expected: String) throws {
    try run(Self.stack(kind, attributes)) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      try #require(window.first(UIButton.self)).nibActivate()
      let presented = navigation.presentedViewController.map { "presented \($0.modalPresentationStyle)" }
      let pushed = navigation.topViewController?.title == "next" ? "pushed" : "nothing"
      #expect((presented ?? pushed) == expected)
    }
  }

  @Test("A show segue to another navigation controller presents it instead of pushing it")
  func nestedNavigation() throws {
    let inner = Small.navigation("next", root: "first")
    try run(Self.stack("show", next: inner)) { window in
      try #require(window.first(UIButton.self)).nibActivate()
      let presented = window.rootViewController?.presentedViewController as? UINavigationController
      #expect(presented?.topViewController?.title == "first")
    }
  }

  @Test("A push segue without a navigation controller raises in strict mode and presents in lenient mode")
  func pushWithoutNavigation() throws {
    let scenes = [
      Small.controller("first", connections: Small.segue("push", to: "next", "identifier=\"p\"")),
      Small.controller("next"),
    ]
    let strict = try Small.storyboard(scenes).nibController(id: "first")
    #expect {
      try strict?.nibPerformSegue(withIdentifier: "p", sender: nil)
    } throws: {
      ($0 as? NibException)?.reason.hasPrefix("Could not find a navigation controller for segue 'p'.") == true
    }
    // Lenient mode presents the destination instead.
    let lenient = try Small.storyboard(scenes, mode: .lenient).nibController(id: "first")
    let window = UIWindow.phone(showing: lenient)
    try lenient?.nibPerformSegue(withIdentifier: "p", sender: nil)
    #expect(window.rootViewController?.presentedViewController?.title == "next")
  }

  /// The preview runs a scene without the navigation controller that it has in the app, so that it shows the destination
  /// unless the document decides that there is no navigation controller.
  @Test(
    "In lenient mode, a push segue that fails in the app is reported and shows nothing",
    arguments: [true, false])
  func impossiblePush(isInitial: Bool) throws {
    let push = Small.button("go", Small.segue("push", to: "next", "identifier=\"p\""))
    let scenes = [Small.controller("first", views: push), Small.controller("next")]
    let storyboard = try Small.storyboard(
      scenes + (isInitial ? [] : [Small.navigation(root: "first")]), initial: isInitial ? "first" : "stack",
      mode: .lenient)
    let controller = try storyboard.nibController(id: "first")
    let window = UIWindow.phone(showing: controller)
    try #require(window.first(UIButton.self)).nibActivate()
    let reasons = storyboard.nibDiagnostics.map(\.message)
    #expect(reasons == (isInitial ? [NibSegue.reasonForNoNavigation("p")] : []))
    #expect(controller?.presentedViewController?.title == (isInitial ? nil : "next"))
  }

  @Test("A navigation controller cannot be pushed", arguments: [NibLoadingMode.strict, .lenient])
  func pushOfNavigation(mode: NibLoadingMode) throws {
    let inner = Small.navigation("next", root: "last")
    let storyboard = try Small.storyboard(
      [
        Small.navigation(root: "first"), inner, Small.controller("last"),
        Small.controller(
          "first", views: Small.button("go", Small.segue("push", to: "next", "identifier=\"p\""))),
      ], initial: "stack", mode: mode)
    try run(storyboard) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      #expect(throws: NibException.pushingNavigation) {
        try navigation.topViewController?.nibPerformSegue(withIdentifier: "p", sender: nil)
      }
      #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
    }
  }

  // MARK: Sources

  private static func table(_ cells: String) -> String {
    """
    <tableViewController title="list" id="list" \(Small.custom("PrototypeListController"))>
      <tableView key="view" style="plain" dataMode="prototypes" rowHeight="60" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes>\(cells)</prototypes>
        <connections><outlet property="dataSource" destination="list" id="o"/></connections>
      </tableView>
    </tableViewController>
    """
  }

  private static func cell(_ inside: String, _ connections: String) -> String {
    """
    <tableViewCell reuseIdentifier="row" rowHeight="60" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="60"/>
        <subviews>\(inside)</subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  @Test("A button in a prototype cell and the cell's row perform separate segues")
  func prototypeControls() throws {
    let cell = Self.cell(
      Small.button("go", Small.segue("show", to: "next")), Small.segue("presentation", to: "next"))
    let storyboard = try Small.storyboard(
      [Small.navigation(root: "list"), Self.table(cell), Small.controller("next")], initial: "stack")
    try run(storyboard) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let table = try #require(window.first(UITableView.self))
      let buttons = table.visibleCells.compactMap {
        $0.contentView.subviews.first as? UIButton
      }
      #expect(buttons.count == 2)
      buttons[1].nibActivate()
      #expect(navigation.viewControllers.map(\.title) == ["list", "next"])
      navigation.popViewController(animated: false)
      // The row has a different segue.
      table.nibSelectByUser(IndexPath(row: 0, section: 0))
      #expect(navigation.presentedViewController?.title == "next")
    }
  }

  @Test("Code can perform the segue of a prototype cell by its identifier")
  func prototypeIdentifier() throws {
    let cell = Self.cell("", Small.segue("show", to: "next", "identifier=\"row\""))
    let storyboard = try Small.storyboard(
      [Small.navigation(root: "list"), Self.table(cell), Small.controller("next")], initial: "stack")
    try run(storyboard) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      navigation.topViewController?.performSegue(withIdentifier: "row", sender: nil)
      #expect(navigation.viewControllers.map(\.title) == ["list", "next"])
    }
  }

  @Test("A cell's accessory performs the accessory action's segue instead of the row's")
  func accessorySegue() throws {
    let cell = Self.cell(
      "",
      Small.segue("show", to: "next")
        + Small.segue("presentation", to: "next", "trigger=\"accessoryAction\""))
    let storyboard = try Small.storyboard(
      [Small.navigation(root: "list"), Self.table(cell), Small.controller("next")], initial: "stack")
    try run(storyboard) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let first = try #require(window.first(UITableView.self)?.visibleCells.first)
      first.nibPerformSegues(for: .accessoryAction)
      #expect(navigation.presentedViewController?.title == "next")
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("A gesture recognizer performs its segue") func gestureRecognizer() throws {
    let first = Small.controller(
      "first",
      views: """
        <view fixedFrame="YES" id="pad"><rect key="frame" x="0" y="0" width="80" height="80"/>
        <gestureRecognizers/>
        <connections><outletCollection property="gestureRecognizers" destination="tap" id="c"/></connections>
        </view>
        """)
    let tap = """
      <tapGestureRecognizer id="tap"><connections>\(Small.segue("show", to: "next"))</connections>\
      </tapGestureRecognizer>
      """
    let storyboard = try Small.storyboard(
      [Small.navigation(root: "first"), first + tap, Small.controller("next")], initial: "stack")
    try run(storyboard) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let pad = navigation.topViewController?.view.subviews.first
      try pad?.gestureRecognizers?.first?.nibRecognize()
      #expect(navigation.topViewController?.title == "next")
    }
  }

  // MARK: Segue actions

  @Test("A segue action creates the destination with the coder, and the sender of the segue")
  func segueActions() throws {
    let first = Small.controller(
      "first", "customClass=\"SegueActionController\" customModule=\"NibCoreTests\"",
      views: Small.button(
        "go", Small.segue("show", to: "next", "destinationCreationSelector=\"makeNext:sender:\"")))
    let next = Small.controller("next", "customClass=\"MadeController\" customModule=\"NibCoreTests\"")
    let storyboard = try Small.storyboard([Small.navigation(root: "first"), first, next], initial: "stack")
    try run(storyboard) { window in
      let button = try #require(window.first(UIButton.self))
      button.nibActivate()
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let shown = try #require(navigation.topViewController as? MadeController)
      #expect(shown.word == "made")
      #expect(shown.maker === button)
      #expect(shown.title == "next")
    }
  }

  @Test("The segue action of a navigation controller's root is sent to the controller that presents it")
  func relationshipActions() throws {
    let first = Small.controller(
      "first", "customClass=\"SegueActionController\" customModule=\"NibCoreTests\"",
      views: Small.button("go", Small.segue("presentation", to: "stack")))
    let root = Small.navigation(root: "next").replacing(
      "relationship=\"rootViewController\"",
      with: "relationship=\"rootViewController\" destinationCreationSelector=\"makeNext:sender:\"")
    let next = Small.controller("next", "customClass=\"MadeController\" customModule=\"NibCoreTests\"")
    let storyboard = try Small.storyboard([first, root, next], initial: "first")
    try run(storyboard) { window in
      let button = try #require(window.first(UIButton.self))
      button.nibActivate()
      let navigation = try #require(
        window.rootViewController?.presentedViewController as? UINavigationController)
      let shown = try #require(navigation.topViewController as? MadeController)
      #expect(shown.word == "made")
      #expect(shown.maker === button)
    }
  }

  @Test("A program creates a controller of a storyboard with an initializer of its own") func creators()
    throws
  {
    let attributes =
      "customClass=\"MadeController\" customModule=\"NibCoreTests\" storyboardIdentifier=\"next\""
    let storyboard = try Small.storyboard([Small.controller("next", attributes)])
    let made = storyboard.instantiateViewController(identifier: "next") { coder in
      MadeController(coder: coder, word: "own", maker: nil)
    }
    #expect(made.word == "own")
    let plain: MadeController = storyboard.instantiateViewController(identifier: "next")
    #expect(plain.word == "archived")
  }
}

/// A controller with a segue action.
final class SegueActionController: UIViewController {
  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("makeNext:sender:", SegueActionController.makeNext)]
  }

  private func makeNext(_ coder: NSCoder, sender: Any?) -> MadeController? {
    MadeController(coder: coder, word: "made", maker: sender as? UIView)
  }
}

/// A controller with an initializer that a segue action calls.
final class MadeController: UIViewController {
  let word: String
  let maker: UIView?

  init?(coder: NSCoder, word: String, maker: UIView?) {
    self.word = word
    self.maker = maker
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    word = "archived"
    maker = nil
    super.init(coder: coder)
  }
}

/// A table with two rows of the same prototype cell.
final class PrototypeListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
