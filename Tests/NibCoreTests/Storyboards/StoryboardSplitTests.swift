import NibCoreTestSupport
import Testing

@testable import NibCore

/// Split views that show list and detail side by side, or collapsed into one navigation stack.
@Suite struct StoryboardSplitTests {
  private typealias Small = SmallStoryboard

  private static let pad = NibEnvironment(device: Device.named("iPad Pro 12.9") ?? .terminal)

  private static func scenes(_ attributes: String = "", supplementary: Bool = false) -> [String] {
    let middle = supplementary ? Small.relation("supplementaryViewController", to: "middle") : ""
    return [
      Small.controller(
        "split", element: "splitViewController", attributes, views: nil,
        connections: Small.relation("masterViewController", to: "stack") + middle
          + Small.relation("detailViewController", to: "detail")),
      Small.navigation(root: "list"),
      Small.controller("list", connections: Small.segue("showDetail", to: "other", "identifier=\"go\"")),
      Small.controller("middle"), Small.controller("detail"), Small.navigation("other", root: "inner"),
      Small.controller("inner"),
    ]
  }

  private func run(
    _ environment: NibEnvironment, _ scenes: [String], width: CGFloat,
    _ body: (UISplitViewController, UIWindow) throws -> Void
  ) throws {
    try NibEnvironment.$current.withValue(environment) {
      let storyboard = try Small.storyboard(scenes, initial: "split")
      let split = try #require(try storyboard.nibInitialController() as? UISplitViewController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
      window.rootViewController = split
      window.layoutIfNeeded()
      try body(split, window)
    }
  }

  /// The split view's attributes, the window's width and the widths of the columns, in points.
  @Test(
    "The split view's attributes and width determine the widths of its columns",
    arguments: [
      ("", 1024.0, [320, 704.0]), ("", 700, [280, 420]),
      ("preferredPrimaryColumnWidthFraction=\"0.25\"", 1024, [256, 768]),
      ("minimumPrimaryColumnWidth=\"340\"", 1024, [340, 684]),
      ("maximumPrimaryColumnWidth=\"200\"", 1024, [200, 824]),
      ("preferredPrimaryColumnWidthFraction=\"0.9\" maximumPrimaryColumnWidth=\"900\"", 1024, [512, 512]),
    ])
  func columns(attributes: String, width: Double, expected: [CGFloat]) throws {
    try run(Self.pad, Self.scenes(attributes), width: width) { split, _ in
      #expect(split.viewControllers.map { $0.view.frame.width } == expected)
      #expect(split.viewControllers.map { $0.view.frame.minX } == [0, expected[0]])
      #expect(!split.isCollapsed)
    }
  }

  @Test("A supplementary column is placed between the list and the detail") func threeColumns() throws {
    try run(Self.pad, Self.scenes(supplementary: true), width: 1024) { split, _ in
      #expect(split.viewControllers.map { $0.view.frame.minX } == [0, 320, 640])
    }
  }

  @Test(
    "If the last of three columns would be too narrow, the first one is hidden until the program shows it")
  func threeColumnsInLittleSpace() throws {
    try run(Self.pad, Self.scenes(supplementary: true), width: 900) { split, window in
      let (primary, middle, detail) = (
        split.viewControllers[0], split.viewControllers[1], split.viewControllers[2]
      )
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(split.nibShown == [middle, detail])
      split.show(.primary)
      window.layoutIfNeeded()
      #expect(split.displayMode == .twoDisplaceSecondary)
      #expect(split.nibShown == [primary, middle])
      #expect(middle.view.frame == CGRect(x: 320, y: 0, width: 580, height: 600))
      split.show(.secondary)
      #expect(split.nibShown == [middle, detail])
      split.hide(.supplementary)
      #expect(split.nibShown == [detail])
      split.show(.supplementary)
      #expect(split.nibShown == [middle, detail])
      window.frame.size.width = 1024
      split.preferredDisplayMode = .automatic
      window.layoutIfNeeded()
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(split.nibShown == [primary, middle, detail])
      split.hide(.primary)
      #expect(split.nibShown == [middle, detail])
    }
  }

