import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md G: grids of subviews.
@Suite struct NMGridLayoutTests {
  /// Lays out the given number of views in a container of the given size, and returns their frames. The first view
  /// has 150 by 200 points.
  private func frames(
    _ width: CGFloat, _ height: CGFloat, count: Int = 6, hidden: Int? = nil,
    _ change: (NMGridLayoutManager) -> Void = { _ in }
  ) -> [CGRect] {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for index in 0..<count {
      let size = index == 0 ? CGSize(width: 150, height: 200) : CGSize(width: 9, height: 9)
      let view = UIView(frame: CGRect(origin: CGPoint(x: 300, y: 30 * index), size: size))
      view.isHidden = index == hidden
      container.addSubview(view)
    }
    let manager = NMGridLayoutManager()
    change(manager)
    #expect(manager.layoutSubviews(container))
    return container.subviews.map(\.frame)
  }

  private func rounded(_ values: [CGFloat]) -> [CGFloat] { values.map { ($0 * 100).rounded() / 100 } }

  @Test("G24: Rows are filled from left to right with equal gaps, and all views get the first view's size")
  func rows() {
    let portrait = frames(768, 1004)
    #expect(rounded(portrait.map(\.minX)) == [3, 156, 309, 462, 615, 3])
    #expect(rounded(portrait.map(\.minY)) == [0.67, 0.67, 0.67, 0.67, 0.67, 201.33])
    #expect(portrait.allSatisfy { $0.size == CGSize(width: 150, height: 200) })
    let landscape = frames(1024, 748)
    #expect(rounded(landscape.map(\.minX)) == [17.71, 185.43, 353.14, 520.86, 688.57, 856.29])
    #expect(landscape.allSatisfy { $0.minY == 37 })
  }

  @Test("G24: Columns are filled from top to bottom") func columns() {
    let frames = frames(320, 480) { $0.direction = .topToBottomLeftToRight }
    #expect(rounded(frames.prefix(4).map(\.minX)) == [6.67, 6.67, 163.33, 163.33])
    #expect(rounded(frames.prefix(4).map(\.minY)) == [26.67, 253.33, 26.67, 253.33])
  }

  @Test("G24: A hidden view gets the position of the next visible one") func hiddenViews() {
    let frames = frames(320, 480, hidden: 1)
    #expect(frames[1] == frames[2])
    #expect(rounded([frames[1].minX, frames[1].minY]) == [163.33, 26.67])
  }

  @Test(
    "G24 G25: Views that do not fit go to the next page, which is one gap nearer in the mode lastItem",
    arguments: [
      (.none, .right, 326.67, 26.67), (.nextFullPage, .right, 326.67, 26.67),
      (.nextFullPage, .down, 6.67, 506.67), (.lastItem, .right, 320, 26.67), (.lastItem, .down, 6.67, 480),
    ] as [(NMGridLayoutExtension, NMGridLayoutExtensionDirection, CGFloat, CGFloat)])
  func pages(mode: NMGridLayoutExtension, to: NMGridLayoutExtensionDirection, x: CGFloat, y: CGFloat) {
    let fifth = frames(320, 480) {
      $0.extension = mode
      $0.extensionDirection = to
    }[4]
    #expect(rounded([fifth.minX, fifth.minY]) == [x, y])
  }

  @Test("G24: The third page is two pages away, and one gap nearer in the mode lastItem") func thirdPage() {
    #expect(rounded([frames(320, 480, count: 9)[8].minX]) == [646.67])
    #expect(rounded([frames(320, 480, count: 9) { $0.extension = .lastItem }[8].minX]) == [640])
  }

  @Test("G26: Each page has at least one view, however small the container is") func smallContainers() {
    #expect(frames(100, 100, count: 3).map(\.minX) == [0, 100, 200])
    #expect(frames(0, 0, count: 2).map(\.origin) == [.zero, .zero])
    #expect(frames(500, 500, count: 0).isEmpty)
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    for _ in 0..<2 { empty.addSubview(UIView()) }
    #expect(NMGridLayoutManager().layoutSubviews(empty))
    #expect(empty.subviews.map(\.frame.minX) == [45, 135])
  }

  @Test("G27: The grid's properties have defaults, and runtime attributes set them by number")
  func properties() throws {
    let manager = NMGridLayoutManager()
    #expect(manager.direction == .leftToRightTopToBottom)
    #expect(manager.extension == .none && manager.extensionDirection == .right)
    let nib = TestNib.nib(
      """
      <customObject id="1" customClass="NMGridLayoutManager"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="direction"><integer key="value" value="1"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="extension"><integer key="value" value="2"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="extensionDirection"><integer key="value" value="1"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></customObject>
      """)
    let made = try #require(try nib.nibInstantiate(withOwner: nil).first as? NMGridLayoutManager)
    #expect(made.direction == .topToBottomLeftToRight)
    #expect(made.extension == .lastItem && made.extensionDirection == .down)
    #expect(throws: NibException.self) { try made.setValue(7, forKey: "direction") }
    #expect(throws: NibException.self) { try made.setValue(7, forKey: "spacing") }
  }
}
