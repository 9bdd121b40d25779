import NibCore
import Testing

/// Subclasses as apps write them: they compile only if NibCore's initializers are designated where UIKit's are.
@Suite struct SubclassInitializerTests {
  @Test("Gesture recognizers override init(target:action:) and need no init(coder:)") func recognizers() {
    final class Touch: UIGestureRecognizer {
      var isReady = false
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isReady = true
      }
    }
    final class Directed: UIPanGestureRecognizer {
      let direction: Int
      init(direction: Int, target: AnyObject, action: Selector) {
        self.direction = direction
        super.init(target: target, action: action)
      }
    }
    #expect(Touch(target: nil, action: nil).isReady)
    #expect(Directed(direction: 3, target: UIView(), action: Selector("pan")).direction == 3)
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
  }

  @Test("Views override UIKit's designated initializers") func views() {
    final class Round: UIImageView {
      override init(image: UIImage?) {
        super.init(image: image)
        tag = 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Puller: UIRefreshControl {
      override init() {
        super.init()
        tag = 2
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Blur: UIVisualEffectView {
      override init(effect: UIVisualEffect?) {
        super.init(effect: effect)
        tag = 3
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Wheel: UIActivityIndicatorView {
      override init(style: Style) {
        super.init(style: style)
        tag = 4
      }
      required init(coder: NSCoder) { fatalError() }
    }
    final class Overlay: UIWindow {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 5
      }
      override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Keys: UIInputView {
      override init(frame: CGRect, inputViewStyle: Style) {
        super.init(frame: frame, inputViewStyle: inputViewStyle)
        tag = 6
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let star = UIImage(systemName: "star")
    #expect(Round(image: star).image === star && Round(image: star).tag == 1)
    #expect(Round(image: star).frame.size == UIImageView(image: star, highlightedImage: nil).frame.size)
    #expect(Puller().tag == 2 && Puller().isHidden && UIRefreshControl().isHidden)
    #expect(Blur(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3 && Blur().tag == 3)
    let blur = Blur(effect: UIBlurEffect(style: .dark))
    #expect(blur.contentView.superview === blur && blur.effect is UIBlurEffect)
    #expect(Wheel(style: .large).style == .large && Wheel(style: .large).tag == 4)
    #expect(Overlay(frame: .zero).tag == 5 && Keys(frame: .zero).tag == 6)
  }

  @Test("Tables, cells and headers have UIKit's initializers") func tables() {
    final class Table: UITableView {
      override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
        tag = 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tag = 2
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        tag = 3
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    #expect(Table(frame: frame).tag == 1 && Table().style == .plain && Table(frame: frame).frame == frame)
    #expect(Cell(frame: frame).tag == 2 && Cell(frame: frame).frame == frame)
    #expect(Header(frame: frame).tag == 3 && Header(frame: frame).frame == frame)
  }

  @Test("Items and guides override init() and inherit the convenience initializers") func items() {
    final class Badge: UIBarButtonItem {
      override init() {
        super.init()
        tag = 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Tab: UITabBarItem {
      convenience init(name: String) { self.init(title: name, image: nil, tag: 7) }
    }
    final class Item: UINavigationItem {
      override init(title: String) {
        super.init(title: title.uppercased())
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Guide: UILayoutGuide {
      override init() {
        super.init()
        identifier = "own"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Position: UITextPosition {
      let index: Int
      init(_ index: Int) {
        self.index = index
        super.init()
      }
    }
    let badge = Badge(title: "Save", style: .done, target: nil, action: nil)
    #expect(badge.tag == 1 && badge.title == "Save" && badge.style == .done)
    #expect(Badge(customView: UIView()).tag == 1)
    #expect(Tab(name: "Home").tag == 7 && Tab(name: "Home").title == "Home")
    #expect(Item(title: "a").title == "A" && UINavigationItem().title == nil)
    #expect(Guide().identifier == "own" && Position(4).index == 4)
  }

  @Test("Controllers and layouts override UIKit's designated initializers") func controllers() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    final class Pages: UIPageViewController {
      override init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
      ) {
        super.init(
          transitionStyle: transitionStyle, navigationOrientation: navigationOrientation, options: options)
        title = "pages"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Share: UIActivityViewController {
      override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(activityItems: activityItems, applicationActivities: applicationActivities)
        excludedActivityTypes = [.mail]
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Grid: UICollectionViewCompositionalLayout {
      init() {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(section: NSCollectionLayoutSection(group: group))
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Attributes: UICollectionViewLayoutAttributes {
      var angle = 0
      override init() {
        super.init()
        angle = 90
      }
    }
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    #expect(navigation.viewControllers.isEmpty)
    #expect(Pages().title == "pages" && Share(activityItems: [], applicationActivities: nil).title == "Share")
    #expect(Grid().configuration.scrollDirection == .vertical)
    let copy = Attributes(forCellWith: IndexPath(item: 1, section: 0)).copy() as? Attributes
    #expect(copy?.angle == 90 && copy?.indexPath == IndexPath(item: 1, section: 0))
  }
}
