import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md I3, I8, I12, C7: constraints between live views.
@Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func child(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func pin(_ view: UIView, width: CGFloat, height: CGFloat) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
  }

  @Test("I3: A position with a multiplier is measured in the superview: centerY == 1/3 * bottom + 1")
  func positionMultiplier() {
    let view = child()
    NSLayoutConstraint.activate(
      pin(view, width: 100, height: 43) + [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        NSLayoutConstraint(
          item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom,
          multiplier: 1 / 3,
          constant: 1),
      ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 139.5, width: 100, height: 43).rounded(for: view))
  }

  @Test("I8: The last constraint of a required conflict is broken") func conflict() {
    let view = child()
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      first, second, view.heightAnchor.constraint(equalToConstant: 16),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let conflict = root.nibLayoutReport?.conflicts.first
    #expect(conflict?.broken === second)
    #expect(conflict.map { Set($0.constraints.map(ObjectIdentifier.init)) } == [.init(first), .init(second)])
  }

  @Test("Forty constraints of a lower priority do not outweigh one of a higher priority")
  func strictLevels() {
    let view = child()
    let strong = view.widthAnchor.constraint(equalToConstant: 80)
    strong.priority = UILayoutPriority(251)
    let weak = (0..<40).map { _ in
      let constraint = view.widthAnchor.constraint(equalToConstant: 160)
      constraint.priority = UILayoutPriority(250)
      return constraint
    }
    NSLayoutConstraint.activate(
      weak + [
        strong, view.heightAnchor.constraint(equalToConstant: 16),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test("I12: A layout that requires a negative width is reported, and the width becomes 0")
  func negativeWidth() {
    let tile = child()
    let label = child(in: tile)
    NSLayoutConstraint.activate(
      pin(tile, width: 43, height: 43) + [
        tile.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        tile.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: tile.leadingAnchor, constant: 39),
        label.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
        label.topAnchor.constraint(equalTo: tile.topAnchor),
        label.heightAnchor.constraint(equalToConstant: 16),
      ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 0)
    #expect(root.nibLayoutReport?.conflicts.isEmpty == false)
  }

  @Test("C7: A wrapper gets the size of its content through the mask of the view inside it") func wrapper() {
    let wrapper = child()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    wrapper.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(inner)
    let content = child(in: inner)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 64),
    ])
    let size = wrapper.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 80))
  }
}

extension CGRect {
  /// The rectangle, rounded to pixels as the view's environment rounds frames.
  fileprivate func rounded(for view: UIView) -> CGRect { view.nibRoundedToPixels(self) }
}
