/// Divides the output of a program into characters, control characters and sequences (ECMA-48).
struct EscapeParser {
  /// A control sequence: ESC [, prefix, parameters, intermediate, final.
  struct Sequence: Hashable {
    /// One of `< = > ?`, or nothing.
    var prefix: Character?
    /// The parameters with their colon-separated parts, at least one. Missing numbers are 0.
    var parameters: [[Int]]
    var intermediate: Character?
    var final: Character

    /// The parameter with the given index, or `standard` if it is 0 or missing.
    func parameter(_ index: Int, standard: Int = 1) -> Int {
      let value = index < parameters.count ? parameters[index][0] : 0
      return value == 0 ? standard : value
    }
  }

  enum Action: Hashable {
    case print(Unicode.Scalar)
    case control(UInt8)
    case escape(intermediate: Character?, final: Character)
    case sequence(Sequence)
    /// An operating system command, such as the window's title.
    case command(String)
  }

  private enum State { case ground, escape, sequence, string }

  private var state = State.ground
  private var pending: [UInt8] = []
  private var isCommand = false
  private var character: [UInt8] = []

  /// Processes the next byte. Returns the action that it completes, or `nil` if it completes none.
  mutating func take(_ byte: UInt8) -> Action? {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .sequence: takeSequence(byte)
    case .string: takeString(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) -> Action? {
    if byte == 0x1B {
      begin(.escape)
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    if byte < 0x80 { return .print(Unicode.Scalar(byte)) }
    character = byte & 0xC0 == 0x80 ? character + [byte] : [byte]
    guard let lead = character.first, character.count == EscapeParser.length(lead) else { return nil }
    defer { character = [] }
    return String(decoding: character, as: UTF8.self).unicodeScalars.first.map { .print($0) }
  }

  private mutating func takeEscape(_ byte: UInt8) -> Action? {
    switch byte {
    case UInt8(ascii: "["): begin(.sequence)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "k"):
      begin(.string)
      isCommand = byte == UInt8(ascii: "]")
    case 0x20...0x2F: pending.append(byte)
    case 0x30...0x7E:
      defer { begin(.ground) }
      return .escape(
        intermediate: pending.first.map(EscapeParser.character), final: EscapeParser.character(byte))
    default: begin(.ground)
    }
    return nil
  }

  private mutating func takeSequence(_ byte: UInt8) -> Action? {
    switch byte {
    // A control character inside a sequence takes effect immediately.
    case 0x00...0x1A: return .control(byte)
    case 0x20...0x3F: pending.append(byte)
    case 0x40...0x7E:
      defer { begin(.ground) }
      return .sequence(EscapeParser.parse(pending, final: byte))
    default: begin(byte == 0x1B ? .escape : .ground)
    }
    return nil
  }

  private mutating func takeString(_ byte: UInt8) -> Action? {
    let isEnded = byte == 0x07 || pending.last == 0x1B && byte == UInt8(ascii: "\\")
    guard isEnded else {
      pending.append(byte)
      return nil
    }
    defer { begin(.ground) }
    let text = pending.last == 0x1B ? pending.dropLast() : pending[...]
    return isCommand ? .command(String(decoding: text, as: UTF8.self)) : nil
  }

  private mutating func begin(_ next: State) {
    state = next
    pending = []
  }

  private static func parse(_ bytes: [UInt8], final: UInt8) -> Sequence {
    let prefix = bytes.first { (0x3C...0x3F).contains($0) }
    let intermediate = bytes.last { (0x20...0x2F).contains($0) }
    let digits = bytes.filter { (0x30...0x3B).contains($0) }
    let parameters = String(decoding: digits, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 } }
    return Sequence(
      prefix: prefix.map(character), parameters: parameters,
      intermediate: intermediate.map(character), final: character(final))
  }

  private static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  /// The number of bytes of the UTF-8 sequence that begins with `lead`.
  private static func length(_ lead: UInt8) -> Int { lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2 }
}
