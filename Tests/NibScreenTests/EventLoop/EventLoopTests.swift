import Foundation
import NibCore
import Testing

@testable import NibCells
@testable import NibScreen

/// Records its events, and stops at the key `q`.
private final class Recorder: EventHandler {
  var events: [InputEvent] = []
  var draws = 0
  var turns = 0
  var onEvent: (InputEvent, EventLoop) -> Void = { _, loop in loop.setNeedsDisplay() }

  func handle(_ event: InputEvent, in loop: EventLoop) {
    events.append(event)
    if event == .key(KeyPress(.character("q"))) { loop.stop(status: 7) }
    onEvent(event, loop)
  }

  func draw(on canvas: CellCanvas) {
    draws += 1
    canvas.put("draw \(draws)", at: .zero, style: .plain)
  }

  func turnDidEnd(in loop: EventLoop) { turns += 1 }
}

private func keys(_ text: String) -> [InputEvent] { text.map { .key(KeyPress(.character($0))) } }

@Suite struct EventLoopTests {
  private let screen = HeadlessScreen(size: CellSize(columns: 8, rows: 1))
  private let recorder = Recorder()

  @Test("Events that arrive together cause one drawing") func eventsTogether() {
    let loop = EventLoop(screen: screen, input: ScriptedInput([keys("abc"), keys("de"), keys("qx")]))
    #expect(loop.run(recorder) == .stopped(status: 7))
    #expect(recorder.events == keys("abcdeq"))
    #expect(recorder.turns == 3)
    #expect(screen.frames.map { TextExport().text(of: $0) } == ["draw 1\n", "draw 2\n", "draw 3\n"])
    #expect(screen.calls == [.present, .present, .present, .close])
  }

  /// Input is processed in parts. After each part, the loop draws and handles signals.
  @Test("A flood of input does not delay signals") func inputFlood() {
    let signals = SignalPipe()
    let loop = EventLoop(
      screen: screen, input: ScriptedInput([keys(String(repeating: "a", count: 100_000))]), signals: signals)
    recorder.onEvent = { [recorder] _, loop in
      if recorder.events.count == 100 { signals.post(SIGTERM) }
      if recorder.events.count > 100 { usleep(100) }
      loop.setNeedsDisplay()
    }
    #expect(loop.run(recorder) == .signal(SIGTERM))
    #expect(recorder.events.count < 10_000)
  }

  @Test("The loop ends when the screen is lost") func lostScreen() {
    recorder.onEvent = { [screen] event, loop in
      screen.isLost = true
      loop.setNeedsDisplay()
    }
    let loop = EventLoop(screen: screen, input: ScriptedInput([keys("a"), keys("b")]))
    #expect(loop.run(recorder) == .inputClosed)
    #expect(recorder.events == keys("a"))
  }

  @Test("Events that change nothing cause no drawing") func unchangedScreen() {
    recorder.onEvent = { _, _ in }
    let loop = EventLoop(screen: screen, input: ScriptedInput([keys("a"), keys("b")]))
    #expect(loop.run(recorder) == .inputClosed)
    #expect(recorder.draws == 1)
  }

  @Test("Many resize signals in a row cause one resize event") func resizeBurst() {
    let signals = SignalPipe()
    let loop = EventLoop(screen: screen, input: ScriptedInput([keys("a"), [], keys("q")]), signals: signals)
    recorder.onEvent = { [screen] event, _ in
      guard event == keys("a")[0] else { return }
      screen.deviceSize = CellSize(columns: 9, rows: 2)
      for _ in 0..<1000 { signals.post(SIGWINCH) }
    }
    #expect(loop.run(recorder) == .stopped(status: 7))
    #expect(recorder.events == keys("a") + [.resize(columns: 9, rows: 2)] + keys("q"))
    #expect(screen.frames.map(\.size) == [CellSize(columns: 8, rows: 1), CellSize(columns: 9, rows: 2)])
  }

