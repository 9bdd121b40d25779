import Testing

@testable import NibCore

/// The delegate calls of scroll views, and scrolling to items.
@Suite struct ScrollCallTests {
  private final class ScrollLog: UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("will begin at \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerates") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
  }

  private func scrollView() -> (UIScrollView, ScrollLog) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    view.contentSize = CGSize(width: 80, height: 160)
    view.layoutIfNeeded()
    let log = ScrollLog()
    view.delegate = log
    return (view, log)
  }

  @Test("A key calls the delegate as a swipe does, and nothing is called if nothing moves") func keys() {
    let (view, log) = scrollView()
    view.press(.down)
    #expect(log.calls == ["will begin at 0", "did scroll", "did end true", "decelerates", "rests"])
    log.calls = []
    view.press(.home, .up)
    #expect(log.calls.count == 5)
  }

  @Test("A program that scrolls with an animation is notified of its end") func program() {
    let (view, log) = scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 16), animated: true)
    #expect(log.calls == ["did scroll"])
    runTimers { log.calls.count == 2 }
    #expect(log.calls == ["did scroll", "animated"])
    log.calls = []
    view.scrollRectToVisible(CGRect(x: 0, y: 96, width: 80, height: 16), animated: true)
    runTimers { log.calls.count == 2 }
    #expect(log.calls == ["did scroll", "animated"])
    log.calls = []
    view.setContentOffset(view.contentOffset, animated: true)
    #expect(log.calls == [])
  }

  @Test("A table that scrolls to a row with an animation notifies its delegate of the end once") func rows() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var animations = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animations += 1 }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(rows.animations == 0)
    runTimers { rows.animations > 0 }
    #expect(rows.animations == 1)
  }

  @Test("The cursor of a collection view that scrolls it calls the delegate as a swipe does") func cursor()
    throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot)
    view.nibMoveCursor(to: IndexPath(item: 0, section: 0))
    final class CollectionLog: NSObject, UICollectionViewDelegate {
      let log = ScrollLog()
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.scrollViewDidScroll(scrollView) }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log.scrollViewWillBeginDragging(scrollView)
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.scrollViewDidEndDecelerating(scrollView)
      }
    }
    let delegate = CollectionLog()
    view.delegate = delegate
    _ = view.nibItemKey(KeyPress(.down))
    #expect(delegate.log.calls == [])
    _ = view.nibItemKey(KeyPress(.down))
    #expect(delegate.log.calls == ["will begin at 0", "did scroll", "rests"])
  }

  @Test("With paging, the page keys scroll by the height of the view") func paging() {
    let (view, log) = scrollView()
    view.isPagingEnabled = true
    view.press(.pageDown)
    #expect(view.contentOffset.y == 32)
    withExtendedLifetime(log) {}
  }

  /// The offset after scrolling to the item 10 of 20 items in a column, each 20 points high, in a view of 100 points.
  @Test(
    "A collection view scrolls to an item at a position",
    arguments: [
      (.top, 200), (.bottom, 120), (.centeredVertically, 160), ([], 120),
    ] as [(UICollectionView.ScrollPosition, Double)])
  func items(position: UICollectionView.ScrollPosition, offset: Double) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
    #expect(Double(view.contentOffset.y) == offset)
  }
}
