import Testing

@testable import NibCore

/// Presenting controllers: notifications, the position of the view, and dismissal.
@Suite struct StoryboardPresentingTests {
  private func controller(_ title: String, _ style: UIModalPresentationStyle = .automatic) -> UIViewController
  {
    let controller = LoggingController(nibName: nil, bundle: nil)
    controller.title = title
    controller.modalPresentationStyle = style
    return controller
  }

  private func run(on environment: NibEnvironment = .phone, _ body: () throws -> Void) rethrows {
    try NibEnvironment.$current.withValue(environment) {
      try LoggingController.$log.withValue(LoggingController.Log(), operation: body)
    }
  }

  @Test("A full-screen presentation removes the presenter's view until it is dismissed") func fullScreen() {
    run {
      let a = controller("a")
      let b = controller("b", .fullScreen)
      let window = UIWindow.phone(showing: a)
      _ = LoggingController.take()
      a.present(b, animated: true)
      #expect(window.subviews == [b.view])
      #expect(
        LoggingController.take() == [
          "b.didLoad", "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear",
        ])
      b.dismiss(animated: true)
      #expect(window.subviews == [a.view])
      #expect(
        LoggingController.take() == ["b.willDisappear", "a.willAppear", "a.didAppear", "b.didDisappear"])
    }
  }

  @Test("A sheet leaves the presenter's view in place, and Escape dismisses it") func sheetPresentation() {
    run {
      let a = controller("a")
      let b = controller("b")
      let window = UIWindow.phone(showing: a)
      _ = LoggingController.take()
      a.present(b, animated: true)
      #expect(window.subviews == [a.view, b.view])
      #expect(LoggingController.take() == ["b.didLoad", "b.willAppear", "b.didAppear"])
      window.nibSend(.key(KeyPress(.escape)))
      #expect(window.subviews == [a.view])
      #expect(LoggingController.take() == ["b.willDisappear", "b.didDisappear"])
    }
  }

  @Test(
    "Only the program dismisses a presentation that covers the screen or its context",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
      .formSheet, .popover, .custom,
    ])
  func dismissalByUser(style: UIModalPresentationStyle) {
    let root = UIViewController()
    let presented = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow.phone(showing: root)
    presented.modalPresentationStyle = style
    root.present(presented, animated: true)
    let isDismissed = [.pageSheet, .formSheet, .popover, .custom].contains(style)
    #expect(presented.topViewController?.nibCanBeLeft == isDismissed)
    #expect(window.nibSend(.key(KeyPress(.escape))) == isDismissed)
    #expect((root.presentedViewController == nil) == isDismissed)
    root.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
  }

  private static let sheet = CGRect(x: 0, y: 20, width: 375, height: 647)

  /// Frames in a window of 375 x 667 points on a phone with a home button, of 1024 x 1366 on a tablet.
  @Test(
    "The presentation style and the device determine the frame of a presented view",
    arguments: [
      (UIModalPresentationStyle.fullScreen, CGRect(x: 0, y: 0, width: 375, height: 667), CGRect?.none),
      (.automatic, sheet, nil),
      (.overFullScreen, CGRect(x: 0, y: 0, width: 375, height: 667), nil),
      (.popover, sheet, CGRect(x: 412, y: 633, width: 200, height: 100)),
      (.formSheet, sheet, CGRect(x: 412, y: 633, width: 200, height: 100)),
    ])
  func frames(style: UIModalPresentationStyle, phone: CGRect, tablet: CGRect?) throws {
    let pad = try #require(Device.named("iPad Pro 12.9"))
    for (environment, expected) in [(NibEnvironment.phone, phone), (NibEnvironment(device: pad), tablet)] {
      guard let expected else { continue }
      run(on: environment) {
        let a = controller("a")
        let b = controller("b", style)
        b.preferredContentSize = CGSize(width: 200, height: 100)
        let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
        window.rootViewController = a
        window.layoutIfNeeded()
        a.present(b, animated: true)
        #expect(b.view.frame == expected)
      }
    }
  }

  @Test("A child presents through its outermost container, and both report the presented controller")
  func childOfContainer() {
    run {
      let a = controller("a")
      let navigation = UINavigationController(rootViewController: a)
      let window = UIWindow.phone(showing: navigation)
      let b = controller("b")
      let inner = UINavigationController(rootViewController: b)
      a.present(inner, animated: true)
      #expect(a.presentedViewController === inner)
      #expect(navigation.presentedViewController === inner)
      #expect(b.presentingViewController === navigation)
      #expect(window.rootViewController?.nibFrontController === b)
      b.dismiss(animated: true)
      #expect(navigation.presentedViewController == nil)
      #expect(window.subviews == [navigation.view])
    }
  }

  @Test("Dismissing removes every controller that is presented above") func dismissing() {
    run {
      let a = controller("a")
      let b = controller("b")
      let c = controller("c", .fullScreen)
      let window = UIWindow.phone(showing: a)
      a.present(b, animated: true)
      b.present(c, animated: true)
      // b already presents c, so it refuses to present another controller.
      b.present(controller("d"), animated: true)
      #expect(window.subviews == [a.view, c.view])
      a.dismiss(animated: true)
      #expect(window.subviews == [a.view])
      #expect([a.presentedViewController, b.presentedViewController] == [nil, nil])
    }
  }

  @Test("A presentation over the current context covers the controller that defines the context")
  func presentationContext() {
    run {
      let a = controller("a")
      a.definesPresentationContext = true
      let navigation = UINavigationController(rootViewController: a)
      let window = UIWindow.phone(showing: navigation)
      let b = controller("b", .overCurrentContext)
      a.present(b, animated: true)
      #expect(navigation.presentedViewController == nil)
      #expect(a.presentedViewController === b)
      #expect(b.view.frame == a.view.convert(a.view.bounds, to: window))
    }
  }
}
