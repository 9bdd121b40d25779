import Foundation
import NibCore
import NibScreen

/// A program that fills the screen and ends at the first key press, in the way that its argument names.
/// `EndingFailureTests` runs it; it is not installed. With the argument `later`, it shows what happens without a key.
@main
struct EndingProgram {
  static func main() throws {
    if CommandLine.arguments.dropFirst() == ["later"] {
      try TerminalApplication(rootViewController: LaterController()).run().exitProcess()
    }
    guard let ending = CommandLine.arguments.dropFirst().first.flatMap(ProgramEnding.init(rawValue:)) else {
      Terminal.terminate(
        message: "usage: EndingProgram \(ProgramEnding.allCases.map(\.rawValue).joined(separator: "|"))")
    }
    NibException.uncaughtHandler = { Terminal.terminate(message: $0.description) }
    let loop = EventLoop(terminal: try CursesScreen())
    loop.run(EndingHandler(ending)).exitProcess()
  }
}

/// Shows that the program is ready, and ends it in the given way at the first key press.
private final class EndingHandler: EventHandler {
  private let ending: ProgramEnding

  init(_ ending: ProgramEnding) { self.ending = ending }

  func handle(_ event: InputEvent, in loop: EventLoop) {
    guard case .key = event else { return loop.setNeedsDisplay() }
    ending.perform(in: loop)
  }

  func draw(on canvas: CellCanvas) {
    let style = CellStyle(
      foreground: CellColor(rgb: 0x204060), background: CellColor(rgb: 0xE0C0A0), attributes: .bold)
    canvas.put("ready for \(ending.rawValue)", at: .zero, style: style)
    canvas.cursor = nil
  }
}
