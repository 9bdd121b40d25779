import Testing

@testable import NibCore

/// Creates small storyboards.
enum SmallStoryboard {
  /// A document of scenes, each given by the contents of its `<objects>`.
  static func document(_ scenes: [String], initial: String? = nil, file: String = "Main.storyboard") throws
    -> NibDocument
  {
    let list = scenes.enumerated().map {
      "<scene sceneID=\"scene-\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\
      \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(list.joined())</scenes>
      </document>
      """
    return try NibReader.read([UInt8](text.utf8), file: file)
  }

  /// The document's storyboard, for a phone by default.
  static func storyboard(_ scenes: [String], initial: String? = nil, mode: NibLoadingMode = .strict) throws
    -> UIStoryboard
  {
    let storyboard = UIStoryboard(nibDocument: try document(scenes, initial: initial))
    storyboard.nibMode = mode
    return storyboard
  }

  /// A controller's element. `views` are the subviews of its view; if they are nil, it has no view. `after` is
  /// inserted after the view.
  static func controller(
    _ id: String, element: String = "viewController", _ attributes: String = "", views: String? = "",
    after: String = "", connections: String = ""
  ) -> String {
    let view = views.map {
      "<view key=\"view\" id=\"\(id)-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
        + "<subviews>\($0)</subviews></view>"
    }
    return "<\(element) title=\"\(id)\" id=\"\(id)\" \(attributes)>\(view ?? "")\(after)"
      + "<connections>\(connections)</connections></\(element)>"
  }

  static func segue(_ kind: String, to id: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(attributes) id=\"\(kind)-\(id)-segue\"/>"
  }

  static func relation(_ name: String, to id: String) -> String {
    segue("relationship", to: id, "relationship=\"\(name)\"")
  }

  static func button(_ id: String, _ connections: String) -> String {
    """
    <button opaque="NO" buttonType="system" fixedFrame="YES" id="\(id)">
      <rect key="frame" x="16" y="160" width="100" height="32"/>
      <state key="normal" title="\(id)"/>
      <connections>\(connections)</connections>
    </button>
    """
  }

  /// A navigation controller with the given root.
  static func navigation(_ id: String = "stack", root: String) -> String {
    controller(
      id, element: "navigationController", views: nil,
      connections: relation("rootViewController", to: root))
  }
}

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
