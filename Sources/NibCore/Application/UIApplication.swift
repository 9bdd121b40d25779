import Synchronization

/// The single object that receives the events of a running program.
public final class UIApplication: UIResponder {
  /// The application of the running program.
  nonisolated(unsafe) public static let shared = UIApplication()

  /// The application delegate, which is the last object in the responder chain.
  public weak var delegate: (any UIApplicationDelegate)?
  private let openWindows = Mutex(OpenWindows())
  /// Objects created at launch that nothing else holds.
  var nibKept: [AnyObject] = []

  /// The windows on the screen, the frontmost one last.
  public internal(set) var windows: [UIWindow] {
    get { openWindows.withLock { $0 }.windows }
    set { openWindows.withLock { $0 = OpenWindows(windows: newValue) } }
  }

  /// The window that receives key presses.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }

  /// The list of windows. The list is shared between threads, but each window stays on the thread that
  /// created it.
  private struct OpenWindows: @unchecked Sendable { var windows: [UIWindow] = [] }

  /// Sends an action to a target, or up the responder chain. Returns false if no object handled it. Raises an
  /// error if the target does not have the action.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    NibException.raising {
      try nibSendAction(action, to: target.map(nibObject), from: sender, for: event)
    }
  }

  /// The throwing form of `sendAction`.
  /// - Throws: `NSInvalidArgumentException` if `target` has no such action (docs/behaviours.md A10).
  @discardableResult
  package func nibSendAction(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?
  )
    throws -> Bool
  {
    if let target {
      guard let method = nibAction(action, of: target), method.call(on: target, sender: sender, event: event)
      else {
        throw NibException.invalidArgument(
          "-[\(nibClassName(of: target)) \(action.nibName)]: unrecognized selector sent to instance "
            + "0x\(String(UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque()), radix: 16))")
      }
      return true
    }
    return searchChain(action, from: sender, for: event)
  }

  /// Sends the action to the first object in the chain that has it: first responder or sender, superviews,
  /// controllers, window, application, delegate (docs/behaviours.md A12).
  private func searchChain(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
    let source = (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
    let window = source?.nibWindow ?? keyWindow
    var candidates: [UIResponder?] = [window?.nibFirstResponder, source]
    if source?.nibWindow == nil { candidates.append(window) }
    for start in candidates {
      var responder = start
      while let current = responder {
        if let method = nibAction(action, of: current), method.call(on: current, sender: sender, event: event)
        {
          return true
        }
        responder = current.next
      }
    }
    let lasts: [AnyObject?] = [self, delegate]
    for case let last? in lasts {
      if let method = nibAction(action, of: last), method.call(on: last, sender: sender, event: event) {
        return true
      }
    }
    return false
  }

  /// Handles a memory warning, as iOS sends it when memory is low. Nibs discard their parsed documents
  /// (docs/behaviours.md B5, M18), and then the delegate and the controllers on screen are notified.
  package func nibDidReceiveMemoryWarning() {
    NibCache.purge()
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.nibRootController?.nibReceiveMemoryWarning() }
  }

  /// Sets `delegate`, the only outlet that a main nib connects on its owner, the application.
  public override func setValue(_ value: Any?, forKey key: String) throws {
    guard key == "delegate" else { return try super.setValue(value, forKey: key) }
    guard let delegate = value as? any UIApplicationDelegate else {
      throw NibException.mistyped(value, forKey: key, declared: (any UIApplicationDelegate).self, of: self)
    }
    self.delegate = delegate
  }
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

  /// Starts a program as `UIApplicationMain` does, up to the event loop (docs/behaviours.md E18): loads the
  /// main interface, calls the delegate's launch methods, and then shows the window.
  ///
  /// - Parameters:
  ///   - delegate: the application delegate; `nil` if the main nib connects one.
  ///   - interface: the main interface; `nil` for the one that the bundle names, see `nibMainInterface(of:)`.
  /// - Returns: the window to show.
  /// - Throws: any error of loading, and `NSInternalInconsistencyException` if there is no window.
  package func nibLaunch(
    delegate: (any UIApplicationDelegate)? = nil, interface: NibMainInterface? = nil, bundle: Bundle = .main
  ) throws -> UIWindow {
    if let delegate {
      self.delegate = delegate
      nibKept.append(delegate)
    }
    let window = try nibLoad(interface ?? UIApplication.nibMainInterface(of: bundle), bundle)
    _ = self.delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = self.delegate?.application(self, didFinishLaunchingWithOptions: nil)
    guard let shown = window ?? self.delegate?.window ?? keyWindow else {
      throw NibException.internalInconsistency(
        "The application has no window at the end of its launch.",
        hint: "Provide a main nib with a window or a main storyboard, or create a window in "
          + "didFinishLaunching.")
    }
    if !windows.contains(where: { $0 === shown }) { shown.makeKeyAndVisible() }
    self.delegate?.applicationDidBecomeActive(self)
    return shown
  }

  /// Creates a delegate of the given class with `init()`; `nil` if the class does not inherit from
  /// `NSObject`.
  package static func nibMakeDelegate(_ type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)?
  {
    NibClassRegistry.registerModule(of: type)
    return (type as? NSObject.Type)?.nibMake() as? any UIApplicationDelegate
  }

  /// The interface named in a bundle's Info.plist. If none is named, the storyboard `Main`, otherwise the nib
  /// `MainWindow`, if they exist.
  package static func nibMainInterface(of bundle: Bundle) -> NibMainInterface {
    func value(_ key: String) -> String? { bundle.object(forInfoDictionaryKey: key) as? String }
    if let name = value("UIMainStoryboardFile") { return .storyboard(name) }
    if let name = value("NSMainNibFile") { return .nib(name) }
    if StoryboardFiles.exists("Main", in: bundle) { return .storyboard("Main") }
    return NibFiles.exists("MainWindow", in: bundle) ? .nib("MainWindow") : .none
  }

  /// Loads the main interface, and returns the window that it contains.
  private func nibLoad(_ interface: NibMainInterface, _ bundle: Bundle) throws -> UIWindow? {
    switch interface {
    case .none: return nil
    case .nib(let name):
      let objects = try UINib(nibName: name, bundle: bundle).nibInstantiate(withOwner: self)
      nibKept += objects.map { $0 as AnyObject }
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