  @Test("The button shows more columns with each press, and its delegate can choose others") func button()
    throws
  {
    final class Delegate: UISplitViewControllerDelegate {
      var asked = UISplitViewController.DisplayMode.automatic
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) {
        modes.append(displayMode)
      }
      func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        asked
      }
    }
    try run(Self.pad, Self.scenes(supplementary: true), width: 900) { split, _ in
      let delegate = Delegate()
      split.delegate = delegate
      let press = { try split.displayModeButtonItem.nibPerform(from: nil) }
      for _ in 0..<4 { try press() }
      #expect(
        delegate.modes == [.twoDisplaceSecondary, .secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary])
      delegate.asked = .oneBesideSecondary
      try press()
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test("In a terminal, the first visible column of three has a button for the others") func buttonInBar()
    throws
  {
    try run(NibEnvironment(device: .terminal), Self.scenes(supplementary: true), width: 640) {
      split, window in
      split.viewControllers[1] = UINavigationController(rootViewController: split.viewControllers[1])
      window.layoutIfNeeded()
      let bars = split.viewControllers.prefix(2).compactMap { ($0 as? UINavigationController)?.navigationBar }
      #expect(bars.map { $0.nibLeadingItem === split.displayModeButtonItem } == [false, true])
      try split.displayModeButtonItem.nibPerform(from: bars[1])
      window.layoutIfNeeded()
      #expect(bars.map { $0.nibLeadingItem === split.displayModeButtonItem } == [true, false])
      split.displayModeButtonVisibility = .never
      window.layoutIfNeeded()
      #expect(bars.allSatisfy { $0.nibLeadingItem == nil })
    }
  }

  @Test("The focus stays on the button that shows columns, and in a column whose focused view has left")
  func focus() throws {
    try NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      let split = UISplitViewController(style: .tripleColumn)
      let content = (0..<3).map { _ in UIViewController() }
      for (controller, column) in zip(
        content, [UISplitViewController.Column.primary, .supplementary, .secondary])
      {
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Own", menu: UIMenu(children: []))
        controller.view.addSubview(UISwitch(frame: CGRect(x: 8, y: 48, width: 56, height: 16)))
        split.setViewController(controller, for: column)
      }
      let window = UIWindow(nibShowing: split, size: CGSize(width: 640, height: 384))
      func press(_ key: KeyPress.Key) {
        window.nibSend(.key(KeyPress(key)))
        window.nibUpdateFocus()
      }
      let bars = split.viewControllers.compactMap { ($0 as? UINavigationController)?.navigationBar }
      window.nibFocus(on: bars[1])
      bars[1].nibFocusSlot(of: split.displayModeButtonItem)
      press(.enter)
      #expect(window.nibFocusedView === bars[0] && bars[0].nibFocusedButton === split.displayModeButtonItem)
      press(.enter)
      press(.enter)
      #expect(window.nibFocusedView === bars[1])
      let detail = try #require(split.viewControllers[2] as? UINavigationController)
      window.nibFocus(on: content[2].view.subviews[0])
      let page = UIViewController()
      detail.pushViewController(page, animated: false)
      window.nibUpdateFocus()
      #expect(window.nibFocusedView == nil && window.nibActiveController === page)
      press(.right)
      #expect(window.nibFocusedView == nil)
      press(.escape)
      #expect(detail.topViewController === content[2])
    }
  }

  @Test("A storyboard's display mode decides how many columns are visible") func displayMode() throws {
    try run(Self.pad, Self.scenes("preferredDisplayMode=\"beside\"", supplementary: true), width: 1024) {
      split, _ in
      #expect(split.preferredDisplayMode == .oneBesideSecondary)
      #expect(split.nibShown.map(\.title) == ["middle", "detail"])
    }
  }

  @Test("A split view with named columns puts a detail into a navigation controller in the last column")
  func namedColumns() throws {
    NibEnvironment.$current.withValue(Self.pad) {
      let split = UISplitViewController(style: .doubleColumn)
      for column in [UISplitViewController.Column.primary, .secondary] {
        split.setViewController(UIViewController(), for: column)
      }
      split.loadViewIfNeeded()
      split.preferredDisplayMode = .secondaryOnly
      #expect(split.nibShown == [split.viewController(for: .secondary)])
      let detail = UIViewController()
      split.showDetailViewController(detail, sender: nil)
      let stack = split.viewController(for: .secondary) as? UINavigationController
      #expect(stack?.viewControllers == [detail])
      #expect(split.nibShown == [stack])
    }
  }

  @Test("In a right-to-left layout, the list is on the right") func rightToLeft() throws {
    let mirrored = NibEnvironment(device: Self.pad.device, isRightToLeft: true)
    try run(mirrored, Self.scenes(), width: 1024) { split, _ in
      #expect(split.viewControllers.map { $0.view.frame.minX } == [704, 0])
    }
  }

  @Test("A show detail segue replaces the last column") func showDetail() throws {
    try run(Self.pad, Self.scenes(), width: 1024) { split, _ in
      let list = (split.viewControllers[0] as? UINavigationController)?.topViewController
      list?.performSegue(withIdentifier: "go", sender: nil)
      #expect(split.viewControllers.map(\.title) == ["stack", "other"])
      #expect(split.viewControllers[1].view.frame == CGRect(x: 320, y: 0, width: 704, height: 600))
      #expect(list?.splitViewController === split)
    }
  }

  @Test("A collapsed split view shows one navigation stack, on which details are pushed")
  func collapsed() throws {
    try run(.phone, Self.scenes(), width: 375) { split, _ in
      #expect(split.isCollapsed)
      let stack = try #require(split.nibShown.first as? UINavigationController)
      #expect(split.nibShown.map { $0.view.frame.width } == [375])
      stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      // The controllers of the detail's navigation controller are transferred.
      #expect(stack.viewControllers.map(\.title) == ["list", "inner"])
      stack.popViewController(animated: false)
      #expect(stack.viewControllers.map(\.title) == ["list"])
    }
  }

  @Test("All columns of a split view appear together") func appearance() throws {
    try run(Self.pad, Self.scenes(), width: 1024) { split, window in
      #expect(split.viewControllers.map(\.nibAppearance) == [.appeared, .appeared])
      #expect(split.viewControllers[0].children.map(\.nibAppearance) == [.appeared])
      #expect(window.rootViewController?.nibFrontController === split)
    }
  }
}
