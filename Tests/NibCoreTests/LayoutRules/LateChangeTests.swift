import Foundation
import Testing

@testable import NibCore

/// Changes after a layout, anywhere below the root, take effect in the next layout. In the environment of these tests
/// a pixel is a cell, so lengths are multiples of 8 and 16.
@Suite struct LateChangeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let box = UIView()
  private let leaf = UIView()
  /// This constraint belongs to the box, which is two levels below the root.
  private let width: NSLayoutConstraint
  private let leading: NSLayoutConstraint

  init() {
    let middle = UIView()
    root.addSubview(middle)
    middle.addSubview(box)
    box.addSubview(leaf)
    for view in [middle, box, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    width = leaf.widthAnchor.constraint(equalToConstant: 40)
    leading = leaf.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8)
    NSLayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
      box.topAnchor.constraint(equalTo: middle.topAnchor),
      box.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
      leading, box.trailingAnchor.constraint(equalTo: leaf.trailingAnchor),
      leaf.topAnchor.constraint(equalTo: box.topAnchor),
      leaf.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      leaf.heightAnchor.constraint(equalToConstant: 16), width,
    ])
    root.layoutIfNeeded()
  }

  /// The leaf's position and width in the box, and the box's width, after a layout.
  private var lengths: [CGFloat] {
    root.layoutIfNeeded()
    return [leaf.frame.minX, leaf.frame.width, box.frame.width]
  }

  @Test("A changed constant takes effect in the next layout") func constants() {
    #expect(lengths == [8, 40, 48])
    leading.constant = 24
    #expect(lengths == [24, 40, 64])
    width.constant = 96
    #expect(lengths == [24, 96, 120])
  }

  @Test("A changed priority takes effect in the next layout") func priorities() {
    let other = leaf.widthAnchor.constraint(equalToConstant: 88)
    other.priority = .defaultLow
    width.priority = .defaultHigh
    other.isActive = true
    #expect(lengths == [8, 40, 48])
    width.priority = UILayoutPriority(1)
    #expect(lengths == [8, 88, 96])
  }

  @Test("Activating and deactivating constraints takes effect in the next layout") func activation() {
    width.isActive = false
    let other = leaf.widthAnchor.constraint(equalToConstant: 72)
    other.isActive = true
    #expect(lengths == [8, 72, 80])
    other.isActive = false
    width.isActive = true
    #expect(lengths == [8, 40, 48])
  }

  @Test("Changed margins take effect in the next layout") func margins() {
    leading.isActive = false
    leaf.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
    #expect(lengths == [8, 40, 48])
    box.layoutMargins = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    #expect(lengths == [32, 40, 72])
  }

  @Test("A view that is added after a layout takes part in the next one") func addedView() {
    let late = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    width.isActive = false
    leaf.addSubview(late)
    NSLayoutConstraint.activate([
      late.leadingAnchor.constraint(equalTo: leaf.leadingAnchor),
      late.trailingAnchor.constraint(equalTo: leaf.trailingAnchor),
      late.topAnchor.constraint(equalTo: leaf.topAnchor), late.heightAnchor.constraint(equalToConstant: 16),
      late.widthAnchor.constraint(equalToConstant: 56),
    ])
    #expect(lengths == [8, 56, 64])
    #expect(late.frame == CGRect(x: 0, y: 0, width: 56, height: 16))
  }

  @Test("Only the layout that a constraint belongs to is solved again") func otherLayouts() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    table.addSubview(row)
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(!root.layoutState.needsLayout)
    row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    #expect(row.layoutState.needsLayout)
    #expect(!root.layoutState.needsLayout)
  }
}
