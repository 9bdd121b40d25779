import NibCore
import TestSupport
import Testing

@testable import NibScreen

@Suite struct InputDecoderFuzzTests {
  /// Bytes that occur in escape sequences, and some that do not.
  private static let alphabet =
    Array("\u{1B}\u{1B}\u{1B}[[OM<;;:?$~~ABPRZu0123456789qé\r\u{7}\\]P".utf8) + [
      0x00, 0x80, 0xC3, 0xE2, 0xF0, 0xFF,
    ]

  private static func randomBytes(_ generator: inout SeededRandom, count: Int) -> [UInt8] {
    (0..<count).map { _ in
      let random = Int(truncatingIfNeeded: generator.next() >> 8)
      return random & 7 == 0
        ? UInt8(truncatingIfNeeded: random >> 3) : alphabet[(random >> 3) % alphabet.count]
    }
  }

  @Test(
    "Random bytes cause no crash, and a key after a flush is decoded",
    arguments: 1...40 as ClosedRange<UInt64>)
  func anyBytes(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<25 {
      _ = decoder.feed(InputDecoderFuzzTests.randomBytes(&generator, count: generator.number(below: 60)))
      if generator.number(below: 4) == 0 {
        _ = decoder.flush()
        #expect(decoder.feed("q".utf8) == [.key(KeyPress(.character("q")))], "seed \(seed)")
      }
    }
  }

  /// Only scalars are compared, because combining characters are joined only within one read.
  @Test("Input that arrives byte by byte gives the same events", arguments: 1...40 as ClosedRange<UInt64>)
  func splitInput(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let bytes = InputDecoderFuzzTests.randomBytes(&generator, count: 400)
    var whole = InputDecoder()
    var cut = InputDecoder()
    let together = whole.feed(bytes) + whole.flush()
    let apart = bytes.flatMap { cut.feed([$0]) } + cut.flush()
    #expect(
      InputDecoderFuzzTests.scalars(of: together) == InputDecoderFuzzTests.scalars(of: apart), "seed \(seed)")
  }

  private static func scalars(of events: [InputEvent]) -> [InputEvent] {
    events.flatMap { event -> [InputEvent] in
      guard case .key(let key) = event, case .character(let character) = key.key else { return [event] }
      return character.unicodeScalars.map { .key(KeyPress(.character(Character($0)), key.modifiers)) }
    }
  }
}
