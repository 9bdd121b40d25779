import Foundation
import NibCore
import Testing

@testable import NibSamples

/// The lesson's two solutions for loading a view from a nib (docs/behaviours.md C1-C3), and its exercise.
@Suite struct SamplesLessonTests {
  init() { SampleNibs.register() }

  /// A toggle button as in the lesson's cell. Its frame comes from the nib, not from constraints.
  private func buttonInANib() throws -> ToggleButton {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542">
      <objects>
        <view id="outer"><rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
          <subviews>
            <view contentMode="scaleToFill" id="inner" customClass="ToggleButton" customModule="NibSamples">
              <rect key="frame" x="210" y="0.0" width="110" height="110"/>
            </view>
          </subviews>
        </view>
      </objects>
      </document>
      """
    let outer = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
    return try #require(outer?.subviews.first as? ToggleButton)
  }

  @Test("C1: A view from a nib loads its own nib, and already has its bounds from the outer nib")
  func nestedNib() throws {
    let button = try buttonInANib()
    #expect(button.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 110, height: 110)])
    #expect(button.button.title(for: .normal) == "Off")
  }

  @Test("C2: The class's init(frame:) loads no nib")
  func fromCode() {
    #expect(ToggleButton(frame: CGRect(x: 0, y: 0, width: 110, height: 110)).subviews.isEmpty)
  }

  @Test("C3: The inner view follows its superview only because of its autoresizing mask")
  func resizingMask() throws {
    let button = try buttonInANib()
    button.frame.size = CGSize(width: 200, height: 200)
    #expect(button.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    button.subviews.first?.autoresizingMask = []
    button.frame.size = CGSize(width: 110, height: 110)
    #expect(button.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("The button's action goes to File's Owner, which toggles its state")
  func toggles() throws {
    let stack: UINavigationController = try SampleScreens.controller("Lesson", "Toggle Button")
    let screen = try #require(stack.topViewController as? ToggleScreenController)
    #expect(screen.stateLabel.text == "The light is off.")
    screen.toggleButton.button.sendActions(for: .touchUpInside)
    #expect(screen.toggleButton.isOn)
    #expect(screen.toggleButton.button.title(for: .normal) == "On")
    #expect(screen.stateLabel.text == "The light is on.")
    screen.toggleButton.button.sendActions(for: .touchUpInside)
    #expect(screen.stateLabel.text == "The light is off.")
  }

  @Test("A9: Both outlets of the lesson's cell are connected to its one label")
  func sharedLabel() throws {
    let cell = UINib(nibName: "MyTableViewCell", bundle: nil).instantiate(withOwner: nil).first
    let typed = try #require(cell as? MyTableViewCell)
    #expect(typed.symbolImage === typed.symbolLabel)
  }

  private func tables(of tabs: UITabBarController) throws -> [UITableViewController] {
    try (tabs.viewControllers ?? []).map { controller in
      let stack = try #require(controller as? UINavigationController)
      return try #require(stack.topViewController as? UITableViewController)
    }
  }

  @Test("D10: The label's constraints determine the row height, with the margins of Xcode 8")
  func automaticHeights() throws {
    let lessons = NibEnvironment(device: SampleScreens.phone.device, profile: .canvas(toolsVersion: 11542))
    try NibEnvironment.$current.withValue(lessons) {
      let made = try #require(try Sample.named("Lesson")?.screen(named: "Two Tables")?.make())
      let window = UIWindow(nibShowing: made)
      defer { window.nibClose() }
      let tabs = try #require(made as? UITabBarController)
      let table = try #require(try tables(of: tabs).first?.tableView)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 111)
    }
  }

  @Test("D14: Two tables share the cell nib, but not the cells")
  func twoTables() throws {
    let tables = try tables(of: SampleScreens.controller("Lesson", "Two Tables"))
    #expect(tables.map { $0.tableView.numberOfRows(inSection: 0) } == [10, 6])
    let path = IndexPath(row: 0, section: 0)
    let cells = try SampleScreens.onPhone {
      try tables.map { try #require($0.tableView($0.tableView, cellForRowAt: path) as? MyTableViewCell) }
    }
    #expect(cells[0] !== cells[1])
    #expect(cells.map(\.symbolLabel.text) == ["H", "H"])
  }

  @Test("A row pushes a controller with its own nib")
  func pushedDetail() throws {
    let tabs: UITabBarController = try SampleScreens.controller("Lesson", "Two Tables")
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let table = try #require(stack.topViewController as? SymbolsTableController)
    SampleScreens.onPhone {
      table.tableView(table.tableView, didSelectRowAt: IndexPath(row: 9, section: 0))
      let detail = stack.topViewController as? SymbolController
      detail?.loadViewIfNeeded()
      #expect(detail?.title == "Neon")
      #expect(detail?.nameLabel.text == "Neon")
    }
  }
}
