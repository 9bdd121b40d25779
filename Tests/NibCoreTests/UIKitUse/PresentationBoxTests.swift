import Testing

@testable import NibCore

/// Popovers, form sheets and low sheets, which a terminal shows in boxes. The window has 40 x 20 cells of 8 x 16
/// points.
@Suite struct PresentationBoxTests {
  private let presenter = UIViewController()
  private let presented = UIViewController()

  private func shown(_ style: UIModalPresentationStyle, _ prepare: () -> Void = {}) -> ShownScreen {
    let screen = ShownScreen(presenter)
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      presented.modalPresentationStyle = style
      presented.preferredContentSize = CGSize(width: 80, height: 64)
      prepare()
      presenter.present(presented, animated: true)
      screen.window.layoutIfNeeded()
    }
    return screen
  }

  /// The frame of the box with its border, in cells of the window.
  private func box(_ screen: ShownScreen) -> [Int] {
    screen.window.layoutIfNeeded()
    guard let box = presented.view.superview else { return [] }
    let frame = box.convert(box.bounds, to: screen.window)
    return [frame.minX / 8, frame.minY / 16, frame.width / 8, frame.height / 16].map { Int($0) }
  }

  @Test(
    "A popover stands beside its source, on a permitted side that has room",
    arguments: [
      // The source, in cells; the permitted directions; the box; the direction of the arrow.
      ([15, 4, 10, 1], .any, [14, 5, 12, 6], .up),
      ([15, 16, 10, 1], .any, [14, 10, 12, 6], .down),
      ([0, 4, 10, 1], .any, [0, 5, 12, 6], .up),
      ([36, 4, 4, 1], .any, [28, 5, 12, 6], .up),
      ([15, 4, 5, 1], .left, [20, 1, 12, 6], .left),
      ([20, 4, 5, 1], .right, [8, 1, 12, 6], .right),
      // No permitted side has room, so that the box is in the middle.
      ([15, 1, 10, 1], .down, [14, 7, 12, 6], .unknown),
    ] as [([CGFloat], UIPopoverArrowDirection, [Int], UIPopoverArrowDirection)])
  func popover(
    source: [CGFloat], permitted: UIPopoverArrowDirection, expected: [Int], direction: UIPopoverArrowDirection
  ) {
    let screen = shown(.popover) {
      let popover = presented.popoverPresentationController
      popover?.sourceView = presenter.view
      popover?.sourceRect = CGRect(
        x: source[0] * 8, y: source[1] * 16, width: source[2] * 8, height: source[3] * 16)
      popover?.permittedArrowDirections = permitted
    }
    #expect(box(screen) == expected)
    #expect(presented.popoverPresentationController?.arrowDirection == direction)
  }

  @Test("A popover points to a bar item, and follows a change of its preferred size") func barItem() {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    presenter.navigationItem.rightBarButtonItem = item
    let screen = ShownScreen(UINavigationController(rootViewController: presenter))
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      screen.window.layoutIfNeeded()
      presented.modalPresentationStyle = .popover
      presented.preferredContentSize = CGSize(width: 80, height: 64)
      presented.popoverPresentationController?.barButtonItem = item
      presenter.present(presented, animated: true)
    }
    #expect(box(screen) == [28, 1, 12, 6])
    presented.preferredContentSize = CGSize(width: 160, height: 32)
    #expect(box(screen) == [18, 1, 22, 4])
  }

  @Test("A click beside a box dismisses it, a click on a view that it passes through does not") func clicks()
  {
    let screen = shown(.popover) {
      presented.popoverPresentationController?.passthroughViews = [presenter.view]
    }
    func click(_ column: Int, _ row: Int) {
      for action in [MouseEvent.Action.press, .release] {
        screen.window.nibSend(.mouse(MouseEvent(action, column: column, row: row)))
      }
    }
    click(1, 1)
    #expect(presenter.presentedViewController === presented)
    presented.popoverPresentationController?.passthroughViews = nil
    click(20, 10)
    #expect(presenter.presentedViewController === presented)
    presented.isModalInPresentation = true
    click(1, 1)
    #expect(presenter.presentedViewController === presented)
    presented.isModalInPresentation = false
    click(1, 1)
    #expect(presenter.presentedViewController == nil)
    #expect(screen.window.subviews == [presenter.view])
  }

  @Test("A form sheet is in the middle, and no larger than the window") func formSheet() {
    let screen = shown(.formSheet)
    #expect(box(screen) == [14, 7, 12, 6])
    #expect(presented.view.frame == CGRect(x: 8, y: 16, width: 80, height: 64))
    presented.preferredContentSize = .zero
    #expect(box(screen) == [0, 0, 40, 20])
  }

  @Test("A sheet covers the window, or its lower part if a low detent is selected") func detents() {
    let screen = shown(.pageSheet) { presented.sheetPresentationController?.detents = [.medium(), .large()] }
    #expect(box(screen) == [0, 10, 40, 10])
    screen.press(KeyPress(.up, .shift))
    #expect(presented.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(box(screen) == [0, 0, 40, 20])
    screen.press(KeyPress(.down, .shift))
    #expect(box(screen) == [0, 10, 40, 10])
    presented.sheetPresentationController?.detents = [.custom { _ in 80 }]
    #expect(box(screen) == [0, 15, 40, 5])
    screen.press(.escape)
    #expect(screen.window.subviews == [presenter.view])
  }

  @Test("A sheet without a low detent covers the window without a box") func largeSheet() {
    let screen = shown(.pageSheet)
    #expect(presented.view.superview === screen.window)
    #expect(presented.view.frame == screen.window.bounds)
  }
}
