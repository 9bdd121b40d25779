import NibCore
import Testing

@testable import NibScreen

/// Performs the next of its actions on the loop at each event.
private final class ScriptedHandler: EventHandler {
  var actions: [(EventLoop) -> Void]
  var sizes: [InputEvent] = []

  init(_ actions: [(EventLoop) -> Void]) { self.actions = actions }

  func handle(_ event: InputEvent, in loop: EventLoop) {
    if case .resize = event { return sizes.append(event) }
    if !actions.isEmpty { actions.removeFirst()(loop) }
  }

  func draw(on canvas: CellCanvas) {}
}

/// The services of an event loop other than drawing, on a screen in memory.
@Suite struct ScreenServicesTests {
  private let screen = HeadlessScreen(size: CellSize(columns: 8, rows: 1))

  private func run(_ actions: [(EventLoop) -> Void]) -> ScriptedHandler {
    let handler = ScriptedHandler(actions)
    let keys = actions.map { _ in [InputEvent.key(KeyPress(.enter))] }
    _ = EventLoop(screen: screen, input: ScriptedInput(keys)).run(handler)
    return handler
  }

  @Test("The loop passes clipboard texts and the mouse setting on to the screen") func clipboardAndMouse() {
    _ = run([{ #expect($0.copyToClipboard("id")) }, { $0.setMouse(false) }, { $0.setMouse(true) }])
    #expect(screen.calls == [.present, .copy("id"), .setMouse(false), .setMouse(true), .close])
  }

  @Test("After a program has run in the foreground, the screen is drawn again") func foregroundProgram() {
    screen.program = { $0.count == 3 ? 3 : 127 }
    let handler = run([{ #expect($0.runInForeground(["vi", "+4", "A.xib"]) == 3) }])
    #expect(screen.calls == [.present, .run(["vi", "+4", "A.xib"]), .present, .close])
    #expect(handler.sizes == [])
  }

  @Test("A resize during a foreground program is reported when the program ends") func resizeMeanwhile() {
    screen.program = { [screen] _ in
      screen.deviceSize = CellSize(columns: 9, rows: 2)
      return 0
    }
    let handler = run([{ _ = $0.runInForeground(["vi"]) }])
    #expect(handler.sizes == [.resize(columns: 9, rows: 2)])
    #expect(screen.frames.last?.size == CellSize(columns: 9, rows: 2))
  }

  @Test("Keys that were typed before a foreground program ended are dropped") func staleKeys() {
    let handler = ScriptedHandler([
      { _ = $0.runInForeground(["vi"]) }, { $0.setMouse(false) }, { $0.setMouse(true) },
    ])
    let key = InputEvent.key(KeyPress(.enter))
    _ = EventLoop(screen: screen, input: ScriptedInput([[key, key, key], [key]])).run(handler)
    #expect(screen.calls == [.present, .run(["vi"]), .present, .setMouse(false), .close])
  }
}
