import Foundation
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Windows that have no room for what they show, because they were made smaller while it was open.
@Suite struct TinyWindowTests {
  private static let sizes = [(80, 1), (1, 1), (2, 2), (3, 3), (1, 24)].map(CellSize.init)

  /// The keys that are typed in each window. None of them starts a program.
  private static let keys = "Down a"

  @Test("Everything that a key opens stays open in a tiny window", arguments: [false, true])
  func browser(showsMap: Bool) throws {
    let storyboard = try MapStoryboard()
    for command in Browser.commands.map(\.info) where !["q", "Ctrl-Z", "e"].contains(command.shortcut) {
      guard let key = command.keys.first else { continue }
      let run = BrowserScript(storyboard.path, keys: showsMap ? "O" : "Enter")
      run.type([key])
      for size in Self.sizes {
        run.screen.deviceSize = size
        run.type(Self.keys)
        #expect(run.ending == .inputClosed, "\(command.title) in \(size)")
      }
      run.screen.deviceSize = CellSize(columns: 80, rows: 24)
      run.type("Esc")
      #expect(run.lines.dropLast().count == 24, "\(command.title)")
    }
  }

  @Test("The screen for conflicts stays open in a tiny window") func conflicts() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("base", "A"), ("ours", "B"), ("theirs", "C")] {
      try folder.write(SmallNibs.label("Title \(text)"), to: "\(name).xib")
    }
    _ = try CommandRun(
      arguments: ["merge", "base.xib", "ours.xib", "theirs.xib", "-o", "Card.xib"], directory: folder.path)
    for command in ResolveScreen.commands.map(\.info) where !command.keys.contains(KeyPress(.character("q")))
    {
      let resolve = try ResolveScreen(
        try ConflictFile(folder.path + "/Card.xib"), theme: Theme.named(.default), style: .rendered)
      let screen = HeadlessScreen(size: CellSize(columns: 80, rows: 24))
      for size in [screen.size] + Self.sizes {
        screen.deviceSize = size
        let keys = size == screen.size ? command.keys.prefix(1).map { $0 } : [KeyPress(.down)]
        let loop = EventLoop(screen: screen, input: ScriptedInput(keys.map { [.key($0)] }))
        resolve.loop = loop
        #expect(loop.run(resolve) == .inputClosed, "\(command.title) in \(size)")
      }
    }
  }
}

extension BrowserScript {
  /// Types keys that have no names.
  fileprivate func type(_ keys: [KeyPress]) {
    let loop = EventLoop(screen: screen, input: ScriptedInput(keys.map { [.key($0)] }))
    browser.loop = loop
    _ = loop.run(browser)
  }
}
