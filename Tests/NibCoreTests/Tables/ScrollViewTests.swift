import Testing

@testable import NibCore

@Suite struct ScrollViewTests {
  private final class Listener: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  private func scroll(height: CGFloat) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    view.contentSize = CGSize(width: 160, height: height)
    view.layoutIfNeeded()
    return view
  }

  /// Keys, and the offset after them in rows. The view shows 10 of 40 rows.
  @Test(
    "Keys scroll by rows, by pages and to the ends",
    arguments: [
      ([KeyPress.Key.down, .down, .up], 1.0), ([.pageDown], 9), ([.end], 30), ([.end, .pageUp], 21),
      ([.end, .home], 0), ([.up], 0), ([.character("G"), .character("k")], 29), ([.character(" ")], 9),
    ])
  func keys(keys: [KeyPress.Key], row: Double) {
    let view = scroll(height: 640)
    for key in keys { view.press(key) }
    #expect(view.contentOffset == CGPoint(x: 0, y: 16 * row))
    #expect(view.bounds.origin == view.contentOffset)
  }

  @Test("Keys that cannot scroll are not handled, and a view that cannot scroll cannot become focused")
  func unhandledKeys() {
    let view = scroll(height: 640)
    #expect(view.press(.up, .down, .left) == [false, true, false])
    #expect(scroll(height: 100).press(.down) == [false])
    #expect(view.canBecomeFocused)
    #expect(!scroll(height: 100).canBecomeFocused)
  }

  @Test("The delegate is called only when the offset changes") func delegate() {
    let view = scroll(height: 640)
    let listener = Listener()
    view.delegate = listener
    view.setContentOffset(CGPoint(x: 0, y: 32), animated: true)
    view.scrollRectToVisible(CGRect(x: 0, y: 320, width: 16, height: 16), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 16, height: 16), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 16, height: 16), animated: false)
    #expect(listener.offsets == [32, 176, 0])
  }

  @Test("The offset is reduced when the content shrinks or the view grows") func offsetLimit() {
    let view = scroll(height: 640)
    view.press(.end)
    view.contentSize.height = 320
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 160)
    view.frame.size.height = 400
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  @Test("The scroll indicator shows which part is visible, and disappears when everything fits")
  func scrollIndicator() {
    let view = scroll(height: 640)
    #expect(view.indicator?.frame == CGRect(x: 152, y: 0, width: 8, height: 160))
    #expect(view.indicator?.thumb(rows: 10) == 0..<3)
    view.press(.end)
    view.layoutIfNeeded()
    #expect(view.indicator?.frame.minY == 480)
    #expect(view.indicator?.thumb(rows: 10).upperBound == 10)
    view.contentSize.height = 100
    view.layoutIfNeeded()
    #expect(view.indicator == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test("Constraints to the edges of a scroll view determine its content size") func constrainedContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    let child = UIView(frame: .zero)
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    for (a, b) in [(child.topAnchor, view.topAnchor), (view.bottomAnchor, child.bottomAnchor)] {
      a.constraint(equalTo: b, constant: 16).isActive = true
    }
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    child.heightAnchor.constraint(equalToConstant: 320).isActive = true
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 160, height: 352))
    #expect(child.frame == CGRect(x: 0, y: 16, width: 160, height: 320))
    view.contentOffset.y = 48
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 16, width: 160, height: 320))
  }
}
