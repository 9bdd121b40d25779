import Foundation
import NibScreen
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibSamples

/// NMView's six screens, in both orientations of the device for which they were designed.
@Suite struct NMViewSampleTests {
  private static let portrait = CGSize(width: 768, height: 1004)
  private static let landscape = CGSize(width: 1024, height: 748)

  init() {
    SampleNibs.register()
    NibSearchPath.add(folder: NMViewSampleTests.folder)
  }

  private static let folder = SourcePackage.sampleNib("NMView")

  /// The controller's view, laid out in the given size.
  private func show<Controller: UIViewController>(_ controller: Controller, _ size: CGSize = portrait)
    -> UIView
  {
    let view: UIView = controller.view
    resize(view, to: size)
    return view
  }

  private func resize(_ view: UIView, to size: CGSize) {
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
  }

  @Test("H7: The six screens are found by name and have content")
  func names() throws {
    let screens = try #require(Sample.named("NMView")).screens
    #expect(
      screens.map(\.name) == [
        "Load From NIB", "Load From Code", "Layout Support", "Automatic Layout Changes", "Grid Layout",
        "View Templates",
      ])
    for screen in screens {
      let view = try show(screen.make())
      #expect(!view.subviews.isEmpty, "\(screen.name)")
    }
  }

  @Test("H1: A view is loaded by another nib, with a frame, and at the nib's size")
  func loadFromNIB() throws {
    let root = show(LoadFromNIBController())
    let views = root.subviews.compactMap { $0 as? LoadFromNIBView }
    #expect(views.map(\.frame) == [rect(20, 20, 100, 100), rect(20, 452, 100, 100), rect(20, 834, 400, 150)])
    #expect(views.map(\.clipsToBounds) == [false, true, false])
    for view in views {
      #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(view.viewWithTag(1)?.frame == rect(20, 20, 360, 21))
    }
    #expect(views[0].text == "----> This is also a very long text that exceeds the view's bounds")
    #expect(views[1].text == "I'm a label with a very long text that does not fit within its bounds.")
    #expect(views[0].activityIndicator.frame == rect(20, 43, 37, 37))
    #expect(views.map { $0.activityIndicator.isHidden } == [false, true, true])
    views[0].text = "x"
    #expect(views[0].activityIndicator.isHidden)
  }

  @Test("H2: Views created in code form rows that keep the screen's width")
  func loadFromCode() throws {
    let controller = LoadFromCodeController()
    let root = show(controller)
    #expect(controller.view0 == nil)
    #expect(root.subviews.map(\.frame.minY) == [0, 40, 120, 80])
    #expect(root.subviews[0].backgroundColor == UIColor(white: 1, alpha: 1))
    #expect(root.subviews[3].backgroundColor == .green)
    for view in [root.subviews[0], root.subviews[3]] {
      #expect(view.subviews.map(\.frame) == [rect(5, 5, 379, 30), rect(384, 5, 379, 30)])
      #expect((view.subviews[0] as? UILabel)?.text == "I'm a left-aligned label.")
      #expect((view.subviews[1] as? UILabel)?.text == "... and I'm right-aligned.")
    }
    resize(root, to: NMViewSampleTests.landscape)
    for view in [root.subviews[0], root.subviews[3]] {
      #expect(view.frame.size == CGSize(width: 1024, height: 40))
      #expect(
        view.subviews.map { rounded($0.frame) } == [rect(5, 5, 506.16, 30), rect(512.84, 5, 506.16, 30)])
    }
  }

  @Test("H3: The button applies four sizes, each with the nearest layout")
  func layoutSupport() throws {
    let controller = LayoutSupportController()
    let root = show(controller)
    let button = try #require(root.subviews.last as? UIButton)
    let view: UIView = controller.v
    #expect(view.frame == rect(20, 20, 100, 200))
    #expect(button.frame == rect(548, 20, 200, 37))
    #expect(button.title(for: .normal) == "Change Layout")
    #expect(view.backgroundColor == .yellow)
    #expect((view.subviews[0] as? UILabel)?.text == "Titel")
    let square = [rect(20, 20, 60, 21), rect(20, 49, 160, 131), rect(108, 12, 72, 37)]
    let steps: [(CGRect, UIColor, String, [CGRect])] = [
      (rect(20, 20, 200, 200), .orange, "1.000000", square),
      (
        rect(20, 20, 200, 100), .red, "2.000000",
        [rect(88, 20, 92, 21), rect(20, 20, 60, 60), rect(88, 49, 92, 31)]
      ),
      (rect(20, 20, 400, 400), .green, "1.000000", square),
      (
        rect(20, 20, 100, 200), .yellow, "0.500000",
        [rect(20, 20, 60, 21), rect(20, 49, 60, 60), rect(14, 143, 72, 37)]
      ),
    ]
    for (frame, color, title, parts) in steps + steps {
      button.sendActions(for: .touchUpInside)
      root.layoutIfNeeded()
      #expect(view.frame == frame)
      #expect(view.backgroundColor == color)
      #expect((view.subviews[0] as? UILabel)?.text == title)
      #expect(view.subviews.map(\.frame) == parts)
    }
  }

  /// The frames of the label, of the red, the green and the blue view, and of the views inside these.
  private func automaticFrames(_ root: UIView) -> [CGRect] {
    let parts = root.subviews.first?.subviews ?? []
    let inner = [
      root.viewWithTag(2001), parts.last?.subviews.first, parts.last?.subviews.first?.subviews.first,
    ]
    return (parts + inner.compactMap { $0 }).map(\.frame)
  }

  private var tallFrames: [CGRect] {
    [
      rect(20, 20, 728, 21), rect(20, 49, 384, 502), rect(412, 49, 336, 137), rect(412, 194, 336, 357),
      rect(20, 20, 200, 100), rect(20, 20, 150, 150), rect(56.5, 56.5, 37, 37),
    ]
  }

  private var wideFrames: [CGRect] {
    [
      rect(20, 559, 728, 21), rect(20, 20, 384, 386), rect(20, 414, 384, 137), rect(412, 20, 572, 531),
      rect(20, 20, 100, 200), rect(20, 20, 532, 150), rect(247.5, 56.5, 37, 37),
    ]
  }

  private func innerTitle(_ root: UIView) -> String? { (root.viewWithTag(1001) as? UILabel)?.text }

  @Test("H4 A29: A view that rearranges itself contains another one that does so too")
  func automaticLayoutChanges() {
    let root = show(AutomaticLayoutChangesController())
    for _ in 0..<2 {
      #expect(automaticFrames(root) == tallFrames)
      #expect(innerTitle(root) == "2.000000")
      resize(root, to: NMViewSampleTests.landscape)
      #expect(automaticFrames(root) == wideFrames)
      #expect(innerTitle(root) == "0.500000")
      resize(root, to: NMViewSampleTests.portrait)
    }
  }

  @Test("H4: The layout changes where both ratios are equally near, at 1.0361", arguments: [true, false])
  func switchingPoint(isWide: Bool) {
    let root = show(AutomaticLayoutChangesController(), CGSize(width: isWide ? 1036.2 : 1036, height: 1000))
    #expect(root.subviews[0].subviews[0].frame.minY == (isWide ? 559 : 20))
  }

  @Test("G32 M11: A terminal that changes from 96x63 to 128x47 cells is a rotated device")
  func terminalResize() {
    let application = TerminalApplication(rootViewController: AutomaticLayoutChangesController())
    application.prepare(for: CellSize(columns: 96, rows: 63))
    let root = application.window
    #expect(root.bounds.size == CGSize(width: 768, height: 1008))
    #expect(innerTitle(root) == "2.000000")
    root.nibSend(.resize(columns: 128, rows: 47))
    #expect(root.bounds.size == CGSize(width: 1024, height: 752))
    #expect(automaticFrames(root.subviews[0]) == wideFrames)
    root.nibSend(.resize(columns: 96, rows: 63))
    #expect(automaticFrames(root.subviews[0]) == tallFrames)
  }

  @Test("H5: Six cards are in the order of the nib's subviews, not of its object records")
  func gridLayout() throws {
    let root = show(GridLayoutController())
    let grid = try #require(root.subviews.first as? GridLayoutView)
    #expect(grid.layoutManager is NMGridLayoutManager)
    let firsts = grid.subviews.prefix(3).compactMap(\.backgroundColor)
    let expected = [(1, 0, 0), (0.4705882353, 0.03137254902, 0.09411764706), (1, 0.5, 0)].map {
      UIColor(red: $0, green: $1, blue: $2, alpha: 1)
    }
    #expect(firsts == expected)
    // Borders show the cards on terminals without colors.
    #expect(grid.subviews.allSatisfy { $0.layer.borderWidth == 1 })
    #expect(
      grid.subviews.map { rounded($0.frame) } == [3, 156, 309, 462, 615].map { rect($0, 0.67, 150, 200) }
        + [rect(3, 201.33, 150, 200)])
    resize(root, to: NMViewSampleTests.landscape)
    #expect(
      grid.subviews.map { rounded($0.frame) }
        == [17.71, 185.43, 353.14, 520.86, 688.57, 856.29].map { rect($0, 37, 150, 200) })
    resize(root, to: CGSize(width: 320, height: 480))
    #expect(rounded(grid.subviews[4].frame) == rect(326.67, 26.67, 150, 200))
  }

  @Test("H6: Every press adds a copy of the template")
  func viewTemplates() throws {
    let controller = ViewTemplatesController()
    let root = show(controller)
    let button = try #require(root.subviews.last as? UIButton)
    #expect(controller.itemView.frame == rect(0, 0, 768, 500))
    #expect(button.frame == rect(20, 508, 728, 37))
    #expect(button.title(for: .normal) == "Add New Item")
    nibEndTurn()
    for _ in 0..<3 { button.sendActions(for: .touchUpInside) }
    let items = controller.itemView.subviews
    #expect(items.map(\.frame) == [20, 240, 460].map { rect($0, 20, 200, 400) })
    for (index, item) in items.enumerated() {
      let title = try #require(item.viewWithTag(3001) as? UILabel)
      let text = try #require(item.viewWithTag(3002) as? UITextView)
      #expect(title.text == "Item \(index + 1)" && title.textAlignment == .center)
      #expect(title.frame == rect(20, 20, 160, 21) && text.frame == rect(0, 49, 200, 351))
      #expect(text.text == "A text belonging to item \(index + 1).")
    }
  }

  @Test(
    "E16 E14 A3: The main nib creates the delegate, the window and six controllers without loading their views"
  )
  func mainWindow() throws {
    let owner = MainNibOwner()
    let made = try UINib(nibName: "MainWindow", bundle: nil).nibInstantiate(withOwner: owner)
    #expect(made.count == 8)
    let delegate = try #require(owner.delegate)
    #expect(made[0] as? NMViewAppDelegate === delegate)
    #expect(made[1] as? UIWindow === delegate.window)
    let controllers = made.dropFirst(2).compactMap { $0 as? UIViewController }
    #expect(controllers.count == 6)
    #expect(controllers.allSatisfy { !$0.isViewLoaded })
    let connected: [UIViewController] = [
      delegate.loadFromCodeController, delegate.loadFromNIBController, delegate.layoutSupportController,
      delegate.automaticLayoutChangesController, delegate.gridLayoutController,
      delegate.viewTemplatesController,
    ]
    #expect(connected.map { ObjectIdentifier($0) } == controllers.map { ObjectIdentifier($0) })
  }

  @Test("E19: A controller's view that is added to the window is shown, as in old apps")
  func oldWindow() throws {
    let owner = MainNibOwner()
    try UINib(nibName: "MainWindow", bundle: nil).nibInstantiate(withOwner: owner)
    let delegate = try #require(owner.delegate)
    delegate.shown = delegate.gridLayoutController
    delegate.applicationDidFinishLaunching(.shared)
    defer { delegate.window?.nibClose() }
    #expect(delegate.window?.subviews.first === delegate.gridLayoutController.view)
    #expect(delegate.window?.isHidden == false)
  }
}

/// Takes the place of the application, which owns the main nib in an app.
private final class MainNibOwner: NSObject {
  @Outlet var delegate: NMViewAppDelegate!
}
