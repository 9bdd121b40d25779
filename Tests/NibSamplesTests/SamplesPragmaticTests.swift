import Foundation
import NibCore
import Testing

@testable import NibSamples

/// PragmaticNib's example (docs/behaviours.md C40-C46), and the three problems of docs/seeds.md.
@Suite struct SamplesPragmaticTests {
  init() { SampleNibs.register() }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: The two classes

  @Test("C40: A caller that uses the nib directly gets the view with its outlets")
  func fromNib() throws {
    let nib = UINib(nibName: "CustomView", bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil, options: nil).first as? CustomView)
    view.nameLabel.text = "Happy"
    view.valueLabel.text = "Holidays"
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["Happy", "Holidays"])
  }

  @Test("C41: init(frame:) returns the nib's root itself")
  func fromFrame() {
    let view = CustomView(frame: rect(0, 0, 320, 50))
    #expect(view.nibOrigin != nil)
    #expect(view.subviews.map { type(of: $0) == UILabel.self } == [true, true])
    #expect(view.nameLabel === view.subviews[0])
  }

  @Test(
    "C42 C43: Each way to create the view runs its initializers in the expected order",
    arguments: [
      (CustomRow.swiftNib, ["CustomView.init(coder:)", "CustomView.awakeFromNib()"]),
      (
        .swiftInit,
        [
          "CustomView.init()", "CustomView.init(frame:)", "CustomView.init(coder:)",
          "CustomView.awakeFromNib()",
        ]
      ),
      (.swiftFrame, ["CustomView.init(frame:)", "CustomView.init(coder:)", "CustomView.awakeFromNib()"]),
      (.objCNib, ["CustomObjCView.initWithCoder:", "CustomObjCView.awakeFromNib"]),
      (
        .objCInit,
        [
          "CustomObjCView.init", "CustomObjCView.initWithFrame:", "CustomObjCView.initWithCoder:",
          "CustomObjCView.awakeFromNib",
        ]
      ),
      (
        .objCFrame,
        [
          "CustomObjCView.initWithFrame:", "CustomObjCView.initWithCoder:", "CustomObjCView.awakeFromNib",
        ]
      ),
    ])
  func order(row: CustomRow, calls: [String]) {
    #expect(CallLog.calls { _ = row.makeView(frame: .zero) } == calls)
  }

  @Test(
    "C44 C46: Labels with fixed frames keep them in a view of another size",
    arguments: CustomRow.allCases)
  func fixedFrames(row: CustomRow) {
    SampleScreens.onPhone {
      let view = row.makeView(frame: rect(0, 0, 320, 50))
      view.layoutIfNeeded()
      #expect(view.subviews.map(\.frame) == [rect(10, 20, 140, 21), rect(160, 20, 140, 21)])
    }
  }

  // MARK: The screens

  @Test("C45: Six rows are below an opaque bar")
  func sixRows() throws {
    let stack: UINavigationController = try SampleScreens.controller("PragmaticNib", "Six Rows")
    #expect(stack.navigationBar.topItem?.title == "Programmatic Nib")
    #expect(!stack.navigationBar.isTranslucent)
    let view: UIView = try #require(stack.topViewController?.view)
    #expect(stack.topViewController?.edgesForExtendedLayout == [])
    #expect(!view.autoresizesSubviews)
    #expect(view.subviews.map(\.frame) == (0..<6).map { rect(0, 50 * CGFloat($0), 320, 50) })
    let colors: [UIColor] = [.green, .cyan, .magenta, .yellow, .lightGray, .blue]
    #expect(view.subviews.map(\.backgroundColor) == colors)
    let texts = view.subviews.map { row in row.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(
      texts == [
        ["ObjC", "UINib"], ["ObjC", "init"], ["ObjC", "frame"], ["Swift", "UINib"], ["Swift", "init"],
        ["Swift", "frame"],
      ])
  }

  @Test(
    "S4's nested hierarchy is one level too deep, and S1's custom class in another nib is empty")
  func outlines() {
    let outlines = [Problem.nestedHierarchy, .emptyNestedClass].map { problem in
      [problem.problem, problem.solution].map { ViewTreeText.lines(of: $0.makeView()) }
    }
    #expect(
      outlines[0] == [
        ["NestedCustomView", "└ UIView", "  ├ UILabel \"Nested\"", "  └ UILabel \"hierarchy\""],
        ["CustomView", "├ UILabel \"Swift\"", "└ UILabel \"init\""],
      ])
    #expect(
      outlines[1] == [
        ["UIView", "└ CustomView"],
        [
          "UIView", "└ CompoundCustomView", "  └ CustomView", "    ├ UILabel \"Name\"",
          "    └ UILabel \"Value\"",
        ],
      ])
  }

  @Test(
    "M14: With the seed's typo corrected, the nib's root follows the view's bounds")
  func nestedRoot() {
    let view = NestedCustomView(frame: rect(0, 0, 320, 50))
    #expect(view.contentView.frame == rect(0, 0, 320, 50))
    view.frame.size = CGSize(width: 400, height: 80)
    #expect(view.contentView.frame == rect(0, 0, 400, 80))
    #expect(view.nameLabel.superview === view.contentView)
  }

  @Test("A problem and its solution are side by side if there is space", arguments: [640.0, 375])
  func sideBySide(width: Double) throws {
    try SampleScreens.onPhone {
      let controller = ProblemController(.nestedHierarchy)
      let window = UIWindow(nibShowing: controller, size: CGSize(width: width, height: 600))
      defer { window.nibClose() }
      let sides = [controller.problemSide, controller.solutionSide].compactMap { $0 }.map(\.frame)
      try #require(sides.count == 2)
      #expect((sides[0].minY == sides[1].minY) == (width >= 640))
      #expect((sides[0].minX == sides[1].minX) == (width < 640))
      #expect(controller.view.nibLayoutReport?.conflicts.isEmpty ?? true)
    }
  }
}
