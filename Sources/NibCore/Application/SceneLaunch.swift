/// Connects the only scene of a program that is written with scenes, as UIKit does at launch.
struct SceneLaunch {
  private let application: UIApplication
  private let bundle: Bundle

  init(_ application: UIApplication, _ bundle: Bundle) {
    self.application = application
    self.bundle = bundle
  }

  /// Whether a program uses scenes: its application delegate returns a configuration with a delegate class, its
  /// Info.plist names one, or it has a class `SceneDelegate`. Xcode's templates have used this name since Xcode 11.
  static func isNeeded(_ application: UIApplication, _ bundle: Bundle) -> Bool {
    let launch = SceneLaunch(application, bundle)
    // The application delegate is asked last, because it has not finished launching yet.
    if launch.namedDelegateClass != nil { return true }
    return launch.delegateClass(launch.configuration(UISceneSession(role: .windowApplication))) != nil
  }

  private func configuration(_ session: UISceneSession) -> UISceneConfiguration {
    application.delegate?.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
      ?? session.configuration
  }

  /// Connects the scene, and returns its window.
  func window() throws -> UIWindow? {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = configuration(session)
    session.configuration = configuration
    guard let delegate = delegateClass(configuration)?.nibMake() as? any UISceneDelegate else { return nil }
    let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = delegate
    application.connectedScenes.insert(scene)
    let windowDelegate = delegate as? any UIWindowSceneDelegate
    if let storyboard = storyboard(configuration) {
      let window = windowDelegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
      window.windowScene = scene as? UIWindowScene
      windowDelegate?.window = window
      window.rootViewController = try storyboard.nibInitialController()
    }
    delegate.scene(scene, willConnectTo: session, options: options)
    let window = windowDelegate?.window ?? application.keyWindow
    if let window, !application.windows.contains(where: { $0 === window }) { window.makeKeyAndVisible() }
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    return window
  }

  private func delegateClass(_ configuration: UISceneConfiguration) -> NSObject.Type? {
    SceneLaunch.delegateClass(configuration.delegateClass) ?? namedDelegateClass
  }

  /// The class of the scene delegate that Info.plist names, or the class `SceneDelegate`.
  private var namedDelegateClass: NSObject.Type? {
    let name = mainInfo("UISceneDelegateClassName")?.split(separator: ".").last.map(String.init)
    return SceneLaunch.delegateClass(NibClassRegistry.customClass(name ?? "SceneDelegate", module: nil))
  }

  /// The class, if it is the class of a scene delegate; otherwise `nil`.
  private static func delegateClass(_ type: AnyClass?) -> NSObject.Type? {
    type is any UISceneDelegate.Type ? type as? NSObject.Type : nil
  }

  /// The storyboard of the configuration, otherwise the storyboard that Info.plist names, otherwise the storyboard
  /// `Main`.
  private func storyboard(_ configuration: UISceneConfiguration) -> UIStoryboard? {
    if let storyboard = configuration.storyboard { return storyboard }
    if let name = mainInfo("UISceneStoryboardFile") { return UIStoryboard(name: name, bundle: bundle) }
    // A program whose Info.plist is known and names no storyboard creates its window in code.
    guard mainInfo("UISceneDelegateClassName") == nil, StoryboardFiles.exists("Main", in: bundle) else {
      return nil
    }
    return UIStoryboard(name: "Main", bundle: bundle)
  }

  private func mainInfo(_ key: String) -> String? { UIApplication.nibMainInfo(key, of: bundle) }
}
