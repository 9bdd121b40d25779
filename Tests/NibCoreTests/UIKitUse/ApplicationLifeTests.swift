import Foundation
import Testing

@testable import NibCore

/// The calls and notifications during the life of a program.
@Suite(.serialized) struct ApplicationLifeTests {
  @Test("A suspended program is notified in UIKit's order, and its scene before the notification")
  func suspension() {
    let application = UIApplication()
    let delegate = LifeDelegate()
    application.delegate = delegate
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    scene.delegate = delegate
    application.connectedScenes = [scene]
    let observed = observe(application, delegate)
    defer { observed.forEach(NotificationCenter.default.removeObserver) }
    application.nibWillSuspend()
    #expect(application.applicationState == .background)
    #expect(scene.activationState == .background)
    #expect(
      delegate.log == [
        "resign", "scene resign", "note resign", "background", "scene background", "note background",
      ])
    delegate.log = []
    application.nibDidResume()
    #expect(application.applicationState == .active)
    #expect(scene.activationState == .foregroundActive)
    #expect(
      delegate.log == [
        "foreground", "scene foreground", "note foreground", "active", "scene active", "note active",
      ])
    delegate.log = []
    application.nibWillTerminate()
    #expect(delegate.log.suffix(3) == ["scene disconnect", "terminate", "note terminate"])
  }

  private func observe(_ application: UIApplication, _ delegate: LifeDelegate) -> [Any] {
    let names: [(Notification.Name, String)] = [
      (UIApplication.willResignActiveNotification, "resign"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willTerminateNotification, "terminate"),
    ]
    let box = LogBox(delegate)
    return names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        box.delegate.log.append("note \(text)")
      }
    }
  }

  private struct LogBox: @unchecked Sendable {
    let delegate: LifeDelegate

    init(_ delegate: LifeDelegate) { self.delegate = delegate }
  }

  private final class LifeDelegate: UIApplicationDelegate, UISceneDelegate {
    var log: [String] = []

    func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene background") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene active") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("scene disconnect") }
  }
}
