import NibCore
import Testing

@testable import NibScreen

@Suite struct TerminalApplicationTests {
  @Test("Ctrl-C ends the program even while the help is shown") func controlCInHelp() {
    let keys = [KeyPress(.character("?")), KeyPress(.character("c"), .control)]
    let loop = EventLoop(
      screen: HeadlessScreen(size: CellSize(columns: 60, rows: 14)),
      input: ScriptedInput(keys.map { [.key($0)] }))
    let application = TerminalApplication(rootViewController: UIViewController())
    #expect(application.run(on: loop) == .stopped(status: 130))
  }
}
