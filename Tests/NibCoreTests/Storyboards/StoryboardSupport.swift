import NibCoreTestSupport
import Testing

@testable import NibCore

/// A controller that logs its calls. All controllers of a test share one log.
class LoggingController: UIViewController {
  /// The lines that the controllers of the current test have logged.
  final class Log: @unchecked Sendable { var lines: [String] = [] }

  @TaskLocal static var log = Log()
  private let log = LoggingController.log

  /// Returns the logged lines and clears the log.
  static func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  private func write(_ text: String) { log.lines.append("\(title ?? "?").\(text)") }

  override func viewDidLoad() { write("didLoad") }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    write("should(\(identifier))")
    return identifier != "never"
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? " loaded" : ""
    write("prepare(\(segue.identifier ?? "-") to \(segue.destination.title ?? "?")\(loaded))")
  }

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("comeBack:", LoggingController.comeBack)]
  }

  private func comeBack(_ segue: UIStoryboardSegue) { write("comeBack(from \(segue.source.title ?? "?"))") }
}

/// A custom segue class.
final class CrossfadeSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

extension SmallStoryboard {
  /// The attributes that give an element a custom class of this test module.
  static func custom(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"NibCoreTests\"" }

  static let logging = custom("LoggingController")
}

extension UIWindow {
  /// A phone's window that shows a controller.
  static func phone(showing root: UIViewController?) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  /// The first view of the given type, depth first.
  func first<View: UIView>(_ type: View.Type) -> View? {
    func find(in view: UIView) -> View? {
      (view as? View) ?? view.subviews.lazy.compactMap(find).first
    }
    return find(in: self)
  }
}
