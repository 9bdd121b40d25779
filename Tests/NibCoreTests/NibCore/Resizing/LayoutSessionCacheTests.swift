import Testing

@testable import NibCore

/// A layout that continues from the previous solution gives the same result as a new layout.
@Suite struct LayoutSessionCacheTests {
  /// A root with a label that wraps and a box below it.
  private func makeTree() -> (root: UIView, label: UILabel, height: NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UILabel()
    label.text = "a text that is long enough to wrap to several lines if the label is narrow"
    label.numberOfLines = 0
    let box = UIView()
    for view in [label, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
    }
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    let height = box.heightAnchor.constraint(equalToConstant: 48)
    height.isActive = true
    return (root, label, height)
  }

  private func frames(_ root: UIView, width: CGFloat) -> [CGRect] {
    root.frame.size.width = width
    root.layoutIfNeeded()
    return root.subviews.map(\.frame)
  }

  @Test("A layout at another width is solved without rebuilding the session") func newWidths() {
    let tree = makeTree()
    for width in [320.0, 200, 111, 500, 320] {
      #expect(frames(tree.root, width: width) == frames(makeTree().root, width: width), "\(width)")
    }
    #expect(tree.root.layoutState.sessionCache?.rebuildCount == 1)
  }

  @Test("A changed constraint or text rebuilds the session") func otherChanges() {
    let tree = makeTree()
    _ = frames(tree.root, width: 320)
    tree.height.constant = 64
    tree.root.setNeedsLayout()
    #expect(frames(tree.root, width: 320)[1].height == 64)
    #expect(tree.root.layoutState.sessionCache?.rebuildCount == 2)
    tree.label.text = "few words"
    #expect(frames(tree.root, width: 320)[0].height == makeLabelHeight("few words", width: 304))
    #expect(tree.root.layoutState.sessionCache?.rebuildCount == 3)
  }

  private func makeLabelHeight(_ text: String, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test("Values that constraints leave open follow the view's current frame") func undeterminedValues() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView(frame: CGRect(x: 16, y: 32, width: 24, height: 48))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    #expect(frames(root, width: 320) == [CGRect(x: 8, y: 32, width: 24, height: 48)])
    box.frame.size.width = 56
    #expect(frames(root, width: 304) == [CGRect(x: 8, y: 32, width: 56, height: 48)])
    #expect(root.layoutState.sessionCache?.rebuildCount == 2)
  }

  @Test("A conflict disappears at a width that allows all constraints again") func temporaryConflict() {
    let tree = makeTree()
    let least = tree.label.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    least.isActive = true
    _ = frames(tree.root, width: 320)
    #expect(tree.root.nibLayoutReport?.conflicts.count == 0)
    _ = frames(tree.root, width: 100)
    #expect(tree.root.nibLayoutReport?.conflicts.count == 1)
    #expect(frames(tree.root, width: 320)[0].width == 304)
    #expect(tree.root.nibLayoutReport?.conflicts.count == 0)
  }
}
