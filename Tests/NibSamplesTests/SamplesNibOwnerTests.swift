import Foundation
import NibCore
import Testing

@testable import NibSamples

/// NibOwner's example (docs/behaviours.md C21-C30).
@Suite struct SamplesNibOwnerTests {
  init() { SampleNibs.register() }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let inWhole = [
    rect(45, 45, 60, 60), rect(195, 45, 60, 60), rect(85, 180, 130, 30), rect(115, 210, 70, 30),
  ]
  private static let inSmaller = [
    rect(32.5, 32.5, 60, 60), rect(157.5, 32.5, 60, 60), rect(60, 147.5, 130, 30), rect(90, 177.5, 70, 30),
  ]
  private static let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)

  private func tabs(_ screen: String) throws -> UITabBarController {
    try SampleScreens.controller("NibOwner", screen)
  }

  private func colors(of views: [UIView]) -> [[Int]] {
    views.map { view in
      let parts = view.backgroundColor?.nibComponents(for: .light)
      return [parts?.red, parts?.green, parts?.blue].map { Int((($0 ?? -1) * 255).rounded()) }
    }
  }

  @Test("C22: ExampleView is the nib's root, with its boxes at their positions in 300 x 300 points")
  func exampleView() throws {
    try SampleScreens.onPhone {
      let view = try #require(ExampleView.fromNib())
      view.layoutIfNeeded()
      #expect(view.subviews.map(\.frame) == Self.inWhole)
      #expect(view.leftView === view.subviews[0])
      #expect(view.rightView === view.subviews[1])
    }
  }

  @Test("C29: There are three tabs, each called Item")
  func tabItems() throws {
    let tabs = try tabs("ExampleView")
    #expect(tabs.tabBar.items?.map(\.title) == ["Item", "Item", "Item"])
  }

  @Test("C29: The first tab shows an ExampleView in blue")
  func firstTab() throws {
    let controller = try #require(try tabs("ExampleView").selectedViewController as? ExampleViewController)
    let view = try #require(controller.view.subviews.compactMap { $0 as? ExampleView }.first)
    #expect(view.frame == Self.rect(20, 20, 250, 250))
    #expect(view.subviews.map(\.frame) == Self.inSmaller)
    #expect(colors(of: view.subviews) == Array(repeating: [0, 122, 255], count: 4))
  }

  @Test("C30: The constraints determine the height of the second tab's only row")
  func secondTab() throws {
    let controller = try #require(
      try tabs("ExampleCell").selectedViewController as? ExampleTableViewController)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 32.5)
    let cell = try #require(table.visibleCells.first as? ExampleCell)
    #expect(cell.innerView.superview === cell.outerView)
    #expect(cell.reuseIdentifier == "ExampleCell")
  }

  @Test("C24 C25 C29: The third tab shows a CompoundExampleView in red, which has the outlets")
  func thirdTab() throws {
    let controller = try #require(
      try tabs("CompoundExampleView").selectedViewController as? CompoundExampleViewController)
    let outer = try #require(controller.view.subviews.first as? CompoundExampleView)
    #expect(outer.frame == Self.rect(20, 20, 250, 250))
    let inner = try #require(outer.subviews.first as? InnerExampleView)
    #expect(inner.frame == outer.bounds)
    #expect(inner.subviews.map(\.frame) == Self.inSmaller)
    #expect(colors(of: inner.subviews) == Array(repeating: [255, 0, 0], count: 4))
    #expect(outer.leftView === inner.subviews[0])
    #expect(outer.leftView.frame == Self.rect(32.5, 32.5, 60, 60))
    #expect(outer.rightView === inner.subviews[1])
  }
}
