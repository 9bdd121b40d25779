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
        hint: "A main nib with a window, a main storyboard, or the delegate's didFinishLaunching makes one.")
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
