import Testing

@testable import NibCore

/// Views from small documents, and drawings of views, for tests.
enum ViewSamples {
  /// A phone with two pixels per point, as measured by the newest known Interface Builder before Xcode 16.
  static let canvas = NibEnvironment(device: phone, profile: .canvas(toolsVersion: 22_000))
  static let rightToLeft = NibEnvironment(
    device: phone, profile: .canvas(toolsVersion: 22_000), isRightToLeft: true)
  static let terminal = NibEnvironment(device: .terminal)

  private static let phone = Device.all.first { $0.id == "retina4_7" } ?? .terminal

  /// The view of one element, and the messages of the diagnostics from loading it. Notes are left out, except
  /// those about unsupported words.
  static func load<View: UIView>(
    _ element: String, as type: View.Type = View.self, resources: String = "",
    in environment: NibEnvironment = canvas
  ) throws -> (view: View, diagnostics: [String]) {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000">
      <objects>\(element)</objects><resources>\(resources)</resources></document>
      """
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    let objects = try NibEnvironment.$current.withValue(environment) {
      try nib.nibInstantiate(withOwner: nil)
    }
    let problems = nib.nibDiagnostics.filter { $0.severity != .note || $0.id.hasPrefix("unsupported") }
    return (try #require(objects.first as? View), problems.map(\.message))
  }

  /// The rows of cells that a view draws as its own content, without trailing blanks.
  static func drawing(
    of view: UIView, columns: Int, rows: Int, style: NibDrawingContext.Style = .rendered,
    isFocused: Bool = false
  ) -> [String] {
    let canvas = draw(view, columns: columns, rows: rows, style: style, isFocused: isFocused)
    return (0..<rows).map { row in
      var line = ""
      for column in 0..<columns { line += canvas[row: row, column: column].text }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// A cell canvas with the content that a view draws, without its subviews.
  static func draw(
    _ view: UIView, columns: Int, rows: Int, style: NibDrawingContext.Style = .rendered,
    isFocused: Bool = false
  ) -> CellCanvas {
    let canvas = CellCanvas(size: CellSize(columns: columns, rows: rows))
    view.nibDraw(
      in: NibDrawingContext(
        canvas: canvas, style: style, grid: .standard, size: canvas.size, bounds: view.bounds,
        traits: view.traitCollection, backdrop: .white, isFocused: isFocused, isSelected: false,
        tint: view.tintColor))
    return canvas
  }

  /// A window in the terminal that contains the view, so that the view can become first responder.
  static func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    window.addSubview(view)
    return window
  }

  /// Sends keys to a view, one after another.
  static func type(_ keys: [KeyPress], into view: UIView) { for key in keys { _ = view.nibKeyDown(key) } }

  /// The keys that type a text.
  static func keys(_ text: String) -> [KeyPress] { text.map { KeyPress(.character($0)) } }
}
