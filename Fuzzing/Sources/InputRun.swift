import NibCore

/// Runs the input decoder on the bytes as a whole and in pieces, and checks that the events are the same. The bytes
/// themselves determine the lengths of the pieces.
enum InputRun {
  static func decode(_ bytes: [UInt8]) {
    var whole = InputDecoder()
    let together = whole.feed(bytes) + whole.flush()
    checkKey(&whole)
    var divided = InputDecoder()
    var inPieces: [InputEvent] = []
    var rest = bytes[...]
    while let first = rest.first {
      inPieces += divided.feed(rest.prefix(Int(first % 7) + 1))
      rest = rest.dropFirst(Int(first % 7) + 1)
    }
    inPieces += divided.flush()
    checkKey(&divided)
    precondition(scalars(of: together) == scalars(of: inPieces), "dividing the input changed the events")
  }

  /// Checks that a key after a flush is decoded, regardless of the earlier input.
  private static func checkKey(_ decoder: inout InputDecoder) {
    precondition(
      decoder.feed("q".utf8) == [.key(KeyPress(.character("q")))], "a key after a flush was not decoded")
  }

  /// Divides joined characters into separate events, because only characters within one read are joined.
  private static func scalars(of events: [InputEvent]) -> [InputEvent] {
    events.flatMap { event -> [InputEvent] in
      guard case .key(let key) = event, case .character(let character) = key.key else { return [event] }
      return character.unicodeScalars.map { .key(KeyPress(.character(Character($0)), key.modifiers)) }
    }
  }
}
