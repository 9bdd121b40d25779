import Foundation
import NibCore
import NibScreen

/// A program that fills the screen and, at the first key press, ends in the way that its argument names. The
/// tests of program endings run it; it is not installed.
@main
struct EndingProgram {
  static func main() throws {
    guard let way = CommandLine.arguments.dropFirst().first.flatMap(WayOut.init(rawValue:)) else {
      Terminal.terminate(
        message: "usage: EndingProgram \(WayOut.allCases.map(\.rawValue).joined(separator: "|"))")
    }
    NibException.uncaughtHandler = { Terminal.terminate(message: $0.description) }
    let loop = EventLoop(terminal: try CursesScreen())
    loop.run(Doomed(way)).exitProcess()
  }
}

/// Shows that it is ready, and ends in the given way at the first key press.
private final class Doomed: EventHandler {
  private let way: WayOut

  init(_ way: WayOut) { self.way = way }

  func handle(_ event: InputEvent, in loop: EventLoop) {
    guard case .key = event else { return loop.setNeedsDisplay() }
    way.take(in: loop)
  }

  func draw(on canvas: CellCanvas) {
    let style = CellStyle(
      foreground: CellColor(rgb: 0x204060), background: CellColor(rgb: 0xE0C0A0), attributes: .bold)
    canvas.put("ready for \(way.rawValue)", at: .zero, style: style)
    canvas.cursor = nil
  }
}
