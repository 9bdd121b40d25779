extension UIApplication {
  /// Notifies the delegates that the program is about to be suspended, as UIKit does.
  package func nibWillSuspend() {
    nibResignActive()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    moveScenes(to: .background) { $0.sceneDidEnterBackground($1) }
    nibPost(UIApplication.didEnterBackgroundNotification)
  }

  /// Notifies the delegates that the program continues after it was suspended.
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

  /// Notifies the delegates that the program ends. As on iOS, it is suspended first.
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
