/// The methods that report the life cycle of a program. All have default implementations.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program that starts with a storyboard. It is created if the property is `nil`.
  var window: UIWindow? { get set }

  /// The first call, after the main nib or storyboard has been loaded and before its window is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once at launch, after `willFinishLaunching`. The default calls `applicationDidFinishLaunching`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The form of `didFinishLaunchingWithOptions` before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the program has appeared on the screen.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called: a terminal program is active until it ends.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called: a terminal program is active until it ends.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called: a terminal program is active until it ends.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called if memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The last call before the program ends.
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
  /// The keys of launch options. A program in a terminal is launched without options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
