import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private var screen = UIScreen.main.bounds.size

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if screen != UIScreen.main.bounds.size { screen = .zero }
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
    let size = "\(screen.width) x \(screen.height)"
    let paths = [NSHomeDirectory(), NSTemporaryDirectory(), URL.cachesDirectory.path, size]
    try? Data(paths.joined(separator: "\n").utf8).write(to: library.appendingPathComponent("paths.txt"))
  }
}
