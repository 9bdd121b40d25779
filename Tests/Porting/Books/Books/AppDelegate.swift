import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
    let paths = [NSHomeDirectory(), NSTemporaryDirectory(), URL.cachesDirectory.path]
    try? Data(paths.joined(separator: "\n").utf8).write(to: library.appendingPathComponent("paths.txt"))
  }
}
