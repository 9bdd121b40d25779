import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md E18, E19, M11, M18: a program's start, its window, and the events from its terminal.
@Suite(.serialized) struct LaunchTests {
  private let mainWindow = TestNib.xib(
    """
    <customObject id="D" customClass="LaunchDelegate"><connections>
    <outlet property="window" destination="W" id="c2"/><outlet property="first" destination="V" id="c3"/>
    </connections></customObject>
    <window id="W" visibleAtLaunch="YES" resizesToFullScreen="YES">
    <rect key="frame" x="0" y="0" width="768" height="1024"/></window>
    <viewController id="V" customClass="LaunchController"/>
    """, owner: TestNib.connections("<outlet property=\"delegate\" destination=\"D\" id=\"c1\"/>"))

  private func launch(_ application: UIApplication, _ interface: UIApplication.NibMainInterface) throws
    -> UIWindow
  {
    NibClassRegistry.registerModule(of: LaunchDelegate.self)
    return try application.nibLaunch(interface: interface)
  }

  @Test("E18: The main nib connects the delegate before the application finishes launching")
  func mainNib() throws {
    NibSearchPath.embed(["RowsMainWindow": Array(mainWindow.utf8)])
    let application = UIApplication()
    var window: UIWindow?
    let log = try LoadingLog.record { window = try launch(application, .nib("RowsMainWindow")) }
    defer { window?.nibClose() }
    let delegate = try #require(application.delegate as? LaunchDelegate)
    #expect(delegate.window === window)
    #expect(
      log == [
        "awake", "will finish", "did finish, view loaded false", "load", "will appear", "did appear",
        "active",
      ])
  }

  @Test("The window of a program has the size of the terminal when it is made, whatever its nib says")
  func windowSize() throws {
    let nib = mainWindow.replacingOccurrences(of: " resizesToFullScreen=\"YES\"", with: "")
    NibSearchPath.embed(["RowsMainWindow": Array(nib.utf8)])
    let size = CGSize(width: 376, height: 800)
    try ProgramScreen.$current.withValue(ProgramScreen(size: size)) {
      let window = try launch(UIApplication(), .nib("RowsMainWindow"))
      defer { window.nibClose() }
      #expect(window.frame == CGRect(origin: .zero, size: size))
      #expect(UIScreen.main.bounds == window.frame)
      #expect(UIWindow(frame: UIScreen.main.bounds).bounds.size == size)
      #expect(UIViewController().view.bounds.size == size)
    }
  }

  @Test("E19: A view added to the window is shown, and its controller is notified and receives keys")
  func addedView() throws {
    NibSearchPath.embed(["RowsMainWindow": Array(mainWindow.utf8)])
    let application = UIApplication()
    let window = try launch(application, .nib("RowsMainWindow"))
    defer { window.nibClose() }
    let controller = try #require((application.delegate as? LaunchDelegate)?.first)
    #expect(window.rootViewController == nil)
    #expect(window.nibRootController === controller)
    #expect(window.subviews == [controller.view])
    #expect(controller.view.frame == window.bounds)
    #expect(window.nibSend(.key(KeyPress(.character("x")))))
    let log = LoadingLog.record { controller.view.removeFromSuperview() }
    #expect(log == ["will disappear", "did disappear"])
  }

  @Test("E18: A main storyboard's controller exists before its view is loaded") func mainStoryboard() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="V"><scenes><scene sceneID="s"><objects>
      <viewController id="V" customClass="LaunchController" sceneMemberID="viewController">
      <view key="view" id="r"/></viewController></objects></scene></scenes></document>
      """
    NibSearchPath.embed(["RowsMain": Array(storyboard.utf8)])
    let application = UIApplication()
    let delegate = LaunchDelegate()
    var window: UIWindow?
    let log = try LoadingLog.record {
      window = try application.nibLaunch(delegate: delegate, interface: .storyboard("RowsMain"))
    }
    defer { window?.nibClose() }
    #expect(delegate.window === window)
    #expect(window?.rootViewController is LaunchController)
    #expect(
      log == [
        "will finish", "did finish, view loaded false", "load", "will appear", "did appear", "active",
      ])
  }

  @Test("E18: A launch that creates no window raises an exception") func noWindow() {
    let application = UIApplication()
    #expect {
      try application.nibLaunch(delegate: nil, interface: UIApplication.NibMainInterface.none)
    } throws: {
      ($0 as? NibException)?.reason == "The application has no window at the end of its launch."
    }
  }

  @Test(
    "M11: Controllers and their children are notified before a resize and can animate along with it"
  )
  func resize() {
    let root = LaunchController()
    let child = LaunchController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    root.addChild(child)
    child.loadViewIfNeeded()
    window.rootViewController = root
    window.layoutIfNeeded()
    let log = LoadingLog.record { window.nibResize(to: CGSize(width: 384, height: 640)) }
    #expect(
      log == [
        "to 384 from 640", "to 384 from 640", "along 384", "along 384", "after 384", "after 384",
      ])
  }

  @Test("M18 B5: A memory warning is sent to the delegate and then to the controllers")
  func memoryWarning() throws {
    let application = UIApplication()
    let delegate = LaunchDelegate()
    application.delegate = delegate
    let controller = LaunchController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    window.rootViewController = controller
    application.windows = [window]
    let log = LoadingLog.record { application.nibDidReceiveMemoryWarning() }
    #expect(log == ["application memory warning", "memory warning"])
  }
}

final class LaunchDelegate: UIResponder, UIApplicationDelegate {
  @Outlet var window: UIWindow?
  @Outlet var first: UIViewController?

  override func awakeFromNib() { LoadingLog.note("awake") }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LoadingLog.note("will finish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = first ?? window?.rootViewController
    LoadingLog.note("did finish, view loaded \(controller?.isViewLoaded ?? false)")
    if let first { window?.addSubview(first.view) }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { LoadingLog.note("active") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    LoadingLog.note("application memory warning")
  }
}

final class LaunchController: UIViewController {
  override func viewDidLoad() { LoadingLog.note("load") }
  override func viewWillAppear(_ animated: Bool) { LoadingLog.note("will appear") }
  override func viewDidAppear(_ animated: Bool) { LoadingLog.note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { LoadingLog.note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { LoadingLog.note("did disappear") }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    LoadingLog.note("memory warning")
  }
  override func nibKeyDown(_ key: KeyPress) -> Bool { key == KeyPress(.character("x")) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let window = view.window ?? parent?.view.window
    LoadingLog.note("to \(Int(size.width)) from \(Int(window?.frame.width ?? 0))")
    coordinator.animate { [weak window] _ in
      LoadingLog.note("along \(Int(window?.frame.width ?? 0))")
    } completion: { [weak window] _ in
      LoadingLog.note("after \(Int(window?.frame.width ?? 0))")
    }
  }
}