  @Test(
    "A signal to terminate ends the loop and closes the screen",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func terminationSignals(_ signal: Int32) {
    let signals = SignalPipe()
    signals.post(signal)
    let loop = EventLoop(screen: screen, input: ScriptedInput([keys("a")]), signals: signals)
    #expect(loop.run(recorder) == .signal(signal))
    #expect(recorder.events == [])
    #expect(screen.calls == [.present, .close])
  }

  @Test("The screen is drawn again when a stopped process continues") func continuation() {
    let signals = SignalPipe()
    signals.post(SIGCONT)
    recorder.onEvent = { _, _ in }
    let loop = EventLoop(screen: screen, input: ScriptedInput([[], keys("q")]), signals: signals)
    #expect(loop.run(recorder) == .stopped(status: 7))
    #expect(screen.calls == [.present, .resume, .present, .close])
  }

  @Test("Timers fire in order of time, and cancelled timers never fire") func timers() {
    let loop = EventLoop(screen: screen, input: ScriptedInput(Array(repeating: [], count: 1_000_000)))
    var fired: [String] = []
    loop.schedule(after: .milliseconds(2)) { fired.append("second") }
    loop.schedule(after: .milliseconds(1)) { fired.append("first") }
    let cancelled = loop.schedule(after: .zero) { fired.append("never") }
    loop.cancel(cancelled)
    loop.schedule(after: .zero, every: .milliseconds(3)) {
      if fired.count == 2 { loop.stop(status: 3) }
    }
    #expect(loop.run(recorder) == .stopped(status: 3))
    #expect(fired == ["first", "second"])
  }

  @Test("The loop decodes the bytes of a terminal until the input ends") func terminalInput() throws {
    let pipe = try #require(Platform.makePipe())
    Platform.write(Array("ab\u{1B}[A\u{1B}".utf8), to: pipe.write)
    let loop = EventLoop(screen: screen, input: TerminalInput(descriptor: pipe.read), signals: nil)
    // A lone ESC waits for its time limit, then the input ends.
    recorder.onEvent = { event, _ in
      if event == .key(KeyPress(.escape)) { close(pipe.write) }
    }
    #expect(loop.run(recorder) == .inputClosed)
    #expect(recorder.events == keys("ab") + [.key(KeyPress(.up)), .key(KeyPress(.escape))])
    close(pipe.read)
  }

  @Test("A terminal is read while earlier keys wait") func waitingKeys() throws {
    let pipe = try #require(Platform.makePipe())
    defer { for end in [pipe.read, pipe.write] { close(end) } }
    Platform.write(Array(String(repeating: "ab", count: 20).utf8), to: pipe.write)
    let loop = EventLoop(
      screen: screen, input: TerminalInput(descriptor: pipe.read), signals: SignalPipe())
    var isReadAtEnd: Bool?
    recorder.onEvent = { [recorder] _, loop in
      if recorder.events.count == 1 {
        Platform.write(Array("c".utf8), to: pipe.write)
        // Longer than the time for one turn.
        usleep(50_000)
      } else if recorder.events.count == 40 {
        isReadAtEnd = Platform.wait(for: [pipe.read], timeout: .zero).isEmpty
      } else if recorder.events.count == 41 {
        loop.stop()
      }
    }
    #expect(loop.run(recorder) == .stopped(status: 0))
    #expect(isReadAtEnd == true)
    #expect(recorder.events == keys(String(repeating: "ab", count: 20) + "c"))
  }

  @Test(
    "The exit status says how the loop ended",
    arguments: [
      (LoopEnding.stopped(status: 7), 7), (.inputClosed, 1), (.signal(SIGHUP), 129), (.signal(SIGINT), 130),
      (.signal(SIGQUIT), 131), (.signal(SIGTERM), 143),
    ] as [(LoopEnding, Int32)])
  func status(_ ending: LoopEnding, _ status: Int32) {
    #expect(ending.status == status)
  }
}
