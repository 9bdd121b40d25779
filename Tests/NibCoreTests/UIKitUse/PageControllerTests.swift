import Testing

@testable import NibCore

/// Page controllers whose pages come from a data source.
@Suite struct PageControllerTests {
  @Test("Keys turn pages, and the delegate is notified before and after") func turning() {
    let controller = Pages()
    let screen = ShownScreen(controller)
    #expect(controller.number == 0)
    screen.press(.left)
    #expect(controller.log == [])
    screen.press(.right, .pageDown, .right, .right)
    #expect(controller.number == 2)
    #expect(controller.log == ["will 1", "did 0 to 1", "will 2", "did 1 to 2"])
    screen.press(.pageUp)
    #expect(controller.number == 1)
  }

  @Test("Dots below the pages show the position") func dots() throws {
    let controller = Pages()
    let screen = ShownScreen(controller)
    screen.press(.right)
    let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
    #expect(dots.frame == CGRect(x: 0, y: 304, width: 320, height: 16))
    #expect(controller.viewControllers?.first?.view.frame.height == 304)
  }

  private final class Pages: UIPageViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    var log: [String] = []
    var number: Int { viewControllers?.first?.view.tag ?? -1 }

    init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      delegate = self
      setViewControllers([page(0)].compactMap { $0 }, direction: .forward, animated: false)
    }

    private func page(_ number: Int) -> UIViewController? {
      guard (0..<3).contains(number) else { return nil }
      let controller = UIViewController()
      controller.view.tag = number
      return controller
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController.view.tag - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController.view.tag + 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \(pendingViewControllers[0].view.tag)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("did \(previousViewControllers[0].view.tag) to \(number)") }
  }
}
