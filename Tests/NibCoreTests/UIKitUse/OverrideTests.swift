import NibCore
import Testing

/// Members that subclasses in apps override: that these classes compile is the main test.
@Suite struct OverrideTests {
  @Test("A view's hierarchy, layout and margins can be overridden") func view() {
    final class Counter: UIView {
      var calls: [String] = []
      override func addSubview(_ view: UIView) {
        calls.append("add")
        super.addSubview(view)
      }
      override func insertSubview(_ view: UIView, at index: Int) {
        calls.append("insert")
        super.insertSubview(view, at: index)
      }
      override func removeFromSuperview() {
        calls.append("remove")
        super.removeFromSuperview()
      }
      override func layoutIfNeeded() {
        calls.append("layout")
        super.layoutIfNeeded()
      }
      override func sizeToFit() { frame.size = CGSize(width: 7, height: 8) }
      override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set { super.layoutMargins = newValue }
      }
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { CGSize(width: 11, height: 12) }
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let (outer, view) = (UIView(), Counter())
    outer.addSubview(view)
    view.addSubview(UIView())
    view.insertSubview(UIView(), at: 0)
    view.layoutIfNeeded()
    view.removeFromSuperview()
    view.sizeToFit()
    #expect(view.calls == ["add", "insert", "layout", "remove"] && view.subviews.count == 2)
    #expect(view.frame.size == CGSize(width: 7, height: 8) && view.layoutMargins.right == 4)
    #expect(view.safeAreaInsets.top == 9)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 11, height: 12))
  }

  @Test("Tables, collections, buttons and segments can be overridden") func controls() {
    final class Table: UITableView {
      var count = 0
      override func reloadData() {
        count += 1
        super.reloadData()
      }
      override func deselectRow(at indexPath: IndexPath, animated: Bool) { count += 10 }
    }
    final class Collection: UICollectionView {
      var count = 0
      override func reloadData() {
        count += 1
        super.reloadData()
      }
    }
    final class Loud: UIButton {
      override func setTitle(_ title: String?, for state: State) {
        super.setTitle(title?.uppercased(), for: state)
      }
    }
    final class Segments: UISegmentedControl {
      override func setTitle(_ title: String?, forSegmentAt index: Int) {
        super.setTitle((title ?? "") + "!", forSegmentAt: index)
      }
    }
    let table = Table()
    table.reloadData()
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.reloadData()
    let button = Loud(type: .custom)
    button.setTitle("go", for: .normal)
    let segments = Segments(items: ["a"])
    segments.setTitle("b", forSegmentAt: 0)
    #expect(table.count == 11 && collection.count == 1)
    #expect(button.title(for: .normal) == "GO" && segments.titleForSegment(at: 0) == "b!")
  }

  @Test("A controller is told that its view is appearing, and its children can be overridden")
  func controller() {
    final class Parent: UIViewController {
      var calls: [String] = []
      override func addChild(_ child: UIViewController) {
        calls.append("child")
        super.addChild(child)
      }
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let parent = Parent()
    parent.addChild(UIViewController())
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(parent.calls == ["child", "will", "is", "did"])
  }

  @Test("A window is told when it becomes the key window and when it stops being it") func keyWindow() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (first, second) = (Window(), Window())
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.calls == ["become", "resign"] && second.calls == ["become"])
    for window in [first, second] { window.nibClose() }
  }

  @Test("Recognizers and presentations have the override points of UIKit") func overridePoints() {
    final class Recognizer: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func reset() { state = .possible }
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Presentation: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
      override func presentationTransitionWillBegin() { containerView?.tag = 1 }
    }
    final class Knob: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let shown = UIViewController()
    let presentation = Presentation(presentedViewController: shown, presenting: nil)
    #expect(presentation.frameOfPresentedViewInContainerView.width == 3 && presentation.presentedView == nil)
    #expect(!Recognizer(target: nil, action: nil).canPrevent(UITapGestureRecognizer()))
    #expect(!Knob().isTracking)
  }

  @Test("A background is the same in all states, and atomicWrite is atomic") func oldNames() {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 3
    #expect(background.updated(for: UICellConfigurationState(traitCollection: .current)) == background)
    #expect(Data.WritingOptions.atomicWrite == .atomic)
  }
}
