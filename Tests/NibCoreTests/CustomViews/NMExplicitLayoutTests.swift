import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md G: layouts that are chosen by aspect ratio.
@Suite struct NMExplicitLayoutTests {
  init() { NMNibs.register() }

  private func view(_ frame: CGRect, tag: Int = 0, _ subviews: [UIView] = []) -> UIView {
    add(subviews, to: UIView(frame: frame), tag)
  }

  private func alternative(_ size: CGSize, _ subviews: [UIView] = []) -> UIView {
    add(subviews, to: NMViewLayoutView(frame: CGRect(origin: .zero, size: size)), 0)
  }

  private func add(_ subviews: [UIView], to view: UIView, _ tag: Int) -> UIView {
    view.tag = tag
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  private func square(_ length: CGFloat) -> CGRect {
    CGRect(x: length, y: length, width: length, height: length)
  }

  private func applied(_ alternative: UIView, to base: UIView) {
    NMExplicitLayout(for: base, alternative: alternative).apply(to: base)
  }

  @Test("G7: Only the frames of a layout's views are used") func onlyFrames() throws {
    let view = NMLayouts()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.changeLayoutIfNecessary()
    #expect(view.subviews.map(\.frame) == [square(3).scaled(to: 30), square(4).scaled(to: 40)])
    #expect(view.backgroundColor == nil)
    #expect(view.subviews.map(\.tag) == [11, 12])
    #expect(view.subviews.map(\.alpha) == [1, 1])
    #expect(!(view.subviews[0] is UILabel))
  }

  @Test(
    "G8: The layout with the nearest aspect ratio is used, and none if the difference exceeds 100",
    arguments: [
      (100, 200, 0.5), (200, 100, 2), (200, 200, 1), (400, 400, 1), (150, 100, 2), (75, 100, 0.5),
      (100, 0, nil), (0, 0, nil), (20_000, 100, nil),
    ] as [(CGFloat, CGFloat, CGFloat?)])
  func nearest(width: CGFloat, height: CGFloat, expected: CGFloat?) {
    let base = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let manager = NMExplicitLayoutManager()
    for size in [
      CGSize(width: 100, height: 200), CGSize(width: 200, height: 100), CGSize(width: 9, height: 9),
    ] {
      manager.addExplicitLayoutAlternative(alternative(size), for: base)
    }
    #expect(manager.layoutSubviews(base) == (expected != nil))
    #expect(manager.currentLayout?.aspectRatio == expected)
  }

  @Test("G5: A view without the layout marker is not a layout") func unmarkedView() {
    let base = view(square(10))
    let manager = NMExplicitLayoutManager()
    manager.addExplicitLayoutAlternative(view(square(10)), for: base)
    #expect(!manager.layoutSubviews(base))
    manager.addExplicitLayoutAlternative(view(square(10), tag: NMViewLayoutTag), for: base)
    #expect(manager.layoutSubviews(base))
    #expect(NMViewLayoutTag == 66768 && NMViewLayoutOmitSubviewsTag == 66769)
  }

  @Test("G9: Views are matched by their position among their siblings, level by level") func matchedViews() {
    let inner = view(square(3))
    let base = view(square(100), [view(square(1), tag: 1), view(square(2), tag: 2, [inner])])
    applied(
      alternative(
        CGSize(width: 9, height: 9), [view(square(20), tag: 2), view(square(10), tag: 1, [view(square(30))])]),
      to: base)
    #expect(base.subviews.map(\.frame) == [square(20), square(10)])
    #expect(inner.frame == square(30))
  }

  @Test("G10: Plain containers are searched, but marked views and views of other classes are not")
  func containers() {
    let containers: [(UIView, Bool)] = [
      (UIView(), true), (UIScrollView(), true), (NMViewLayoutView(), true), (UILabel(), false),
      (UIImageView(), false), (NMView(), false), (NMViewLayoutOmitSubviewsView(), false),
    ]
    for (container, isEntered) in containers {
      let inner = view(square(3))
      container.frame = square(50)
      container.autoresizesSubviews = false
      container.addSubview(inner)
      let base = view(square(100), [container])
      let other = alternative(CGSize(width: 9, height: 9), [view(square(60), [view(square(30))])])
      applied(other, to: base)
      #expect(container.frame == square(60))
      #expect(inner.frame == square(isEntered ? 30 : 3), "\(type(of: container))")
      inner.frame = square(3)
      container.tag = NMViewLayoutOmitSubviewsTag
      applied(other, to: base)
      #expect(inner.frame == square(3))
    }
  }

  @Test(
    "G11 M10: Center and bounds are set in the layout's points, but not the transform or the base's frame")
  func absoluteFrames() {
    let subview = view(square(1))
    subview.transform = CGAffineTransform(scaleX: 2, y: 2)
    let base = view(CGRect(x: 7, y: 7, width: 400, height: 400), [subview])
    applied(
      alternative(CGSize(width: 20, height: 20), [view(CGRect(x: 20, y: 20, width: 60, height: 21))]),
      to: base)
    #expect(subview.center == CGPoint(x: 50, y: 30.5))
    #expect(subview.bounds == CGRect(x: 0, y: 0, width: 60, height: 21))
    #expect(subview.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(base.frame == CGRect(x: 7, y: 7, width: 400, height: 400))
  }

  @Test("G12: A view without a recorded frame keeps its frame") func unrecordedView() {
    let base = view(square(100), [view(square(1)), view(square(2))])
    let layout = NMExplicitLayout(
      for: base, alternative: alternative(CGSize(width: 9, height: 9), [view(square(10))]))
    base.insertSubview(view(square(5)), at: 0)
    layout.apply(to: base)
    #expect(base.subviews.map(\.frame) == [square(5), square(10), square(2)])
  }

  @Test("G13: The omit marker counts on the base's view, whose subviews then follow their masks")
  func omittedSubviews() {
    let wheel = view(CGRect(x: 56.5, y: 56.5, width: 37, height: 37))
    wheel.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let box = NMViewLayoutOmitSubviewsView(frame: CGRect(x: 20, y: 20, width: 150, height: 150))
    box.addSubview(wheel)
    let base = view(square(600), [box])
    let frame = CGRect(x: 20, y: 20, width: 532, height: 150)
    applied(alternative(CGSize(width: 9, height: 9), [view(frame, [view(square(93))])]), to: base)
    #expect(box.frame == frame)
    #expect(wheel.frame == CGRect(x: 247.5, y: 56.5, width: 37, height: 37))
  }

  @Test("G14: Layouts change automatically only if this is enabled") func automaticChange() {
    let view = NMLayouts()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(view.calls == ["viewDidLoad"])
    view.automaticLayoutChangeEnabled = true
    view.layoutSubviews()
    view.frame.size = CGSize(width: 100, height: 200)
    view.layoutIfNeeded()
    #expect(view.calls == ["viewDidLoad", "layoutDidChange", "to 2.0", "layoutDidChange", "to 0.5"])
    #expect(view.subviews.map(\.frame.width) == [10, 20])
  }

  @Test("G15 G16: changeLayoutIfNecessary() always applies and reports a layout") func manualChange() {
    let view = NMLayouts()
    view.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    for _ in 0..<2 { view.changeLayoutIfNecessary() }
    #expect(view.calls.filter { $0 == "layoutDidChange" }.count == 2)
    view.subviews[0].frame = .zero
    view.changeLayoutIfNecessary()
    #expect(view.subviews[0].frame.width == 30)
  }

  @Test("G17 M9: The current layout is set when the hooks are called, and is released with the manager")
  func currentLayout() {
    let view = NMLayouts()
    view.changeLayoutIfNecessary()
    #expect(view.calls.suffix(2) == ["layoutDidChange", "to 0.5"])
    weak let layout = (view.layoutManager as? NMExplicitLayoutManager)?.currentLayout
    #expect(layout != nil)
    view.layoutManager = nil
    #expect(layout == nil)
  }

  @Test(
    "G18: Autoresizing masks apply before the layout, and subviews of resized views follow their masks")
  func masksFirst() {
    let child = view(square(10))
    child.autoresizingMask = .flexibleWidth
    let card = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    card.autoresizingMask = .flexibleWidth
    card.addSubview(child)
    let base = view(CGRect(x: 0, y: 0, width: 100, height: 100), [card])
    let layout = NMExplicitLayout(
      for: base,
      alternative: alternative(CGSize(width: 9, height: 9), [view(CGRect(x: 0, y: 0, width: 50, height: 30))])
    )
    base.frame.size.width = 200
    #expect([card.frame.width, child.frame.width] == [130, 110])
    layout.apply(to: base)
    #expect([card.frame.width, child.frame.width] == [50, 30])
  }
}

extension CGRect {
  /// A square with the same origin and the given side length.
  fileprivate func scaled(to length: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: length, height: length)
  }
}
