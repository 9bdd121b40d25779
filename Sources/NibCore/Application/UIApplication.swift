import Synchronization

/// Services of the program that shows a window: the clipboard and the output of the terminal.
package protocol HostServices: AnyObject {
  /// Puts text on the clipboard of the terminal's user. Returns false if the terminal does not support this.
  func copyToClipboard(_ text: String) -> Bool
  /// Writes a line that the user sees when the terminal is restored.
  func writeLater(_ line: String)
}

/// The object that represents the running program. It has the program's windows, sends actions, and is near the end of
/// the responder chain.
public final class UIApplication: UIResponder {
  /// The application of the running program.
  nonisolated(unsafe) public static let shared = UIApplication()

  /// The application delegate, which is the last object in the responder chain.
  public weak var delegate: (any UIApplicationDelegate)?
  private let openWindows = Mutex(OpenWindows())
  /// The delegate and the top-level objects of the main nib. This array keeps them alive.
  var nibLaunchObjects: [AnyObject] = []
  /// The clipboard and the output of the terminal; `nil` while nothing shows the program's windows.
  package weak var nibHost: (any HostServices)?
  /// Whether the program is in front, is being suspended or continued, or is suspended.
  public package(set) var applicationState = State.active
  /// Whether the terminal keeps its screen on. Stored, but has no effect.
  public var isIdleTimerDisabled = false
  /// The number on the program's icon. Stored, but has no effect.
  public var applicationIconBadgeNumber = 0
  /// Whether a sign of network activity is shown. Stored, but has no effect.
  public var isNetworkActivityIndicatorVisible = false

  package override class var nibKeys: [NibAttribute] {
    super.nibKeys
      + NibRow<UIApplication, ObjectWord>.table(
        .property("delegate", \.delegate), .property("idleTimerDisabled", \.isIdleTimerDisabled),
        .property("applicationIconBadgeNumber", \.applicationIconBadgeNumber),
        .property("networkActivityIndicatorVisible", \.isNetworkActivityIndicatorVisible))
  }

  /// The states of a program.
  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  /// The windows on the screen, the frontmost one last.
  public internal(set) var windows: [UIWindow] {
    get { openWindows.withLock { $0 }.windows }
    set { openWindows.withLock { $0 = OpenWindows(windows: newValue) } }
  }

  /// The window that receives key presses; `nil` if there are no windows.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }

  /// The scenes of a program that is written with scenes: one in a terminal.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The list of windows. The list is shared between threads, but each window stays on the thread that
  /// created it.
  private struct OpenWindows: @unchecked Sendable { var windows: [UIWindow] = [] }

  /// Sends an action to a target, or up the responder chain if there is no target. Returns false if no object
  /// implements the action. Raises an exception if the target does not implement it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    NibException.raising {
      try nibSendAction(action, to: target.map(nibObject), from: sender, for: event)
    }
  }

  /// Sends the action to the first object that implements it. The search begins at the first responder and follows the
  /// responder chain, then does the same for the sender and, if the sender is in no window, for the key window. It ends
  /// with the application and its delegate (docs/behaviours.md A12).
  fileprivate func sendUpResponderChain(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
    let source = (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
    let window = source?.nibWindow ?? keyWindow
    var candidates: [UIResponder?] = [window?.nibFirstResponder, source]
    if source?.nibWindow == nil { candidates.append(window) }
    if candidates.contains(where: {
      $0?.nibSendUpResponderChain(action, sender: sender, event: event) ?? false
    }) {
      return true
    }
    let lastCandidates: [AnyObject?] = [self, delegate]
    return lastCandidates.contains { object in
      guard let object, let method = nibAction(action, of: object) else { return false }
      return method.call(on: object, sender: sender, event: event)
    }
  }

  /// Handles a memory warning, which iOS sends when memory is low. Nibs discard their parsed documents
  /// (docs/behaviours.md B5, M18), and then the delegate and the controllers on screen are notified.
  func nibDidReceiveMemoryWarning() {
    NibCache.purge()
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    for window in windows { window.nibRootController?.nibReceiveMemoryWarning() }
  }

  /// Sets the `delegate`. It is the only outlet that a main nib connects on its owner, the application.
  public override func setValue(_ value: Any?, forKey key: String) throws {
    guard key == "delegate" else { return try super.setValue(value, forKey: key) }
    guard let delegate = value as? any UIApplicationDelegate else {
      throw NibException.mistyped(value, forKey: key, declared: (any UIApplicationDelegate).self, of: self)
    }
    self.delegate = delegate
  }
}

