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

  @Test("The problem of a layout is built once while only the size changes") func onlySizes() {
    let tree = makeTree()
    for width in [320.0, 200, 111, 500, 320] { _ = frames(tree.root, width: width) }
    #expect(tree.root.layoutState.sessionCache?.problemCount == 1)
    tree.root.setNeedsLayout()
    #expect(frames(tree.root, width: 300) == frames(makeTree().root, width: 300))
    #expect(tree.root.layoutState.sessionCache?.problemCount == 2)
    #expect(tree.root.layoutState.sessionCache?.rebuildCount == 1)
  }

  @Test("A view that a mask places moves with each size of its superview") func masks() {
    let tree = makeTree()
    let badge = UIView(frame: CGRect(x: 304, y: 0, width: 16, height: 16))
    badge.autoresizingMask = .flexibleLeftMargin
    tree.root.addSubview(badge)
    #expect(frames(tree.root, width: 320)[2].minX == 304)
    #expect(frames(tree.root, width: 240)[2].minX == 224)
    badge.frame.origin.x = 104
    #expect(frames(tree.root, width: 248)[2].minX == 112)
  }

  @Test("Margins that change with the size of a view are read again") func margins() {
    let tree = makeTree()
    tree.root.givenSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 24)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: tree.root.safeAreaLayoutGuide.leadingAnchor).isActive = true
    inner.trailingAnchor.constraint(equalTo: tree.root.safeAreaLayoutGuide.trailingAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: tree.root.topAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(frames(tree.root, width: 320)[2].width == 296)
    tree.root.givenSafeAreaInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(frames(tree.root, width: 200)[2].width == 184)
  }

  @Test("The title of a button's new state changes its size") func buttonState() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("On", for: .normal)
    button.setTitle("Switched off", for: .disabled)
    root.addSubview(button)
    button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let width = frames(root, width: 320)[0].width
    button.isEnabled = false
    root.layoutIfNeeded()
    #expect(button.frame.width > width)
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  @Test("A root with a stored session is released with its views") func release() {
    weak var root: UIView?
    weak var label: UILabel?
    do {
      let tree = makeTree()
      _ = frames(tree.root, width: 320)
      _ = frames(tree.root, width: 200)
      (root, label) = (tree.root, tree.label)
    }
    #expect(root == nil)
    #expect(label == nil)
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
