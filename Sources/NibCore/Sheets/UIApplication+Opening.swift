extension UIApplication {
  /// Options for opening a URL. They have no effect.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// UIKit's URL of the program's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the program can open a URL: true for URLs with a scheme, because it shows their text.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Shows a URL and offers to copy it, because a terminal program cannot open other programs on the user's computer. The
  /// URL is also written when the program ends.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let wasOpened = canOpenURL(url) && nibShow(url)
    completionHandler?(wasOpened)
  }

  /// The form of `open(_:options:completionHandler:)` before iOS 10.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { canOpenURL(url) && nibShow(url) }

  private func nibShow(_ url: URL) -> Bool {
    nibHost?.writeLater(url.absoluteString)
    let copy = SheetChoice(title: "Copy Address") { UIPasteboard.general.url = url }
    return keyWindow?.nibShowChoices([copy], title: "Open this address", message: url.absoluteString) ?? false
  }
}

extension UIApplication {
  /// The program is about to be suspended: the delegates are notified as by UIKit.
  package func nibWillSuspend() {
    nibResignActive()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    moveScenes(to: .background) { $0.sceneDidEnterBackground($1) }
    nibPost(UIApplication.didEnterBackgroundNotification)
  }

  /// The program continues after it was suspended.
  package func nibDidResume() {
    delegate?.applicationWillEnterForeground(self)
    applicationState = .inactive
    moveScenes(to: .foregroundInactive) { $0.sceneWillEnterForeground($1) }
    nibPost(UIApplication.willEnterForegroundNotification)
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    moveScenes(to: .foregroundActive) { $0.sceneDidBecomeActive($1) }
    nibPost(UIApplication.didBecomeActiveNotification)
  }

  /// The program ends: it is first suspended, as on iOS.
  package func nibWillTerminate() {
    nibWillSuspend()
    for scene in nibScenes { scene.delegate?.sceneDidDisconnect(scene) }
    delegate?.applicationWillTerminate(self)
    nibPost(UIApplication.willTerminateNotification)
  }

  private func nibResignActive() {
    applicationState = .inactive
    delegate?.applicationWillResignActive(self)
    moveScenes(to: .foregroundInactive) { $0.sceneWillResignActive($1) }
    nibPost(UIApplication.willResignActiveNotification)
  }

  /// Changes the state of all scenes, and notifies their delegates.
  private func moveScenes(
    to state: UIScene.ActivationState, notify: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in nibScenes {
      scene.activationState = state
      if let delegate = scene.delegate { notify(delegate, scene) }
    }
  }

  private var nibScenes: [UIScene] {
    connectedScenes.sorted { $0.session.role.rawValue < $1.session.role.rawValue }
  }

  private func nibPost(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
