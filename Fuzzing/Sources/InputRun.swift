import NibCore

/// Runs the input decoder on the bytes in one piece, and divided at positions that the bytes themselves
/// determine.
enum InputRun {
  static func decode(_ bytes: [UInt8]) {
    var whole = InputDecoder()
    let together = whole.feed(bytes) + whole.flush()
    demandKey(&whole)
    var cut = InputDecoder()
    var apart: [InputEvent] = []
    var rest = bytes[...]
    while let first = rest.first {
      apart += cut.feed(rest.prefix(Int(first % 7) + 1))
      rest = rest.dropFirst(Int(first % 7) + 1)
    }
    apart += cut.flush()
    demandKey(&cut)
    precondition(scalars(of: together) == scalars(of: apart), "cuts change nothing")
  }

  /// Checks that a key after a flush is decoded, regardless of the earlier input.
  private static func demandKey(_ decoder: inout InputDecoder) {
    precondition(decoder.feed("q".utf8) == [.key(KeyPress(.character("q")))], "a key is a key")
  }

  /// Divides joined characters into separate events, because only characters within one read are joined.
  private static func scalars(of events: [InputEvent]) -> [InputEvent] {
    events.flatMap { event -> [InputEvent] in
      guard case .key(let key) = event, case .character(let character) = key.key else { return [event] }
      return character.unicodeScalars.map { .key(KeyPress(.character(Character($0)), key.modifiers)) }
    }
  }
}
