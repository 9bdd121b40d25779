/// What a program hears of its own life. Every call has a default.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program that begins with a storyboard; made for it unless it is set already.
  var window: UIWindow? { get set }

  /// The first call; the main nib or storyboard is loaded, its window not shown yet.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The place for what a program does once. The default calls `applicationDidFinishLaunching`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The same before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The program is on the screen.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Kept: a terminal program is active until it ends.
  func applicationWillResignActive(_ application: UIApplication)
  /// Kept: a terminal program is active until it ends.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Kept: a terminal program is active until it ends.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The last call.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// The keys of the options that a program is launched with; in a terminal there are none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
