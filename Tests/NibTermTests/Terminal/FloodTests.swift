import Foundation
import TestSupport
import Testing

/// Floods of input. The program keeps running, still draws, and can be ended.
@Suite struct FloodTests {
  /// The bytes of keys that would end the program, suspend it or stop its output.
  private static let endings: Set<UInt8> = [0x03, 0x04, 0x13, 0x1A, 0x1C, UInt8(ascii: "q")]

  /// Random bytes without `endings`.
  private struct Noise: Sequence, IteratorProtocol {
    var random: SeededRandom

    mutating func next() -> UInt8? {
      while true {
        let byte = UInt8(truncatingIfNeeded: random.next())
        if !FloodTests.endings.contains(byte) { return byte }
      }
    }
  }

  /// Whether the program draws after a resize. It does so only after it has processed all earlier input.
  private func stillDraws(_ terminal: PseudoTerminal) -> Bool {
    terminal.waitUntilQuiet(milliseconds: 100)
    let before = terminal.output.count
    terminal.resize(columns: 70, rows: 20)
    return terminal.wait { _ in terminal.output.count > before }
  }

  private func end(_ terminal: PseudoTerminal) {
    terminal.send(Keys.interrupt)
    #expect(terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.isRestored)
  }

  @Test("The browser survives random input and still draws", arguments: 1...4 as ClosedRange<UInt64>)
  func noise(seed: UInt64) throws {
    let run = try BrowserRun(environment: ["EDITOR": "true"])
    #expect(run.terminal.send(bytes: Array(Noise(random: SeededRandom(seed: seed)).prefix(8192))))
    #expect(stillDraws(run.terminal), "seed \(seed)")
    end(run.terminal)
  }

  /// 20,000 keys arrive while the first ones are still being processed.
  @Test("An interrupt does not wait for the keys that arrived before it") func fastKeys() throws {
    let run = try ElementsRun()
    #expect(run.terminal.send(bytes: Array(String(repeating: "jjjk", count: 5000).utf8)))
    end(run.terminal)
  }

  @Test("The browser still draws after a paste of a megabyte", arguments: ["/", ":"])
  func largePaste(field: String) throws {
    let run = try BrowserRun()
    run.terminal.send(field)
    run.terminal.waitUntilQuiet()
    let text = String(repeating: "pasted text ", count: 1 << 20 / 12)
    #expect(run.terminal.send(bytes: Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)))
    #expect(stillDraws(run.terminal))
    end(run.terminal)
  }

  /// Without the markers of bracketed paste, a paste is a flood of keys.
  @Test("The browser still draws after a large paste without markers", arguments: ["/", ":"])
  func unmarkedPaste(field: String) throws {
    let run = try BrowserRun()
    run.terminal.send(field)
    run.terminal.waitUntilQuiet()
    #expect(run.terminal.send(bytes: Array(String(repeating: "text 元素 é ", count: 2000).utf8)))
    #expect(stillDraws(run.terminal))
    end(run.terminal)
  }

  @Test("The browser still draws after a large paste of one key that lays the document out again")
  func repeatedKey() throws {
    let run = try BrowserRun()
    #expect(run.terminal.send(bytes: Array(repeating: UInt8(ascii: "d"), count: 1 << 18)))
    #expect(stillDraws(run.terminal))
    end(run.terminal)
  }

  @Test(
    "Unrequested responses and endless sequences do not stop the program",
    arguments: [
      "\u{1B}[?62;22c", "\u{1B}P>|hostile\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}[24;80R",
      "\u{1B}[" + String(repeating: "9;", count: 5000) + "m",
      "\u{1B}]52;c;" + String(repeating: "A", count: 3000) + "\u{7}",
      "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[<0;0;0M\u{1B}[<64;65535;65535M",
      "\u{1B}[M\u{FF}\u{FF}\u{FF}",
      "\u{1B}[201~", "\u{1B}[200~unended", "\u{1B}\u{1B}\u{1B}[", "\u{1B}[I\u{1B}[O\u{1B}[I",
      "\u{1B}]0;unended",
    ])
  func strayResponses(bytes: String) throws {
    let run = try ElementsRun()
    run.terminal.send(bytes)
    // A sequence without an end is given up when no more input arrives, a paste without an end after a second.
    #expect(run.terminal.wait { _ in true })
    #expect(stillDraws(run.terminal))
    run.terminal.resize(columns: 80, rows: 24)
    #expect(run.terminal.wait(for: "Noble Gases"))
    end(run.terminal)
  }
}
