import Foundation
import Testing

@testable import NibCore

@Suite struct ControlsSegmentedTests {
  private func control(_ titles: String..., selected: Int = 0) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    return control
  }

  @Test("A segmented control distributes its columns over its segments and marks the selected segment")
  func drawing() {
    let view = control("One", "Three", selected: 1)
    #expect(view.intrinsicContentSize == CGSize(width: 15 * 8, height: 16))
    #expect(Drawn(view, 15).rows == ["  One  │[Three]"])
    #expect(Drawn(view, 19).rows == ["   One   │ [Three] "])
    #expect(Drawn(view, 11).rows == [" One │[Th…]"])
    #expect(Drawn(view, 15, focused: true).reversed == "[Three]")
    view.apportionsSegmentWidthsByContent = true
    #expect(Drawn(view, 13).rows == [" One │[Three]"])
    view.setEnabled(false, forSegmentAt: 0)
    #expect(Drawn(view, 13).dim.contains("One"))
  }

  @Test("The first segment of a right-to-left control is at the right") func rightToLeft() {
    let view = control("A", "B", selected: 1)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(Drawn(view, 7).rows == ["[B]│ A "])
  }

  @Test("Keys and clicks select enabled segments, and a momentary control does not keep its selection")
  func choosing() {
    let view = control("A", "B", "C", selected: 0)
    let log = view.logged()
    _ = Drawn(view, 11)
    view.sendKeys(.right)
    #expect(view.selectedSegmentIndex == 1)
    view.setEnabled(false, forSegmentAt: 2)
    view.sendKeys(.right)
    #expect(view.selectedSegmentIndex == 1)
    #expect(log.count == 1)
    view.click(1)
    #expect(view.selectedSegmentIndex == 0)
    #expect(view.click(3) == false)
    view.isMomentary = true
    view.click(5)
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.count == 3)
    view.sendKeys(.left)
    #expect(log.count == 4)
  }

  @Test("Inserting and removing segments adjusts the index of the selected segment") func segments() {
    let view = UISegmentedControl(items: ["A", UIImage(nibSource: .named("photo")) as Any, 3])
    #expect(view.numberOfSegments == 2)
    #expect(view.titleForSegment(at: 1) == nil)
    #expect(view.imageForSegment(at: 1)?.nibName == "photo")
    view.selectedSegmentIndex = 1
    view.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(view.selectedSegmentIndex == 2)
    view.setTitle("P", forSegmentAt: 2)
    #expect(view.imageForSegment(at: 2) == nil)
    view.removeSegment(at: 0, animated: false)
    #expect(view.selectedSegmentIndex == 1)
    view.removeSegment(at: 1, animated: false)
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    view.selectedSegmentIndex = 7
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    view.removeAllSegments()
    #expect(view.numberOfSegments == 0)
    #expect(Drawn(view, 3).rows == ["   "])
    #expect(view.titleForSegment(at: 5) == nil)
  }

  @Test("A segment shows a title or an image, whichever was set last") func images() {
    let view = control("A", "B", selected: 1)
    view.insertSegment(with: UIImage(nibSource: .named("photo")), at: 1, animated: false)
    #expect(view.numberOfSegments == 3 && view.selectedSegmentIndex == 2)
    #expect(view.imageForSegment(at: 1)?.nibName == "photo" && view.titleForSegment(at: 1) == nil)
    view.setImage(UIImage(nibSource: .named("star")), forSegmentAt: 0)
    #expect(view.imageForSegment(at: 0)?.nibName == "star" && view.titleForSegment(at: 0) == nil)
    view.setTitle("C", forSegmentAt: 0)
    #expect(view.imageForSegment(at: 0) == nil && view.titleForSegment(at: 0) == "C")
  }

  @Test("An explicit width is used, and 0 means the width of the title") func widths() {
    let view = control("A", "B", selected: 1)
    view.setWidth(56, forSegmentAt: 1)
    #expect(view.widthForSegment(at: 0) == 0 && view.widthForSegment(at: 1) == 56)
    #expect(view.intrinsicContentSize.width == CGFloat(3 + 1 + 7) * 8)
    #expect(Drawn(view, 11).rows == [" A │  [B]  "])
    view.setWidth(0, forSegmentAt: 1)
    #expect(view.intrinsicContentSize.width == CGFloat(3 + 1 + 3) * 8)
  }

  @Test("Offsets are stored, and values for segments that do not exist are ignored") func noSegment() {
    let view = control("A", "B")
    view.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    #expect(view.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
    #expect(view.contentOffsetForSegment(at: 1) == .zero && view.contentOffsetForSegment(at: 2) == .zero)
    for index in [-1, 2] {
      view.setImage(UIImage(nibSource: .named("star")), forSegmentAt: index)
      view.setTitle("C", forSegmentAt: index)
      view.setWidth(90, forSegmentAt: index)
      view.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: index)
      view.setEnabled(true, forSegmentAt: index)
      view.removeSegment(at: index, animated: false)
      #expect(view.widthForSegment(at: index) == 0 && !view.isEnabledForSegment(at: index))
      #expect(view.imageForSegment(at: index) == nil && view.titleForSegment(at: index) == nil)
    }
    #expect(Drawn(view, 7).rows == ["[A]│ B "])
  }

  @Test("A segmented control is loaded with its segments and its selection") func loadedSegments() throws {
    let objects = try loadedObjects(
      """
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" momentary="NO" id="a">
      <segments><segment title="First"/><segment image="star" catalog="system" title="" width="40" enabled="NO"/>
      <segment title="Both" image="star" catalog="system"/></segments></segmentedControl>
      """, toolsVersion: 13_196)
    let view = try #require(objects.first as? UISegmentedControl)
    #expect(view.selectedSegmentIndex == 1)
    #expect(view.titleForSegment(at: 0) == "First")
    #expect(view.titleForSegment(at: 1) == nil)
    #expect(view.titleForSegment(at: 2) == nil)
    #expect(view.imageForSegment(at: 2)?.nibName == "star")
    #expect(view.widthForSegment(at: 1) == 40)
    #expect(!view.isEnabledForSegment(at: 1))
    #expect(view.intrinsicContentSize.height == 29)
    #expect(view.alignmentRectInsets.bottom == 1)
  }
}