/// Sends an action as `UIApplication.sendAction(_:to:from:for:)` does, but throws the exception instead of raising it.
/// - Throws: `NSInvalidArgumentException` if `target` does not implement the action (docs/behaviours.md A10).
@discardableResult
func nibSendAction(
  _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?
) throws -> Bool {
  guard let target else { return UIApplication.shared.sendUpResponderChain(action, from: sender, for: event) }
  try nibCall(action, on: target, sender: sender, event: event)
  return true
}

extension UIApplication {
  /// The interface that a program starts with, as specified by the Info.plist keys `NSMainNibFile` and
  /// `UIMainStoryboardFile`.
  package enum NibMainInterface: Hashable, Sendable {
    /// A nib whose owner is the application. It connects the `delegate`.
    case nib(String)
    /// A storyboard. A window shows its initial controller.
    case storyboard(String)
    /// No file. The delegate creates a window when it finishes launching.
    case none
  }

  /// Launches a program as `UIApplicationMain` does, but does not start the event loop (docs/behaviours.md E18). Loads
  /// the main interface, calls the delegate's launch methods, and then shows the window.
  ///
  /// - Parameters:
  ///   - delegate: the application delegate; `nil` if the main nib connects one.
  ///   - interface: the main interface; `nil` for the one that the bundle names, see `nibMainInterface(of:)`.
  /// - Returns: the window, which is on the screen.
  /// - Throws: errors of loading, and `NSInternalInconsistencyException` if there is no window.
  package func nibLaunch(
    delegate: (any UIApplicationDelegate)? = nil, interface: NibMainInterface? = nil, bundle: Bundle = .main
  ) throws -> UIWindow {
    if let delegate {
      self.delegate = delegate
      nibLaunchObjects.append(delegate)
    }
    let hasScenes = interface == nil && SceneLaunch.isNeeded(self, bundle)
    let window =
      hasScenes ? nil : try nibLoad(interface ?? UIApplication.nibMainInterface(of: bundle), bundle)
    _ = self.delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = self.delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let sceneWindow = hasScenes ? try SceneLaunch(self, bundle).window() : nil
    guard let shown = window ?? sceneWindow ?? self.delegate?.window ?? keyWindow else {
      throw NibException.internalInconsistency(
        "The application has no window at the end of its launch.",
        hint: "Provide a main nib with a window or a main storyboard, or create a window in "
          + "didFinishLaunching.")
    }
    if !windows.contains(where: { $0 === shown }) { shown.makeKeyAndVisible() }
    self.delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    return shown
  }

  /// Creates a delegate of the given class with `init()`; `nil` if the class does not inherit from
  /// `NSObject`.
  package static func nibMakeDelegate(_ type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)?
  {
    NibClassRegistry.registerModule(of: type)
    return (type as? NSObject.Type)?.nibMake() as? any UIApplicationDelegate
  }

  /// The main interface of a bundle: the one that its Info.plist names, otherwise the storyboard `Main` if it exists,
  /// otherwise the nib `MainWindow` if it exists, otherwise none.
  static func nibMainInterface(of bundle: Bundle) -> NibMainInterface {
    if let name = nibMainInfo("UIMainStoryboardFile", of: bundle) { return .storyboard(name) }
    if let name = nibMainInfo("NSMainNibFile", of: bundle) { return .nib(name) }
    if StoryboardFiles.exists("Main", in: bundle) { return .storyboard("Main") }
    return NibFiles.exists("MainWindow", in: bundle) ? .nib("MainWindow") : .none
  }

  /// The value of a key in the bundle's Info.plist, or in that of the program's module (see `NibBindings`).
  static func nibMainInfo(_ key: String, of bundle: Bundle) -> String? {
    bundle.object(forInfoDictionaryKey: key) as? String ?? BoundMembers.mainInfo(key)
  }

  /// Loads the main interface and returns its window: the window in a nib, or a new one for a storyboard. `nil` if
  /// there is none.
  private func nibLoad(_ interface: NibMainInterface, _ bundle: Bundle) throws -> UIWindow? {
    switch interface {
    case .none: return nil
    case .nib(let name):
      let objects = try UINib(nibName: name, bundle: bundle).nibInstantiate(withOwner: self)
      nibLaunchObjects += objects.map { $0 as AnyObject }
      return objects.lazy.compactMap { $0 as? UIWindow }.first
    case .storyboard(let name):
      let storyboard = UIStoryboard(name: name, bundle: bundle)
      let screen = CGRect(origin: .zero, size: NibEnvironment.current.screenSize)
      let window = delegate?.window ?? UIWindow(frame: screen)
      delegate?.window = window
      window.rootViewController = try storyboard.nibInitialController()
      return window
    }
  }
}
