import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md I1, I2 and I13: frames without constraints.
@Suite struct AutoresizingTests {
  private func resized(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: old))
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size = new
    return view.frame
  }

  @Test("I1: A difference in size is shared in proportion to the old sizes") func proportional() {
    let wide = resized(
      CGRect(x: 5, y: 5, width: 379, height: 30), [.flexibleWidth, .flexibleRightMargin],
      from: CGSize(width: 768, height: 40), to: CGSize(width: 1024, height: 40))
    #expect(abs(wide.width - 506.16) < 0.01)
    let centred = resized(
      CGRect(x: 56.5, y: 0, width: 37, height: 37), [.flexibleLeftMargin, .flexibleRightMargin],
      from: CGSize(width: 150, height: 37), to: CGSize(width: 532, height: 37))
    #expect(centred.minX == 247.5)
    #expect(centred.width == 37)
  }

  @Test("I1: Parts without a size share the difference equally") func emptyParts() {
    let view = resized(
      .zero, [.flexibleWidth, .flexibleRightMargin], from: .zero, to: CGSize(width: 100, height: 0))
    #expect(view.width == 50)
  }

  @Test("I1: A mask also applies inside a view that constraints resize")
  func insideConstraints() throws { try TestNib.onPhone { try checkMaskInsideConstraints() } }

  private func checkMaskInsideConstraints() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(outer)
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      outer.topAnchor.constraint(equalTo: parent.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 72), outer.heightAnchor.constraint(equalToConstant: 80),
    ])
    parent.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 72, height: 80))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 52, height: 60))
  }

  @Test("I2: Mask bits have Apple's values and the document's names") func bits() throws {
    let words: [(String, UInt)] = [
      ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8),
      ("heightSizable", 16),
      ("flexibleMaxY", 32),
    ]
    for (word, bit) in words {
      let nib = TestNib.nib(
        "<view id=\"A\"><autoresizingMask key=\"autoresizingMask\" \(word)=\"YES\"/></view>")
      let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIView)
      #expect(view.autoresizingMask.rawValue == bit)
    }
  }

  @Test("I13: A view without constraints and mask constraints keeps its frame and is ambiguous")
  func unconstrained() { TestNib.onPhone { checkUnconstrained() } }

  private func checkUnconstrained() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
    #expect(
      root.nibLayoutReport?.ambiguous.map { $0.view === view && $0.horizontal && $0.vertical } == [true])
  }
}
