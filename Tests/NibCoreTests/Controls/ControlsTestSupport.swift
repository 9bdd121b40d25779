import Foundation
import TestSupport

@testable import NibCells
@testable import NibCore

/// The drawing of a single view, as text.
struct Drawn {
  let canvas: CellCanvas

  init(
    _ view: UIView, _ columns: Int, _ rows: Int = 1, style: NibDrawingContext.Style = .rendered,
    focused: Bool = false
  ) {
    let size = CellSize(columns: columns, rows: rows)
    canvas = CellCanvas(size: size)
    view.frame.size = CGSize(width: columns * 8, height: rows * 16)
    view.layoutIfNeeded()
    view.nibDraw(
      in: NibDrawingContext(
        canvas: canvas, style: style, grid: .standard, size: size, bounds: view.bounds,
        traits: view.traitCollection, backdrop: .default, isFocused: focused, isSelected: false,
        tint: view.tintColor))
  }

  /// All rows, trailing spaces included.
  var rows: [String] { TextExport(trimsRows: false).rows(of: canvas) }

  /// All rows, as exported for a terminal that shows only ASCII.
  var asciiRows: [String] { TextExport(trimsRows: false, asciiOnly: true).rows(of: canvas) }

  /// The text of the cells in reverse video.
  var reversed: String { text { $0.attributes.contains(.reverse) } }

  /// The text of faint cells.
  var dim: String { text { $0.attributes.contains(.dim) } }

  private func text(where matches: (CellStyle) -> Bool) -> String {
    canvas.bounds.rowRange.map { row in
      canvas.bounds.columnRange.map { canvas[row: row, column: $0] }
        .filter { matches($0.style) }.map(\.text).joined()
    }.joined()
  }
}

/// Counts the actions that it receives.
final class ActionLog: UIResponder {
  private(set) var senders: [AnyObject] = []
  var count: Int { senders.count }

  func changed(_ sender: AnyObject) { senders.append(sender) }

  override class var nibActions: [NibAction] { [NibAction("changed:", ActionLog.changed)] }
}

extension UIControl {
  /// A log of this control's events.
  func logged(_ events: Event = .valueChanged) -> ActionLog {
    let log = ActionLog()
    addTarget(log, action: Selector("changed:"), for: events)
    return log
  }
}

extension UIView {
  /// Presses keys on the view and returns the last result.
  @discardableResult
  func sendKeys(_ keys: KeyPress.Key...) -> Bool {
    keys.reduce(false) { _, key in nibKeyDown(KeyPress(key)) }
  }

  /// Clicks at a column and row of the view and returns whether the view handled the click.
  @discardableResult
  func click(_ column: Int, _ row: Int = 0) -> Bool {
    let point = CGPoint(x: column * 8 + 4, y: row * 16 + 8)
    let down = nibMouse(MouseEvent(.press, column: column, row: row), at: point)
    let up = nibMouse(MouseEvent(.release, column: column, row: row), at: point)
    return down || up
  }
}

/// The objects of a xib, loaded leniently for a canvas of the given toolsVersion. If loading reported diagnostics, the
/// result contains their messages instead, so that a test that expects objects fails.
func loadedObjects(_ xml: String, toolsVersion: Int = 22_505) throws -> [AnyObject] {
  let document = try NibReader.read(Array(XibText.xib(xml).utf8), file: "Sample.xib")
  let environment = NibEnvironment(
    device: Device.all[0], profile: .canvas(toolsVersion: toolsVersion), hasTraits: false)
  let loading = NibInstantiation(
    document: document, objects: document.objectsElement, name: "Sample", owner: nil, mode: .lenient,
    bundle: .main, environment: environment)
  return try NibEnvironment.$current.withValue(environment) {
    let objects = try loading.run()
    let messages = loading.diagnostics.map(\.message)
    return messages.isEmpty ? objects.map { $0 as AnyObject } : messages.map { $0 as NSString }
  }
}

/// The environment of a canvas with the measurements of the given toolsVersion.
func canvasEnvironment(_ toolsVersion: Int) -> NibEnvironment {
  NibEnvironment(device: Device.all[0], profile: .canvas(toolsVersion: toolsVersion))
}
