/// One instance of a program's user interface. A program in a terminal has one, a `UIWindowScene`.
open class UIScene: UIResponder, NibUnavailable {
  /// The session to which the scene belongs.
  public let session: UISceneSession
  /// The scene's delegate. It is retained by the scene.
  open var delegate: (any UISceneDelegate)?
  /// The title of the scene. Stored, but has no effect.
  open var title: String?
  /// Whether the scene is on the screen and receives events.
  public internal(set) var activationState = ActivationState.unattached

  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The states of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons for which a scene is created. They are empty in a terminal.
  public final class ConnectionOptions: NSObject {
    /// Always empty: a program in a terminal is not started with URLs.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// Always `nil`.
    public let sourceApplication: String? = nil
    /// Always `nil`.
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }

  /// Options for opening a URL. Stored, but have no effect.
  public final class OpenExternalURLOptions: NSObject {
    /// Whether only apps that claim the URL may open it.
    public var universalLinksOnly = false
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A URL with which a program is opened. Programs in a terminal receive none.
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// Methods that are called during the life of a scene. All have default implementations, which do nothing.
public protocol UISceneDelegate: AnyObject {
  /// Called at launch, after the scene's storyboard has been loaded and before its window is shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called before the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called at the end of the launch, after the window has been made visible.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the program is suspended or ends.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called at launch, before the scene becomes active.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called before the program is suspended or ends.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called: a program in a terminal is not opened with URLs.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a window scene.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. If it is `nil` when the scene's storyboard is loaded, it is set to a new window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns `nil`. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
